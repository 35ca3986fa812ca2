"""Dominion in the catalogue, whatever the other rooms know of it."""

import pytest

from moonlit.games import GAMES


@pytest.fixture
def dominion(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of the game; other processes do not see it, so a test keeps to one worker."""
    monkeypatch.setitem(GAMES, "dominion", "moonlit.games.dominion.meta")
    return "dominion"

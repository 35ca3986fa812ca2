"""Dominion beside the other games, for these tests."""

import pytest

from moonlit.games import GAMES
from tests.tui.dominion.players import DOMINION


@pytest.fixture(autouse=True)
def _dominion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "dominion", DOMINION)

"""The catalogue: which games are at the table, each loaded when it is asked for."""

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from moonlit.core.errors import BadConfig
from moonlit.core.game import Game

GAMES = {"nocturne": "moonlit.games.nocturne.meta"}


class AnyState(Protocol):
    """A state of some game; only that game looks into it."""


def check_game(name: str) -> None:
    """Raises BadConfig unless there is such a game."""
    if name not in GAMES:
        raise BadConfig("unknown-game", game=name, known=tuple(GAMES))


def load_game(name: str, pack: Path | None = None) -> Game[AnyState]:
    """A game by its id, with its built-in pack or another one."""
    check_game(name)
    return cast("Game[AnyState]", import_module(GAMES[name]).load(pack))

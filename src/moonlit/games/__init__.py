"""The catalogue: which games are at the table, each loaded when it is asked for."""

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.core.game import Config, Game
from moonlit.core.journal import Journal

GAMES = {
    "nocturne": "moonlit.games.nocturne.meta",
    "dominion": "moonlit.games.dominion.meta",
    "wonder_book": "moonlit.games.wonder_book.meta",
}


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


def read_position(
    game: Game[AnyState], config: Config, written: Plain, seed: int, journal: Journal
) -> AnyState:
    """A table laid out by hand, in the game's own way of writing; raises BadNotation."""
    position = import_module(f"moonlit.games.{game.id}.position")
    return cast("AnyState", position.lay_out(game, config, written, seed, journal))

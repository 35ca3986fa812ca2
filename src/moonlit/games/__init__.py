"""The catalogue: which games are at the table, each loaded when it is asked for."""

from pathlib import Path
from typing import Protocol, cast

from moonlit.core.errors import BadConfig
from moonlit.core.game import Game

GAMES = ("nocturne",)


class AnyState(Protocol):
    """A state of some game; only that game looks into it."""


def load_game(name: str, pack: Path | None = None) -> Game[AnyState]:
    """A game by its id, with its built-in pack or another one."""
    if name not in GAMES:
        raise BadConfig("unknown-game", game=name, known=GAMES)
    from moonlit.games.nocturne.meta import Nocturne
    from moonlit.packs.loader import load_pack

    return cast("Game[AnyState]", Nocturne(load_pack(pack)))

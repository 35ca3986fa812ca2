"""Advice for people: which games have it, and where it comes from."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import IllegalAction
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState


class Adviser(Protocol):
    """What the module `advice` of a game holds; what it thinks is its own."""

    # How long it thinks where time does not matter.
    ITERATIONS: int

    def advise(
        self,
        game: Game[AnyState],
        view: View,
        config: Config,
        dice: Dice,
        *,
        iterations: int = 0,
        milliseconds: int = 0,
    ) -> object:
        """Advice for the seat that sees this view. Raises NotYourTurn unless it is to act."""

    def write_advice(self, advice: object) -> dict[str, Plain]:
        """The same as plain data, for tellers and other processes."""


def has_advice(game: str) -> bool:
    """Whether anybody can help in this game; nothing of it is loaded."""
    folder = f"moonlit.bots.{game}"
    return find_spec(folder) is not None and find_spec(f"{folder}.advice") is not None


def adviser_of(game: str) -> Adviser:
    """Whoever helps in a game. Raises IllegalAction where nobody does."""
    if not has_advice(game):
        raise IllegalAction("no-hints-for-game", game=game)
    return cast("Adviser", import_module(f"moonlit.bots.{game}.advice"))

"""What the terminal needs of a game, and how a game is found by its id."""

from importlib import import_module
from typing import Any, Protocol

from moonlit.client.words import Words
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.tui.plain_game import PlainGame
from moonlit.tui.sequel import Sequel
from moonlit.tui.session import Session
from moonlit.tui.setup_model import SetupModel
from moonlit.tui.table_screen import TableScreen


class Surface(Protocol):
    """One game as the terminal shows it."""

    def setup(self) -> SetupModel:
        """What can be chosen before a match."""

    def lines(self, session: Session, words: Words) -> PlainGame[Any]:
        """A match line by line."""

    def screen(self, session: Session, words: Words, pause: float) -> TableScreen[Any, Any]:
        """A match on the screen."""

    def sequel(self, session: Session, words: Words) -> Sequel | None:
        """What can follow a match that has just ended here, settled once; none if nothing."""


def load_surface(game: Game[AnyState]) -> Surface:
    """The surface of a game."""
    surface: Surface = import_module(f"moonlit.tui.{game.id}.surface").make(game)
    return surface

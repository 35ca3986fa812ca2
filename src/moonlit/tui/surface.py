"""What the terminal needs of a game, and how a game is found by its id."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from moonlit.client.words import Words
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.tui.plain_game import PlainGame
from moonlit.tui.sequel import Sequel
from moonlit.tui.session import Session
from moonlit.tui.setup_model import SetupModel
from moonlit.tui.table_screen import TableScreen


@dataclass(frozen=True, slots=True)
class Surface:
    """One game as the terminal shows it.

    `setup` is what can be chosen before a match, `lines` a match line by line, `screen` one on the
    screen. `sequel` settles a match that has just ended here, once, and is what can follow it.
    """

    setup: Callable[[], SetupModel]
    lines: Callable[[Session, Words], PlainGame[Any, Any]]
    screen: Callable[[Session, Words, float], TableScreen[Any, Any]]
    sequel: Callable[[Session, Words], Sequel | None] = lambda session, words: None


def load_surface(game: Game[AnyState]) -> Surface:
    """The surface of a game."""
    surface: Surface = import_module(f"moonlit.tui.{game.id}.surface").make(game)
    return surface

"""What the line mode needs of a game."""

from collections.abc import Iterable
from typing import Protocol

from moonlit.core.action import Action, Seat
from moonlit.tui.menu import Menu
from moonlit.tui.scene import S
from moonlit.tui.sheet import Sheet
from moonlit.tui.telling import MatchTeller


class PlainGame(Protocol[S]):
    """A match of one game as sections of text and numbered choices."""

    @property
    def teller(self) -> MatchTeller:
        """Speaks to nobody in particular."""

    def look(self, seat: Seat | None) -> S:
        """What a seat sees now."""

    def welcome(self) -> str:
        """What can be typed, said once."""

    def part(self, scene: S) -> str:
        """The part of the match one is in; a new one is opened with more than its decision."""

    def opening(self, scene: S) -> Iterable[str]:
        """What one has to see when a part begins."""

    def whole(self, scene: S) -> Iterable[str]:
        """Everything one sees, section by section."""

    def short(self, scene: S) -> Iterable[str]:
        """What changes from one decision to the next."""

    def points(self, scene: S) -> Iterable[str]:
        """How it stands."""

    def menu(self, scene: S) -> Menu:
        """The legal actions as numbered lines."""

    def deeper(self) -> str:
        """The question over a smaller menu."""

    def read(self, scene: S, text: str) -> Action:
        """The action a line means; raises BadNotation on what is none."""

    def look_up(self, scene: S, text: str) -> Iterable[str]:
        """Help on a word; without one, what can be asked and typed."""

    def sheet(self) -> Sheet:
        """The result."""

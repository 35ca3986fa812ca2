"""What the line mode needs of a game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from moonlit.core.action import Action, Seat
from moonlit.tui.menu import Menu
from moonlit.tui.scene import S
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet
from moonlit.tui.telling import MatchTeller

T = TypeVar("T", bound=MatchTeller)


@dataclass(frozen=True, slots=True)
class PlainGame(Generic[T, S]):
    """A match of one game as sections of text and numbered choices.

    The teller speaks to nobody in particular. `part` is the part of the match one is in; a new one
    begins with the `opening`, and `short` is what changes from one decision to the next. `points`
    is how it stands. `read` raises BadNotation on a line that is no action. `look_up` is help on a
    word; without one, what can be asked and typed. `welcome` names the message that says what can
    be typed, `deeper` the question over a smaller menu in games that have such menus.
    """

    session: Session
    teller: T
    scene: Callable[[Session, T], S]
    part: Callable[[S], str]
    opening: Callable[[S], Iterable[str]]
    whole: Callable[[S], Iterable[str]]
    short: Callable[[S], Iterable[str]]
    points: Callable[[S], Iterable[str]]
    menu: Callable[[S], Menu]
    read: Callable[[S, str], Action]
    look_up: Callable[[S, str], Iterable[str]]
    result: Callable[[Session, T], Sheet]
    welcome: str
    deeper: str = ""

    def look(self, seat: Seat | None) -> S:
        """What a seat sees now."""
        return self.scene(self.session, self.teller.for_seat(seat))

    def sheet(self) -> Sheet:
        """The result."""
        return self.result(self.session, self.teller)

"""What everything on the terminal is drawn from: a view, and who looks at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from moonlit.core.action import Action, Seat
from moonlit.core.event import Event
from moonlit.core.view import View
from moonlit.tui.telling import MatchTeller


class Thing(NamedTuple):
    """Something on the screen that a cursor can stand on."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment at the table through the eyes of a seat; each game adds what it reads from it."""

    view: View
    seat: Seat | None
    teller: MatchTeller

    @property
    def is_mine(self) -> bool:
        """Whether the one who looks decides now."""
        return self.seat is not None and self.seat in self.view.to_act

    @property
    def choices(self) -> Sequence[Action]:
        """What the one who looks chooses from a list now; empty where it is done on the table."""
        raise NotImplementedError

    @property
    def has_secrets(self) -> bool:
        """Whether one person at this keyboard sees what another may not."""
        raise NotImplementedError

    @property
    def way_back(self) -> str:
        """How to return from a panel to the decision."""
        raise NotImplementedError


S = TypeVar("S", bound=Scene)


@dataclass(frozen=True, slots=True)
class Moment(Generic[S]):
    """What is to be shown: a scene, what led to it, how much of that is new, and a note."""

    scene: S
    events: list[tuple[Event, ...]]
    fresh: int
    note: str

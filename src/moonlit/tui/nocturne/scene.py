"""What all panels are drawn from: a position, who looks, what is chosen so far."""

from dataclasses import dataclass
from typing import NamedTuple

from moonlit.client.nocturne.position import Holder, Position
from moonlit.core.action import Seat
from moonlit.core.view import View
from moonlit.tui.nocturne.casts import Casts
from moonlit.tui.nocturne.telling import Teller


class Thing(NamedTuple):
    """Something on the screen that a cursor can stand on."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment at the table through the eyes of a seat."""

    view: View
    position: Position
    seat: Seat | None
    teller: Teller
    casts: Casts
    token: str = ""
    cell: str = ""

    @property
    def is_mine(self) -> bool:
        """Whether the one who looks decides now."""
        return self.seat is not None and self.position.decision.seat == self.seat

    @property
    def me(self) -> Holder | None:
        return None if self.seat is None else self.position.holders[self.seat]

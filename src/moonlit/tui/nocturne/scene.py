"""A moment of Nocturne: its position, and what is chosen so far."""

from dataclasses import dataclass

from moonlit.client.nocturne.position import Holder, Position, read_position
from moonlit.core.action import Action
from moonlit.tui import scene
from moonlit.tui.nocturne.casts import Casts, read_casts
from moonlit.tui.nocturne.telling import Teller
from moonlit.tui.session import Session


@dataclass(frozen=True, slots=True)
class Scene(scene.Scene):
    """One moment at the table through the eyes of a seat."""

    teller: Teller
    position: Position
    casts: Casts
    token: str = ""
    cell: str = ""

    @property
    def choices(self) -> tuple[Action, ...]:
        return () if self.casts.is_open else self.view.legal

    @property
    def has_secrets(self) -> bool:
        return self.position.has_secrets

    @property
    def way_back(self) -> str:
        return self.teller.say("terminal-back-to-forest")

    @property
    def me(self) -> Holder | None:
        return None if self.seat is None else self.position.holders[self.seat]


def look(session: Session, teller: Teller) -> Scene:
    """What the seat sees now to which a teller speaks."""
    view = session.view(teller.seat)
    return Scene(view, teller.seat, teller, read_position(view), read_casts(view.legal))

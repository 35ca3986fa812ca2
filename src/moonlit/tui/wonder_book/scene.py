"""A moment of Wonder Book: the parts of a view that are drawn, by name."""

from dataclasses import dataclass
from typing import Final

from moonlit.client.people import People
from moonlit.client.wonder_book.choices import decision_of
from moonlit.client.wonder_book.reading import Reading
from moonlit.core.action import Action
from moonlit.core.view import View
from moonlit.tui import scene
from moonlit.tui.session import Session
from moonlit.tui.wonder_book.telling import Teller

# Verbs whose last name is an area: they can be chosen on the map.
ON_THE_MAP: Final = ("move", "area", "way", "wyrm")
ENDINGS: Final = ("pass", "no", "none", "done", "rest")


@dataclass(frozen=True, slots=True)
class Scene(scene.Scene):
    """One moment at the table through the eyes of a seat."""

    teller: Teller

    @property
    def has_secrets(self) -> bool:
        # Nothing is hidden between the players.
        return False

    @property
    def way_back(self) -> str:
        return self.teller.say("terminal-wonder-back")

    @property
    def reading(self) -> Reading:
        lexicon = self.teller.lexicon
        return Reading(lexicon, self.view, People(lexicon.words, self.teller.names, self.seat))

    @property
    def kind(self) -> str:
        """What is being decided."""
        return str(decision_of(self.view)["kind"])

    @property
    def choices(self) -> list[Action]:
        # What ends a turn or declines stands last.
        return sorted(self.view.legal, key=lambda action: action.verb in ENDINGS)

    def of_area(self, area: str) -> list[Action]:
        """What the one who looks can do with an area now."""
        return [action for action in self.view.legal if area_of(action) == area]


def area_of(action: Action) -> str:
    """The area an action is about, if it is about one."""
    if action.verb not in ON_THE_MAP:
        return ""
    return action.names[1] if action.verb == "move" else action.names[0]


def look(session: Session, teller: Teller) -> Scene:
    """What the seat sees now to which a teller speaks."""
    return Scene(session.view(teller.seat), teller.seat, teller)


def automatic(view: View) -> Action | None:
    """What needs no thought: the only thing there is to do."""
    return view.legal[0] if len(view.legal) == 1 else None

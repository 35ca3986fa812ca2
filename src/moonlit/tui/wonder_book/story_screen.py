"""The story read aloud: one screen of text after the other, over the table."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from moonlit.client.wonder_book.story import Screen, screens_of
from moonlit.core.event import Event
from moonlit.tui.wonder_book.telling import Teller


class StoryScreen(ModalScreen[None]):
    """A page of the book; Enter or a click turns it."""

    CSS = """
    StoryScreen { align: center middle; background: $background 60%; }
    StoryScreen #page {
        width: 70; max-width: 94%; height: auto; max-height: 90%;
        background: $paper; color: $ink; padding: 1 4;
    }
    StoryScreen #title { text-style: bold; margin-bottom: 1; }
    StoryScreen #text { margin-bottom: 1; }
    StoryScreen #turn { color: #6d2a12; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,right,down", "turn(1)", show=False),
        Binding("left,up,backspace", "turn(-1)", show=False),
        Binding("escape,q", "dismiss", show=False),
    ]

    def __init__(self, pages: Sequence[Screen], teller: Teller) -> None:
        super().__init__()
        self.pages = tuple(pages)
        self.here = 0
        self._teller = teller

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(id="title")
            yield Static(id="text")
            yield Static(id="turn")

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        title, text = self.pages[self.here]
        self.query_one("#title", Static).update(Text(title))
        self.query_one("#title").display = bool(title)
        self.query_one("#text", Static).update(Text(text))
        facts = {"page": self.here + 1, "pages": len(self.pages)}
        turn = self._teller.say("terminal-wonder-turn-page", **facts)
        self.query_one("#turn", Static).update(Text(turn))

    def action_turn(self, step: int) -> None:
        """The next page, or the one before; after the last one back to the table."""
        if self.here + step >= len(self.pages):
            self.dismiss()
            return
        self.here = max(0, self.here + step)
        self._show()

    def on_click(self) -> None:
        self.action_turn(1)


def story_in(groups: Iterable[tuple[Event, ...]], teller: Teller) -> list[Screen]:
    """The screens that were read in some groups of events."""
    lexicon, names = teller.lexicon, teller.names
    told = (screens_of(lexicon, event, names) for group in groups for event in group)
    return [screen for screens in told for screen in screens]

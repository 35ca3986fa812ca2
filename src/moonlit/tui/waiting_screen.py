"""A match of other rules on the screen: what was told of it, and whether it is to go on."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from moonlit.client.faults import tell_reason
from moonlit.client.refusals import tell_error
from moonlit.client.words import Words
from moonlit.core.errors import TableError
from moonlit.tui import palette
from moonlit.tui.session import Session
from moonlit.tui.waiting import Waiting


class WaitingScreen(Screen[Session | None]):
    """Gives the match that follows, or none if all is left as it is."""

    CSS = """
    WaitingScreen { background: $background; }
    WaitingScreen #why, WaitingScreen #ask { height: auto; padding: 0 2; }
    WaitingScreen #why { margin-top: 1; }
    WaitingScreen #told {
        height: 1fr; margin: 1 2; padding: 0 1; background: $surface; border: round $gold;
        scrollbar-size-vertical: 1; scrollbar-gutter: stable;
    }
    WaitingScreen Static { width: 100%; height: auto; }
    WaitingScreen #keys { color: $muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n,q", "leave", show=False),
        Binding("y,t,j", "go_on", show=False),
    ]

    def __init__(self, waiting: Waiting, words: Words, seats: Sequence[str]) -> None:
        super().__init__()
        self._waiting = waiting
        self._words = words
        self._seats = seats

    def compose(self) -> ComposeResult:
        first, *others = self._waiting.about(self._words)
        keys = "leave" if self._waiting.following is None else "ask"
        yield Static(Text(f"☾  {first}", f"bold {palette.GOLD}"), id="why")
        with VerticalScroll(id="told"):
            yield Static(Text("\n".join(self._waiting.told), palette.TEXT))
        with Vertical(id="ask"):
            yield Static(Text("\n".join(others), palette.TEXT), id="question")
            yield Static(Text(self._words.say(f"terminal-waiting-keys-{keys}")), id="keys")

    def on_mount(self) -> None:
        told = self.query_one("#told", VerticalScroll)
        told.focus()
        told.scroll_end(animate=False)

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_go_on(self) -> None:
        """Begin the match that follows; what keeps it from that is said."""
        if self._waiting.following is None:
            return
        try:
            following = self._waiting.go_on(self._seats)
        except TableError as refused:
            self._say(tell_error(self._words, refused))
        except OSError as error:
            reason = tell_reason(self._words, error)
            self._say(self._words.say("terminal-not-saved", reason=reason))
        else:
            self.dismiss(following)

    def _say(self, sentence: str) -> None:
        self.query_one("#question", Static).update(Text(sentence, palette.DANGER))

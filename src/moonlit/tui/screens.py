"""The small screens over the table: help, the curtain between people, and leaving."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from moonlit.core.action import Seat
from moonlit.tui import palette
from moonlit.tui.page import Page
from moonlit.tui.session import Session
from moonlit.tui.telling import MatchTeller

GO_ON = "go on"
UNDO = "undo"
MOON = "\n".join(
    (
        "   ▄▄██▀▀  ",
        " ▄███▀     ",
        "▐███▌    ✦ ",
        "▐███▌      ",
        " ▀███▄     ",
        "   ▀▀██▄▄  ",
    )
)


class HelpScreen(ModalScreen[None]):
    """A card of paper with a title and text; any of the usual keys puts it away."""

    CSS = """
    HelpScreen { align: center middle; background: $background 60%; }
    HelpScreen #card {
        width: 72; max-width: 94%; height: auto; max-height: 90%;
        background: $paper; color: $ink; padding: 1 3;
    }
    HelpScreen #title { text-style: bold; margin-bottom: 1; }
    HelpScreen .text { margin-bottom: 1; }
    HelpScreen #close { color: #6d2a12; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,h,q,f1,question_mark,space", "dismiss", show=False),
        Binding("i", "deeper", show=False),
    ]

    def __init__(self, page: Page, close: str, deeper: Callable[[], object] = lambda: None) -> None:
        super().__init__()
        self.page = page
        self._close = close
        self._deeper = deeper

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="card"):
            yield Static(Text(self.page.title), id="title")
            for paragraph in self.page.paragraphs:
                yield Static(Text(paragraph), classes="text")
            yield Static(Text(self._close), id="close")

    def action_deeper(self) -> None:
        """The key that asks for a hint puts any card away; on a hint it asks for more."""
        self.dismiss()
        self.app.call_later(self._deeper)

    def on_click(self) -> None:
        self.dismiss()


class CurtainScreen(Screen[str]):
    """Nothing but whose turn it is: the person before can look away, the next one sits down."""

    CSS = """
    CurtainScreen { align: center middle; background: $background; }
    CurtainScreen #moon { height: 6; color: $gold; margin-bottom: 1; }
    CurtainScreen Static { width: 100%; text-align: center; }
    CurtainScreen #who { text-style: bold; }
    CurtainScreen #how { color: $muted; margin-top: 1; }
    CurtainScreen Vertical { width: 100%; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", show=False),
        Binding("u", "take_back", show=False),
    ]

    def __init__(self, teller: MatchTeller, turn: Seat, before: Seat | None) -> None:
        super().__init__()
        self._teller = teller
        self._turn = turn
        self._before = before

    def compose(self) -> ComposeResult:
        name = self._teller.names[self._turn]
        who = self._teller.say("terminal-pass-the-screen", name=name)
        with Vertical():
            yield Static(Text(MOON), id="moon")
            mark = Text(f"{palette.MARKS[self._turn]} ", palette.NAMES[self._turn])
            yield Static(mark + Text(who, palette.TEXT), id="who")
            if self._before is not None:
                yield Static(Text(self._teller.say("terminal-curtain-undo")), id="how")

    def action_go_on(self) -> None:
        self.dismiss(GO_ON)

    def action_take_back(self) -> None:
        if self._before is not None:
            self.dismiss(UNDO)

    def on_click(self) -> None:
        self.dismiss(GO_ON)


class QuitScreen(ModalScreen[bool]):
    """Leaving: the match is on disk already, and this says where."""

    CSS = """
    QuitScreen { align: center middle; background: $background 60%; }
    QuitScreen #card { width: 70; max-width: 94%; height: auto; background: $paper; color: $ink;
        padding: 1 3; }
    QuitScreen Static { margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,q,t,j", "leave", show=False),
        Binding("escape,n", "stay", show=False),
    ]

    def __init__(self, session: Session, teller: MatchTeller) -> None:
        super().__init__()
        self._session = session
        self._teller = teller

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Static(Text(self._teller.say("terminal-quit-question"), "bold"))
            yield Static(Text(self._teller.say("record-saved", path=str(self._session.path))))
            yield Static(Text(self._teller.say("terminal-quit-keys")))

    def action_leave(self) -> None:
        self.dismiss(True)

    def action_stay(self) -> None:
        self.dismiss(False)

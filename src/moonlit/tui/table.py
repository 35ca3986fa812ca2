"""The base of a game's table on the screen: what is alike in all of them."""

from typing import ClassVar, Generic

from rich.text import Text
from textual import on
from textual.containers import Vertical
from textual.widgets import Static

from moonlit.tui.board import Board
from moonlit.tui.panels import Panel
from moonlit.tui.scene import Moment, S, Thing


class Table(Vertical, Generic[S]):
    """Shows one moment at a time; what is picked or asked goes up as messages of its boards."""

    panels: ClassVar[tuple[str, ...]]

    def __init__(self) -> None:
        super().__init__(id="table")
        self.active = self.panels[0]

    def show(self, moment: Moment[S]) -> None:
        """Draw another moment."""
        raise NotImplementedError

    def open_panel(self, name: str) -> None:
        """Show a panel and go there."""
        raise NotImplementedError

    @property
    def cursor(self) -> Thing | None:
        """The thing under the cursor of whatever has the focus."""
        focused = self.screen.focused
        return focused.cursor if isinstance(focused, Board | Panel) else None

    def whisper(self, sentence: str) -> None:
        """Say something on a slip of paper that stays until the cursor moves."""
        bubble = self.query_one("#bubble", Static)
        bubble.update(Text(sentence))
        bubble.display = True

    @on(Board.Moved)
    def hush(self) -> None:
        self.query_one("#bubble", Static).display = False

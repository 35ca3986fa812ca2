"""The base of a game's table on the screen: what is alike in all of them."""

from collections.abc import Iterable
from typing import ClassVar, Generic

from rich.text import Text
from textual import on
from textual.containers import Vertical
from textual.events import Resize
from textual.widgets import Static

from moonlit.tui.board import Board
from moonlit.tui.history import LogPanel
from moonlit.tui.panels import Panel
from moonlit.tui.scene import Moment, S, Thing
from moonlit.tui.tabs import TabBar

WIDE, HIGH, HUGE = 110, 32, 150


class Table(Vertical, Generic[S]):
    """Shows one moment at a time; what is picked or asked goes up as messages of its boards."""

    panels: ClassVar[tuple[str, ...]]
    # The message that names the keys, in a long and in a short form.
    keys: ClassVar[str]
    # From so many lines on there is room for all panels.
    high: ClassVar[int] = HIGH

    def __init__(self) -> None:
        super().__init__(id="table")
        self.active = self.panels[0]
        self.moment: Moment[S] | None = None
        self._written: dict[str, Text] = {}

    @property
    def is_wide(self) -> bool:
        return self.has_class("wide")

    def show(self, moment: Moment[S]) -> None:
        """Draw another moment."""
        self.moment = moment
        self.query_one(LogPanel).tell(moment.events, moment.fresh)
        for board in self.query(Board):
            board.show(moment.scene)
        self._fill_panels()
        self._draw_lines(moment)
        self.fit(moment.scene)

    def _fill_panels(self) -> None:
        for panel in self.query(Panel):
            if panel.display and self.moment is not None:
                panel.show(self.moment.scene)

    def _draw_lines(self, moment: Moment[S]) -> None:
        size = "long" if self.is_wide else "short"
        keys = Text(moment.scene.teller.say(f"{self.keys}-{size}"))
        for name, line in {**self.lines(moment), "keys": keys}.items():
            # Everything is laid out anew for a line that is written.
            if self._written.get(name) != line:
                self._written[name] = line
                self.query_one(f"#{name}", Static).update(line)

    def lines(self, moment: Moment[S]) -> dict[str, Text]:
        """The single lines by the places they stand in."""
        raise NotImplementedError

    def fit(self, scene: S) -> None:
        """Give the list of choices the room it needs."""
        raise NotImplementedError

    def give_room(self, place: str, wanted: int, least: int) -> None:
        """As many lines as wanted, up to a third of the height; the rest gives them up."""
        most = max(least, self.size.height // 3)
        self.query_one(place).styles.height = max(least, min(wanted, most))

    def on_resize(self, event: Resize) -> None:
        is_wide = event.size.width >= WIDE and event.size.height >= self.high
        self.set_class(is_wide, "wide")
        self.set_class(event.size.width >= HUGE, "huge")
        self._arrange_panels()
        if self.moment is not None:
            self._draw_lines(self.moment)
            self.fit(self.moment.scene)

    def _arrange_panels(self) -> None:
        for tabs in self.query(TabBar):
            tabs.active = self.active
            tabs.redraw()
        self.choose_panels()
        self._fill_panels()

    def choose_panels(self) -> None:
        """All panels where there is room for all, else the active one."""
        for name in self.panels:
            self.query_one(f"#{name}").display = self.is_wide or name == self.active

    def open_panel(self, name: str) -> None:
        """Show a panel and go there."""
        self.active = name
        self._arrange_panels()
        self.query_one(self.place_of(name)).focus()

    def place_of(self, panel: str) -> str:
        """Where a panel is shown now."""
        return f"#{panel}"

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


def lines_taken(labels: Iterable[str], room: int) -> int:
    """About how many lines some labels take where so many characters fit in one."""
    return sum(1 + len(label) // max(1, room) for label in labels)

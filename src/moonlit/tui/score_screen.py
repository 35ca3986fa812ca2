"""The end of a match: the score sheet by category, who won, and where the record lies."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from moonlit.tui import palette
from moonlit.tui.sequel import Sequel
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet

COLUMN = 11
LABEL = 25


class ScoreScreen(Screen[None]):
    """Points in columns, the best of each row marked."""

    CSS = """
    ScoreScreen { background: $background; align: center middle; }
    ScoreScreen #sheet {
        width: auto; max-width: 100%; height: auto; max-height: 100%; background: $surface;
        border: round $gold; padding: 0 3;
    }
    ScoreScreen Static { width: auto; }
    ScoreScreen #more { margin-top: 1; color: $muted; }
    ScoreScreen #saved { dock: bottom; width: 100%; padding: 0 1; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q,escape", "leave", show=False),
        Binding("t", "table", show=False),
        *(Binding(key, f"way({key})", show=False) for key in "123456789"),
    ]

    def __init__(
        self,
        sheet: Sheet,
        keys: str,
        sequel: Sequel | None = None,
        go_on: Callable[[Session], None] = lambda _: None,
    ) -> None:
        super().__init__()
        self._sheet = sheet
        self._keys = keys
        self._sequel = sequel or Sequel((), ())
        self._go_on = go_on

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(Text("☾  " + self._sheet.title, f"bold {palette.GOLD}"))
            yield Static(_table(self._sheet))
            yield Static(Text("\n".join((*self._sheet.notes, *self._sequel.notes))), id="more")
            yield Static(_ways(self._sequel), id="ways")
        yield Static(Text(f"{self._sheet.saved} {self._keys}", palette.MUTED), id="saved")

    def action_leave(self) -> None:
        self.app.exit()

    def action_way(self, number: int) -> None:
        """Go on with another match."""
        if number <= len(self._sequel.ways):
            self._go_on(self._sequel.ways[number - 1].begin())

    def action_table(self) -> None:
        """Look at the table once more."""
        self.dismiss()


def _ways(sequel: Sequel) -> Text:
    """The ways to go on, each with its key."""
    lines = Text()
    for number, way in enumerate(sequel.ways, start=1):
        lines.append(f"\n{number} ", f"bold {palette.LEGAL}")
        lines.append(way.label, palette.TEXT)
    return lines


def _table(sheet: Sheet) -> Text:
    table = Text("\n" + " " * LABEL)
    for seat, name in zip(sheet.seats, sheet.names, strict=True):
        label = f"{palette.MARKS[seat]} {name}"[: COLUMN - 1]
        table.append(label.rjust(COLUMN), f"bold {palette.NAMES[seat]}")
    for row in sheet.rows:
        table.append(f"\n{row.name[: LABEL - 1]:<{LABEL}}", palette.TEXT)
        for points in row.points:
            is_best = len(row.points) > 1 and points == max(row.points) and points > 0
            text = ("▸" if is_best else "") + str(points).replace("-", "−")
            style = palette.GOLD if is_best else palette.DANGER if points < 0 else palette.TEXT
            table.append(text.rjust(COLUMN), style)
    table.append("\n" + "─" * (LABEL + COLUMN * len(sheet.seats)), palette.LINE_STRONG)
    table.append(f"\n{sheet.total_name:<{LABEL}}", f"bold {palette.TEXT}")
    for seat, total in zip(sheet.seats, sheet.totals, strict=True):
        table.append(str(total).rjust(COLUMN), f"bold {palette.NAMES[seat]}")
    return table

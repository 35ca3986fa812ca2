"""The end of a match: the score sheet by category, who won, and where the record lies."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from moonlit.tui import palette
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
    ]

    def __init__(self, sheet: Sheet, keys: str) -> None:
        super().__init__()
        self._sheet = sheet
        self._keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(Text("☾  " + self._sheet.title, f"bold {palette.GOLD}"))
            yield Static(_table(self._sheet))
            yield Static(Text("\n".join(self._sheet.notes)), id="more")
        yield Static(Text(f"{self._sheet.saved} {self._keys}", palette.MUTED), id="saved")

    def action_leave(self) -> None:
        self.app.exit()

    def action_table(self) -> None:
        """Look at the table once more."""
        self.dismiss()


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

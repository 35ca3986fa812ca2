"""The text table: a whole view as headings with tables and lists, complete for screen readers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One text for every column.

    `thing` names what help can be asked on (`tile:SK01`); where the cells are about different
    things, `things` has one for each cell, empty for those without. `act` is the legal action that
    the last cell speaks of, in its text form; `tone` the kind of thing it is, for its colour.
    """

    cells: tuple[str, ...]
    thing: str = ""
    things: tuple[str, ...] = ()
    act: str = ""
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with a table, or with a list if there are no columns.

    `is_beside`: where there is room it stands beside what one decides with. `minor` is the column
    that is left out first where there is none, -1 for no such column.
    """

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    is_beside: bool = False
    minor: int = -1

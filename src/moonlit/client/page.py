"""The text table: a whole view as headings with tables and lists, complete for screen readers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One text for every column.

    `thing` names what help can be asked on (`tile:SK01`); where the cells are about different
    things, `things` has one for each cell, empty for those without. `act` is the legal action that
    the last cell speaks of, in its text form.
    """

    cells: tuple[str, ...]
    thing: str = ""
    things: tuple[str, ...] = ()
    act: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with a table, or with a list if there are no columns.

    `is_beside`: where there is room it stands beside what one decides with.
    """

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    is_beside: bool = False

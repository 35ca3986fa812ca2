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
class Mark:
    """Somebody or something in a spot, and what kind of thing it is, for its colour."""

    text: str
    tone: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a row of a section is drawn, in hundredths of the width and the height.

    `id` and `title` are what the game and its players call the spot; `act` is the legal action that
    this spot is the answer of, in its text form.
    """

    x: float
    y: float
    marks: tuple[Mark, ...]
    act: str = ""
    id: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """What joins two spots, by their numbers."""

    one: int
    other: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class Drawing:
    """A section as a map, a spot for every row: for those who see; the rows say all of it."""

    spots: tuple[Spot, ...]
    ways: tuple[Way, ...]


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
    drawing: Drawing | None = None

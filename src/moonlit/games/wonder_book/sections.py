"""Places in a program told card by card, so that what is unread elsewhere does not show in them."""

from bisect import bisect_right
from typing import Final

from moonlit.games.wonder_book.program import ROW, Program

# The tables that are counted in every section.
CODE: Final = 0
OPTIONS: Final = 1
MODIFIERS: Final = 2
ONCE: Final = 3
SPECIALS: Final = 4
AREAS: Final = 5

_LONGEST: Final = 1 << 16


def begin_section(program: Program) -> None:
    """What is written from here on belongs to the next card."""
    rows = (program.code, program.area_selectors)
    code, areas = (len(table) // int(ROW) for table in rows)
    rest = (len(program.option_do), len(program.mod_kind), int(program.once_slots))
    program.sections.append([code, *rest, len(program.special_card), areas])


def local(program: Program, table: int, number: int) -> int:
    """A row of a table by its section and its place there."""
    section = bisect_right(program.sections, number, key=lambda starts: starts[table]) - 1
    return section * _LONGEST + number - program.sections[section][table]


def whole(program: Program, table: int, place: int) -> int:
    """The row that `local` told."""
    section, behind = divmod(place, _LONGEST)
    return program.sections[section][table] + behind

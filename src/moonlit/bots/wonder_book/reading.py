"""What the cards on the table say of themselves: how objects are done, where special actions lead.

These are tables over the whole chapter, but only rows of cards that lie open are asked for.
"""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.games.wonder_book import ops
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.program import NONE, ROW, Program
from moonlit.games.wonder_book.reckoning import WIDTH

# How an object is done.
PLAIN: Final[i64] = 0
TEST: Final[i64] = 1
EFFORT: Final[i64] = 2

# Where a special action can be taken, if not everywhere.
ANYWHERE: Final[i64] = -1


class Atlas:
    """One row for every object and every special action of a chapter."""

    program: Program
    kind: list[i64]
    dice: list[i64]
    need: list[i64]
    counter: list[i64]
    twin: list[i64]
    holder: list[i64]
    together: list[i64]
    stack: list[i64]
    special_counter: list[i64]
    special_leaves: list[bool]
    special_areas: list[i64]

    def __init__(self, program: Program) -> None:
        self.program = program
        self.kind = []
        self.dice = []
        self.need = []
        self.counter = []
        self.twin = []
        self.holder = []
        self.together = []
        self.stack = []
        self.special_counter = []
        self.special_leaves = []
        self.special_areas = []
        for thing in range(len(program.object_card)):
            self.read_object(thing)
            self.read_needs(thing, program.object_needs[thing])
            self.stack.append(stack_of(program, program.object_card[thing]))
        for special in range(len(program.special_card)):
            self.read_special(special)

    def read_object(self, thing: i64) -> None:
        """The roll that an object asks for, what it counts for, which twin it has."""
        self.kind.append(PLAIN)
        self.dice.append(0)
        self.need.append(0)
        self.counter.append(NONE)
        self.twin.append(0)
        p = self.program
        at = p.object_do[thing] * ROW
        while at >= 0 and p.code[at] != ops.END:
            self.read_row(p.code[at], p.code[at + 1], p.code[at + 2])
            at += ROW

    def read_row(self, op: i64, a: i64, b: i64) -> None:
        """One row of what an object does; the last object is meant."""
        if op == ops.ROLL:
            self.dice[-1] = a
        elif op == ops.NEXT_BRANCH and self.kind[-1] == PLAIN:
            self.kind[-1] = TEST
            self.need[-1] = b
        elif op == ops.EFFORT:
            self.kind[-1] = EFFORT
            self.need[-1] = b
        elif op == ops.ADD_COUNTER:
            self.counter[-1] = a
        elif op == ops.UNLESS:
            table = self.program.conditions
            if table[a * WIDTH] == w.C_TOUCHED:
                self.twin[-1] = table[a * WIDTH + 1]

    def read_needs(self, thing: i64, condition: i64) -> None:
        """Who can do it: the holder of a card, or several heroes at once."""
        if len(self.holder) <= thing:
            self.holder.append(NONE)
            self.together.append(1)
        if condition == NONE:
            return
        table = self.program.conditions
        kids = self.program.kids
        row = condition * WIDTH
        if table[row] == w.C_ALL:
            for at in range(table[row + 1], table[row + 1] + table[row + 2]):
                self.read_needs(thing, kids[at])
        elif table[row] == w.C_HAS_ITEM:
            self.holder[thing] = table[row + 2]
        elif table[row] == w.C_HEROES_IN:
            self.together[thing] = kids[table[row + 2] + 2] >> 4

    def read_special(self, special: i64) -> None:
        """What a special action counts for, whether it leads off the board, where it is taken."""
        p = self.program
        self.special_counter.append(NONE)
        self.special_leaves.append(False)
        at = p.special_do[special] * ROW
        while at >= 0 and p.code[at] != ops.END:
            if p.code[at] == ops.ADD_COUNTER:
                self.special_counter[special] = p.code[at + 1]
            elif p.code[at] == ops.LEAVE_BOARD:
                self.special_leaves[special] = True
            at += ROW
        self.special_areas.append(places_of(p, p.special_if[special]))


def places_of(p: Program, condition: i64) -> i64:
    """The areas that a condition asks the acting hero to be in."""
    if condition == NONE:
        return ANYWHERE
    row = condition * WIDTH
    if p.conditions[row] == w.C_ALL:
        for at in range(p.conditions[row + 1], p.conditions[row + 1] + p.conditions[row + 2]):
            found = places_of(p, p.kids[at])
            if found != ANYWHERE:
                return found
    elif p.conditions[row] == w.C_IN_AREA:
        area = p.conditions[row + 1] * WIDTH
        if p.area_selectors[area] == w.THESE:
            return p.area_selectors[area + 1]
    return ANYWHERE


def stack_of(p: Program, card: i64) -> i64:
    """The stack in which a card lies, or NONE."""
    for stack in range(len(p.stack_first)):
        first = p.stack_first[stack]
        for place in range(first, first + p.stack_count[stack]):
            if p.stack_cards[place] == card:
                return stack
    return NONE


def measure(program: Program, open_borders: list[i64]) -> list[i64]:
    """The distance from every area to every other, row by row; FAR where there is no way."""
    found: list[i64] = []
    for start in range(program.areas):
        row: list[i64] = [FAR] * program.areas
        spread(program, open_borders, start, row)
        for steps in row:
            found.append(steps)
    return found


FAR: Final[i64] = 30


def spread(program: Program, open_borders: list[i64], start: i64, row: list[i64]) -> None:
    """Walk outwards from an area and write down how far it is."""
    edge = bit(start)
    seen = edge
    steps: i64 = 0
    while edge != 0:
        further: i64 = 0
        for area in range(program.areas):
            if edge >> area & 1 != 0:
                row[area] = steps
                further |= open_borders[area]
        edge = further & ~seen
        seen |= edge
        steps += 1

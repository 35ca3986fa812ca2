"""The ground of the forest: cells, neighbours, areas and arrangements of cells."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple


class Cell(NamedTuple):
    """A place in the forest; cells sort in reading order."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"{'abcdefg'[self.column]}{self.row + 1}"

    def step(self, direction: str) -> Cell:
        down, right = STEPS[direction]
        return Cell(self.row + down, self.column + right)

    def neighbours(self) -> list[Cell]:
        return [self.step(direction) for direction in STEPS]

    def diagonals(self) -> list[Cell]:
        return [Cell(self.row + down, self.column + right) for down in (-1, 1) for right in (-1, 1)]


STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}

Shape = frozenset[tuple[int, int]]
Copy = tuple[frozenset[Cell], int]


def parse_cell(text: str) -> Cell:
    return Cell(int(text[1:]) - 1, "abcdefg".index(text[0]))


def clockwise_from(direction: str) -> list[str]:
    """The four directions, N to E to S to W, beginning with the given one."""
    compass = list(STEPS)
    first = compass.index(direction)
    return compass[first:] + compass[:first]


@dataclass(frozen=True)
class Layout:
    """The cells of a forest, in reading order, and the ones called corners."""

    cells: tuple[Cell, ...]
    corners: frozenset[Cell]

    @property
    def top_row(self) -> frozenset[Cell]:
        top = min(cell.row for cell in self.cells)
        return frozenset(cell for cell in self.cells if cell.row == top)

    @property
    def centre(self) -> frozenset[Cell]:
        """N-MG-5, O-54: the cells with all four neighbours."""
        ground = set(self.cells)
        return frozenset(cell for cell in self.cells if ground.issuperset(cell.neighbours()))


def groups(cells: Collection[Cell], diagonal: bool = False) -> list[frozenset[Cell]]:
    """Maximal groups of connected cells; `diagonal` lets corners connect too."""
    left, found = set(cells), []
    while left:
        frontier = [min(left)]
        group = set(frontier)
        while frontier:
            cell = frontier.pop()
            around = cell.neighbours() + (cell.diagonals() if diagonal else [])
            fresh = (left & set(around)) - group
            group |= fresh
            frontier += fresh
        left -= group
        found.append(frozenset(group))
    return found


def orientations(shape: Shape) -> set[Shape]:
    """All rotations and reflections, each moved so that its bounding box begins at (0, 0)."""
    turned, found = list(shape), set()
    for _ in range(4):
        turned = [(column, -row) for row, column in turned]
        for cells in (turned, [(row, -column) for row, column in turned]):
            top = min(row for row, _ in cells)
            left = min(column for _, column in cells)
            found.add(frozenset((row - top, column - left) for row, column in cells))
    return found


def copies(shape: Shape, cells: Collection[Cell], points: int) -> list[Copy]:
    """Every place where the shape lies inside `cells`, worth `points` each."""
    if not cells:
        return []
    rows = range(max(cell.row for cell in cells) + 1)
    columns = range(max(cell.column for cell in cells) + 1)
    placed = (
        frozenset(Cell(row + down, column + right) for down, right in turned)
        for turned in orientations(shape)
        for row in rows
        for column in columns
    )
    return [(copy, points) for copy in placed if copy <= set(cells)]


def best_packing(cells: Collection[Cell], found: Collection[Copy]) -> int:
    """N-MG-4: the most points from copies that share no cell."""

    @cache
    def best(free: frozenset[Cell]) -> int:
        if not free:
            return 0
        first = min(free)
        with_first = (
            points + best(free - copy) for copy, points in found if first in copy and copy <= free
        )
        return max([best(free - {first}), *with_first])

    return best(frozenset(cells))

"""Control areas, and shapes packed into them, on masks of cells."""

from mypy_extensions import i64

from moonlit.core.bits import first, size
from moonlit.games.nocturne.state import ROW


def touching(cells: i64) -> i64:
    """The cells and everything adjacent to them."""
    return cells | cells << 1 | cells >> 1 | cells << ROW | cells >> ROW


def touching_diagonally(cells: i64) -> i64:
    """The cells and everything around them."""
    wide = cells | cells << 1 | cells >> 1
    return wide | wide << ROW | wide >> ROW


def area_of(control: i64, diagonals: bool) -> i64:
    """The maximal connected group that holds the first cell."""
    area = control & -control
    grown = control & (touching_diagonally(area) if diagonals else touching(area))
    while grown != area:
        area = grown
        grown = control & (touching_diagonally(area) if diagonals else touching(area))
    return area


def count_areas(control: i64, diagonals: bool) -> i64:
    """How many separate control areas there are."""
    count: i64 = 0
    while control != 0:
        control ^= area_of(control, diagonals)
        count += 1
    return count


def count_areas_of_size(control: i64, wanted: i64) -> i64:
    """How many control areas have exactly this many cells (N-MG-3)."""
    count: i64 = 0
    while control != 0:
        area = area_of(control, False)
        control ^= area
        if size(area) == wanted:
            count += 1
    return count


def largest_area(control: i64) -> i64:
    """How many cells the largest control area has."""
    largest: i64 = 0
    while control != 0:
        area = area_of(control, False)
        control ^= area
        largest = max(largest, size(area))
    return largest


def most_points(control: i64, patterns: list[i64], points: list[i64]) -> i64:
    """The best score for patterns laid so that no cell is used twice (N-MG-4, O-32).

    A pattern is a mask whose first cell is bit 0; all its turns and flips stand in the list.
    """
    if control == 0:
        return 0
    cell = first(control)
    best = most_points(control & control - 1, patterns, points)
    for index in range(len(patterns)):
        pattern = patterns[index]
        if control >> cell & pattern == pattern:
            rest = most_points(control ^ pattern << cell, patterns, points)
            best = max(best, rest + points[index])
    return best

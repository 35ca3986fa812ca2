"""Points for the Moonlight goals."""

from __future__ import annotations

from .forest import Shape, best_packing, copies, groups
from .state import State

CORNER_POINTS = 2
EXTRA_PER_LEFTOVER = 2

SHAPES: dict[int, tuple[Shape, int]] = {
    4: (frozenset({(0, 0), (1, 0), (1, 1)}), 3),
    5: (frozenset({(0, 0), (0, 1), (0, 2)}), 3),
    12: (frozenset({(0, 0), (1, 1)}), 2),
}


def moonlight_points(state: State, seat: int) -> int:
    """N-MG-1: every goal in play scores for everybody."""
    plain = sum(_goal_points(state, seat, goal) for goal in state.moonlight_goals)
    return plain + _shape_points(state, seat)


def _goal_points(state: State, seat: int, goal: int) -> int:
    cells = state.control_cells(seat)
    sizes = [len(area) for area in state.control_areas(seat)]
    match goal:
        case 1 | 2 | 3:
            return goal * sizes.count(goal)
        case 6:
            return max(sizes, default=0)
        case 7:
            return len(cells & state.layout.centre)
        case 8:
            return CORNER_POINTS * len(cells & state.layout.corners)
        case 9:
            return sum(token.seat == seat for token in state.sprite_tokens)
        case 10:
            return EXTRA_PER_LEFTOVER * len(state.players[seat].supply)
        case 11:
            joined = state.config.switches.area_separation == "diagonal_joins"
            return len(groups(cells, diagonal=joined))
    return 0


def _shape_points(state: State, seat: int) -> int:
    """N-MG-4, E-38: a cell serves one copy of each card, or one copy in all."""
    cells = state.control_cells(seat)
    by_card = [
        copies(shape, cells, points)
        for goal, (shape, points) in SHAPES.items()
        if goal in state.moonlight_goals
    ]
    if state.config.switches.shape_cell_reuse == "one_card_total":
        by_card = [[copy for found in by_card for copy in found]]
    return sum(best_packing(cells, found) for found in by_card)

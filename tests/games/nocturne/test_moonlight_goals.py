"""Moonlight goals: what every card is worth, how shapes are packed, which cells count."""

import pytest

from moonlit.core.codec import Plain
from tests.clauses import clause
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, match, position

EDITIONS = ("best", "en", "de", "pl")
TOKENS = ("1", "2", "3", "3", "4", "4", "5", "5", "6", "7", "star")


def ground(cells: str, goals: str, **options: Plain) -> Table:
    """A Moonlight forest in which seat 0 controls these cells."""
    tokens = dict(zip(cells.split(), TOKENS, strict=False))
    rows = [" ".join(_lying(tokens, f"{column}{row}") for column in "abcde") for row in range(1, 6)]
    return position(f"forest {' / '.join(rows)} | round moonlight | moonlight {goals}", **options)


def _lying(tokens: dict[str, str], cell: str) -> str:
    return f"0:{tokens[cell]}" if cell in tokens else "."


def points(cells: str, goals: str, **options: Plain) -> int:
    return ground(cells, goals, **options).sheet(0)["moonlight"]


@clause("N-MG-2", "N-MG-3", "E-36", "E-37")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("goal", "cells", "worth"),
    [
        (1, "a1", 1),
        (1, "a1 c1 b2", 3),
        (1, "a1 c1 a3 b3", 2),
        (2, "a1 b1", 2),
        (2, "a1 b1 d1 d2 a4", 4),
        (2, "a1 b1 c1", 0),
        (3, "a1 b1 c1", 3),
        (3, "a1 a2 b2", 3),
        (3, "a1 a2 b2 d1 d2 d3", 6),
        (3, "a1 b1 c1 d1", 0),
        (3, "a1 b1", 0),
    ],
)
def test_goals_1_to_3_count_areas_of_exactly_that_size_of_any_outline(
    goal: int, cells: str, worth: int, edition: str
) -> None:
    assert points(cells, str(goal), edition=edition) == worth


@clause("N-MG-2", "N-MG-4", "O-32")
@pytest.mark.parametrize(
    ("goal", "cells", "worth"),
    [
        (4, "a1 a2 b2", 3),
        (4, "a1 b1 a2", 3),
        (4, "a1 b1 b2", 3),
        (4, "b1 a2 b2", 3),
        (4, "a1 b1 c1", 0),
        (4, "a1 a2 b2 b3", 3),
        (4, "a1 a2 a3 b1 b2 b3", 6),
        (4, "a1 b1 c1 a2 b2 c2 a3 b3 c3", 6),
        (5, "a1 b1 c1", 3),
        (5, "a1 a2 a3", 3),
        (5, "a1 b1 c1 d1", 3),
        (5, "a1 b1 c1 b2 b3", 3),
        (5, "a1 b1 c1 a2 b2 c2 a3 b3 c3", 9),
        (12, "a1 b2", 2),
        (12, "b1 a2", 2),
        (12, "a1 b2 c3", 2),
        (12, "a1 b2 c3 d4", 4),
        (12, "a1 b1 a2 b2", 4),
        (12, "a1 b1", 0),
    ],
)
def test_goals_4_5_and_12_count_copies_that_share_no_cell(
    goal: int, cells: str, worth: int
) -> None:
    assert points(cells, str(goal)) == worth


@clause("N-MG-4", "O-32")
def test_the_first_copy_that_fits_is_not_always_the_best() -> None:
    """A corner out of b1, b2 and c2, or a line from a1 to c1, would leave no second copy."""
    assert points("b1 a2 b2 c2 c3 d3", "4") == 6
    assert points("a1 b1 c1 d1 a2 a3", "5") == 6


@clause("E-39", "N-MG-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_goal_12_matches_cells_of_different_areas(edition: str) -> None:
    table = ground("a1 b2 d1 c2", "12", edition=edition)
    assert table.sheet(0)["moonlight"] == 4
    assert ground("a1 b2 d1 c2", "11", edition=edition).sheet(0)["moonlight"] == 3


@clause("E-38", "N-MG-4")
@pytest.mark.parametrize(
    ("options", "worth"),
    [
        ({}, 3 + 3 + 2),
        ({"switches": {"shape_cell_reuse": "per_card"}}, 8),
        ({"switches": {"shape_cell_reuse": "one_card_total"}}, 3),
        ({"edition": "en"}, 8),
        ({"edition": "de"}, 3),
        ({"edition": "pl"}, 8),
    ],
)
def test_a_cell_may_serve_two_cards_or_one_by_edition(
    options: dict[str, Plain], worth: int
) -> None:
    """Four cells hold a corner, a line and a diagonal pair, but no two of them apart."""
    assert points("a1 b1 c1 a2", "4 5 12", **options) == worth


@clause("E-38", "O-33")
def test_one_card_total_takes_the_best_mix_of_cards() -> None:
    """A line beside a corner; two corners rather than a corner and diagonal pairs."""
    one_card: dict[str, Plain] = {"shape_cell_reuse": "one_card_total"}
    assert points("a1 b1 c1 a3 a4 b4", "4 5 12", switches=one_card) == 6
    assert points("a1 b1 c1 a2 b2 c2", "4 12", switches=one_card) == 6


@clause("O-33")
def test_the_joint_limit_leaves_other_goals_alone() -> None:
    """The three cells of a line are also one area of three and the largest area."""
    one_card: dict[str, Plain] = {"shape_cell_reuse": "one_card_total"}
    assert points("a1 b1 c1", "5 3 6", switches=one_card) == 3 + 3 + 3


@clause("N-MG-2")
@pytest.mark.parametrize(
    ("cells", "worth"), [("a1 b1 c1 a4", 3), ("a1 b1 c1 a3 b3 c3", 3), ("a1 b2", 1)]
)
def test_goal_6_counts_the_cells_of_one_largest_area(cells: str, worth: int) -> None:
    assert points(cells, "6") == worth


@clause("N-MG-2", "N-MG-5")
@pytest.mark.parametrize(
    ("players", "centre"),
    [
        (2, "b2 c2 b3 c3"),
        (3, "b2 c2 d2 b3 c3 d3"),
        (4, "b2 c2 d2 b3 c3 d3 b4 c4 d4"),
    ],
)
def test_goal_7_counts_the_cells_that_touch_no_edge(players: int, centre: str) -> None:
    assert points(centre, "7", players=players) == len(centre.split())
    for cell in _cells(players):
        assert points(cell, "7", players=players) == int(cell in centre.split())


@clause("N-MG-2", "N-MG-5")
@pytest.mark.parametrize(
    ("players", "corners"), [(2, "a1 d1 a4 d4"), (3, "a1 e1 a4 e4"), (4, "a1 e1 a5 e5")]
)
def test_goal_8_counts_the_four_corner_cells(players: int, corners: str) -> None:
    assert points(corners, "8", players=players) == 8
    for cell in _cells(players):
        assert points(cell, "8", players=players) == 2 * (cell in corners.split())


def _cells(players: int) -> list[str]:
    cells = match(players=players).view(None).table["cells"]
    assert isinstance(cells, list)
    return [str(cell) for cell in cells]


@clause("N-MG-2", "O-34", "N-ENDM-1")
def test_goal_9_counts_own_tokens_on_the_board_also_after_they_drafted() -> None:
    table = position(
        "round moonlight | shadows shadow5 shadow6 shadow7 shadow8 shadow9 shadow10 | "
        "sprites 0:6 1:5 0:2 | slots EG01 EG02 EG03 EG04 | moonlight 9 | end"
    )
    table.play("0 take EG01", "1 take EG02", "0 take EG03")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert [sheet["moonlight"] for sheet in outcome.sheets] == [2, 1]


@clause("N-MG-2", "E-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_goal_10_makes_every_leftover_token_worth_four(edition: str) -> None:
    text = "round moonlight | supply 0: 1 7 star | sprites 0:6 | moonlight 10"
    table = position(text, edition=edition)
    assert (table.sheet(0)["leftover"], table.sheet(0)["moonlight"]) == (6, 6)


@clause("N-MG-6", "N-MG-2", "E-41")
@pytest.mark.parametrize(
    ("options", "worth"),
    [
        ({}, 3),
        ({"edition": "en"}, 3),
        ({"edition": "de"}, 3),
        ({"edition": "pl"}, 3),
        ({"switches": {"area_separation": "diagonal_joins"}}, 2),
    ],
)
def test_goal_11_counts_every_group_and_diagonals_by_edition(
    options: dict[str, Plain], worth: int
) -> None:
    assert points("a1 a2 b3 d1", "11", **options) == worth


@clause("E-41")
def test_joined_diagonals_change_goal_11_only() -> None:
    joined: dict[str, Plain] = {"area_separation": "diagonal_joins"}
    assert points("a1 b2", "6", switches=joined) == 1
    assert points("a1 b2", "1", switches=joined) == 2


@clause("N-MG-1")
def test_everybody_scores_all_three_goals() -> None:
    table = position(
        "forest 0:1 0:2 1:1 1:2 / 1:3 . . . | round moonlight | moonlight 2 6 11 | sprites 0:6"
    )
    assert table.sheet(0)["moonlight"] == 2 + 2 + 1
    assert table.sheet(1)["moonlight"] == 2 + 2 + 2
    assert (table.goals(0), table.goals(1)) == ([], [])

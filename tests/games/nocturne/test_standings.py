"""How everybody stands in the goals, as all can see it."""

import pytest

from moonlit.core.codec import Plain
from tests.games.nocturne.looking import seen
from tests.games.nocturne.table import Table, position

# Seat 0 controls a1, b1 and d1; seat 1 controls b3, c3 and c4.
FOREST = "forest 0:3 0:6 SK01 0:5 / SK02 SK03 FE01 FE02 / . 1:2 1:4 . / . . 1:7 EG01 | "


def standing(table: Table, round_: str, goal: int, seat: int | None = None) -> dict[str, Plain]:
    rows = seen(table, seat, "standings")
    assert isinstance(rows, list)
    found = [
        row
        for row in rows
        if isinstance(row, dict) and (row["round"], row["goal"]) == (round_, goal)
    ]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(
    ("goal", "counts", "needed", "leads"),
    [
        (4, [2, 1], None, [0]),
        (5, [2, 3], None, [1]),
        (6, [2, 1], 3, [0]),
        (7, [2, 3], 3, [1]),
        (8, [3, 0], None, [0]),
        (9, [0, 1], None, [1]),
        (10, [2, 3], 4, [1]),
        (11, [0, 0], None, []),
        (12, [0, 1], None, []),
    ],
)
def test_twilight(goal: int, counts: list[int], needed: int | None, leads: list[int]) -> None:
    table = position(
        FOREST + f"goals {goal} | sprites 0:6 1:2 | tiles 0: EG02 | tiles 1: SK05 FE05 | "
        "stars 1 | start 0",
        characters=["redd", "sage"],
    )
    assert standing(table, "twilight", goal) == {
        "round": "twilight",
        "goal": goal,
        "counts": counts,
        "needed": needed,
        "points": None,
        "leads": leads,
    }


def test_tokens_that_may_still_win_the_spark_are_counted() -> None:
    table = position(
        "forest SK01 FE01 / EG01 . | supply 0: 3 3 5 | supply 1: 4 | sprites 1:3 | "
        "spells 0:3@a1 | goals 1 2 | answer 1"
    )
    assert standing(table, "twilight", 1)["counts"] == [3, 1]
    assert standing(table, "twilight", 2)["counts"] == [0, 1]


@pytest.mark.parametrize(
    ("goal", "counts", "points", "leads"),
    [
        (1, [1, 0], [1, 0], [0]),
        (2, [1, 0], [2, 0], [0]),
        (3, [0, 1], [0, 3], [1]),
        (4, [0, 1], [0, 3], [1]),
        (5, [0, 0], [0, 0], []),
        (6, [2, 3], [2, 3], [1]),
        (8, [2, 0], [4, 0], [0]),
        (9, [1, 1], [1, 1], [0, 1]),
        (10, [2, 1], [4, 2], [0]),
        (11, [2, 1], [2, 1], [0]),
    ],
)
def test_moonlight(goal: int, counts: list[int], points: list[int], leads: list[int]) -> None:
    others = [other for other in (1, 2, 3) if other != goal][:2]
    table = position(
        FOREST + f"round moonlight | moonlight {goal} {others[0]} {others[1]} | "
        "sprites 0:7 1:3 | supply 0: 1 2 | supply 1: 5 | start 0"
    )
    found = standing(table, "moonlight", goal)
    assert (found["counts"], found["points"]) == (counts, points)
    assert (found["needed"], found["leads"]) == (None, leads)


def test_only_the_goals_of_the_round_are_counted() -> None:
    goals = "goals 6 | moonlight 1 2 3 | start 0"
    assert len(_rows(position(FOREST + goals))) == 1
    assert len(_rows(position(FOREST + "round moonlight | " + goals))) == 3
    claimed = position(FOREST + "claimed 0: 6 | moonlight 1 2 3 | start 0")
    assert _rows(claimed) == []
    assert _rows(position("forest SK01 FE01 | start 0", mode="family")) == []


def _rows(table: Table) -> list[Plain]:
    rows = seen(table, None, "standings")
    assert isinstance(rows, list)
    return rows


def test_alone_only_one_scores_moonlight_goals() -> None:
    table = position(FOREST + "round moonlight | moonlight 1 2 3 | start 0", players=1)
    assert standing(table, "moonlight", 1)["points"] == [1]
    twilight = position(FOREST + "goals 6 | start 0", players=1)
    assert standing(twilight, "twilight", 6)["counts"] == [2, 1]


def test_everybody_sees_the_same() -> None:
    table = position(FOREST + "goals 4 6 10 | cards 0: S1 | cards 1: S2 | start 0")
    assert seen(table, 0, "standings") == seen(table, 1, "standings")
    assert seen(table, 0, "standings") == seen(table, None, "standings")

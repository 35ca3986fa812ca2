"""Twilight and Moonlight goals against N-TW-3, N-MG-2 and the shapes of D-6."""

from __future__ import annotations

import re

import pytest

from moonlit.packs.nocturne.folder import load_pack
from tests.clauses import clause
from tests.packs.spec import part, table

PACK = load_pack()
TWILIGHT = table("**N-TW-3**", "**N-TW-4**")
MOONLIGHT = table("**N-MG-2**", "**N-MG-3**")

TWILIGHT_PHRASES = {
    r"first to win a tile with a spell of value (\d)": "won_with",
    r"same with value (\d)": "won_with",
    r"most separate control areas": "most_areas",
    r"largest control area": "largest_area",
    r"first to own (\d) separate control areas": "areas",
    r"first to own a control area of (\d) or more cells": "area_size",
    r"most control tokens in the top row": "most_in_top_row",
    r"owner of the lowest \(rightmost\) token": "lowest_dedicated",
    r"first to have (\d) different symbols": "symbols",
    r"first to corner cast": "corner_cast",
    r"winner of the tile taken by the last star": "last_star",
}
MOONLIGHT_PHRASES = {
    r"(\d) per control area of exactly (\d) cells?": "areas_of_size",
    r"(\d) per copy of a given (?:shape|arrangement)": "shapes",
    r"(\d) per cell of your largest control area": "largest_area",
    r"(\d) per control token on a centre cell": "centre_cells",
    r"(\d) per control token on a corner cell": "corner_cells",
    r"(\d) per own token on the Sprite Board": "dedicated",
    r"(\d) extra per leftover token": "leftover",
    r"(\d) per control area$": "areas",
}


def read(phrases: dict[str, str], text: str) -> tuple[str, list[int]]:
    ((rule, found),) = [
        (rule, m) for start, rule in phrases.items() if (m := re.match(start, text))
    ]
    return rule, [int(number) for number in found.groups()]


@clause("N-TW-3", "D-6")
@pytest.mark.parametrize("row", TWILIGHT, ids=lambda row: row[0])
def test_every_twilight_goal_is_the_one_of_the_spec(row: list[str]) -> None:
    id_, condition, timing, grade = row
    goal = PACK.twilight_goals[int(id_) - 1]
    rule, found = read(TWILIGHT_PHRASES, condition)
    assert (goal.id, goal.rule, goal.number) == (int(id_), rule, *(found or [0]))
    assert goal.timing == ("end" if timing == "end of Twilight" else "immediate")
    assert goal.evidence.grade in grade
    if "`printed`" not in grade or "condition" in grade or "most" in grade:
        assert goal.evidence.confidence in grade
        assert goal.evidence.confidence


@clause("N-MG-2", "D-6", "D-9")
@pytest.mark.parametrize("row", MOONLIGHT, ids=lambda row: row[0])
def test_every_moonlight_goal_is_the_one_of_the_spec(row: list[str]) -> None:
    id_, text, grade = row
    goal = PACK.moonlight_goals[int(id_) - 1]
    rule, found = read(MOONLIGHT_PHRASES, text)
    assert (goal.id, goal.rule, goal.points) == (int(id_), rule, found[0])
    assert goal.size == (found[1] if len(found) > 1 else 0)
    assert goal.evidence.grade in grade
    if "value" in grade:
        assert goal.evidence.grade_of("rule") == "printed"
        assert goal.evidence.grade_of("points") == goal.evidence.grade
        assert f", {goal.evidence.confidence}" in grade


@clause("D-6")
def test_the_shapes_are_those_of_the_spec() -> None:
    drawn = part("### D-6", "### D-7").split("```")[1].strip("\n").splitlines()
    columns = [(4, 4, 12), (5, 16, 26), (12, 31, 40)]
    for id_, begin, end in columns:
        rows = [line[begin:end].replace(" ", "") for line in drawn]
        shape = tuple(row for row in rows if row)
        assert PACK.moonlight_goals[id_ - 1].shape == shape
    assert PACK.moonlight_goals[3].shape_cells == ((0, 0), (1, 0), (1, 1))


@clause("D-6")
def test_only_shape_goals_have_a_shape() -> None:
    assert [goal.id for goal in PACK.moonlight_goals if goal.shape] == [4, 5, 12]


@clause("N-COMP-1")
def test_a_twilight_card_is_worth_three() -> None:
    (row,) = [r for r in table("**N-COMP-1**", "**N-COMP-2**") if r[0] == "Twilight goal cards"]
    assert f"each worth {PACK.scoring.twilight_goal} points" in row[2]
    assert int(row[1]) == len(PACK.twilight_goals) == len(PACK.moonlight_goals)

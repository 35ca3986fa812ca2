"""Twilight goals: what each card asks for, when it is claimed, and when nobody gets it."""

import pytest

from moonlit.games.nocturne.events import GoalClaimed, GoalRemoved, RoundEnded, SpriteTileTaken
from moonlit.games.nocturne.notation import members
from tests.clauses import clause
from tests.games.nocturne.table import Table, position

# Two tiles that do not touch: whoever starts on one of them wins it at once.
APART = "forest SK01 . FE01"


def ended(text: str) -> Table:
    """A position of two players as it stands when Twilight has ended."""
    return position(f"{text} | end")


@clause("N-TW-3", "N-TW-4")
@pytest.mark.parametrize(
    ("token", "claimed"),
    [("2", []), ("3", [1]), ("4", [2]), ("5", [3]), ("6", []), ("star", [])],
)
def test_goals_1_to_3_ask_for_a_win_with_3_4_or_5(token: str, claimed: list[int]) -> None:
    table = position(f"{APART} | goals 1 2 3 | start 0")
    table.play(f"0 cast {token} a1")
    assert table.goals(0) == claimed
    assert members(table.state.goals) == [goal for goal in (1, 2, 3) if goal not in claimed]


@clause("N-TW-4")
def test_the_winning_token_counts_and_a_losing_one_does_not() -> None:
    table = position("forest SK01 FE01 | goals 1 2 | start 0")
    table.play("0 cast 3 a1", "1 cast 4 b1")
    assert (table.goals(0), table.goals(1)) == ([], [2])


@clause("N-TW-1", "N-TW-4", "N-ENDT-2")
def test_a_dedicated_token_meets_goals_1_to_3_when_it_drafts() -> None:
    table = position("forest SK01 FE01 | slots EG01 . . . | goals 1 | start 0")
    table.play("0 cast 3 a1", "1 cast 4 b1", "0 dedicate 3")
    assert table.goals(0) == []
    events = table.play("1 pass", "0 pass")
    taken = events.index(SpriteTileTaken(0, "EG01", "3"))
    assert table.goals(0) == [1]
    assert events.index(GoalClaimed(0, 1)) > taken


@clause("N-TW-1")
def test_a_card_goes_to_the_first_player_only_and_is_worth_three() -> None:
    table = position("forest SK01 . FE01 . / . EG01 . . | goals 1 | start 0")
    table.play("0 cast 3 a1", "1 cast 3 c1")
    assert (table.goals(0), table.goals(1)) == ([1], [])
    assert table.sheet(0)["twilight"] == 3


@clause("N-TW-1", "O-23")
def test_one_win_may_earn_several_cards() -> None:
    table = position("forest 0:1 0:2 SK01 . / . . . FE01 | goals 1 7 11 | start 0 b1")
    table.play("0 cast 3 c1")
    assert table.goals(0) == [1, 7, 11]
    assert table.sheet(0)["twilight"] == 9


@clause("N-TW-4", "E-26", "E-33", "N-ENDT-6")
@pytest.mark.parametrize("edition", ["best", "en", "de", "pl"])
def test_a_goal_nobody_met_is_removed_when_twilight_ends(edition: str) -> None:
    table = position(f"{APART} | goals 1 3 12 | start 0", edition=edition)
    table.play("0 cast 3 a1", "1 pass")
    assert members(table.state.goals) == [3, 12]
    events = table.play("0 pass")
    assert [event for event in events if isinstance(event, GoalRemoved)] == [
        GoalRemoved(3),
        GoalRemoved(12),
    ]
    assert (table.state.goals, table.goals(0), table.goals(1)) == (0, [1], [])


@clause("N-TW-3", "N-TW-5")
@pytest.mark.parametrize(
    ("forest", "claimed"),
    [
        ("0:1 . 0:2 . / . . . . / SK01 . . FE01", [6]),
        ("0:1 . . . / . 0:2 . . / SK01 . . FE01", [6]),
        ("0:1 0:2 . . / . . . . / SK01 . . FE01", []),
        ("0:1 . . . / 0:2 . . . / SK01 . . FE01", []),
        ("0:1 . 1:2 . / . . . . / SK01 . . FE01", []),
    ],
)
def test_goal_6_asks_for_three_areas_that_do_not_touch(forest: str, claimed: list[int]) -> None:
    table = position(f"forest {forest} | goals 6 | start 0")
    table.play("0 cast 3 a3")
    assert table.goals(0) == claimed


@clause("N-TW-5", "O-24", "N-TW-1")
def test_goal_6_stays_when_the_areas_merge() -> None:
    """Goal 12 is still open, so goals are looked at again after the win that merges."""
    table = position(
        "forest 0:1 SK01 0:2 . / . . . . / FE01 . . . / . . EG01 . | goals 6 12 | start 0"
    )
    table.play("0 cast 3 a3", "1 pass", "0 cast 4 b1")
    assert table.control(0) == ["a1", "b1", "c1", "a3"]
    assert table.goals(0) == [6]


@clause("N-TW-3")
@pytest.mark.parametrize(
    ("forest", "claimed"),
    [
        ("0:1 0:2 SK01 . / . . . FE01", [7]),
        ("0:1 0:2 SK01 0:4 / . . . .", [7]),
        ("0:1 . SK01 . / . 0:2 . FE01", []),
        ("1:1 0:2 SK01 . / . . . FE01", []),
    ],
)
def test_goal_7_asks_for_an_area_of_three(forest: str, claimed: list[int]) -> None:
    table = position(f"forest {forest} / . . . . / . EG01 . . | goals 7 | start 0")
    table.play("0 cast 3 c1")
    assert table.goals(0) == claimed


@clause("N-TW-3", "N-TW-6", "E-28")
@pytest.mark.parametrize("edition", ["best", "en", "de", "pl"])
def test_goal_10_counts_the_symbol_of_the_character(edition: str) -> None:
    table = position(
        "forest EG01 . SK12 | tiles 0: SK01 MT01 | goals 10 | start 0",
        characters=["redd", "sage"],
        edition=edition,
    )
    table.play("0 cast 3 a1")
    assert table.goals(0) == [10]


@clause("N-TW-3", "N-TW-6", "E-28")
def test_goal_10_asks_for_four_kinds_and_a_double_symbol_is_one() -> None:
    text = "forest EG09 . SK12 | tiles 0: SK09 FE09 SK10 | goals 10 | start 0"
    table = position(text, characters=["redd", "sage"])
    table.play("0 cast 3 a1")
    assert table.goals(0) == []


@clause("N-TW-6")
def test_goal_10_counts_runestones() -> None:
    text = "forest RU09 . SK12 | tiles 0: SK01 MT01 | goals 10 | start 0"
    table = position(text, characters=["redd", "sage"])
    table.play("0 cast 3 a1")
    assert table.goals(0) == []
    table.play(table.legal()[0])
    assert table.goals(0) == [10]


@clause("O-26", "N-MIRROR-2")
def test_goal_10_gets_nothing_from_a_mirror_stone() -> None:
    text = "forest MI1 . EG01 | tiles 0: SK01 MT01 MI2 | goals 10 | start 0"
    table = position(text, characters=["redd", "sage"])
    table.play("0 cast 3 a1")
    assert table.goals(0) == []


@clause("N-TW-3", "E-29", "O-27")
@pytest.mark.parametrize(
    ("edition", "anchor", "claimed"),
    [
        *((edition, "b1", [11]) for edition in ("best", "en", "de", "pl")),
        *((edition, "", [11]) for edition in ("best", "de", "pl")),
        ("en", "", []),
    ],
)
def test_goal_11_asks_for_a_corner_cast(edition: str, anchor: str, claimed: list[int]) -> None:
    text = f"forest SK01 0:5 . . / . . . FE01 | goals 11 | start 0 {anchor}"
    table = position(text, edition=edition)
    table.play("0 cast 1 a1")
    assert table.goals(0) == claimed


@clause("N-TW-3", "E-29")
@pytest.mark.parametrize("strict", [False, True])
def test_goal_11_is_for_a_starting_spell_only(strict: bool) -> None:
    text = "forest SK01 FE01 | goals 11 | start 0"
    table = position(text, switches={"corner_requires_anchor": strict})
    table.play("0 cast 3 a1", "1 cast 4 b1")
    assert (table.goals(0), table.goals(1)) == ([], [])


@clause("N-TW-3", "N-TW-7")
@pytest.mark.parametrize(
    ("players", "forest", "stars", "claimed"),
    [
        (2, "SK01 . FE01 1:star", "1", [12]),
        (2, "SK01 . FE01 .", "", []),
        (3, "SK01 . FE01 1:star 2:star", "1 2", [12]),
        (3, "SK01 . FE01 1:star .", "1", []),
    ],
)
def test_goal_12_goes_to_the_last_star_of_all(
    players: int, forest: str, stars: str, claimed: list[int]
) -> None:
    table = position(f"forest {forest} | stars {stars} | goals 12 | start 0", players=players)
    table.play("0 cast star a1")
    assert table.goals(0) == claimed
    assert table.goals(1) == []


@clause("N-TW-7")
def test_goal_12_does_not_wait_for_another_win() -> None:
    """A win without a star, after all stars but one have won, claims nothing."""
    table = position("forest SK01 . FE01 1:star | stars 1 | goals 12 | start 0")
    table.play("0 cast 7 a1", "1 cast 7 c1")
    assert (table.goals(0), table.goals(1)) == ([], [])


@clause("O-28")
@pytest.mark.parametrize(("star", "claimed"), [("1:star", [12]), (".", [])])
def test_goal_12_in_solo_waits_for_both_stars(star: str, claimed: list[int]) -> None:
    stars = "stars 1" if star != "." else ""
    text = f"forest SK01 . FE01 {star} | {stars} | goals 12 | start 0"
    table = position(text, players=1)
    table.play("0 cast star a1")
    assert table.goals(0) == claimed


@clause("N-TW-7", "E-30")
@pytest.mark.parametrize(("switch", "claimed"), [("discard", []), ("last_star", [12])])
def test_goal_12_when_a_star_stays_unused(switch: str, claimed: list[int]) -> None:
    table = position(
        "forest SK01 . 1:star 2:star | stars 1 2 | goals 12 | end",
        players=3,
        switches={"tw12_unused_star": switch},
    )
    assert (table.goals(0), table.goals(1), table.goals(2)) == ([], [], claimed)
    assert table.state.goals == 0


@clause("N-TW-7", "E-30")
def test_goal_12_is_removed_if_no_star_won_at_all() -> None:
    table = position(f"{APART} | goals 12 | end", switches={"tw12_unused_star": "last_star"})
    assert (table.goals(0), table.goals(1), table.state.goals) == ([], [], 0)


# Seat 0 has three areas and three cells in the top row, seat 1 the largest area, below.
SPREAD = "forest 0:1 . 0:2 0:3 / . . . . / 0:4 . 1:1 1:2 / . . 1:3 1:4"


@clause("N-TW-3", "N-ENDT-1")
@pytest.mark.parametrize(("goal", "seat"), [(4, 0), (5, 1), (8, 0)])
def test_goals_4_5_and_8_go_to_most_or_largest(goal: int, seat: int) -> None:
    table = ended(f"{SPREAD} | goals {goal}")
    assert (table.goals(seat), table.goals(1 - seat)) == ([goal], [])


@clause("N-TW-3")
def test_goal_8_counts_the_top_row_and_nothing_below() -> None:
    table = ended("forest . 1:1 . . / 0:1 0:2 0:3 0:4 | goals 8")
    assert (table.goals(0), table.goals(1)) == ([], [8])


@clause("N-TW-3", "E-27", "O-30")
@pytest.mark.parametrize("edition", ["best", "en", "de", "pl"])
def test_goal_9_goes_to_the_rightmost_token_wherever_it_lies(edition: str) -> None:
    table = position(f"{APART} | sprites 0:6 0:5 1:2 | goals 9 | end", edition=edition)
    assert len(table.state.slots) == 4
    assert (table.goals(0), table.goals(1)) == ([], [9])


@clause("E-31", "N-TW-3")
def test_goals_4_5_8_and_9_wait_for_the_end_of_twilight() -> None:
    text = "forest SK01 . FE01 0:1 | sprites 0:6 0:5 | goals 4 5 8 9 | start 0"
    table = position(text)
    table.play("0 cast 3 a1")
    assert table.goals(0) == []
    events = table.play("1 pass", "0 pass")
    claimed = [GoalClaimed(0, goal) for goal in (4, 5, 8, 9)]
    end = events.index(RoundEnded("twilight", "all-passed"))
    assert events[end + 1 : end + 5] == claimed


@clause("N-TW-2")
@pytest.mark.parametrize("goal", [4, 5, 8])
@pytest.mark.parametrize(
    ("sprites", "seat"),
    [("0:6 1:5", 0), ("1:6 0:5 0:4", 1), ("1:2", 1), ("0:2", 0)],
)
def test_ties_go_to_the_better_place_on_the_board(goal: int, sprites: str, seat: int) -> None:
    table = ended(f"forest 0:1 . 1:1 | sprites {sprites} | winner {1 - seat} | goals {goal}")
    assert (table.goals(seat), table.goals(1 - seat)) == ([goal], [])


@clause("N-TW-2")
def test_a_tie_is_broken_only_where_there_is_one() -> None:
    table = ended("forest 0:1 0:2 1:1 | sprites 1:6 | goals 5 8")
    assert (table.goals(0), table.goals(1)) == ([5, 8], [])


@clause("N-TW-8", "O-29")
@pytest.mark.parametrize(
    ("goal", "forest"),
    [
        (4, "SK01"),
        (5, "SK01"),
        (8, "SK01 . . . / 0:1 1:2 . ."),
        (9, "SK01 0:1 . ."),
    ],
)
def test_an_end_goal_without_a_qualifier_is_not_awarded(goal: int, forest: str) -> None:
    table = ended(f"forest {forest} | winner 0 | goals {goal}")
    assert (table.goals(0), table.goals(1), table.state.goals) == ([], [], 0)

"""Redd and Sage, and what all abilities share: once per game, in either round (D-7, N-ADV)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.games.nocturne.events import (
    AbilityUsed,
    Dedicated,
    DrewConcoctions,
    FellOff,
    GoalClaimed,
    TileWon,
    TokenReplaced,
    TokenReturned,
)
from tests.clauses import clause
from tests.games.nocturne.looking import FOUR_BY_FIVE, FOUR_BY_FOUR, decision, seen
from tests.games.nocturne.setting import of_class, prepared
from tests.games.nocturne.table import Table

OTHERS = ["abigail", "flint"]


def redd(text: str, **options: Plain) -> Table:
    """Seat 0 is Redd, and all others have passed."""
    forest = "" if "forest" in text else FOUR_BY_FOUR
    options = {"mode": "advanced", "characters": ["redd", "flint"], **options}
    return prepared(f"{forest}passed 1 | {text} | start 0", **options)


def sage(text: str, **options: Plain) -> Table:
    """Seat 0 is Sage of three and has the highest spell; the others pass."""
    forest = "" if "forest" in text else FOUR_BY_FIVE
    options = {"mode": "advanced", "players": 3, "characters": ["sage", *OTHERS], **options}
    table = prepared(f"{forest}{text} | answer 1", **options)
    while decision(table) == "answer":
        table.play(f"{table.to_act()} pass")
    return table


def is_unused(table: Table, seat: int = 0) -> Plain:
    return seen(table, 1, "seats", seat, "ability_unused")


@clause("D-7", "N-ADV-2")
def test_redd_puts_a_lower_token_in_place_of_the_winner() -> None:
    table = redd("supply 0: 2 4 6")
    table.play("0 cast 4 b2")
    assert table.legal() == ["0 decline", "0 replace 2"]
    events = table.play("0 replace 2")
    assert events[:2] == [AbilityUsed(0, "redd"), TokenReplaced(0, "2", "b2")]
    assert table.face_down() == {"b2": "0:2"}
    assert table.supply(0) == ["4", "6"]
    assert table.control(0) == ["b2"]
    assert is_unused(table) is False
    assert table.sheet(0)["ability"] == 0


@clause("D-7")
@pytest.mark.parametrize(
    ("winner", "offered"),
    [
        ("6", ["5", "shadow5"]),
        ("shadow6", ["5", "shadow5"]),
        ("5", []),
        ("7", None),
        ("shadow7", None),
        ("shadow9", None),
        ("star", None),
    ],
)
def test_the_winner_is_a_number_up_to_six_and_the_replacement_lower(
    winner: str, offered: list[str] | None
) -> None:
    held = {"5", "shadow5", "6", winner}
    table = redd(f"round moonlight | supply 0: {' '.join(sorted(held))}")
    table.play(f"0 cast {winner} b2")
    if not offered:
        assert decision(table) == "start"
    else:
        assert table.legal() == ["0 decline", *(f"0 replace {token}" for token in offered)]


@clause("D-7")
@pytest.mark.parametrize(
    ("winner", "lower", "control"),
    [
        ("6", "shadow5", []),
        ("shadow6", "4", ["b2"]),
        ("shadow6", "shadow5", []),
        ("6", "4", ["b2"]),
    ],
)
def test_the_replacement_decides_whether_the_cell_is_controlled(
    winner: str, lower: str, control: list[str]
) -> None:
    table = redd(f"round moonlight | supply 0: {winner} {lower}")
    table.play(f"0 cast {winner} b2")
    assert table.control(0) == ([] if winner.startswith("shadow") else ["b2"])
    table.play(f"0 replace {lower}")
    assert table.control(0) == control
    assert table.face_down() == {"b2": f"0:{lower}"}
    assert table.supply(0) == [winner]


@clause("D-7")
def test_losing_tokens_just_returned_may_replace_the_winner() -> None:
    table = prepared(
        FOUR_BY_FOUR + "supply 0: 7 | spells 0:1@a1 1:2@b1 0:4@b2 | answer 1",
        mode="advanced",
        characters=["redd", "flint"],
    )
    events = table.play("1 pass")
    assert of_class(events, TokenReturned) == [TokenReturned(0, "1")]
    assert table.legal() == ["0 decline", "0 replace 1"]
    table.play("0 replace 1")
    assert (table.supply(0), table.face_down()) == (["4", "7"], {"b2": "0:1"})


@clause("D-7")
def test_redd_acts_before_the_effect_of_the_tile_and_before_dedications() -> None:
    table = prepared(
        "forest SK01 RU01 / FE01 FE02 | goals 2 | supply 0: 1 | spells 1:2@a1 0:4@b1 | answer 1",
        mode="advanced",
        characters=["redd", "flint"],
    )
    table.play("1 pass")
    assert decision(table) == "redd"
    table.play("0 replace 1")
    assert decision(table) == "runestone"
    table.play(table.legal()[0])
    assert decision(table) == "dedicate"
    order: list[type[Event]] = [TileWon, TokenReplaced, DrewConcoctions, GoalClaimed]
    assert [type(event) for event in table.events if type(event) in order] == order


@clause("O-25")
@pytest.mark.parametrize(("goal", "value", "lower"), [(1, "3", "2"), (2, "4", "3"), (3, "5", "4")])
def test_the_token_that_won_counts_for_the_goals_of_a_value(
    goal: int, value: str, lower: str
) -> None:
    table = redd(f"goals 1 2 3 | supply 0: {value} {lower}")
    table.play(f"0 cast {value} b2", f"0 replace {lower}")
    assert table.goals(0) == [goal]


@clause("D-7", "N-ADV-1")
def test_declining_keeps_the_ability_for_a_later_win_and_using_it_ends_it() -> None:
    table = redd("supply 0: 1 2 5 6 | supply 1: 1")
    table.play("0 cast 6 b2", "0 decline")
    assert (is_unused(table), table.face_down()) == (True, {"b2": "0:6"})
    assert table.sheet(0)["ability"] == 2
    table.play("0 cast 5 b1", "0 replace 2")
    assert is_unused(table) is False
    table.play("0 cast 5 a1")
    assert decision(table) == "start"
    assert table.face_down() == {"b2": "0:6", "b1": "0:2", "a1": "0:5"}


@clause("O-82")
def test_redd_does_not_replace_a_token_that_drafts() -> None:
    table = redd("sprites 0:5 | slots SK05 SK06 FE05 FE06 | supply 0: 1 2")
    table.play("0 pass", "0 take SK05")
    assert seen(table, 0, "round") == "moonlight"
    assert is_unused(table) is True


@clause("O-62", "N-ADV-1")
@pytest.mark.parametrize("used", [False, True])
def test_an_ability_serves_in_either_round_but_once_in_all(used: bool) -> None:
    twilight = redd("supply 0: 2 4")
    twilight.play("0 cast 4 b2")
    assert decision(twilight) == "redd"
    text = "round moonlight | supply 0: 2 4" + (" | used 0" if used else "")
    moonlight = redd(text)
    moonlight.play("0 cast 4 b2")
    assert decision(moonlight) == ("start" if used else "redd")


@clause("O-62")
def test_an_ability_used_in_twilight_is_gone_in_moonlight() -> None:
    table = redd("supply 0: 2 4 5 | supply 1: 3 | forest SK01 FE01")
    table.play("0 cast 4 a1", "0 replace 2", "0 pass", "1 pass")
    assert seen(table, 0, "round") == "moonlight"
    assert is_unused(table) is False


@clause("N-ADV-1")
def test_in_the_basic_game_nobody_is_asked() -> None:
    table = redd("supply 0: 2 4", mode="basic")
    table.play("0 cast 4 b2")
    assert decision(table) == "start"


@clause("D-7")
def test_sage_dedicates_one_of_her_losing_tokens_of_a_phase_she_won() -> None:
    table = sage("spells 0:1@a1 1:2@b1 0:3@b2 1:4@b3 0:6@b4")
    assert (table.to_act(), table.legal()) == (0, ["0 decline", "0 dedicate 1", "0 dedicate 3"])
    events = table.play("0 dedicate 3")
    assert events[:2] == [AbilityUsed(0, "sage"), Dedicated(0, "3", 1)]
    assert table.sprites() == ["0:3"]
    assert "3" not in table.supply(0)
    assert "1" in table.supply(0)
    assert is_unused(table) is False


@clause("D-7")
def test_sage_goes_first_and_the_others_follow() -> None:
    table = sage("sprites 1:6 1:5 2:5 2:4 | spells 0:2@b1 1:3@b2 2:4@b3 0:6@b4")
    assert decision(table) == "sage"
    table.play("0 dedicate 2")
    assert table.sprites()[-1] == "0:2"
    assert table.legal() == ["2 dedicate 4", "2 retrieve 4"]
    events = table.play("2 dedicate 4")
    assert of_class(events, FellOff) == [FellOff(0, "2")]
    assert table.sprites() == ["1:6", "1:5", "2:5", "2:4", "2:4"]
    # The 3 would now fall straight off, so seat 1 is not asked.
    assert (table.to_act(), decision(table)) == (0, "start")


@clause("D-7")
def test_sage_goes_first_when_the_others_choose_in_secret() -> None:
    switches: Plain = {"dedication_order": "simultaneous"}
    table = sage("spells 0:2@b1 1:3@b2 0:6@b3", switches=switches)
    assert (table.to_act(), decision(table)) == (0, "sage")
    table.play("0 dedicate 2")
    assert (table.to_act(), decision(table)) == (1, "secret")


@clause("D-7")
def test_sage_waits_for_the_effect_of_the_tile_and_the_goals() -> None:
    table = sage("forest SK01 SK02 / FE01 RU01 | goals 3 | spells 0:1@a1 1:2@b1 0:5@b2")
    assert (decision(table), table.goals(0)) == ("runestone", [])
    table.play(table.legal()[0])
    assert (decision(table), table.goals(0)) == ("sage", [3])


@clause("D-7")
def test_sage_is_offered_no_shadow_token_and_none_that_would_fall_straight_off() -> None:
    moonlight = "round moonlight | spells 0:3@a1 1:4@b1 0:shadow5@b2 1:6@b3 0:7@b4"
    assert sage(moonlight).legal() == ["0 decline", "0 dedicate 3"]
    full = "sprites 2:6 1:5 2:5 1:4 2:4 | "
    assert decision(sage(full + moonlight)) == "dedicate"
    only_shadow = sage("round moonlight | spells 0:shadow5@b2 1:6@b3 0:7@b4")
    assert (only_shadow.to_act(), decision(only_shadow)) == (1, "dedicate")


@clause("D-7")
def test_sage_is_not_asked_without_losing_tokens_or_after_use() -> None:
    assert decision(sage("spells 1:2@b1 0:6@b2")) == "dedicate"
    assert decision(sage("used 0 | spells 0:1@a1 1:2@b1 0:6@b2")) == "dedicate"


@clause("D-7")
def test_losing_is_ordinary_for_sage() -> None:
    table = sage("spells 0:3@b2 1:6@b1 | passed 0 2")
    assert table.legal() == ["0 dedicate 3", "0 retrieve 3"]
    table.play("0 dedicate 3")
    assert is_unused(table) is True


@clause("D-7")
def test_declining_takes_all_her_tokens_back() -> None:
    table = sage("spells 0:1@a1 1:2@b1 0:6@b2")
    table.play("0 decline")
    assert (is_unused(table), table.sprites()) == (True, [])
    assert "1" in table.supply(0)

"""Dedicating to the Sprite Board: who, in which order, where, and what falls off (N-SPRITE)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.events import Dedicated, FellOff
from tests.clauses import clause
from tests.games.nocturne.looking import FOUR_BY_FIVE, FOUR_BY_FOUR, decision, seen, tokens
from tests.games.nocturne.setting import of_class, prepared
from tests.games.nocturne.table import Table, position

SIMULTANEOUS: Plain = {"dedication_order": "simultaneous"}
FULL_OF_FIVE = "sprites 0:6 1:6 0:5 1:5 0:2 | "


def lost(sprites: str, spells: str) -> Table:
    """Two players: seat 1 has lost a phase to seat 0 and is asked about its tokens."""
    table = position(f"{FOUR_BY_FOUR}sprites {sprites} | spells {spells} | answer 1")
    table.play("1 pass")
    return table


@clause("N-SPRITE-1", "N-SPRITE-3")
def test_the_worked_example() -> None:
    teal, green = 1, 2
    table = position(
        FOUR_BY_FIVE + "sprites 0:4 1:3 | spells 1:4@b1 2:6@b2 0:7@b3 | answer 1", players=3
    )
    table.play("1 pass", "2 pass", f"{green} dedicate 6", f"{teal} dedicate 4")
    assert table.sprites() == ["2:6", "0:4", "1:4", "1:3"]


@clause("N-SPRITE-1")
def test_a_loser_dedicates_one_token_and_takes_the_others_back() -> None:
    table = lost("", "1:1@a1 0:2@b1 1:3@b2 0:4@b3 1:5@c3 0:7@c2")
    assert table.legal() == ["1 dedicate 5", "1 retrieve 5"]
    table.play("1 dedicate 5")
    assert (table.to_act(), decision(table)) == (0, "start")
    assert table.sprites() == ["1:5"]
    assert table.supply(1) == ["1", "2", "3", "3", "4", "4", "5", "6", "7", "star"]


@clause("N-SPRITE-1")
def test_only_a_token_cast_in_this_phase_is_dedicated() -> None:
    table = lost("", "1:3@b2 0:4@b1")
    refused = table.refusal("1 dedicate 7")
    assert refused.clause == "N-SPRITE-2"
    assert "7" in table.supply(1)


@clause("N-SPRITE-1")
def test_who_has_cast_nothing_is_not_asked() -> None:
    table = position(FOUR_BY_FIVE + "spells 0:7@b2 | answer 1", players=3)
    table.play("1 pass", "2 pass")
    assert (table.to_act(), decision(table)) == (0, "start")


@clause("N-SPRITE-1")
def test_a_losing_shadow_token_returns_and_is_never_dedicated() -> None:
    table = prepared(
        FOUR_BY_FOUR + "round moonlight | spells 1:3@b1 0:4@b2 1:shadow5@b3 0:7@b4 | answer 1"
    )
    table.play("1 pass")
    assert "shadow5" in table.supply(1)
    assert table.legal() == ["1 dedicate 3", "1 retrieve 3"]


@clause("N-SPRITE-2")
def test_decisions_go_from_the_highest_losing_token_to_the_lowest() -> None:
    table = position(
        FOUR_BY_FIVE + "spells 1:1@a1 2:2@b1 1:3@b2 2:5@b3 0:7@b4 | answer 1", players=3
    )
    table.play("1 pass", "2 pass")
    asked = []
    while decision(table) == "dedicate":
        asked.append(table.legal()[1])
        table.play(asked[-1])
    assert asked == ["2 retrieve 5", "1 retrieve 3", "2 retrieve 2", "1 retrieve 1"]


@clause("N-SPRITE-3")
@pytest.mark.parametrize(
    ("board", "token", "after"),
    [
        ("", "3", "1:3"),
        ("0:5 0:2", "3", "0:5 1:3 0:2"),
        ("0:3 0:2", "3", "0:3 1:3 0:2"),
        ("0:5 0:4", "1", "0:5 0:4 1:1"),
        ("0:3 0:1", "6", "1:6 0:3 0:1"),
    ],
)
def test_a_token_goes_after_all_of_greater_or_equal_value(
    board: str, token: str, after: str
) -> None:
    table = lost(board, f"1:{token}@b2 0:7@b1")
    events = table.play(f"1 dedicate {token}")
    assert table.sprites() == after.split()
    space = after.split().index(f"1:{token}") + 1
    assert of_class(events, Dedicated) == [Dedicated(1, token, space)]


@clause("N-SPRITE-4", "N-SPRITE-5")
def test_the_last_token_of_a_full_board_falls_off_and_no_other() -> None:
    table = lost("0:5 1:4 0:4 0:3", "1:4@b2 0:7@b1")
    events = table.play("1 dedicate 4")
    assert table.sprites() == ["0:5", "1:4", "0:4", "1:4"]
    assert of_class(events, FellOff) == [FellOff(0, "3")]
    assert table.supply(0).count("3") == 2


@clause("N-SPRITE-4", "N-SPRITE-5")
def test_nothing_falls_off_a_board_with_room() -> None:
    table = lost("0:5 1:4 0:3", "1:6@b2 0:7@b1")
    assert not of_class(table.play("1 dedicate 6"), FellOff)
    assert table.sprites() == ["1:6", "0:5", "1:4", "0:3"]


@clause("N-SPRITE-4")
def test_the_token_just_dedicated_may_fall_off_itself() -> None:
    table = position(
        FOUR_BY_FIVE + FULL_OF_FIVE + "spells 1:3@b1 2:4@b2 0:7@b3 | answer 1",
        players=3,
        switches=SIMULTANEOUS,
    )
    events = table.play("1 pass", "2 pass", "1 dedicate 3", "2 dedicate 4")
    assert table.sprites() == ["0:6", "1:6", "0:5", "1:5", "2:4"]
    assert of_class(events, FellOff) == [FellOff(0, "2"), FellOff(1, "3")]
    assert "3" in table.supply(1)


@clause("N-SPRITE-4", "O-21")
def test_a_fallen_token_may_be_cast_in_the_next_phase() -> None:
    table = lost("0:5 1:4 0:4 0:2", "1:4@b2 0:7@b1")
    assert "2" not in table.supply(0)
    table.play("1 dedicate 4")
    assert (table.to_act(), decision(table)) == (0, "start")
    assert "2" in tokens(table.legal())
    assert table.play("0 cast 2 a1")


@clause("N-SPRITE-6")
def test_a_dedicated_token_controls_nothing_and_is_out_of_play() -> None:
    table = lost("", "1:3@b2 0:7@b1")
    table.play("1 dedicate 3")
    assert table.control(1) == []
    assert table.supply(1).count("3") == 1
    assert table.sheet(1)["leftover"] == 20
    table.play("0 pass", "1 pass")
    assert seen(table, 0, "round") == "moonlight"
    assert table.sprites() == []
    assert len(table.supply(1)) == 11


@clause("N-SPRITE-6")
def test_a_star_never_loses_and_so_is_never_dedicated() -> None:
    table = position(FOUR_BY_FIVE + "spells 1:6@b2 | answer 2", players=3)
    table.play("2 cast star b1")
    assert table.face_down() == {"b1": "2:star"}
    assert table.legal() == ["1 dedicate 6", "1 retrieve 6"]


@clause("O-19")
def test_a_low_token_may_be_dedicated_after_declining_a_high_one() -> None:
    table = lost("", "1:1@a1 0:2@b1 1:3@b2 0:7@b3")
    table.play("1 retrieve 3", "1 dedicate 1")
    assert table.sprites() == ["1:1"]
    assert table.supply(1).count("3") == 2


@clause("O-20")
def test_a_dedication_that_would_fall_straight_off_is_not_offered() -> None:
    table = lost("0:5 0:4 0:4 0:3", "1:2@a1 0:3@b1 1:5@b2 0:7@b3")
    assert table.legal() == ["1 dedicate 5", "1 retrieve 5"]
    table.play("1 retrieve 5")
    assert (table.to_act(), decision(table)) == (0, "start")
    equal = lost("0:5 0:4 0:4 0:3", "1:3@b2 0:7@b3")
    assert (equal.to_act(), decision(equal)) == (0, "start")
    assert equal.supply(1).count("3") == 2


@clause("O-20")
def test_a_board_filled_in_this_phase_counts_too() -> None:
    table = position(
        FOUR_BY_FIVE + FULL_OF_FIVE + "spells 1:3@b1 2:4@b2 0:7@b3 | answer 1", players=3
    )
    table.play("1 pass", "2 pass", "2 dedicate 4")
    assert (table.to_act(), decision(table)) == (0, "start")


@clause("O-22")
def test_the_owner_of_a_fallen_token_does_not_dedicate_again() -> None:
    table = position(
        FOUR_BY_FIVE + "sprites 0:6 0:5 1:2 1:1 | spells 1:3@b1 2:4@b2 1:5@b3 0:7@b4 | answer 1",
        players=3,
    )
    table.play("1 pass", "2 pass", "1 dedicate 5")
    events = table.play("2 dedicate 4")
    assert of_class(events, FellOff) == [FellOff(1, "1")]
    # There would be room for the 3, but seat 1 has dedicated in this phase.
    assert table.sprites() == ["0:6", "0:5", "1:5", "2:4", "1:2"]
    assert (table.to_act(), decision(table)) == (0, "start")
    assert {"1", "3"} <= set(table.supply(1))

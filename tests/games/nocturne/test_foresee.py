"""What would follow from a move, for the one who may make it."""

import pytest

from moonlit.core.action import parse_action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.nocturne.events import TileWon
from tests.games.nocturne.sampling import GAME, sample
from tests.games.nocturne.table import Table, position

SQUARE = (
    "forest SK01 FE01 / EG01 MT01 | supply 0: 3 5 star | supply 1: 4 6 | "
    "cards 0: S9 | cards 1: S10 | "
)


def foresee(table: Table, text: str) -> dict[str, Plain]:
    return GAME.foresee(table.state, GAME.move(table.state, parse_action(text)))


def test_a_spell_says_who_could_answer_with_what_and_where() -> None:
    facts = foresee(position(SQUARE + "start 0"), "0 cast 3 a1")
    assert facts["wins"] == ""
    assert facts["answers"] == [{"seat": 1, "tokens": ["4", "6"]}]
    assert facts["cells"] == ["b1", "a2"]


def test_who_has_passed_or_holds_nothing_higher_cannot_answer() -> None:
    table = position(
        "forest SK01 FE01 / EG01 MT01 | supply 0: 6 | supply 1: 7 | supply 2: 5 star | "
        "spells 2:3@a1 | passed 1 | answer 0",
        players=3,
    )
    facts = foresee(table, "0 cast 6 b1")
    assert facts["answers"] == [{"seat": 2, "tokens": ["star"]}]


@pytest.mark.parametrize(
    ("text", "action", "why"),
    [
        (SQUARE + "start 0", "0 cast star a1", "star"),
        ("forest SK01 . / . FE01 | start 0", "0 cast 3 a1", "blocked"),
        (SQUARE + "start 0", "0 cast 5 a1", ""),
        ("forest SK01 FE01 | supply 0: 5 | supply 1: 5 | start 0", "0 cast 5 a1", "untopped"),
    ],
)
def test_a_spell_that_wins_at_once_says_why(text: str, action: str, why: str) -> None:
    facts = foresee(position(text), action)
    assert facts["wins"] == why
    assert bool(facts["answers"]) == (why == "")


def test_the_points_of_the_tile_are_told_by_category() -> None:
    facts = foresee(position(SQUARE + "tiles 0: FE02 | start 0"), "0 cast 5 b1")
    assert (facts["tile"], facts["effect"]) == ("FE01", "")
    assert (facts["points"], facts["total"]) == ({"feathers": 2}, 2)


def test_own_recipes_count() -> None:
    facts = foresee(position(SQUARE + "tiles 0: MT02 | start 0"), "0 cast 5 a2")
    assert facts["points"] == {"eggs": 4, "concoctions": 2}


def test_in_moonlight_a_token_spent_is_a_point_lost() -> None:
    facts = foresee(position(SQUARE + "round moonlight | start 0"), "0 cast 5 a1")
    assert facts["points"] == {"skulls": 4, "leftover": -2}


def test_a_goal_it_would_claim_is_told() -> None:
    facts = foresee(position(SQUARE + "goals 1 2 | start 0"), "0 cast 3 a1")
    assert facts["goals"] == [1]
    assert facts["points"] == {"skulls": 4, "twilight": 3}


def test_a_goal_is_told_even_if_a_chest_is_opened_first() -> None:
    table = position("forest CH1 FE01 | supply 0: 3 | supply 1: 4 | goals 1 | start 0")
    facts = foresee(table, "0 cast 3 a1")
    assert (facts["effect"], facts["goals"]) == ("chest", [1])
    assert facts["points"] == {"chests": -1, "twilight": 3}


def test_losing_tokens_and_who_may_dedicate_them_are_told() -> None:
    table = position(SQUARE + "spells 0:1@a1 1:4@b1 | answer 0")
    facts = foresee(table, "0 cast 5 b2")
    assert facts["back"] == ["1"]
    assert facts["losers"] == [{"seat": 1, "tokens": ["4"]}]


def test_a_corner_cast_and_the_last_tile_are_told() -> None:
    table = position("forest . FE01 / 0:4 . | supply 0: 3 | supply 1: 5 | start 0")
    facts = foresee(table, "0 cast 3 b1")
    assert (facts["wins"], facts["corner"], facts["last_tile"]) == ("blocked", False, True)
    goals = position("forest . FE01 / 0:4 . | supply 0: 3 | supply 1: 5 | goals 11 | start 0")
    facts = foresee(goals, "0 cast 3 b1")
    assert (facts["corner"], facts["goals"]) == (True, [11])


def test_passing_says_who_wins_what() -> None:
    table = position(SQUARE + "spells 0:2@a1 1:4@b1 | answer 0")
    facts = foresee(table, "0 pass")
    assert (facts["winner"], facts["token"], facts["tile"]) == (1, "4", "FE01")
    assert facts["answers"] == []
    assert facts["losers"] == [{"seat": 0, "tokens": ["2"]}]


def test_passing_the_start_says_who_is_next() -> None:
    facts = foresee(position(SQUARE + "start 0"), "0 pass")
    assert (facts["next"], facts["out"]) == (1, True)
    last = position(SQUARE + "start 0")
    last.play("0 pass")
    assert foresee(last, "1 pass")["next"] is None


def test_dedicating_says_which_space_and_what_falls_off() -> None:
    table = position(
        SQUARE + "sprites 1:7 0:6 1:5 1:2 | spells 0:4@a1 1:7@b1 | answer 0",
    )
    table.play("0 pass")
    assert foresee(table, "0 dedicate 4") == {
        "verb": "dedicate",
        "seat": 0,
        "token": "4",
        "space": 4,
        "fallen": {"seat": 1, "token": "2"},
    }
    assert foresee(table, "0 retrieve 4") == {}


def test_a_copy_is_compared_with_copying_nothing() -> None:
    table = position(
        "forest . | tiles 0: MI1 SK01 FE01 | round moonlight | supply 0: | supply 1: | score"
    )
    assert foresee(table, "0 copy SK01")["points"] == {"skulls": 4}
    assert foresee(table, "0 copy FE01")["points"] == {"feathers": 2}


def test_a_copy_counts_in_its_own_category_though_another_stone_is_free() -> None:
    table = position(
        "forest . | tiles 0: MI1 MI2 SK01 SK05 FE01 MD01 | round moonlight | supply 0: | "
        "supply 1: | score"
    )
    assert foresee(table, "0 copy MD01")["points"] == {"mushrooms": 9}
    assert foresee(table, "0 copy SK05")["points"] == {"skulls": 3}
    assert foresee(table, "0 copy FE01")["points"] == {"feathers": 2}


def test_stones_that_complete_a_set_together_are_seen_together() -> None:
    text = "tiles 0: MI1 MI2 MT01 | round moonlight | supply 0: | supply 1: | score"
    facts = foresee(position(f"forest . | {text}"), "0 copy MT01")
    assert facts["points"] == {"mushrooms": 13}
    table = position(SQUARE + "tiles 0: MI1 MT02 | round moonlight | start 0")
    table.state.forest[0] = GAME.names.parse_tile("MI2")
    points = foresee(table, "0 cast star a1")["points"]
    assert isinstance(points, dict)
    assert points["mushrooms"] == 10


@pytest.mark.parametrize("number", range(0, 36, 5))
def test_it_needs_nothing_its_seat_cannot_know(number: int) -> None:
    """Worlds drawn from the view foresee the same, and nothing is changed by looking ahead."""
    match = sample(number)
    state = GAME.setup(match.config, match.dice.word(), Journal(False))
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        move = GAME.move_at(state, match.dice.below(GAME.move_count(state)))
        before = GAME.write_state(state)
        facts = GAME.foresee(state, move)
        assert GAME.write_state(state) == before
        world = GAME.determinize(GAME.view(state, seat), match.config, Dice(number))
        assert GAME.foresee(world, move) == facts
        GAME.apply(state, move, Journal(False))


@pytest.mark.parametrize("number", range(0, 60, 7))
def test_what_wins_at_once_comes_true(number: int) -> None:
    """A spell said to win at once brings the tile, and one not said to does not."""
    match = sample(number)
    state = GAME.setup(match.config, match.dice.word(), Journal(False))
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        move = GAME.move_at(state, match.dice.below(GAME.move_count(state)))
        facts = GAME.foresee(state, move)
        journal = Journal(True)
        GAME.apply(state, move, journal)
        if facts.get("verb") == "cast":
            told = GAME.events(state, journal)[1:2]
            at_once = [event for event in told if isinstance(event, TileWon)]
            assert bool(at_once) == bool(facts["wins"])
            for won in at_once:
                assert (won.seat, won.tile, won.why) == (seat, facts["tile"], facts["wins"])


def test_the_facts_name_whose_move_it_is() -> None:
    assert foresee(position(SQUARE + "start 1"), "1 cast 4 a1")["seat"] == 1

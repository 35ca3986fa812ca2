"""Dice and the re-roll (section 6.5)."""

from collections import Counter
from dataclasses import replace

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.combat import throw
from moonlit.games.wonder_book.events import Rolled
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.packs.wonder_book.board_effects import Roll
from moonlit.packs.wonder_book.cards import GoalCard, Rule
from moonlit.packs.wonder_book.values import Whole
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter, small
from tests.games.wonder_book.table import GAME, Table

PAIR: dict[str, Plain] = {"laser": "A", "bull": "D"}


@clause("W-ROLL-1", "W-COMP-4")
def test_every_die_shows_success_or_blank_with_equal_chance() -> None:
    state = small(PAIR).state
    count = 4000
    successes = Counter(throw(state, 1) & 1 for _ in range(count))
    assert set(successes) == {0, 1}
    assert abs(successes[1] - count // 2) < 160  # five standard deviations


@clause("W-ROLL-1")
def test_the_dice_are_told_one_by_one() -> None:
    table = small({"bull": "A", "honey": "D"}, wyrms=["A", "A"], dice=[0, 1, 0])
    table.do("0 attack bull")
    assert table.told(Rolled) == [Rolled("bull", 1, 2, is_reroll=False, dice=(False, True, False))]


@clause("W-ROLL-2", "W-ROLL-3")
def test_a_reroll_keeps_the_successes_and_throws_all_blanks_again() -> None:
    table = small({"bull": "A", "honey": "D"}, wyrms=["A", "A"], dice=[1, 0, 0, 1, 0])
    table.do("0 attack bull", "0 yes")
    assert table.told(Rolled) == [Rolled("bull", 2, 1, is_reroll=True, dice=(True, False))]
    assert (table.hero("bull")["hearts"], table.decision["kind"]) == (5, "turn")
    assert table.wyrms() == ["A standing"]


@clause("W-ROLL-3")
def test_a_reroll_is_no_action_and_happens_once_per_turn() -> None:
    table = small(PAIR, wyrms=["B"], dice=[0] * 6).do("0 attack laser", "0 yes")
    assert table.decision["actions"] == 2
    table.do("0 attack laser")
    assert (table.decision["kind"], table.decision["actions"]) == ("turn", 1)


@clause("W-ROLL-3")
def test_the_last_heart_is_not_spent_on_a_reroll() -> None:
    heroes: dict[str, Plain] = {"laser": {"area": "A", "hearts": 1}, "bull": "D"}
    table = small(heroes, wyrms=["B"], dice=[0, 0]).do("0 attack laser")
    assert table.decision["kind"] == "turn"


@clause("Q-15")
def test_without_a_blank_there_is_nothing_to_reroll() -> None:
    table = small(PAIR, wyrms=["B"], dice=[1, 1]).do("0 attack laser")
    assert (table.decision["kind"], table.hero("laser")["hearts"]) == ("turn", 5)


@clause("W-ROLL-3")
def test_a_skill_roll_can_be_rerolled() -> None:
    heroes: dict[str, Plain] = {"honey": {"area": "A", "sparks": 1}, "bull": "D"}
    table = small(heroes, wyrms=["C"], dice=[0, 0, 0, 1, 0, 0]).do("0 skill honey hail")
    assert (table.decision["kind"], table.decision["blanks"]) == ("reroll", 3)
    table.do("0 yes", "0 wyrm C standing")
    assert (table.wyrms(), table.hero("honey")["hearts"]) == (["C stunned"], 3)


def stubborn(reroll: str) -> Table:
    config: dict[str, Plain] = {"switches": {"reroll": reroll}}
    heroes: dict[str, Plain] = {"bull": "T6", "honey": "T1"}
    table = chapter("ch1", heroes, config=config, goal=5, objects={"7": "T6"}, dice=[0, 1])
    return table.do("0 interact bull 7")


@clause("W-ROLL-4", "Q-5")
def test_the_roll_of_an_interaction_can_be_rerolled() -> None:
    table = stubborn("any_own_roll")
    assert table.decision["kind"] == "reroll"
    assert table.refused("0 hero bull").clause == "W-ROLL-3"
    assert table.do("0 yes").view()["counters"] == {"lamps": 1}


@clause("Q-5", "W-ENG-7")
def test_with_the_strict_switch_it_cannot_but_an_attack_can() -> None:
    assert stubborn("strict").decision["kind"] == "turn"
    table = small(PAIR, switches={"reroll": "strict"}, wyrms=["B"], dice=[0, 0])
    assert table.do("0 attack laser").decision["kind"] == "reroll"


def shaky_book() -> WonderBook:
    """Chapter IV in which everybody who loses a heart rolls two dice."""
    chapters = {one.id: one for one in GAME.campaign.chapters}
    cards = dict(chapters["ch4"].cards)
    goal = cards[7]
    assert isinstance(goal, GoalCard)
    cards[7] = replace(goal, rules=(Rule("hero_loses_heart", (Roll(Whole(2), ()),)),))
    chapters["ch4"] = replace(chapters["ch4"], cards=cards)
    return WonderBook(replace(GAME.campaign, chapters=tuple(chapters.values())))


@clause("W-ROLL-4")
@pytest.mark.parametrize("phase", ["player", "enemy"])
def test_rolls_of_the_enemy_phase_are_not_rerolled(phase: str) -> None:
    """The same roll, once after a slip of the hand and once after a bite."""
    heroes: dict[str, Plain] = {"bull": {"area": "U6"}, "honey": "U1"}
    given: dict[str, Plain] = {"goal": 7, "objects": {"10": "U6"}, "dice": [0] * 9}
    if phase == "player":
        table = chapter("ch4", heroes, shaky_book(), **given).do("0 interact bull 10", "0 no")
    else:
        given |= {"phase": "enemy", "wyrms": ["U6"], "wyrm_deck": ["w4"]}
        table = chapter("ch4", heroes, shaky_book(), **given).in_any_order()
    assert Rolled("bull", 0, 2, is_reroll=False, dice=(False,) * 2) in table.events
    assert table.hero("bull")["hearts"] == 5
    assert (table.decision["kind"] == "reroll") == (phase == "player")


@clause("W-ROLL-5", "Q-5")
def test_an_extra_action_in_anothers_turn_draws_on_the_same_allowance() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "sparks": 1},
        "laser": {"area": "A", "acted": False},
    }
    table = small(heroes, wyrms=["B"], dice=[0] * 8)
    table.do("0 turn bull", "0 skill bull leadership", "1 attack laser", "1 yes", "0 pass bull")
    assert table.decision["hero"] == "laser"
    table.do("1 attack laser")
    assert (table.decision["kind"], table.decision["actions"]) == ("turn", 2)
    assert table.hero("laser")["hearts"] == 4


@clause("W-ROLL-5")
@pytest.mark.parametrize("phase", ["player", "round"])
def test_the_allowance_is_renewed_with_the_player_phase(phase: str) -> None:
    heroes: dict[str, Plain] = {"laser": {"area": "A", "rerolled": True}, "bull": "D"}
    table = small(heroes, phase=phase, wyrms=["B"], dice=[0, 0])
    if phase == "round":
        table.do("0 turn laser")
    table.do("0 attack laser")
    assert table.decision["kind"] == ("reroll" if phase == "round" else "turn")

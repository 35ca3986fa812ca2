"""The player phase: turns, actions, extra actions (section 5)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import GoalReached, PhaseBegan, StoodUp, TurnBegan
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.packs.wonder_book.cards import GoalCard, Rule
from moonlit.packs.wonder_book.conditions import AllHeroes, GoalRoundIs
from moonlit.packs.wonder_book.effects import ChangeFate
from moonlit.packs.wonder_book.values import Compare, Whole
from moonlit.packs.wonder_book.words import Trigger
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter, small
from tests.games.wonder_book.table import GAME, Table

FRESH: dict[str, Plain] = {
    "bull": {"area": "A"},
    "honey": {"area": "A", "acted": False},
    "laser": {"area": "A", "acted": False},
}


@clause("W-PP-1", "W-KO-5")
def test_the_unconscious_stand_up_before_anybody_acts() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "unconscious": True},
        "honey": {"area": "B", "unconscious": True},
        "laser": "A",
    }
    table = small(heroes, phase="round", fate=5)
    assert table.state.fate == 3
    assert table.told(StoodUp) == [StoodUp("bull"), StoodUp("honey")]
    assert (table.hero("bull")["hearts"], table.hero("honey")["hearts"]) == (6, 4)
    assert sorted(table.legal()) == ["0 turn bull", "0 turn honey", "0 turn laser"]


@clause("W-PP-2", "W-FLOW-7")
def test_the_order_of_turns_is_free_and_anybody_may_say_it() -> None:
    table = small(FRESH)
    assert table.legal(2) == ["2 turn bull", "2 turn honey", "2 turn laser"]
    table.do("2 turn honey")
    assert TurnBegan("honey") in table.events
    table.do("1 pass honey")
    assert table.legal() == ["0 turn bull", "0 turn laser"]
    assert table.refused("0 turn honey").clause == "W-PP-2"


@clause("W-PP-3")
def test_a_turn_is_finished_before_the_next_one() -> None:
    table = small(FRESH).do("0 turn honey", "1 move honey B")
    refused = table.refused("0 turn bull")
    assert (refused.code, refused.clause) == ("not-your-turn", "W-PP-3")
    assert table.refused("1 move bull B").clause == "W-PP-3"


@clause("W-PP-3", "W-PP-7")
def test_an_extra_action_in_anothers_turn_does_not_start_the_own_turn() -> None:
    heroes: dict[str, Plain] = {**FRESH, "bull": {"area": "A", "sparks": 1}}
    table = small(heroes).do("0 turn bull", "0 skill bull leadership", "0 hero honey")
    table.do("1 move honey B")
    assert (table.decision["hero"], table.decision["actions"]) == ("bull", 2)
    table.do("0 pass bull")
    assert table.legal() == ["0 turn honey", "0 turn laser"]
    assert table.do("1 turn honey").decision["actions"] == 3


@clause("W-PP-7")
def test_an_extra_action_may_be_any_action_but_is_only_one() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "sparks": 1},
        "honey": {"area": "B", "things": ["s5"]},
    }
    table = small(heroes, wyrms=["B"], sparks={"B": 1}).do("0 skill bull leadership")
    assert {"1 special honey s5", "1 attack honey", "1 collect honey", "1 skill honey hail"} <= set(
        table.legal(1)
    )
    assert table.do("1 special honey s5").decision["hero"] == "bull"


@clause("W-PP-4")
def test_a_turn_has_three_actions_and_repeats_are_allowed() -> None:
    table = small(FRESH).do("0 turn bull", "0 move bull B", "0 move bull A")
    assert table.decision["actions"] == 1
    assert table.do("0 move bull B").decision["kind"] == "next_turn"
    assert table.hero("bull")["has_acted"]


@clause("W-PP-4", "W-PP-5")
def test_passing_ends_the_turn_and_the_last_turn_the_phase() -> None:
    table = small(FRESH, wyrm_deck=["w4"]).do("0 turn bull", "0 pass bull", "0 turn laser")
    table.do("2 pass laser")
    assert table.decision["hero"] == "honey"
    table.do("1 pass honey")
    assert PhaseBegan("enemy") in table.events


@clause("W-PP-6", "Q-3", "W-KO-2")
def test_who_falls_before_the_own_turn_has_none_in_this_phase() -> None:
    """Bull misses at the stubborn wall and falls; Honey, who is down, is not asked for either."""
    heroes: dict[str, Plain] = {
        "bull": {"area": "U6", "hearts": 1},
        "honey": {"area": "U1", "unconscious": True, "acted": False},
        "laser": {"area": "U1", "acted": False},
    }
    table = chapter("ch4", heroes, objects={"10": "U6"}, dice=[0, 0])
    assert table.legal() == ["0 turn bull", "0 turn laser"]
    table.do("0 turn bull", "0 interact bull 10")
    assert table.hero("bull")["is_unconscious"]
    assert table.decision["hero"] == "laser"


@clause("W-PP-6", "W-ACTV-7")
def test_who_has_left_the_board_has_no_turn_and_is_not_hunted() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "T4", "acted": False},
        "honey": {"left": True, "acted": False},
        "laser": {"area": "T9", "acted": False},
    }
    table = chapter("ch1", heroes, goal=20, wyrms=["T5"], wyrm_deck=["w4", "w5"])
    assert table.legal() == ["0 turn bull", "0 turn laser"]
    table.do("0 turn bull", "0 special bull jump")
    assert table.decision["hero"] == "laser"
    table.do("2 pass laser")
    # T4 is empty now: the wyrm of T5 goes toward Laser in T9, by T4 or T7.
    assert table.legal() == ["0 way T4", "0 way T4 all", "0 way T7", "0 way T7 all"]


LAMPS: dict[str, Plain] = {
    "bull": {"area": "T2"},
    "honey": {"area": "T1"},
    "laser": {"area": "T1", "acted": False},
}


def last_lamp(mid_phase_goal: str = "go_on") -> Table:
    """Chapter I: Bull lights the last lamp with his first action; Honey has acted."""
    config: dict[str, Plain] = {"switches": {"mid_phase_goal": mid_phase_goal}}
    table = chapter("ch1", LAMPS, config=config, goal=5, objects={"6": "T2"}, counters={"lamps": 2})
    table.do("0 turn bull", "0 interact bull 6")
    assert table.told(GoalReached) == [GoalReached("5", 1, is_within_par=True)]
    return table.do("0 choose rope", "0 hero bull")


@clause("W-PP-8", "Q-4", "W-FLOW-5", "W-CARD-10")
def test_a_goal_in_mid_phase_does_not_restart_the_phase() -> None:
    table = last_lamp()
    assert (table.decision["hero"], table.decision["actions"]) == ("bull", 2)
    assert table.goal == ("15", 1, 3)
    table.do("0 pass bull")
    assert table.decision["hero"] == "laser"
    assert table.state.round == 1


@clause("Q-4", "W-ENG-7", "W-CARD-18")
def test_a_goal_in_mid_phase_starts_a_new_phase_if_so_switched() -> None:
    table = last_lamp("new_phase")
    assert sorted(table.legal()) == ["0 turn bull", "0 turn honey", "0 turn laser"]
    assert table.state.round == 1
    assert table.goal == ("15", 1, 3)


@clause("W-PP-8", "W-CARD-18")
def test_the_next_goal_counts_its_phases_from_the_one_under_way() -> None:
    table = last_lamp().do("0 pass bull", "2 pass laser").in_any_order()
    while table.decision["kind"] != "next_turn":
        table.do(table.legal()[0])
    goal = table.view()["goal"]
    assert isinstance(goal, dict)
    assert goal["phases"] == 2


@pytest.mark.parametrize("verb", ["hero honey", "yes", "way A"])
@clause("W-PP-4")
def test_an_answer_is_refused_when_nothing_was_asked(verb: str) -> None:
    refused = small({"bull": "A", "honey": "A"}).refused(f"0 {verb}")
    assert (refused.code, refused.clause) == ("other-decision", "W-PP-4")


@clause("W-PP-4")
def test_nonsense_is_no_action() -> None:
    table = small({"bull": "A", "honey": "A"})
    assert table.refused("0 dance bull").code == "not-an-action"
    assert table.refused("0 move bull X9").code == "not-an-area"
    assert table.refused("0 give bull s1 ken").code == "not-a-hero"


def tower_with(change: Callable[[GoalCard], GoalCard]) -> WonderBook:
    """Chapter I with a first goal that is different."""
    chapters = {one.id: one for one in GAME.campaign.chapters}
    goal = chapters["ch1"].cards[5]
    assert isinstance(goal, GoalCard)
    cards = {**chapters["ch1"].cards, 5: change(goal)}
    chapters["ch1"] = replace(chapters["ch1"], cards=cards)
    return WonderBook(replace(GAME.campaign, chapters=tuple(chapters.values())))


@clause("W-PP-1", "W-KO-5")
@pytest.mark.parametrize("trigger", ["player_phase_start", "round_start"])
def test_rules_of_the_start_of_the_phase_find_everybody_on_their_feet(trigger: Trigger) -> None:
    rule = Rule(trigger, (ChangeFate(Whole(3)),), AllHeroes("conscious"))
    heroes: dict[str, Plain] = {"bull": {"area": "T1", "unconscious": True}, "honey": "T1"}
    book = tower_with(lambda goal: replace(goal, rules=(rule,)))
    assert chapter("ch1", heroes, book, goal=5, phase="round", fate=5).state.fate == 7


@clause("W-CARD-10", "W-ENG-4")
@pytest.mark.parametrize("phases", [2, 3])
def test_a_goal_of_holding_out_is_met_as_the_phase_begins(phases: int) -> None:
    held = GoalRoundIs((Compare("gte", Whole(3)),))
    book = tower_with(lambda goal: replace(goal, goal=held))
    heroes: dict[str, Plain] = {"bull": "T1", "honey": "T1"}
    table = chapter("ch1", heroes, book, goal=5, phase="round", goal_phases=phases)
    assert (table.decision["kind"] == "choice") == (phases == 3)


@clause("Q-4", "W-ENG-7")
@pytest.mark.parametrize(("mid_phase_goal", "left"), [("go_on", 1), ("new_phase", 2)])
def test_what_lasts_until_the_end_of_a_phase_ends_when_a_new_one_is_started(
    mid_phase_goal: str, left: int
) -> None:
    """Chapter II: Bramble snap holds Honey in F7, until Bull finds the last waymark."""
    table = chapter(
        "ch2",
        {"bull": "F4", "honey": "F8"},
        config={"switches": {"mid_phase_goal": mid_phase_goal}},
        goal=5,
        objects={"7": "F4"},
        counters={"waymarks": 3},
        phase="enemy",
        wyrms=["F8"],
        wyrm_deck=["p2"],
    )
    table.do("0 turn bull", "0 interact bull 7", "0 choose snare", "0 hero bull")
    if mid_phase_goal == "go_on":
        table.do("0 pass bull")
    else:
        table.do("1 turn honey")
    assert table.do("1 move honey F11").decision["actions"] == left

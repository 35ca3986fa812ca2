"""The seven actions, areas, sparks, items and interaction (section 6)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import Interacted
from tests.clauses import clause
from tests.games.wonder_book.boards import LINE, SQUARE, chapter, small

OBJECT: dict[str, Plain] = {**LINE, "objects": {"B": 1}}


@clause("W-ACT-MOVE-1", "W-AREA-1", "W-AREA-2")
def test_a_move_leads_to_an_adjacent_area() -> None:
    table = small({"bull": "A", "honey": "D"})
    assert [move for move in table.legal() if " move " in move] == ["0 move bull B"]
    far, solid = table.refused("0 move bull D"), table.refused("0 move bull C")
    assert (far.code, far.clause) == ("not-adjacent", "W-ACT-MOVE-1")
    assert (solid.code, solid.clause) == ("border-blocked", "W-AREA-1")
    assert table.do("0 move bull B").hero("bull")["area"] == "B"


@clause("W-AREA-3", "W-INT-2")
def test_wyrms_do_not_hold_heroes() -> None:
    table = small(
        {"bull": "B", "honey": "D"}, wyrms=["B", "B", "B", "A"], sparks={"B": 1}, board=OBJECT
    )
    for action in ("0 move bull A", "0 move bull C", "0 collect bull", "0 interact bull 3"):
        assert table.offers(action)


@clause("W-ACT-SPARK-1")
def test_collecting_takes_one_spark_of_the_own_area() -> None:
    table = small({"bull": "A", "honey": "D"}, sparks={"A": 2, "B": 1}).do("0 collect bull")
    assert (table.hero("bull")["sparks"], table.state.on_board) == (1, [1, 1, 0, 0])
    table.do("0 collect bull")
    refused = table.refused("0 collect bull")
    assert (refused.code, refused.clause) == ("no-spark-here", "W-ACT-SPARK-1")


@clause("W-ACT-SKILL-1", "W-SPARK-1")
def test_a_skill_is_ones_own_and_paid_to_the_pool_first() -> None:
    table = small({"laser": {"area": "A", "sparks": 1}, "honey": "D"}, wyrms=["A"])
    assert table.refused("0 skill laser hail").code == "not-your-skill"
    table.do("0 skill laser spray")
    assert (table.hero("laser")["sparks"], table.view()["spark_pool"]) == (0, 17)


@clause("W-ACT-INT-1", "W-CARD-12")
def test_an_object_is_reached_from_its_area() -> None:
    away = small({"bull": "A", "honey": "D"}, board=OBJECT).refused("0 interact bull 3")
    assert (away.code, away.clause) == ("not-here", "W-ACT-INT-1")
    table = small({"bull": "B", "honey": "D"}, board=OBJECT).do("0 interact bull 3")
    assert Interacted("bull", "3") in table.events
    assert table.refused("0 interact bull 3").code == "not-here"


@clause("W-ACT-INT-1", "W-CARD-13")
def test_only_the_top_of_a_stack_can_be_interacted_with() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T4", "sparks": 1}, "honey": "T4"}
    table = chapter("ch1", heroes, goal=15, objects={"16": "T4"})
    assert table.refused("0 interact bull 17").code == "not-here"
    table.do("0 interact bull 16")
    assert not table.offers("0 interact bull 16")
    assert table.offers("0 interact bull 17")
    assert not table.offers("0 interact bull 18")


@clause("W-INT-1", "W-SPARK-1")
def test_an_object_with_a_cost_is_offered_to_who_can_pay() -> None:
    poor = chapter("ch1", {"bull": "T4", "honey": "T4"}, goal=15, objects={"16": "T4"})
    refused = poor.refused("0 interact bull 16")
    assert (refused.code, refused.clause) == ("too-few-sparks", "W-INT-1")
    heroes: dict[str, Plain] = {"bull": {"area": "T4", "sparks": 1}, "honey": "T4"}
    rich = chapter("ch1", heroes, goal=15, objects={"16": "T4"}).do("0 interact bull 16")
    assert rich.hero("bull")["sparks"] == 0


@clause("W-INT-1")
@pytest.mark.parametrize(
    ("friend", "is_offered"),
    [("T4", True), ("T1", False), ({"area": "T4", "unconscious": True}, False)],
)
def test_an_object_that_needs_two_heroes(friend: Plain, is_offered: bool) -> None:
    table = chapter("ch1", {"bull": "T4", "honey": friend}, goal=15, objects={"18": "T4"})
    assert table.offers("0 interact bull 18") == is_offered
    if not is_offered:
        assert table.refused("0 interact bull 18").clause == "W-INT-1"


@clause("W-INT-1")
def test_an_interaction_costs_its_action_even_if_it_fails() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T6", "rerolled": True}, "honey": "T1"}
    table = chapter("ch1", heroes, goal=5, objects={"7": "T6"}, dice=[0])
    table.do("0 interact bull 7")
    assert table.decision["actions"] == 2
    assert table.offers("0 interact bull 7")


@clause("W-ACT-GIVE-1", "W-GIVE-1")
@pytest.mark.parametrize(("area", "is_near"), [("A", True), ("B", True), ("C", False)])
def test_giving_and_taking_next_to_each_other(area: str, is_near: bool) -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s1"]},
        "honey": {"area": area, "things": ["s2"]},
    }
    table = small(heroes)
    assert table.offers("0 give bull s1 honey") == is_near
    assert table.offers("0 take bull s2 honey") == is_near
    if not is_near:
        refused = table.refused("0 give bull s1 honey")
        assert (refused.code, refused.clause) == ("too-far", "W-ACT-GIVE-1")


@clause("W-GIVE-1")
@pytest.mark.parametrize(("answer", "things"), [("yes", ["s2"]), ("no", [])])
def test_taking_needs_the_owners_consent_and_one_action(answer: str, things: list[str]) -> None:
    table = small({"bull": "A", "honey": {"area": "A", "things": ["s2"]}})
    table.do("0 take bull s2 honey")
    assert (table.decision["kind"], table.decision["seats"]) == ("consent", [1])
    assert table.refused("0 yes").clause == "W-PP-3"
    table.do(f"1 {answer}")
    assert (table.hero("bull")["things"], table.decision["actions"]) == (things, 2)


@clause("W-GIVE-1")
def test_giving_hands_over_one_card() -> None:
    table = small({"bull": {"area": "A", "things": ["s1", "s2"]}, "honey": "A"})
    table.do("0 give bull s2 honey")
    assert (table.hero("bull")["things"], table.hero("honey")["things"]) == (["s1"], ["s2"])
    assert table.refused("0 give bull s3 honey").code == "not-held"


@clause("W-GIVE-2", "Q-7")
def test_the_unconscious_neither_give_nor_receive_unless_it_is_switched_on() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s1"]},
        "honey": {"area": "A", "things": ["s2"], "unconscious": True},
    }
    table = small(heroes)
    refused = table.refused("0 give bull s1 honey")
    assert (refused.code, refused.clause) == ("unconscious", "W-GIVE-2")
    assert table.refused("0 take bull s2 honey").clause == "W-GIVE-2"
    lax = small(heroes, switches={"unconscious_items": True})
    assert lax.offers("0 give bull s1 honey")
    assert lax.offers("0 take bull s2 honey")


@clause("W-SPARK-3")
def test_sparks_are_not_given() -> None:
    table = small({"bull": {"area": "A", "sparks": 3}, "honey": "A"})
    assert not [move for move in table.legal() if " give " in move or " spark " in move]


@clause("W-AREA-4", "W-ACTV-3")
def test_distance_is_counted_in_dashed_lines() -> None:
    """C touches A along a solid line; a wyrm in C goes the long way round, by B."""
    table = small({"bull": "A", "honey": "A"}, phase="enemy", wyrms=["C"], wyrm_deck=["w3"])
    assert table.wyrms() == ["B standing"]


@clause("W-AREA-4", "W-ACTV-5", "Q-2")
def test_behind_solid_lines_nobody_can_be_approached() -> None:
    island: dict[str, Plain] = {**SQUARE, "open": ["A-B"], "blocked": ["B-D"]}
    heroes: dict[str, Plain] = {"bull": "A", "honey": "A"}
    table = small(heroes, phase="enemy", wyrms=["D"], wyrm_deck=["w3"], board=island)
    assert table.wyrms() == ["D standing"]
    assert table.decision["kind"] == "next_turn"


@clause("W-ACT-SPEC-1", "W-CARD-11")
@pytest.mark.parametrize(("area", "is_granted"), [("T4", True), ("T1", False)])
def test_a_card_grants_a_special_action_where_it_says(area: str, is_granted: bool) -> None:
    table = chapter("ch1", {"bull": area, "honey": "T1"}, goal=20)
    assert table.offers("0 special bull jump") == is_granted
    if not is_granted:
        assert table.refused("0 special bull jump").clause == "W-ACT-SPEC-1"


@clause("W-CARD-6")
def test_an_item_stays_after_use_unless_it_says_otherwise() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "C1", "sparks": 1, "things": ["11"]},
        "honey": "C1",
    }
    assert chapter("ch3", heroes).do("0 special bull root_warmth").hero("bull")["things"] == ["11"]
    lantern: dict[str, Plain] = {"bull": {"area": "T1", "things": ["12"]}, "honey": "T1"}
    assert chapter("ch1", lantern).do("0 special bull open_shutter").hero("bull")["things"] == []


@clause("W-SPARK-1", "W-PP-4", "W-ACT-SPEC-1")
def test_a_special_action_is_refused_for_what_is_missing() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "P6", "things": ["11"]}, "honey": "P1"}
    table = chapter("ch6", heroes, goal=12, rules=["8"])
    poor = table.refused("0 special bull root_warmth")
    assert (poor.code, poor.clause) == ("too-few-sparks", "W-SPARK-1")
    assert (poor.facts["cost"], poor.facts["sparks"]) == (1, 0)
    away = table.refused("0 special bull plead")
    assert (away.code, away.clause) == ("not-granted", "W-ACT-SPEC-1")
    table.do("0 move bull P1", "0 move bull P6")
    late = table.refused("0 special bull apologise")
    assert (late.code, late.clause) == ("too-few-actions", "W-PP-4")

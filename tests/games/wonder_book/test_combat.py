"""Attacking wyrms (section 7)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.foe_events import BossHurt, WyrmDefeated, WyrmStunned
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter, small

LASER: dict[str, Plain] = {"laser": {"area": "B", "rerolled": True}, "honey": "D"}


@clause("W-CMB-1")
def test_the_target_is_named_after_the_roll() -> None:
    table = small(LASER, wyrms=["A", "C"], dice=[1, 0]).do("0 attack laser")
    assert (table.decision["kind"], table.decision["successes"]) == ("hit", 1)
    assert table.legal() == ["0 wyrm A standing", "0 wyrm C standing"]
    assert table.refused("0 wyrm D standing").clause == "W-CMB-1"
    assert table.do("0 wyrm C standing").wyrms() == ["A standing", "C stunned"]


@clause("W-CMB-2")
def test_two_attacks_may_have_different_targets() -> None:
    table = small(LASER, wyrms=["A", "C"], dice=[1, 0, 1, 0])
    table.do("0 attack laser", "0 wyrm A standing", "0 attack laser", "0 wyrm C standing")
    assert table.wyrms() == ["A stunned", "C stunned"]


@clause("W-CMB-3", "W-CMB-4")
@pytest.mark.parametrize(
    ("state", "hits", "left"),
    [
        ("standing", 1, ["B stunned"]),
        ("standing", 2, []),
        ("stunned", 1, []),
    ],
)
def test_one_damage_stuns_two_defeat(state: str, hits: int, left: list[str]) -> None:
    table = small(LASER, wyrms=[f"B {state}"], dice=[1, int(hits == 2)]).do("0 attack laser")
    assert (table.wyrms(), table.pool) == (left, 4 - len(left))
    wanted = WyrmStunned if left else WyrmDefeated
    assert len(table.told(wanted)) == 1


@clause("W-CMB-4")
def test_a_defeated_wyrm_can_appear_again() -> None:
    table = small(LASER, wyrms=["B", "D", "D", "D"], dice=[1, 1], wyrm_deck=["w5"])
    table.do("0 attack laser")
    assert table.pool == 1
    table.do("0 pass laser")
    assert table.pool == 0


@clause("W-CMB-5")
def test_leftover_damage_goes_to_another_wyrm_in_reach_or_is_lost() -> None:
    table = small(LASER, wyrms=["B stunned", "C", "D"], dice=[1, 1])
    table.do("0 attack laser", "0 wyrm B stunned")
    assert table.legal() == ["0 wyrm C standing", "0 none"]
    assert table.refused("0 wyrm D standing").clause == "W-CMB-5"
    lost = small(LASER, wyrms=["B stunned", "C"], dice=[1, 1])
    lost.do("0 attack laser", "0 wyrm B stunned", "0 none")
    assert lost.wyrms() == ["C standing"]


@clause("W-CMB-7")
def test_leftover_damage_chains() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "B", "rerolled": True}, "honey": "D"}
    table = small(heroes, wyrms=["B stunned", "B stunned", "B"], dice=[1, 1, 1])
    table.do("0 attack bull", "0 wyrm B stunned", "0 wyrm B stunned", "0 wyrm B standing")
    assert table.wyrms() == ["B stunned"]


@clause("W-CMB-6", "Q-6")
def test_damage_is_not_split_between_fresh_wyrms() -> None:
    table = small(LASER, wyrms=["B", "B"], dice=[1, 1]).do("0 attack laser")
    assert (table.wyrms(), table.decision["kind"]) == (["B standing"], "turn")


@clause("W-CMB-6", "W-CMB-7")
def test_three_damage_on_fresh_wyrms_defeat_one_before_the_rest_stuns_another() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "B", "rerolled": True}, "honey": "D"}
    table = small(heroes, wyrms=["B", "B"], dice=[1, 1, 1])
    table.do("0 attack bull")
    assert (table.wyrms(), table.pool) == (["B standing"], 3)
    assert table.do("0 wyrm B standing").wyrms() == ["B stunned"]


@clause("Q-6", "W-ENG-7")
def test_damage_may_be_split_if_so_switched() -> None:
    table = small(LASER, switches={"split_damage": True}, wyrms=["B", "B"], dice=[1, 1])
    table.do("0 attack laser")
    assert table.legal() == ["0 wyrm B stunned", "0 wyrm B standing", "0 none"]
    assert table.do("0 wyrm B standing").wyrms() == ["B stunned", "B stunned"]


@clause("W-CMB-8")
def test_damage_by_cards_stuns_and_defeats_alike() -> None:
    heroes: dict[str, Plain] = {"laser": {"area": "B", "sparks": 1}, "honey": "D"}
    table = small(heroes, wyrms=["B stunned", "B"]).do("0 skill laser spray")
    table.do("0 wyrm B stunned", "0 wyrm B standing")
    assert table.wyrms() == ["B stunned"]


@clause("W-CMB-11", "W-CMB-3")
def test_a_boss_has_hearts_and_takes_every_success() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "C11", "rerolled": True}, "honey": "C1"}
    table = chapter(
        "ch3", heroes, goal=22, bosses={"gnawer": {"area": "C11"}}, wyrms=["C11"], dice=[1, 1, 0]
    )
    table.do("0 attack bull")
    assert table.legal() == ["0 wyrm C11 standing", "0 boss gnawer"]
    table.do("0 boss gnawer")
    assert BossHurt("gnawer", 2, 13) in table.events
    assert table.wyrms() == ["C11 standing"]


@clause("W-CMB-5", "W-CMB-11")
def test_what_a_boss_does_not_need_goes_to_a_wyrm() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "P10", "rerolled": True}, "honey": "P1"}
    bosses: dict[str, Plain] = {"obelus": {"area": "P10", "hearts": 1}}
    table = chapter("ch6", heroes, goal=18, bosses=bosses, wyrms=["P10"], dice=[1, 1, 0])
    table.do("0 attack bull", "0 boss obelus")
    assert BossHurt("obelus", 1, 0) in table.events
    assert (table.decision["kind"], table.legal()) == (
        "leftover",
        ["0 wyrm P10 standing", "0 none"],
    )
    assert table.do("0 wyrm P10 standing").wyrms() == ["P10 stunned"]


@clause("Q-6", "W-ENG-7", "W-CMB-11")
def test_damage_may_be_split_between_a_boss_and_a_wyrm_if_so_switched() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "P10", "rerolled": True}, "honey": "P1"}
    table = chapter(
        "ch6",
        heroes,
        config={"switches": {"split_damage": True}},
        goal=18,
        bosses={"obelus": {"area": "P10", "hearts": 9}},
        wyrms=["P10"],
        dice=[1, 1, 0],
    )
    table.do("0 attack bull", "0 boss obelus", "0 wyrm P10 standing")
    assert (table.state.boss_hearts, table.wyrms()) == ([8], ["P10 stunned"])

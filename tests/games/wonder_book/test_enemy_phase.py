"""The enemy phase: cards, spawning, what wyrms do (section 8)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.foe_events import (
    SpawnIgnored,
    WyrmAttacked,
    WyrmCardShown,
    WyrmCardsShuffled,
    WyrmMoved,
    WyrmSpawned,
    WyrmStoodUp,
)
from tests.clauses import clause
from tests.games.wonder_book.boards import SQUARE, chapter, small

TWO: dict[str, Plain] = {"bull": "A", "honey": "A"}
CARDS: list[Plain] = ["w1", "w2", "w3", "w4", "w5", "w6"]


@clause("W-EP-1", "W-CARD-9", "W-FLOW-6")
def test_the_goal_card_says_what_enemies_do() -> None:
    """The first goal of chapter I shows no wyrm card: wyrms come into T7 and act once."""
    table = chapter("ch1", {"bull": "T1", "honey": "T1"}, phase="enemy", goal=5, wyrms=["T4"])
    while table.decision["kind"] == "victim":
        table.do("0 victim bull")
    assert table.told(WyrmCardShown) == []
    assert table.wyrms() == ["T1 standing", "T5 standing", "T5 standing"]


@clause("W-EP-1", "W-CARD-9")
def test_a_later_goal_reveals_a_wyrm_card() -> None:
    heroes: dict[str, Plain] = {"bull": "T1", "honey": "T1"}
    table = chapter("ch1", heroes, phase="enemy", goal=15, wyrm_deck=["w2"])
    assert table.told(WyrmCardShown) == [WyrmCardShown("w2")]
    assert table.wyrms() == ["T7 standing"]


@clause("W-EP-3", "W-EP-6", "Q-11")
def test_a_chained_card_is_not_part_of_the_reshuffle_it_causes() -> None:
    gone: list[Plain] = ["w2", "w3", "w4", "w5", "w6"]
    for fate in (5, 4):
        table = small(TWO, phase="enemy", fate=fate, wyrm_deck=["w1"], wyrm_discards=gone)
        table.in_any_order()
        while table.decision["kind"] == "victim":
            table.do("0 victim bull")
        assert len(table.state.wyrm_deck) == 4
        discards = table.view()["wyrm_discards"]
        assert isinstance(discards, list)
        assert discards[-1] == "w1"
        assert len(discards) == 2


@clause("W-EP-4")
def test_a_resolved_card_is_discarded_and_an_empty_deck_is_shuffled_anew() -> None:
    table = small(TWO, phase="enemy", wyrm_deck=["w2"])
    assert table.view()["wyrm_discards"] == ["w2"]
    empty = small(TWO, phase="enemy", wyrm_discards=CARDS, wyrm_deck=[])
    assert WyrmCardsShuffled(6) in empty.events


@clause("Q-11", "W-EP-6")
def test_when_nothing_can_be_revealed_it_stops() -> None:
    table = small(TWO, phase="enemy", fate=4, wyrm_deck=["w1"])
    while table.state.wyrm_deck:
        table.state.wyrm_deck.pop()
    table.state.wyrm_discards = [table.state.program.wyrm_names.index("w1")]
    table.state.wyrm_added = 1 << table.state.wyrm_discards[0]
    table.state.known_top = 0
    while table.decision["kind"] != "next_turn":
        table.do(table.legal()[0])
    table.do("0 turn bull", "0 pass bull", "1 pass honey")
    assert table.told(WyrmCardShown) == [WyrmCardShown("w1")]
    assert table.decision["kind"] == "next_turn"


@clause("W-EP-7", "W-CARD-14")
def test_a_purple_card_joins_the_draw_deck_and_not_the_discards() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T4", "rerolled": True}, "honey": "T1"}
    gone: list[Plain] = ["w2", "w3"]
    places = set()
    for seed in range(12):
        table = chapter(
            "ch1",
            heroes,
            goal=15,
            objects={"17": "T4"},
            progress={"17": 7},
            dice=[1, 1],
            wyrm_discards=gone,
        )
        table.seed = seed
        table.do("0 interact bull 17")
        names = [table.state.program.wyrm_names[card] for card in table.state.wyrm_deck]
        assert sorted(names) == ["p1", "w1", "w4", "w5", "w6"]
        assert table.view()["wyrm_discards"] == gone
        places.add(names.index("p1"))
    assert len(places) > 2


@clause("W-SPAWN-1")
def test_a_wyrm_appears_standing_in_the_vortex() -> None:
    table = small(TWO, phase="enemy", wyrm_deck=["w2"])
    assert table.wyrms() == ["D standing"]


@clause("W-SPAWN-1", "W-CARD-9")
@pytest.mark.parametrize(
    ("round_", "areas"), [(1, ["C11", "C12", "C11"]), (2, ["C12", "C11", "C12"])]
)
def test_with_two_vortices_the_symbols_alternate(round_: int, areas: list[str]) -> None:
    heroes: dict[str, Plain] = {"bull": "C1", "honey": "C1", "laser": "C1"}
    table = chapter("ch3", heroes, phase="enemy", goal=5, round=round_, wyrm_deck=["w4"])
    spawned = [event.area for event in table.events if isinstance(event, WyrmSpawned)]
    assert spawned == areas


@clause("W-SPAWN-1")
def test_a_closed_vortex_spawns_nothing() -> None:
    heroes: dict[str, Plain] = {"bull": "P1", "honey": "P1"}
    table = chapter("ch6", heroes, phase="enemy", goal=12, closed=["A"], wyrm_deck=["w2"])
    assert table.wyrms() == ["P5 standing"]


@clause("W-SPAWN-2", "W-COMP-17", "W-COMP-3")
def test_without_a_figure_a_symbol_is_ignored() -> None:
    table = small(TWO, phase="enemy", wyrms=["D", "D", "D"], wyrm_deck=["w4"]).in_any_order()
    assert (len(table.wyrms()), table.told(SpawnIgnored)) == (4, [SpawnIgnored(1, "pool")])


@clause("W-ACTV-1")
def test_every_wyrm_takes_all_actions_the_new_ones_too() -> None:
    table = small({"bull": "A", "honey": "A"}, phase="enemy", wyrms=["D"], wyrm_deck=["w5"])
    assert table.wyrms() == ["B standing", "B standing"]


@clause("W-ACTV-2", "W-ENG-8", "W-ENG-9")
def test_the_players_choose_the_order_and_one_wyrm_finishes_first() -> None:
    heroes: dict[str, Plain] = {"honey": {"area": "A", "hearts": 1}, "bull": {"area": "A"}}
    table = small(heroes, phase="enemy", wyrms=["B", "A"], wyrm_deck=["w5"])
    assert set(table.legal()) == {
        "0 wyrm A standing",
        "0 wyrm B standing",
        "0 wyrm D standing",
        "0 rest",
    }
    table.do("0 wyrm B standing")
    assert table.told(WyrmMoved) == [WyrmMoved(0, "B", "A")]
    assert table.refused("0 rest").clause == "W-ACTV-3"
    table.do("0 victim bull")
    assert table.decision["kind"] == "order"


@clause("W-ACTV-3")
def test_a_stunned_wyrm_stands_up_then_attacks() -> None:
    table = small(TWO, phase="enemy", wyrms=["A stunned"], wyrm_deck=["w5"])
    assert WyrmStoodUp(0, "A", 0) in table.events
    table.do("0 victim bull")
    assert table.hero("bull")["hearts"] == 5


@clause("W-ACTV-3")
def test_an_attack_takes_one_heart_and_the_victim_is_chosen_for_each() -> None:
    table = small(TWO, phase="enemy", wyrms=["A"], wyrm_deck=["w5"])
    assert table.refused("0 victim laser").clause == "W-ACTV-3"
    table.do("0 victim bull", "0 victim honey")
    assert WyrmAttacked(0, "A", "honey") in table.events
    assert [table.hero(name)["hearts"] for name in TWO] == [5, 3]


@clause("W-ACTV-3", "W-AREA-3")
def test_a_wyrm_moves_one_area_toward_the_nearest_hero() -> None:
    table = small({"bull": "A", "honey": "D"}, phase="enemy", wyrms=["C"], wyrm_deck=["w4"])
    assert WyrmMoved(0, "C", "D") in table.events


@clause("W-ACTV-4")
def test_ties_between_heroes_and_between_ways_are_the_players() -> None:
    heroes: dict[str, Plain] = {"bull": "A", "honey": "A"}
    table = small(heroes, phase="enemy", wyrms=["D"], wyrm_deck=["w3"], board=SQUARE)
    assert table.legal() == ["0 way B", "0 way C"]
    assert table.refused("0 way V").clause == "W-ACTV-4"
    assert table.do("1 way C").wyrms() == ["C standing"]
    apart: dict[str, Plain] = {"bull": "A", "honey": "C"}
    tie = small(apart, phase="enemy", wyrms=["B"], wyrm_deck=["w4"])
    assert [move for move in tie.legal() if not move.endswith("all")] == ["0 way A", "0 way C"]


@clause("W-ENG-3")
def test_the_same_answer_can_be_given_for_all_wyrms() -> None:
    table = small(TWO, phase="enemy", wyrms=["A", "A", "A"], wyrm_deck=["w4"])
    table.do("0 victim bull all")
    assert [table.hero(name)["hearts"] for name in TWO] == [3, 4]
    assert table.decision["kind"] == "next_turn"


@clause("W-ENG-3")
def test_the_same_answer_is_forgotten_with_the_next_activation() -> None:
    table = small(TWO, phase="enemy", wyrms=["A"], wyrm_deck=["w5", "w4"])
    table.do("0 victim bull all", "0 turn bull", "0 pass bull", "1 pass honey")
    assert table.decision["kind"] == "victim"


@clause("W-ENG-3", "W-ENG-9")
def test_an_order_that_makes_no_difference_is_not_asked_for() -> None:
    table = small({"bull": "A", "honey": "D"}, phase="enemy", wyrms=["A", "C"], wyrm_deck=["w4"])
    assert table.decision["kind"] == "next_turn"


@clause("W-ACTV-5", "W-KO-4")
def test_the_unconscious_are_neither_attacked_nor_approached() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "A", "unconscious": True}, "honey": "D"}
    table = small(heroes, phase="enemy", wyrms=["A"], wyrm_deck=["w3"], fate=4)
    assert WyrmMoved(0, "A", "B") in table.events
    both: dict[str, Plain] = {
        "bull": {"area": "A", "unconscious": True},
        "honey": {"area": "D", "unconscious": True},
    }
    down = small(both, phase="enemy", wyrms=["A", "B"], wyrm_deck=["w4"], fate=5)
    assert not down.told(WyrmMoved)
    assert down.state.fate == 3


@clause("W-ACTV-6")
def test_a_wyrm_decides_anew_before_every_action() -> None:
    heroes: dict[str, Plain] = {"honey": {"area": "A", "hearts": 1}, "bull": "B"}
    table = small(heroes, phase="enemy", wyrms=["A"], wyrm_deck=["w5"]).in_any_order()
    assert WyrmMoved(0, "A", "B") in table.events


@clause("Q-2", "W-AREA-2")
def test_wyrms_do_not_cross_solid_lines() -> None:
    table = small({"bull": "A", "honey": "A"}, phase="enemy", wyrms=["C"], wyrm_deck=["w4"])
    assert WyrmMoved(0, "C", "B") in table.events


@clause("W-ENG-9")
@pytest.mark.parametrize(
    ("upgrades", "hearts", "is_asked"),
    [([], 2, False), ([], 1, True), (["wide_nozzle"], 2, False), (["big_brother"], 2, True)],
)
def test_the_order_is_asked_only_while_it_can_make_a_difference(
    upgrades: list[Plain], hearts: int, is_asked: bool
) -> None:
    heroes: dict[str, Plain] = {"laser": {"area": "A", "hearts": hearts}, "bull": {"area": "A"}}
    wyrms: list[Plain] = ["A stunned", "A"]
    table = small(heroes, upgrades=upgrades, phase="enemy", wyrms=wyrms, wyrm_deck=["w4"])
    assert (table.decision["kind"] == "order") == is_asked


@clause("W-ENG-9")
def test_the_order_is_not_asked_for_somebody_whom_wyrms_do_not_attack() -> None:
    """Chapter VI: Aster has three hearts, and no wyrm ever bites her."""
    table = chapter(
        "ch6",
        {"bull": "P1", "honey": "P1"},
        phase="enemy",
        goal=12,
        allies={"aster": {"area": "P6"}},
        wyrms=["P6", "P6 stunned", "P9"],
        wyrm_deck=["w5"],
    )
    assert table.decision["kind"] == "victim"


@clause("W-ENG-9")
def test_the_order_is_not_asked_for_once_a_modifier_is_used_up() -> None:
    """Chapter VI with BERRIES: the first wyrm skips its actions; the others are as ever."""
    table = chapter(
        "ch6",
        {"bull": "P1", "honey": "P1"},
        phase="enemy",
        goal=12,
        wyrms=["P11", "P12", "P10"],
        rules=["6"],
        wyrm_deck=["w5"],
    )
    assert table.decision["kind"] == "order"
    table.do("0 wyrm P12 standing")
    assert table.decision["kind"] == "next_turn"
    assert "P12 standing" in table.wyrms()


@clause("W-ENG-3")
@pytest.mark.parametrize(
    ("card", "honey", "is_asked"),
    [("w5", "A", False), ("w4", "A", True), ("w5", "V", False), ("w3", "A", True)],
)
def test_ways_that_end_in_the_same_area_are_not_asked_for(
    card: str, honey: str, is_asked: bool
) -> None:
    """From D both ways to A take two steps; with one action, or a shot half-way, they differ."""
    far: dict[str, Plain] = {**SQUARE, "vortices": {"A": "W"}, "areas": [*"ABCDVW"]}
    far["open"] = ["A-B", "A-C", "B-D", "C-D", "A-V"]
    heroes: dict[str, Plain] = {"bull": "A", "honey": honey}
    table = small(heroes, phase="enemy", wyrms=["D"], wyrm_deck=[card], board=far)
    assert (table.decision["kind"] == "way") == is_asked
    if not is_asked:
        assert "A standing" in table.wyrms()


@clause("W-ENG-3")
def test_ways_are_asked_for_while_a_snare_lies_on_one_of_them() -> None:
    heroes: dict[str, Plain] = {"bull": "F1", "honey": "F1"}
    for rules, is_asked in (([], False), (["15"], True)):
        table = chapter(
            "ch2",
            heroes,
            phase="enemy",
            goal=5,
            rules=list[Plain](rules),
            wyrms=["F5"],
            wyrm_deck=["w5"],
        ).in_any_order()
        assert (table.decision["kind"] == "way") == is_asked

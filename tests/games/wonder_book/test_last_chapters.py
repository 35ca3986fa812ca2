"""What chapters IV to VI add: darkness, stones, mirrors, Obelus, endings (section 14.5)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.journal import Journal
from moonlit.games.wonder_book.foe_events import BossWaited, WyrmCardSeen, WyrmWaited
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import GAME, Table

DARK: dict[str, Plain] = {"laser": {"area": "U4", "sparks": 1}, "honey": "U1"}


@clause("W-CARD-11", "W-FLOW-1")
def test_in_the_dark_an_attack_reaches_only_the_own_area_or_a_light() -> None:
    assert not chapter("ch4", DARK, rules=["4"], wyrms=["U8"]).offers("0 attack laser")
    assert chapter("ch4", DARK, rules=["4"], wyrms=["U8"], lights=["U8"]).offers("0 attack laser")
    assert chapter("ch4", DARK, rules=["4"], wyrms=["U4"]).offers("0 attack laser")
    assert chapter("ch4", DARK, wyrms=["U8"]).offers("0 attack laser")


def test_in_the_dark_skills_and_scraps_reach_no_farther_but_the_lantern_does() -> None:
    heroes: dict[str, Plain] = {"honey": {"area": "U4", "sparks": 1}, "bull": "U1"}
    table = chapter(
        "ch4", heroes, rules=["4"], wyrms=["U8", "U4", "U6"], lights=["U6"], dice=[1] * 3
    )
    table.do("0 skill honey hail")
    assert table.legal() == ["0 wyrm U4 standing", "0 wyrm U6 standing", "0 none"]
    lit: dict[str, Plain] = {"honey": {"area": "U4", "things": ["6", "s7"]}, "bull": "U1"}
    lantern = chapter("ch4", lit, rules=["4"], wyrms=["U8"]).do("0 special honey s7")
    assert lantern.wyrms() == []
    dark: dict[str, Plain] = {"honey": {"area": "U4", "things": ["s7"]}, "bull": "U1"}
    assert chapter("ch4", dark, rules=["4"], wyrms=["U8"]).do("0 special honey s7").wyrms() == [
        "U8 standing"
    ]


@clause("W-CARD-11")
def test_the_dark_outlasts_turns_and_rounds() -> None:
    """A special rule holds until its card goes, for every hero."""
    heroes: dict[str, Plain] = {"honey": "U1", "laser": {"area": "U4", "acted": False}}
    table = chapter("ch4", heroes, rules=["4"], wyrms=["U8 stunned"], wyrm_deck=["w4"])
    table.do("0 turn honey", "0 pass honey")
    assert table.decision["hero"] == "laser"
    assert not table.offers("1 attack laser")
    assert len(table.state.mods) == 1
    table.do("1 pass laser").in_any_order()
    assert len(table.state.mods) == 1


def test_a_light_can_be_set_down_for_a_spark() -> None:
    table = chapter("ch4", DARK, rules=["4"], wyrms=["U4"]).do("0 special laser kindle")
    assert table.state.lights == 1 << table.state.program.area_names.index("U4")
    assert table.hero("laser")["sparks"] == 0


def test_wyrms_see_in_the_dark() -> None:
    heroes: dict[str, Plain] = {"bull": "U4", "honey": "U4"}
    table = chapter("ch4", heroes, phase="enemy", rules=["4"], wyrms=["U8"], wyrm_deck=["w3"])
    table.in_any_order().do("0 victim bull")
    assert table.hero("bull")["hearts"] == 5


def wheel(*signs: str) -> Table:
    heroes: dict[str, Plain] = {"bull": {"area": "U11", "rerolled": True}, "honey": "U1"}
    table = chapter(
        "ch4", heroes, goal=15, objects={"16": "U11"}, counters={"wheel_need": 6}, dice=[1, 1]
    )
    table.do("0 interact bull 16")
    if not signs:
        return table.do("0 choose push")
    table.do("0 choose set_signs")
    return table.do(*(f"0 choose {sign}" for sign in signs))


def test_the_right_signs_halve_the_wheel() -> None:
    table = wheel("feather", "candle", "moth")
    assert (table.hero("bull")["hearts"], table.view()["progress"]) == (6, {"16": 2})
    counters = table.view()["counters"]
    assert isinstance(counters, dict)
    assert counters["wheel_need"] == 3


def test_wrong_signs_cost_a_heart_and_can_be_set_only_once() -> None:
    table = wheel("candle", "feather", "key")
    assert table.hero("bull")["hearts"] == 5
    table.do("0 interact bull 16")
    assert table.decision["kind"] == "turn"


def test_pushing_needs_no_signs() -> None:
    table = wheel()
    assert (table.hero("bull")["hearts"], table.view()["progress"]) == (6, {"16": 2})


def stones(**position: Plain) -> Table:
    heroes: dict[str, Plain] = {"bull": {"area": "D3", "sparks": 1}, "honey": "K3"}
    return chapter("ch5", heroes, objects={"8": "D3", "9": "K3"}, **position)


def test_twin_stones_count_when_both_are_touched_in_one_round() -> None:
    table = stones().do("0 interact bull 8")
    assert not table.offers("0 interact bull 8")
    table.do("0 skill bull leadership", "1 interact honey 9")
    things = table.hero("honey")["things"]
    assert isinstance(things, list)
    assert (table.state.counters, len(things)) == ([1], 1)


def test_a_touch_fades_with_the_round() -> None:
    table = stones(wyrm_deck=["w2"]).do("0 interact bull 8", "0 pass bull")
    table.do("0 turn honey", "1 interact honey 9")
    assert table.state.counters == [0]


@pytest.mark.parametrize(("blocked", "area"), [(True, "K1"), (False, "D1")])
def test_nobody_may_be_shut_out_of_a_half(blocked: bool, area: str) -> None:
    heroes: dict[str, Plain] = {"bull": "D1", "honey": "D1"}
    rules: list[Plain] = ["4"] if blocked else []
    table = chapter("ch5", heroes, phase="round", rules=rules)
    if blocked:
        assert table.legal() == ["0 hero bull", "0 hero honey"]
        table.do("0 hero honey")
    assert table.hero("honey")["area"] == area


def test_the_rope_leads_once_to_the_other_half() -> None:
    heroes: dict[str, Plain] = {"bull": "D4", "honey": "K1"}
    table = chapter("ch5", heroes, rules=["6"]).do("0 special bull rope_to_dusk")
    assert (table.hero("bull")["area"], table.view()["rules"]) == ("K4", [])


def test_aster_looks_at_a_wyrm_card_once_a_round() -> None:
    heroes: dict[str, Plain] = {"bull": "D1", "honey": "K1"}
    table = chapter("ch5", heroes, allies={"aster": {"area": "D1"}}, wyrm_deck=["w5"])
    table.do("0 special bull ask_aster")
    assert table.told(WyrmCardSeen) == [WyrmCardSeen("w5", 0)]
    assert not table.offers("0 special bull ask_aster")


@clause("W-COMP-3", "W-COMP-17")
@pytest.mark.parametrize(
    ("option", "pool", "fate", "hearts"), [("reflection", 5, 6, 6), ("silver", 4, 8, 5)]
)
def test_the_mirror_images(option: str, pool: int, fate: int, hearts: int) -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "D3", "sparks": 1}, "honey": "K3"}
    table = chapter(
        "ch5",
        heroes,
        config={"upgrades": ["home_run", "kind_light"]},
        goal=7,
        goal_phases=9,
        objects={"8": "D3", "9": "K3"},
        counters={"pairs": 2},
    )
    table.do("0 interact bull 8", "0 skill bull leadership", "1 interact honey 9")
    table.do(f"0 choose {option}")
    assert len(table.wyrms()) + table.pool == pool
    assert (table.state.fate, table.hero("bull")["hearts"]) == (fate, hearts)


def test_the_wyrmling_calms_one_wyrm_a_phase() -> None:
    heroes: dict[str, Plain] = {"bull": "P7", "honey": "P1"}
    table = chapter(
        "ch6", heroes, phase="enemy", rules=["6"], wyrms=["P7", "P7", "P7"], wyrm_deck=["w3"]
    )
    assert len(table.told(WyrmWaited)) == 1
    assert table.hero("bull")["hearts"] == 4


def test_the_players_choose_the_wyrm_that_is_calmed() -> None:
    heroes: dict[str, Plain] = {"bull": "P7", "honey": "P1"}
    table = chapter("ch6", heroes, phase="enemy", rules=["6"], wyrms=["P7", "P9"], wyrm_deck=["w3"])
    table.do("0 wyrm P9 standing").in_any_order()
    assert (table.wyrms(), table.hero("bull")["hearts"]) == (["P7 standing", "P9 standing"], 5)
    other = chapter("ch6", heroes, phase="enemy", rules=["6"], wyrms=["P7", "P9"], wyrm_deck=["w3"])
    other.do("0 wyrm P7 standing").in_any_order()
    assert other.told(WyrmWaited) == [WyrmWaited(0, "P7")]


def test_a_reflection_rerolls_once_for_nothing() -> None:
    heroes: dict[str, Plain] = {"bull": "P4", "honey": "P1"}
    table = chapter("ch6", heroes, rules=["7"], wyrms=["P4"], dice=[0] * 20)
    table.do("0 attack bull", "0 yes")
    assert table.hero("bull")["hearts"] == 6
    table.do("0 attack bull", "0 yes")
    assert table.hero("bull")["hearts"] == 5


def test_an_apology_takes_two_actions_in_asters_area() -> None:
    heroes: dict[str, Plain] = {"bull": "P6", "honey": "P1"}
    config: dict[str, Plain] = {"keywords": ["HUSH"]}
    table = chapter("ch6", heroes, config=config, rules=["8"]).do("0 special bull apologise")
    assert table.view()["keywords"] == ["FORGIVEN"]
    assert (table.state.fate, table.decision["actions"], table.view()["rules"]) == (6, 1, [])


def test_an_apology_is_not_offered_with_one_action_left() -> None:
    heroes: dict[str, Plain] = {"bull": "P6", "honey": "P1"}
    table = chapter("ch6", heroes, config={"keywords": ["HUSH"]}, rules=["8"])
    table.do("0 move bull P1", "0 move bull P6")
    assert not table.offers("0 special bull apologise")


@pytest.mark.parametrize(("area", "hearts"), [("P10", 4), ("P9", 4), ("P6", 6)])
def test_obelus_strikes_who_is_on_the_dais_or_next_to_it(area: str, hearts: int) -> None:
    heroes: dict[str, Plain] = {"bull": area, "honey": "P1"}
    table = chapter(
        "ch6",
        heroes,
        phase="enemy",
        goal=18,
        bosses={"obelus": {"area": "P10"}},
        sparks={"P1": 3},
        closed=["B"],
        wyrm_deck=["w2"],
    )
    assert table.hero("bull")["hearts"] == hearts
    assert table.state.on_board[0] == (3 if hearts == 4 else 1)
    assert len(table.told(BossWaited)) == (0 if hearts == 4 else 2)
    assert table.state.boss_area == [table.state.program.area_names.index("P10")]


def test_obelus_strikes_whom_the_players_choose() -> None:
    heroes: dict[str, Plain] = {"bull": "P10", "honey": "P9"}
    table = chapter(
        "ch6", heroes, phase="enemy", goal=18, bosses={"obelus": {"area": "P10"}}, wyrm_deck=["w2"]
    )
    assert table.legal() == ["0 victim bull", "0 victim honey"]
    table.do("0 victim honey", "0 victim bull")
    assert [table.hero(name)["hearts"] for name in heroes] == [5, 3]


@pytest.mark.parametrize(
    ("hearts", "keyword", "can"), [(10, "TRUTH", True), (11, "TRUTH", False), (10, "HUSH", False)]
)
def test_pleading_needs_the_truth_and_a_tired_obelus(hearts: int, keyword: str, can: bool) -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "P9", "rerolled": True}, "honey": "P1"}
    table = chapter(
        "ch6",
        heroes,
        config={"keywords": [keyword]},
        goal=18,
        bosses={"obelus": {"area": "P10", "hearts": hearts}},
        counters={"pleading": 1},
        dice=[1, 1],
    )
    assert table.offers("0 special bull plead") == can
    if can:
        table.do("0 special bull plead")
        goal = table.view()["goal"]
        assert isinstance(goal, dict)
        assert goal["card"] == "20"


@pytest.mark.parametrize(
    ("keywords", "recorded", "endings"),
    [
        ([], 0, []),
        (["GIFT"], 0, ["close", "guard"]),
        (["BERRIES", "FORGIVEN"], 0, ["close", "finish"]),
        (["ROPE"], 27, ["close", "pages"]),
        (["ROPE"], 26, []),
        (["BERRIES", "HUSH"], 0, []),
    ],
)
def test_the_endings_follow_from_keywords(
    keywords: list[Plain], recorded: int, endings: list[str]
) -> None:
    heroes: dict[str, Plain] = {"bull": "P10", "honey": "P10"}
    results: dict[str, Plain] = {"ch1": 9, "ch2": 9, "ch3": recorded - 18} if recorded else {}
    table = chapter(
        "ch6",
        heroes,
        config={"keywords": keywords, "recorded": results},
        goal=20,
        fate=5,
        objects={"21": "P10"},
    )
    table.do("0 interact bull 21")
    if endings:
        assert table.legal() == [f"0 choose {ending}" for ending in endings]
    else:
        assert table.state.is_won


@pytest.mark.parametrize(("fate", "sparks", "scraps"), [(8, 1, 1), (7, 1, 0), (4, 0, 0)])
def test_the_result_of_a_chapter_helps_in_the_next(fate: int, sparks: int, scraps: int) -> None:
    heroes: dict[str, Plain] = {"bull": "F1", "honey": "F1"}
    table = chapter("ch2", heroes, config={"recorded": {"ch1": fate}})
    state = GAME.setup(table.config, 3, Journal(False))
    assert state.sparks == [sparks] * 2
    assert [int(things).bit_count() for things in state.things] == [scraps] * 2
    assert len(state.mods) == int(fate == 4)


def test_the_mercy_of_a_weak_result_is_over_with_the_first_enemy_phase() -> None:
    """Toxic gust has no symbol for two players; what comes later is not ignored any more."""
    config = GAME.check_config({"chapter": "ch2", "recorded": {"ch1": 4}})
    state = GAME.setup(config, 3, Journal(False))
    gust = state.program.wyrm_names.index("w3")
    state.wyrm_deck.remove(gust)
    state.wyrm_deck.append(gust)
    while state.round == 1:
        GAME.apply(state, state.menu[0], Journal(False))
    assert (state.wyrm_discards, state.mods) == ([gust], [])

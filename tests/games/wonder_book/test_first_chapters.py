"""What chapters I to III add: lamps, Aster, jewels, the Gnawer, the hourglass (section 14.5)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.plain import tables
from moonlit.games.wonder_book.config import DIFFICULTIES
from moonlit.games.wonder_book.events import FateChanged, Fell
from moonlit.games.wonder_book.foe_events import BossAttacked, BossHurt, BossMoved
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import Table


def test_lantern_of_chapter_one_stuns_everything_here() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T5", "things": ["12"]}, "honey": "T1"}
    table = chapter("ch1", heroes, wyrms=["T5", "T5", "T7"]).do("0 special bull open_shutter")
    assert table.wyrms() == ["T5 stunned", "T5 stunned", "T7 standing"]


@pytest.mark.parametrize(
    ("goal", "phases", "costs"),
    [(15, 1, (0, 1, 1)), (15, 2, (1, 1, 1)), (20, 1, (0, 1, 2)), (20, 2, (1, 1, 1))],
)
def test_chapter_one_presses_in_the_rounds_of_a_goal(
    goal: int, phases: int, costs: tuple[int, int, int]
) -> None:
    heroes: dict[str, Plain] = {"bull": "T1", "honey": "T1"}
    for difficulty, cost in zip(DIFFICULTIES, costs, strict=True):
        table = chapter(
            "ch1",
            heroes,
            config={"difficulty": difficulty},
            phase="enemy",
            goal=goal,
            goal_phases=phases,
            fate=6,
            wyrm_deck=["w2"],
        )
        assert table.state.fate == 6 - cost


@pytest.mark.parametrize(("sparks", "placed"), [({}, 1), ({"T9": 1}, 0)])
def test_a_spark_appears_when_there_is_none_for_the_clasp(
    sparks: dict[str, Plain], placed: int
) -> None:
    heroes: dict[str, Plain] = {"bull": "T1", "honey": "T1"}
    table = chapter("ch1", heroes, phase="round", goal=15, objects={"16": "T4"}, sparks=sparks)
    assert table.state.on_board[1] == placed


@pytest.mark.parametrize(
    ("name", "card", "players", "first"),
    [
        ("ch2", "3", 3, 2),
        ("ch3", "4", 2, 2),
        ("ch3", "4", 3, 3),
        ("ch3", "4", 4, 4),
        ("ch4", "5", 2, 2),
        ("ch5", "5", 2, 3),
        ("ch5", "5", 4, 2),
        ("ch6", "5", 2, 2),
        ("ch6", "5", 3, 3),
        ("ch6", "5", 4, 5),
    ],
)
def test_the_hourglass_costs_a_token_from_the_end_of_its_round_on(
    name: str, card: str, players: int, first: int
) -> None:
    start = {"ch2": "F1", "ch3": "C1", "ch4": "U1", "ch5": "D1", "ch6": "P1"}[name]
    heroes: dict[str, Plain] = dict.fromkeys(("bull", "honey", "laser", "brawn")[:players], start)
    costs = {"easier": (0, 0, 1), "normal": (0, 1, 1), "hard": (0, 2, 1)}
    for difficulty in DIFFICULTIES:
        for round_, cost in zip(range(first - 1, first + 2), costs[difficulty], strict=True):
            table = chapter(
                name,
                heroes,
                config={"difficulty": difficulty},
                phase="enemy",
                round=round_,
                rules=[card],
                fate=6,
                wyrm_deck=["w2"],
            )
            assert table.state.fate == 6 - cost


def test_the_snare_catches_the_first_wyrm_that_enters() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "F6", "things": ["14"]}, "honey": "F1"}
    table = chapter("ch2", heroes, goal=17, closed=["B"], wyrms=["F7", "F7"], wyrm_deck=["w5"])
    table.do("0 special bull lay_snare")
    assert (table.view()["rules"], table.hero("bull")["things"]) == (["15"], [])
    table.do("0 pass bull").in_any_order()
    assert table.wyrms().count("F6 stunned") == 1
    assert table.view()["rules"] == []
    assert table.hero("bull")["hearts"] == 6 - 2


def aster(**position: Plain) -> Table:
    heroes: dict[str, Plain] = {"bull": "F6", "honey": "F11"}
    return chapter("ch2", heroes, goal=21, allies={"aster": {"area": "F6"}}, **position)


def ally_of(table: Table) -> tuple[Plain, Plain]:
    """Where Aster is, and with how many hearts."""
    (ally,) = tables(table.view()["allies"])
    assert (ally["id"], ally["most_hearts"]) == ("aster", 3)
    return ally["area"], ally["hearts"]


@pytest.mark.parametrize(("answer", "area"), [("yes", "F8"), ("no", "F6")])
def test_a_hero_may_take_aster_along(answer: str, area: str) -> None:
    table = aster().do("0 move bull F8", f"0 {answer}")
    assert ally_of(table) == (area, 3)
    assert table.decision["actions"] == 2


@clause("W-CMB-11", "W-ACTV-3")
def test_wyrms_treat_aster_as_a_hero_and_a_fall_costs_a_token() -> None:
    heroes: dict[str, Plain] = {"bull": "F1", "honey": "F1"}
    table = chapter(
        "ch2",
        heroes,
        phase="enemy",
        goal=21,
        allies={"aster": {"area": "F6", "hearts": 1}},
        wyrms=["F6"],
        wyrm_deck=["w4"],
    ).in_any_order()
    assert FateChanged(-1, 4) in table.events
    assert ally_of(table) == ("F6", 3)


def test_aster_falls_twice_in_a_phase_for_one_token() -> None:
    heroes: dict[str, Plain] = {"bull": "F1", "honey": "F1"}
    table = chapter(
        "ch2",
        heroes,
        phase="enemy",
        goal=21,
        fate=6,
        round=0,
        allies={"aster": {"area": "F6", "hearts": 1}},
        wyrms=["F6", "F6", "F6", "F6"],
        wyrm_deck=["w5"],
    ).in_any_order()
    assert [event for event in table.events if event == Fell("aster")] == [Fell("aster")] * 3
    assert table.state.fate == 5


def test_chapter_two_is_won_with_everybody_and_aster_in_the_oak() -> None:
    heroes: dict[str, Plain] = {"bull": "F8", "honey": "F11"}
    alone = chapter("ch2", heroes, goal=21, allies={"aster": {"area": "F6"}})
    assert not alone.do("0 move bull F11").state.is_over
    table = chapter("ch2", heroes, goal=21, allies={"aster": {"area": "F8"}})
    table.do("0 move bull F11", "0 yes")
    assert (table.state.is_won, table.state.fate) == (True, 6)


@pytest.mark.parametrize(("dice", "wyrms"), [([0, 0], 1), ([0, 1], 0)])
def test_a_waymark_that_fails_brings_a_wyrm(dice: list[Plain], wyrms: int) -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "F8", "rerolled": True}, "honey": "F1"}
    table = chapter("ch2", heroes, objects={"9": "F8"}, dice=dice).do("0 interact bull 9")
    assert len(table.wyrms()) == wyrms
    assert table.state.counters[0] == 1 - wyrms


BERRIES: dict[str, Plain] = {"bull": {"area": "F4", "hearts": 2}, "honey": "F1"}


def test_feeding_the_wyrmling_heals_a_hero_in_full() -> None:
    table = chapter("ch2", BERRIES, goal=5, objects={"7": "F4"}, counters={"waymarks": 3})
    table.do("0 interact bull 7", "0 choose berries", "0 hero bull")
    assert (table.hero("bull")["hearts"], table.view()["keywords"]) == (6, ["BERRIES"])


def jewel(card: str, **position: Plain) -> Table:
    at: Plain = {"area": "C8", "hearts": 3, "sparks": 1, "things": [card]}
    return chapter("ch3", {"bull": at, "honey": "C1"}, **position)


def test_moon_jewel_stuns_a_wyrm_anywhere() -> None:
    table = jewel("9", wyrms=["C12", "C2"]).do("0 special bull moonlight", "0 wyrm C12 standing")
    assert (table.wyrms(), table.hero("bull")["sparks"]) == (["C12 stunned", "C2 standing"], 0)


def test_sun_jewel_burns_one_adjacent_area() -> None:
    table = jewel("10", wyrms=["C9", "C9 stunned", "C11", "C8"]).do("0 special bull sunlight")
    assert table.decision["kind"] == "effect"
    table.do("0 area C9")
    assert table.wyrms() == ["C11 standing", "C8 standing", "C9 stunned"]


def test_root_jewel_heals_two_hearts() -> None:
    assert jewel("11").do("0 special bull root_warmth").hero("bull")["hearts"] == 5


@pytest.mark.parametrize(
    ("card", "strike"), [("9", "moon_strike"), ("10", "sun_strike"), ("11", "root_strike")]
)
def test_every_jewel_hurts_a_boss_next_to_its_holder(card: str, strike: str) -> None:
    near = jewel(card, goal=22, bosses={"gnawer": {"area": "C11"}})
    assert BossHurt("gnawer", 2, 13) in near.do(f"0 special bull {strike}").events
    far = jewel(card, goal=22, bosses={"gnawer": {"area": "C1"}})
    assert not far.offers(f"0 special bull {strike}")


@pytest.mark.parametrize(("area", "hearts"), [("C11", 5), ("C8", 5), ("C7", 6)])
@pytest.mark.parametrize("card", ["9", "10", "11"])
def test_a_jewel_costs_a_heart_when_a_vortex_near_by_spawns(
    card: str, area: str, hearts: int
) -> None:
    heroes: dict[str, Plain] = {"bull": {"area": area, "things": [card]}, "honey": "C1"}
    table = chapter("ch3", heroes, phase="enemy", goal=5, wyrm_deck=["w2"])
    assert table.wyrms() == ["C11 standing"]
    assert table.hero("bull")["hearts"] == hearts


def test_a_shrine_gives_its_jewel_to_the_last_helper() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "C5", "rerolled": True}, "honey": "C1"}
    table = chapter("ch3", heroes, objects={"6": "C5"}, progress={"6": 1}, dice=[1, 0])
    assert table.do("0 interact bull 6").hero("bull")["things"] == ["9"]


@pytest.mark.parametrize(("keyword", "hearts"), [("HOARD", 15), ("GIFT", 12)])
def test_a_gift_makes_the_gnawer_smaller(keyword: str, hearts: int) -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "C7", "sparks": 1, "things": ["9"]}, "honey": "C1"}
    table = chapter(
        "ch3",
        heroes,
        config={"keywords": [keyword]},
        goal=16,
        objects={"17": "C7"},
        counters={"settings": 2},
    )
    table.do("0 interact bull 17")
    assert table.state.boss_hearts == [hearts]
    assert table.hero("bull")["things"] == ["9"]


@clause("W-CMB-11", "W-EP-1")
@pytest.mark.parametrize(("players", "actions", "hearts"), [(2, 1, 15), (3, 1, 20), (4, 2, 27)])
def test_the_gnawer_bites_for_two_before_every_wyrm_card(
    players: int, actions: int, hearts: int
) -> None:
    heroes: dict[str, Plain] = dict.fromkeys(("bull", "honey", "laser", "brawn")[:players], "C1")
    heroes["bull"] = "C11"
    table = chapter(
        "ch3", heroes, phase="enemy", goal=22, bosses={"gnawer": {"area": "C11"}}, wyrm_deck=["w2"]
    )
    assert table.hero("bull")["hearts"] == 6 - 2 * actions
    assert table.told(BossAttacked) == [BossAttacked("gnawer", "bull")] * actions
    assert table.state.boss_hearts == [hearts]


@clause("W-CMB-11")
def test_the_gnawer_walks_like_a_wyrm() -> None:
    heroes: dict[str, Plain] = {"bull": "C8", "honey": "C8"}
    table = chapter(
        "ch3", heroes, phase="enemy", goal=22, bosses={"gnawer": {"area": "C11"}}, wyrm_deck=["w2"]
    )
    assert BossMoved("gnawer", "C11", "C8") in table.events


@clause("W-CMB-11")
def test_the_gnawer_is_not_offered_to_what_cannot_touch_it() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "C8", "things": ["s1", "s6"]}, "honey": "C1"}
    gnawer: dict[str, Plain] = {"gnawer": {"area": "C8"}}
    table = chapter("ch3", heroes, goal=22, bosses=gnawer, wyrms=["C8"]).do("0 special bull s6")
    assert table.legal() == ["0 wyrm C8 standing", "0 none"]
    table.do("0 none", "0 special bull s1", "0 choose banish")
    assert table.wyrms() == []
    assert table.state.boss_area == [table.state.program.area_names.index("C8")]


@clause("W-CMB-11", "W-CARD-10")
def test_the_gnawer_without_hearts_meets_the_goal() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "C11", "rerolled": True}, "honey": "C1"}
    table = chapter(
        "ch3", heroes, goal=22, bosses={"gnawer": {"area": "C11", "hearts": 2}}, dice=[1, 1, 1]
    )
    table.do("0 attack bull")
    assert (table.state.is_won, table.state.fate) == (True, 6)

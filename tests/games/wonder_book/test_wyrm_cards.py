"""The wyrm cards: six at the start, the other Ambush, seven purple ones (section 14.3)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.foe_events import WyrmCardShown
from tests.clauses import clause
from tests.games.wonder_book.boards import LINE, chapter, small
from tests.games.wonder_book.table import GAME, Table

TWINS: dict[str, Plain] = {
    "areas": ["A", "B", "C", "D", "E"],
    "open": ["A-B", "B-C", "C-D"],
    "blocked": ["A-C", "A-E"],
    "vortices": {"A": "D", "B": "E"},
}
HEROES = ("bull", "honey", "laser", "brawn")
# Spawns and activations with one or two players, and with three or four (silver).
SYMBOLS = {
    "w2": (1, 0, 2, 0),
    "w3": (0, 1, 1, 2),
    "w4": (2, 1, 3, 1),
    "w5": (1, 2, 1, 2),
    "w6": (1, 2, 2, 2),
    "p1": (1, 1, 2, 1),
    "p2": (1, 2, 1, 2),
    "p3": (1, 1, 1, 1),
    "p4": (1, 1, 2, 2),
    "p5": (2, 1, 3, 1),
    "p6": (1, 2, 2, 2),
    "p7": (1, 2, 1, 2),
}


def enemies(card: str, heroes: dict[str, Plain], **position: Plain) -> Table:
    """The enemy phase with this wyrm card on top, played to the next decision of a hero."""
    return small(heroes, phase="enemy", wyrm_deck=[card], **position).in_any_order()


@clause("W-COMP-11", "Q-27")
def test_the_deck_begins_with_six_cards() -> None:
    state = small({"bull": "A", "honey": "A"}).state
    assert sorted(state.program.wyrm_names[card] for card in state.wyrm_deck) == [
        "w1",
        "w2",
        "w3",
        "w4",
        "w5",
        "w6",
    ]
    purple = [card.id for card in GAME.campaign.wyrms.values() if card.purple]
    assert purple == ["p1", "p2", "p3", "p4", "p5", "p6", "p7"]


@clause("W-EP-2", "W-EP-5", "W-SPAWN-1", "W-ACTV-1")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("card", SYMBOLS)
def test_the_symbols_of_a_card(card: str, players: int) -> None:
    """One wyrm in B walks toward the heroes in A and bites; new ones walk from D."""
    spawns, actions = SYMBOLS[card][2 * (players - 2) : 2 * (players - 1)]
    heroes: dict[str, Plain] = dict.fromkeys(HEROES[:players], "A")
    table = enemies(card, heroes, wyrms=["C"], board={**LINE, "vortices": {"A": "D"}})
    while table.decision["kind"] in ("victim", "effect"):
        table.do("0 victim bull" if table.decision["kind"] == "victim" else "0 hero bull")
    near = {0: "C", 1: "B", 2: "A"}[actions]
    new = {0: "D", 1: "C", 2: "B"}[actions]
    if card == "w3" and players == 3:
        near, new = "B", "B"  # its second action is a shot from B
    assert table.wyrms() == sorted([f"{near} standing", *[f"{new} standing"] * spawns])


@clause("Q-1")
@pytest.mark.parametrize(("fate", "spawned"), [(5, True), (4, False)])
def test_ambush_by_fate(fate: int, spawned: bool) -> None:
    heroes: dict[str, Plain] = {"bull": "A", "honey": "A"}
    table = small(heroes, phase="enemy", fate=fate, wyrm_deck=["w1", "w5"]).in_any_order()
    assert table.told(WyrmCardShown) == [WyrmCardShown("w1"), WyrmCardShown("w5")]
    assert len(table.wyrms()) == (2 if spawned else 1)


@clause("TV-2", "W-EP-5", "W-ACTV-1")
@pytest.mark.parametrize(("players", "near"), [(1, "C"), (2, "C"), (3, "B")])
def test_ambush_activates_twice_only_with_silver(players: int, near: str) -> None:
    heroes: dict[str, Plain] = dict.fromkeys(HEROES[: max(2, players)], "A")
    table = small(heroes, players=players, phase="enemy", fate=5, wyrm_deck=["w1", "w2"])
    assert f"{near} standing" in table.wyrms()


@clause("Q-1", "W-ENG-7")
@pytest.mark.parametrize(("wyrms", "count"), [([], 2), (["A", "B"], 3)])
def test_ambush_by_the_pool_is_a_switch(wyrms: list[Plain], count: int) -> None:
    heroes: dict[str, Plain] = {"bull": "D", "honey": "A"}
    table = small(
        heroes,
        switches={"ambush": "pool"},
        phase="enemy",
        fate=4,
        wyrms=wyrms,
        wyrm_deck=["ambush_pool", "w2"],
    )
    assert len(table.wyrms()) == count
    assert table.state.program.config["switches"] == {"ambush": "pool"}


@clause("Q-18", "Q-26", "W-CMB-10", "W-KO-4")
def test_dark_burst_returns_one_wyrm_of_the_players_choice() -> None:
    heroes: dict[str, Plain] = {
        "bull": "D",
        "honey": "C",
        "laser": {"area": "C", "unconscious": True},
        "brawn": "B",
    }
    table = small(
        heroes, phase="enemy", wyrms=["D stunned", "D", "B", "B"], wyrm_deck=["w2"], board=LINE
    )
    assert sorted(table.legal()) == ["0 wyrm D standing", "0 wyrm D stunned"]
    table.do("0 wyrm D stunned")
    assert table.wyrms() == ["B standing"] * 2 + ["D standing"] * 3
    assert [table.hero(name)["hearts"] for name in ("bull", "honey", "brawn")] == [4, 3, 5]


@clause("Q-26")
def test_dark_burst_hurts_once_however_many_areas_burst() -> None:
    """C lies between two bursting areas; D bursts itself and is next to nothing that bursts."""
    heroes: dict[str, Plain] = {"bull": "C", "honey": "C", "laser": "C", "brawn": "D"}
    table = small(heroes, phase="enemy", wyrms=["B", "B", "B", "D"], wyrm_deck=["w2"], board=LINE)
    assert [table.hero(name)["hearts"] for name in HEROES] == [5, 3, 4, 3]
    assert table.wyrms() == ["B standing"] * 2 + ["D standing"] * 2


@clause("Q-19", "W-AREA-2", "W-ACTV-3")
def test_toxic_gust_shoots_across_dashed_lines_only_and_not_before_standing_up() -> None:
    heroes: dict[str, Plain] = {"bull": "A", "honey": "A"}
    for wyrm, hearts, after in (
        ("B", 5, ["B standing"]),
        ("C", 6, ["B standing"]),  # a solid line between C and A
        ("B stunned", 6, ["B standing"]),
    ):
        table = enemies("w3", heroes, wyrms=[wyrm])
        if hearts == 5:
            table.do("0 victim bull")
        assert (table.hero("bull")["hearts"], table.wyrms()) == (hearts, after)


def test_toxic_gust_is_over_with_the_phase() -> None:
    heroes: dict[str, Plain] = {"bull": "A", "honey": "D"}
    table = small(heroes, phase="enemy", wyrms=["B"], wyrm_deck=["w3", "w4"]).in_any_order()
    assert table.hero("bull")["hearts"] == 5
    table.do("0 turn bull", "0 pass bull", "1 pass honey").in_any_order()
    assert "A standing" in table.wyrms()


def test_ink_rain_takes_a_spark_from_who_has_two() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "sparks": 3},
        "honey": {"area": "A", "sparks": 1},
        "laser": {"area": "A", "sparks": 2, "unconscious": True},
    }
    table = enemies("p1", heroes)
    assert [table.hero(name)["sparks"] for name in heroes] == [2, 1, 2]


def thorns() -> Table:
    heroes: dict[str, Plain] = {"bull": "C", "honey": "A"}
    return enemies("p2", heroes, wyrms=["C"], dice=[0] * 6).do("0 turn bull")


@clause("W-PP-4")
def test_bramble_snap_makes_the_first_move_cost_two_actions() -> None:
    table = thorns().do("0 move bull B")
    assert table.decision["actions"] == 1
    assert table.do("0 move bull A").decision["hero"] == "honey"


def test_bramble_snap_holds_a_hero_with_one_action_left() -> None:
    table = thorns().do("0 attack bull", "0 no", "0 attack bull", "0 no")
    assert (table.decision["hero"], table.decision["actions"]) == ("bull", 1)
    refused = table.refused("0 move bull B")
    assert (refused.code, refused.clause) == ("too-few-actions", "W-PP-4")


def test_bramble_snap_spares_who_has_no_wyrm_and_ends_with_the_phase() -> None:
    heroes: dict[str, Plain] = {"bull": "C", "honey": "A"}
    table = enemies("p2", heroes, wyrms=["C"]).do("0 turn honey", "1 move honey B")
    assert table.decision["actions"] == 2
    held = small(heroes, phase="enemy", wyrms=["C"], wyrm_deck=["p2", "w2"]).in_any_order()
    held.do("0 turn bull", "0 pass bull", "1 pass honey", "0 turn bull", "0 move bull B")
    assert held.decision["actions"] == 2


@pytest.mark.parametrize(("hearts", "after"), [(3, 1), (2, 1)])
def test_glass_teeth_bite_twice_into_the_healthy(hearts: int, after: int) -> None:
    heroes: dict[str, Plain] = {"honey": {"area": "A", "hearts": hearts}, "bull": "D"}
    table = enemies("p3", heroes, wyrms=["A"])
    assert table.hero("honey")["hearts"] == after


def dark(**position: Plain) -> Table:
    heroes: dict[str, Plain] = {"bull": "U1", "honey": "U1"}
    return chapter("ch4", heroes, phase="enemy", goal=7, wyrm_deck=["p4"], **position)


def test_lights_out_removes_a_light_of_the_players_choice() -> None:
    table = dark(lights=["U2", "U4"], sparks={"U7": 1}, wyrms=["U7"])
    assert table.legal() == ["0 area U2", "0 area U4"]
    table.do("0 area U4")
    areas = table.view()["areas"]
    assert isinstance(areas, dict)
    assert [name for name, area in areas.items() if area["is_lit"]] == ["U2"]  # type: ignore[index, call-overload]
    assert sum(table.state.on_board) == 1


def test_lights_out_without_a_light_eats_a_spark_beside_a_wyrm() -> None:
    table = dark(sparks={"U7": 1, "U2": 1}, wyrms=["U7"])
    assert (sum(table.state.on_board), table.state.spark_pool) == (1, 16)


@clause("W-CARD-9")
@pytest.mark.parametrize("round_", [1, 2])
def test_double_shadow_serves_every_vortex_first(round_: int) -> None:
    heroes: dict[str, Plain] = dict.fromkeys(HEROES[:3], "A")
    table = small(heroes, phase="enemy", round=round_, wyrm_deck=["p5"], board=TWINS)
    assert table.wyrms() == ["C standing", "C standing", "E standing"]


def test_envy_takes_a_scrap_from_who_has_the_most_items() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s1", "s2"]},
        "honey": {"area": "A", "things": ["s3"]},
    }
    table = enemies("p7", heroes)
    assert table.legal() == ["0 card s1", "0 card s2"]
    table.do("0 card s2")
    assert (table.hero("bull")["things"], table.hero("honey")["things"]) == (["s1"], ["s3"])


@clause("W-ENG-3")
def test_envy_asks_nothing_when_nobody_has_anything() -> None:
    table = enemies("p7", {"bull": "A", "honey": "A"})
    assert table.decision["kind"] == "next_turn"

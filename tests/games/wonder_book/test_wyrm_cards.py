"""The wyrm cards (sections 8 and 14.3), one enemy phase each."""

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import WyrmAttacked, WyrmCardShown, WyrmSpawned
from tests.clauses import clause
from tests.games.wonder_book.lanes import ROW
from tests.games.wonder_book.table import Table


def enemy_phase(*cards: str, **position: Plain) -> Table:
    """Bull in A, Laser in B; these cards lie on top of the wyrm deck."""
    heroes: dict[str, Plain] = {"bull": {"area": "A"}, "laser": {"area": "B"}}
    given = {
        "board": ROW,
        "phase": "enemy",
        "heroes": heroes,
        "wyrm_deck": list[Plain](cards),
        **position,
    }
    return Table("bull", "laser", **given).in_any_order()  # type: ignore[arg-type]


@clause("W-EP-1", "W-EP-4", "W-SPAWN-1", "W-ACTV-1")
def test_hungry_pack_spawns_and_activates() -> None:
    table = enemy_phase("w4")
    assert table.wyrms() == ["C standing", "C standing"]
    assert table.view()["wyrm_discards"] == ["w4"]


@clause("W-ACTV-3")
def test_scuttle_moves_twice() -> None:
    assert enemy_phase("w5").wyrms() == ["B standing"]


@clause("Q-19")
def test_toxic_gust_shoots_into_adjacent_areas() -> None:
    table = enemy_phase("w3", wyrms=["C"])
    assert table.hero("laser")["hearts"] == 4
    assert table.wyrms() == ["C standing"]
    assert enemy_phase("w3", wyrms=["C stunned"]).hero("laser")["hearts"] == 5


def test_ink_rain_takes_a_spark_from_the_rich() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "sparks": 2},
        "laser": {"area": "B", "sparks": 1},
    }
    table = enemy_phase("p1", heroes=heroes)
    assert (table.hero("bull")["sparks"], table.hero("laser")["sparks"]) == (1, 1)


def test_bramble_snap_makes_the_first_move_dear() -> None:
    table = enemy_phase("p2", wyrms=["B"]).do("0 turn laser")
    table.do("1 move laser C")
    assert table.decision["actions"] == 1
    table.do("1 move laser D")
    assert table.hero("laser")["area"] == "D"
    assert table.do("0 move bull B").decision["actions"] == 2


def test_glass_teeth_bite_harder_once_for_each_wyrm() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "hearts": 2},
        "laser": {"area": "B", "hearts": 3},
    }
    table = enemy_phase("p3", heroes=heroes, wyrms=["A", "B"])
    assert (table.hero("bull")["hearts"], table.hero("laser")["hearts"]) == (1, 1)


def test_lights_out_takes_a_light_or_a_spark() -> None:
    table = enemy_phase("p4", lights=["A"], sparks={"C": 1}, wyrms=["C"])
    assert (table.state.lights, table.state.on_board[2]) == (0, 1)
    assert enemy_phase("p4", sparks={"C": 1}, wyrms=["C"]).state.on_board[2] == 0


def test_envy_takes_a_scrap() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s5", "s6"]},
        "laser": {"area": "B", "things": ["s7"]},
    }
    table = enemy_phase("p7", heroes=heroes).do("1 card s5").in_any_order()
    assert table.hero("bull")["things"] == ["s6"]
    assert table.view()["scrap_discards"] == ["s5"]


@clause("W-EP-3", "W-EP-6", "Q-11")
def test_ambush_reveals_another_card_out_of_the_rest() -> None:
    """The discards are shuffled while Ambush itself is still in hand."""
    others = ["w2", "w3", "w4", "w5", "w6"]
    table = enemy_phase("w1", fate=4, wyrm_discards=list[Plain](others))
    shown = [event.card for event in table.events if isinstance(event, WyrmCardShown)]
    assert shown[0] == "w1"
    assert shown[1] in others
    assert len(shown) == 2
    discards = table.view()["wyrm_discards"]
    assert isinstance(discards, list)
    assert discards[-1] == "w1"


@clause("Q-1")
def test_ambush_of_the_pool() -> None:
    config: dict[str, Plain] = {"switches": {"ambush": "pool"}}
    heroes: dict[str, Plain] = {"bull": {"area": "A"}, "laser": {"area": "B"}}
    for wyrms, spawned in ((["C"], 1), (["C", "C"], 0)):
        table = Table(
            "bull",
            "laser",
            config=config,
            board=ROW,
            phase="enemy",
            fate=1,
            heroes=heroes,
            wyrms=list[Plain](wyrms),
            wyrm_deck=["ambush_pool", "w3"],
        )
        assert len(table.told(WyrmSpawned)) == spawned


@clause("W-ENG-3")
def test_an_answer_can_be_given_for_all() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "B"}, "laser": {"area": "B"}}
    table = enemy_phase("p1", heroes=heroes, wyrms=["B", "B", "B"])
    assert table.legal() == ["0 victim bull", "0 victim bull all", "0 victim laser", "0 victim laser all"]
    table.do("1 victim bull all")
    assert table.hero("bull")["hearts"] == 3
    assert len(table.told(WyrmAttacked)) == 3


@clause("W-ENG-9", "W-ENG-8")
def test_the_order_is_asked_only_where_it_matters() -> None:
    safe = enemy_phase("w4", wyrms=["A", "B"])
    assert safe.decision["kind"] == "next_turn"
    heroes: dict[str, Plain] = {"bull": {"area": "A", "hearts": 1}, "laser": {"area": "B"}}
    given: dict[str, Plain] = {"wyrms": ["A", "A", "B"], "wyrm_deck": ["w3"]}
    table = Table("bull", "laser", board=ROW, phase="enemy", heroes=heroes, **given)  # type: ignore[arg-type]
    assert table.decision["kind"] == "order"
    assert table.legal() == ["0 wyrm A standing", "0 wyrm B standing", "0 rest"]

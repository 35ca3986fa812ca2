"""The sixteen scraps (section 14.4)."""

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import Rolled, WyrmCardSeen
from tests.clauses import clause
from tests.games.wonder_book.lanes import ROW
from tests.games.wonder_book.table import Table


def holding(*scraps: str, **position: Plain) -> Table:
    """Bull in B holds scraps and has the turn; Laser stands in C."""
    heroes: dict[str, Plain] = {
        "bull": {"area": "B", "hearts": 3, "things": list[Plain](scraps)},
        "laser": {"area": "C", "hearts": 1},
    }
    given = {"board": ROW, "heroes": heroes, **position}
    return Table("bull", "laser", **given).do("0 turn bull")  # type: ignore[arg-type]


@clause("W-CARD-7", "W-ACT-SPEC-1")
def test_free_will_returns_a_wyrm_and_is_discarded() -> None:
    table = holding("s1", wyrms=["B stunned", "C"])
    table.do("0 special bull s1", "0 choose banish")
    assert table.wyrms() == ["C standing"]
    assert table.view()["scrap_discards"] == ["s1"]
    assert table.hero("bull")["things"] == []


def test_free_will_mends_neighbours_only() -> None:
    table = holding("s1")
    table.do("0 special bull s1")
    assert table.hero("laser")["hearts"] == 3
    assert table.hero("bull")["hearts"] == 3


def test_tail_wind_goes_up_to_three_areas() -> None:
    table = holding("s2").do("0 special bull s2", "0 area C", "0 area D")
    assert table.offers("0 none")
    table.do("0 none")
    assert table.hero("bull")["area"] == "D"


@clause("W-AREA-2")
def test_paper_door_crosses_a_solid_border() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "A", "things": ["s3"]}, "laser": {"area": "D"}}
    table = holding("s3", heroes=heroes)
    assert table.refused("0 move bull C").clause == "W-AREA-1"
    assert table.do("0 special bull s3").hero("bull")["area"] == "C"


def test_warm_bread_is_split() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "B", "hearts": 3, "things": ["s4"]},
        "laser": {"area": "B", "hearts": 1},
    }
    table = holding("s4", heroes=heroes)
    table.do("0 special bull s4", "0 hero laser", "0 hero laser", "0 hero bull")
    assert (table.hero("bull")["hearts"], table.hero("laser")["hearts"]) == (4, 3)


@clause("W-SPARK-2", "W-COMP-17")
def test_pocket_star_takes_what_the_pool_has() -> None:
    table = holding("s5", sparks={"A": 16}).do("0 special bull s5")
    assert table.hero("bull")["sparks"] == 1


def test_lullaby_stuns_up_to_three() -> None:
    table = holding("s6", wyrms=["B", "B", "C", "D"])
    table.do("0 special bull s6", "0 wyrm B standing", "0 wyrm B standing")
    assert not table.offers("0 wyrm D standing")
    table.do("0 none")
    assert table.wyrms() == ["B stunned", "B stunned", "C standing", "D standing"]


@clause("W-CMB-8")
def test_ink_blot_defeats_a_standing_wyrm() -> None:
    table = holding("s7", wyrms=["B", "C", "D"]).do("0 special bull s7", "0 wyrm C standing")
    assert table.wyrms() == ["B standing", "D standing"]


@clause("W-CMB-10")
def test_sudden_rain_hits_all_here() -> None:
    table = holding("s8", wyrms=["B", "B stunned", "C"]).do("0 special bull s8")
    assert table.wyrms() == ["B stunned", "C standing"]


def test_bookmark_goes_to_a_hero() -> None:
    assert holding("s9").do("0 special bull s9").hero("bull")["area"] == "C"


@clause("W-PP-7")
def test_second_draft_gives_an_extra_action() -> None:
    table = holding("s10").do("0 special bull s10")
    assert table.hero("laser")["hearts"] == 2
    assert table.view()["decision"]["kind"] == "extra"  # type: ignore[index,call-overload]
    table.do("1 move laser D")
    assert table.offers("0 move bull A")
    assert not table.hero("laser")["has_acted"]


def test_margin_note_shows_and_arranges_two_cards() -> None:
    table = holding("s11", wyrm_deck=["w4", "w5", "w6"]).do("0 special bull s11")
    assert [event.card for event in table.told(WyrmCardSeen)] == ["w4", "w5"]  # type: ignore[attr-defined]
    table.do("0 none", "0 wyrmcard w4")
    assert table.view()["wyrm_deck"]["known"] == ["w5", "w4"]  # type: ignore[index,call-overload]


def test_margin_note_buries_one() -> None:
    table = holding("s11", wyrm_deck=["w4", "w5", "w6"]).do("0 special bull s11", "0 wyrmcard w4")
    deck = table.view()["wyrm_deck"]
    assert isinstance(deck, dict)
    assert (deck["known"], deck["bottom"]) == (["w5"], ["w4"])


def test_dog_ear_ignores_one_symbol() -> None:
    table = holding("s12", wyrm_deck=["w4"]).do("0 special bull s12", "0 pass bull", "1 pass laser")
    assert len(table.wyrms()) == 1


def test_paper_crane_moves_everything() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s13", "s5"], "sparks": 1},
        "laser": {"area": "D", "things": ["s6"]},
    }
    table = holding("s13", heroes=heroes).do("0 special bull s13")
    table.do("0 hand s5 laser", "0 spark bull laser", "0 hand s6 bull", "0 done")
    assert table.hero("laser")["things"] == ["s5"]
    assert (table.hero("laser")["sparks"], table.hero("bull")["things"]) == (1, ["s6"])


@clause("W-COMP-18")
def test_underline_adds_dice_to_one_roll() -> None:
    table = holding("s14", wyrms=["B", "B", "B"], dice=[0] * 20)
    table.do("0 special bull s14", "0 attack bull")
    assert table.told(Rolled) == [Rolled("bull", 0, 5, is_reroll=False)]
    table.do("0 no", "0 attack bull")
    assert table.told(Rolled) == [Rolled("bull", 0, 3, is_reroll=False)]


@clause("W-FATE-2")
def test_turn_the_page_needs_three_tokens_or_fewer() -> None:
    assert holding("s15", fate=4).refused("0 special bull s15").clause == "W-ACT-SPEC-1"
    assert holding("s15", fate=3).do("0 special bull s15").state.fate == 4


def test_echo_takes_another_scrap_back() -> None:
    table = holding("s16", "s5").do("0 special bull s5", "0 special bull s16")
    assert table.hero("bull")["things"] == ["s5"]
    assert table.view()["scrap_discards"] == ["s16"]

"""The sixteen scraps (section 14.4), each a special action of its holder (W-CARD-7)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import Rolled, ScrapsShuffled
from moonlit.games.wonder_book.foe_events import WyrmCardSeen
from tests.clauses import clause
from tests.games.wonder_book.boards import LINE, SQUARE, chapter, small
from tests.games.wonder_book.table import GAME, Table


def holding(scrap: str, area: str = "A", friend: Plain = "D", **position: Plain) -> Table:
    """Bull with one scrap on the line, Honey with him."""
    return small({"bull": {"area": area, "things": [scrap]}, "honey": friend}, **position)


@clause("W-COMP-12", "W-CARD-7")
def test_there_are_sixteen_scraps_and_using_one_discards_it() -> None:
    assert len(GAME.campaign.scraps) == 16
    table = holding("s5").do("0 special bull s5")
    assert (table.hero("bull")["things"], table.view()["scrap_discards"]) == ([], ["s5"])


@clause("W-CARD-6", "W-ACT-SPEC-1")
def test_only_its_holder_may_use_a_scrap() -> None:
    table = small({"bull": "A", "honey": {"area": "A", "things": ["s5"]}})
    assert table.refused("0 special bull s5").clause == "W-ACT-SPEC-1"


def test_free_will_banishes_a_wyrm_or_mends_the_neighbours() -> None:
    friend: Plain = {"area": "B", "hearts": 1}
    table = holding("s1", "A", friend, wyrms=["A", "B"])
    table.do("0 special bull s1")
    assert table.legal() == ["0 choose banish", "0 choose mend"]
    assert table.do("0 choose banish").wyrms() == ["B standing"]
    mended = holding("s1", "A", friend).do("0 special bull s1")
    assert mended.hero("honey")["hearts"] == 3


def test_free_will_does_not_mend_the_own_area() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "hearts": 2, "things": ["s1"]},
        "honey": {"area": "A", "hearts": 1},
    }
    table = small(heroes).do("0 special bull s1")
    assert [table.hero(name)["hearts"] for name in heroes] == [2, 1]


def test_tail_wind_moves_up_to_three_areas() -> None:
    table = holding("s2").do("0 special bull s2", "0 area B", "0 area C", "0 area D")
    assert table.hero("bull")["area"] == "D"
    assert table.offers("0 move bull C")


def test_paper_door_crosses_a_solid_border_and_no_other() -> None:
    assert holding("s3").do("0 special bull s3").hero("bull")["area"] == "C"
    assert holding("s3", "B").do("0 special bull s3").hero("bull")["area"] == "B"


def test_warm_bread_is_split_as_one_likes() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "hearts": 3, "things": ["s4"]},
        "honey": {"area": "A", "hearts": 1},
        "laser": {"area": "B", "hearts": 1},
    }
    table = small(heroes).do("0 special bull s4")
    assert table.legal() == ["0 hero bull", "0 hero honey", "0 none"]
    table.do("0 hero bull", "0 hero honey", "0 hero honey")
    assert [table.hero(name)["hearts"] for name in heroes] == [4, 3, 1]


@clause("W-SPARK-2", "W-COMP-17", "W-COMP-5")
@pytest.mark.parametrize(("lying", "gained"), [(0, 2), (16, 1), (17, 0)])
def test_pocket_star_takes_sparks_from_the_pool_as_far_as_there_are(
    lying: int, gained: int
) -> None:
    table = holding("s5", sparks={"D": lying}).do("0 special bull s5")
    assert table.hero("bull")["sparks"] == gained
    assert table.state.on_board[3] == lying


def test_lullaby_stuns_up_to_three_wyrms_near_by() -> None:
    table = holding("s6", wyrms=["A", "A stunned", "B", "C"]).do("0 special bull s6")
    table.do("0 wyrm A standing", "0 wyrm B standing", "0 wyrm A stunned")
    assert table.wyrms() == ["A stunned", "A stunned", "B stunned", "C standing"]


def test_lullaby_does_not_loosen_a_pinned_wyrm() -> None:
    table = holding("s6", wyrms=["B pinned"]).do("0 special bull s6", "0 wyrm B pinned")
    assert table.wyrms() == ["B pinned"]


@clause("W-CMB-8", "W-CMB-4")
def test_ink_blot_defeats_a_wyrm_next_door() -> None:
    table = holding("s7", wyrms=["B", "C"]).do("0 special bull s7")
    assert table.wyrms() == ["C standing"]


@clause("W-CMB-8")
def test_sudden_rain_hits_every_wyrm_here() -> None:
    table = holding("s8", wyrms=["A", "A stunned", "B"]).do("0 special bull s8")
    assert table.wyrms() == ["A stunned", "B standing"]


def test_bookmark_leads_to_another_conscious_hero() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s9"]},
        "honey": {"area": "B", "unconscious": True},
        "laser": "C",
        "brawn": "D",
    }
    table = small(heroes).do("0 special bull s9")
    assert table.legal() == ["0 area C", "0 area D"]
    assert table.do("0 area D").hero("bull")["area"] == "D"


@clause("W-PP-7")
def test_second_draft_heals_another_hero_who_acts_at_once() -> None:
    table = holding("s10", "A", {"area": "C", "hearts": 1}).do("0 special bull s10")
    assert table.hero("honey")["hearts"] == 2
    assert table.decision["kind"] == "extra"
    table.do("1 move honey B")
    assert (table.decision["hero"], table.decision["actions"]) == ("bull", 2)


def note(*wyrms: str) -> Table:
    return holding("s11", wyrm_deck=list[Plain](wyrms)).do("0 special bull s11")


@clause("Q-28")
def test_margin_note_shows_two_cards_and_orders_them() -> None:
    table = note("w5", "w6", "w4")
    assert table.told(WyrmCardSeen) == [WyrmCardSeen("w5", 0), WyrmCardSeen("w6", 1)]
    assert table.legal() == ["0 wyrmcard w5", "0 wyrmcard w6", "0 none"]
    table.do("0 none", "0 wyrmcard w5")
    deck: dict[str, Plain] = {"count": 6, "known": ["w6", "w5"], "bottom": [], "unseen": 0}
    assert table.view()["wyrm_deck"] == deck


def test_margin_note_puts_one_card_under_the_deck() -> None:
    table = note("w5", "w6", "w4").do("0 wyrmcard w5")
    deck: dict[str, Plain] = {"count": 6, "known": ["w6"], "bottom": ["w5"], "unseen": 0}
    assert table.view()["wyrm_deck"] == deck


DOG_EAR: dict[str, Plain] = {"bull": {"area": "T4", "things": ["s12"]}, "honey": "T1"}


def test_dog_ear_ignores_one_symbol_of_the_next_enemy_phase_only() -> None:
    table = holding("s12", wyrm_deck=["w4", "w5"]).do("0 special bull s12", "0 pass bull")
    assert len(table.wyrms()) == 1
    table.do("0 turn bull", "0 pass bull", "1 pass honey").in_any_order()
    assert len(table.wyrms()) == 2


@pytest.mark.parametrize(("cards", "wyrms"), [(["w1", "w4"], 2), (["w3", "w4"], 0)])
def test_dog_ear_ignores_one_symbol_however_many_cards_and_is_over_with_the_phase(
    cards: list[Plain], wyrms: int
) -> None:
    """Ambush loses its symbol and the card after it none; Toxic gust has none to lose."""
    table = holding("s12", wyrm_deck=cards, fate=5).do("0 special bull s12", "0 pass bull")
    assert len(table.in_any_order().wyrms()) == wyrms
    if not wyrms:
        table.do("0 turn bull", "0 pass bull", "1 pass honey").in_any_order()
        assert len(table.wyrms()) == 2


def test_dog_ear_waits_while_a_story_brings_wyrms_in_the_player_phase() -> None:
    table = chapter("ch1", DOG_EAR, goal=15, objects={"17": "T4"}, progress={"17": 7}, dice=[1, 1])
    table.do("0 special bull s12", "0 interact bull 17")
    assert table.wyrms() == ["T7 standing"] * 4


@clause("W-SPARK-3")
def test_paper_crane_lets_everything_change_hands() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s13", "s5"]},
        "honey": {"area": "D", "sparks": 2},
        "laser": {"area": "C", "things": ["s1"], "unconscious": True},
    }
    table = small(heroes).do("0 special bull s13")
    assert not any("laser" in move or "s1 " in move for move in table.legal())
    table.do("0 spark honey bull", "0 hand s5 honey", "0 spark bull honey", "0 spark honey bull")
    table.do("0 done")
    assert (table.hero("bull")["sparks"], table.hero("honey")["things"]) == (1, ["s5"])
    assert table.offers("0 move bull B")


@clause("W-COMP-18", "W-COMP-4")
def test_underline_adds_two_dice_to_the_next_roll_but_never_more_than_five_roll() -> None:
    table = holding("s14", wyrms=["A", "A", "A"], dice=[1] * 9)
    table.do("0 special bull s14", "0 attack bull")
    assert Rolled("bull", 5, 0, is_reroll=False, dice=(True,) * 5) in table.events
    table.do("0 wyrm A standing", "0 wyrm A standing", "0 attack bull")
    assert Rolled("bull", 3, 0, is_reroll=False, dice=(True,) * 3) in table.events
    more = small(
        {"bull": {"area": "A", "sparks": 1, "things": ["s14"], "rerolled": True}, "honey": "D"},
        upgrades=["home_run"],
        wyrms=["A"],
        dice=[0] * 9,
    )
    more.do("0 special bull s14", "0 skill bull home_run")
    assert Rolled("bull", 0, 5, is_reroll=False, dice=(False,) * 5) in more.events


def test_underline_is_over_with_the_turn() -> None:
    """Bull rolls no more dice when Second draft lets him act again in somebody else's turn."""
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s14"]},
        "laser": {"area": "A", "acted": False, "things": ["s10"]},
    }
    table = small(heroes, wyrms=["A"], dice=[1] * 9).do("0 turn bull", "0 special bull s14")
    table.do("0 pass bull", "1 special laser s10", "0 attack bull")
    assert Rolled("bull", 3, 0, is_reroll=False, dice=(True,) * 3) in table.events


@clause("W-FATE-2")
@pytest.mark.parametrize("fate", [3, 4])
def test_turn_the_page_only_with_three_tokens_or_fewer(fate: int) -> None:
    table = holding("s15", fate=fate)
    assert table.offers("0 special bull s15") == (fate == 3)
    if fate == 3:
        assert table.do("0 special bull s15").state.fate == 4


def test_echo_takes_any_other_scrap_from_the_discards() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s16", "s5", "s8"]},
        "honey": "D",
    }
    table = small(heroes).do("0 special bull s5", "0 special bull s8")
    assert table.legal()  # one action is left
    table.do("0 special bull s16")
    assert table.legal() == ["0 card s5", "0 card s8"]
    table = small(heroes).do("0 special bull s5", "0 special bull s16")
    assert table.hero("bull")["things"] == ["s5", "s8"]
    assert table.view()["scrap_discards"] == ["s16"]


OBJECT: dict[str, Plain] = {**LINE, "objects": {"A": 3}}
ALL = [f"s{number}" for number in range(1, 17)]


@clause("W-CARD-7", "W-CARD-12")
def test_an_empty_scrap_deck_is_made_of_the_discards() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "things": list[Plain](ALL[:4])},
        "honey": {"area": "A", "things": list[Plain](ALL[5:])},
    }
    table = small(heroes, board=OBJECT, scraps=["s5"], wyrms=["A"])
    table.do("0 special bull s1", "0 choose banish", "0 interact bull 3")
    assert ScrapsShuffled(1) in table.events
    assert table.hero("bull")["things"] == ["s1", "s2", "s3", "s4", "s5"]


@clause("W-CARD-8", "W-COMP-17")
def test_without_deck_and_discards_no_scrap_is_drawn() -> None:
    heroes: dict[str, Plain] = {"bull": "A", "honey": {"area": "A", "things": list[Plain](ALL)}}
    table = small(heroes, board=OBJECT).do("0 interact bull 3")
    assert table.hero("bull")["things"] == []
    assert table.offers("0 move bull B")


@clause("W-AREA-1")
def test_tail_wind_does_not_cross_solid_lines() -> None:
    table = small(
        {"bull": {"area": "A", "things": ["s2"]}, "honey": "V"},
        board={**SQUARE, "blocked": ["A-D"]},
    )
    assert table.do("0 special bull s2").legal() == ["0 area B", "0 area C", "0 none"]


@clause("W-CARD-19", "W-CARD-7")
def test_a_scrap_in_use_is_neither_used_again_nor_passed_on() -> None:
    """Second draft lets Bull act, whose skill lets its holder act: not with Second draft again."""
    heroes: dict[str, Plain] = {
        "laser": {"area": "A", "things": ["s10", "s5"]},
        "bull": {"area": "A", "sparks": 1},
    }
    table = small(heroes).do("0 special laser s10")
    assert table.offers("1 take bull s5 laser")
    assert not table.offers("1 take bull s10 laser")
    table.do("1 skill bull leadership")
    refused = table.refused("0 special laser s10")
    assert (refused.code, refused.clause) == ("not-granted", "W-CARD-19")
    assert not table.offers("0 give laser s10 bull")
    table.do("0 special laser s5")
    assert table.view()["scrap_discards"] == ["s5", "s10"]


@clause("W-CARD-19")
def test_paper_crane_does_not_carry_itself_away() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "A", "things": ["s13", "s5"]}, "honey": "D"}
    table = small(heroes).do("0 special bull s13")
    assert table.legal() == ["0 hand s5 honey", "0 done"]

"""Unconscious heroes, fate, and how a chapter ends (section 9)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import ChapterLost, ChapterWon, Fell, GoalReached, Rolled
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter, small
from tests.games.wonder_book.table import GAME, Table


@clause("W-KO-1")
def test_losses_beyond_zero_are_ignored() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "C11", "hearts": 1}, "honey": "C1"}
    table = chapter(
        "ch3", heroes, phase="enemy", goal=22, bosses={"gnawer": {"area": "C11"}}, wyrm_deck=["w2"]
    )
    assert Fell("bull") in table.events
    assert (table.hero("bull")["hearts"], table.state.fate) == (6, 4)  # and up again


@clause("W-KO-2")
def test_falling_in_the_own_turn_ends_it() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "U6", "hearts": 1},
        "honey": {"area": "U1", "acted": False},
    }
    table = chapter("ch4", heroes, objects={"10": "U6"}, dice=[0, 0])
    table.do("0 turn bull", "0 interact bull 10")
    assert Fell("bull") in table.events
    assert (table.decision["kind"], table.decision["hero"]) == ("turn", "honey")


@clause("W-KO-2")
def test_falling_in_an_extra_action_ends_it_but_not_the_turn_of_the_other() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "U1", "sparks": 1},
        "honey": {"area": "U6", "hearts": 1},
    }
    table = chapter("ch4", heroes, objects={"10": "U6"}, dice=[0, 0])
    table.do("0 skill bull leadership", "1 interact honey 10")
    assert table.hero("honey")["is_unconscious"]
    assert (table.decision["hero"], table.decision["actions"]) == ("bull", 2)


@clause("W-KO-3", "Q-8", "W-CMB-9")
def test_the_unconscious_are_not_healed() -> None:
    heroes: dict[str, Plain] = {
        "honey": {"area": "A", "hearts": 2},
        "bull": {"area": "A", "unconscious": True},
        "laser": "A",
    }
    table = small(heroes, wyrms=["A"], dice=[1]).do("0 attack honey")
    assert table.legal() == ["0 hero honey", "0 hero laser", "0 none"]


@clause("W-KO-3")
def test_the_unconscious_get_no_extra_action_and_no_bread() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "A", "hearts": 1, "things": ["s4", "s10"]},
        "laser": {"area": "A", "unconscious": True},
    }
    table = small(heroes).do("0 special bull s4")
    assert (table.hero("bull")["hearts"], table.hero("laser")["hearts"]) == (4, 0)
    table.do("0 special bull s10")
    assert (table.decision["kind"], table.decision["hero"]) == ("turn", "bull")


@clause("W-KO-6", "W-KO-5")
def test_a_fallen_hero_keeps_place_and_things() -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "C", "sparks": 2, "things": ["s1"], "unconscious": True},
        "honey": "A",
    }
    table = small(heroes, upgrades=["catch"], phase="round")
    bull = table.hero("bull")
    assert (bull["area"], bull["sparks"], bull["things"]) == ("C", 2, ["s1"])
    assert (bull["skills"], bull["hearts"]) == (["leadership", "catch"], 6)


@clause("W-FATE-1", "W-KO-5", "Q-13")
@pytest.mark.parametrize("fate", [2, 3])
def test_the_last_token_loses_when_the_fallen_are_counted_not_when_they_fall(fate: int) -> None:
    heroes: dict[str, Plain] = {
        "bull": {"area": "D", "hearts": 1},
        "honey": {"area": "D", "hearts": 1},
        "laser": "A",
    }
    table = small(heroes, phase="enemy", fate=fate, wyrms=["D", "D"], wyrm_deck=["w2"])
    assert table.told(Fell) == [Fell("bull"), Fell("honey")]
    assert table.told(ChapterLost) == ([ChapterLost()] if fate == 2 else [])
    assert table.state.is_over == (fate == 2)


@clause("W-FATE-1", "W-END-1")
def test_a_lost_match_is_over() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "A", "unconscious": True}, "honey": "A"}
    table = small(heroes, phase="round", fate=1)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.notes["is_won"]) == ((), False)
    assert "keywords" not in outcome.notes
    refused = table.refused("0 pass honey")
    assert (refused.code, refused.clause) == ("match-over", "W-END-3")
    assert table.view()["result"] == {"is_won": False, "fate": 0, "band": None}


@clause("W-FATE-2", "W-COMP-7")
@pytest.mark.parametrize(("fate", "after"), [(7, 9), (9, 10), (10, 10)])
def test_there_are_never_more_than_ten_tokens(fate: int, after: int) -> None:
    table = chapter(
        "ch1",
        {"bull": "T2", "honey": "T1"},
        goal=5,
        fate=fate,
        objects={"6": "T2"},
        counters={"lamps": 2},
    )
    table.do("0 interact bull 6")
    assert table.state.fate == after


def gone(fate: int = 5) -> Table:
    """Chapter I with everybody in the book but Bull, who stands at the lectern."""
    heroes: dict[str, Plain] = {"bull": "T4", "honey": {"left": True}}
    return chapter("ch1", heroes, goal=20, fate=fate).do("0 special bull jump")


@clause("W-END-3", "W-CARD-16", "W-CARD-10", "W-FLOW-3")
@pytest.mark.parametrize(
    ("fate", "band"),
    [(1, "ink"), (4, "ink"), (5, "silver"), (7, "silver"), (8, "gold"), (10, "gold")],
)
def test_reaching_the_last_card_wins_with_the_band_of_the_tokens(fate: int, band: str) -> None:
    table = gone(fate)
    assert ChapterWon(fate, band) in table.events
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.notes["fate"], outcome.notes["band"]) == (fate, band)
    assert outcome.winners == (0, 1)


@clause("Q-14", "W-ENG-4", "W-FATE-1")
@pytest.mark.parametrize(("fate", "is_won"), [(0, False), (1, True)])
def test_the_last_token_and_the_goal_at_once_is_a_loss(fate: int, is_won: bool) -> None:
    heroes: dict[str, Plain] = {"bull": "U1", "honey": "U1"}
    table = chapter("ch4", heroes, goal=24, fate=fate)
    assert (table.state.is_over, table.state.is_won) == (True, is_won)
    assert len(table.told(GoalReached)) == int(is_won)


@clause("W-FATE-1", "W-ENG-4")
def test_the_last_token_loses_at_any_moment() -> None:
    """Aster falls to the first of two wyrms; the second does not act any more."""
    heroes: dict[str, Plain] = {"bull": "F6", "honey": "F6"}
    table = chapter(
        "ch2",
        heroes,
        phase="enemy",
        goal=21,
        fate=1,
        allies={"aster": {"area": "F6", "hearts": 1}},
        wyrms=["F6", "F6"],
        wyrm_deck=["w4"],
    )
    while table.decision["kind"] == "order":
        table.do("0 wyrm F6 standing")
    table.do("0 victim aster")
    assert table.events[-1] == ChapterLost()
    assert [table.hero(name)["hearts"] for name in heroes] == [6, 4]


@clause("W-CARD-10", "W-ENG-4")
def test_a_goal_is_met_in_the_enemy_phase_too() -> None:
    """All are on the landing as the phase begins: not one wyrm card is revealed any more."""
    heroes: dict[str, Plain] = {"bull": "U1", "honey": "U1"}
    table = chapter("ch4", heroes, goal=24, phase="enemy", wyrm_deck=["w5"])
    assert table.told(ChapterWon) == [ChapterWon(5, "silver")]
    assert table.view()["wyrm_discards"] == []


@clause("W-KO-7", "W-KO-2")
@pytest.mark.parametrize(("hearts", "turned"), [(2, 2), (1, 0)])
def test_who_falls_in_the_middle_of_an_interaction_rolls_no_more(hearts: int, turned: int) -> None:
    """Chapter IV: wrong signs cost a heart before the wheel is turned."""
    heroes: dict[str, Plain] = {"bull": {"area": "U11", "hearts": hearts}, "honey": "U11"}
    wheel: dict[str, Plain] = {"objects": {"16": "U11"}, "counters": {"wheel_need": 6}}
    table = chapter("ch4", heroes, goal=15, **wheel, dice=[1, 1]).do("0 interact bull 16")
    table.do("0 choose set_signs", "0 choose candle", "0 choose feather", "0 choose key")
    assert (Fell("bull") in table.events) == (hearts == 1)
    assert len(table.told(Rolled)) == hearts - 1
    assert table.state.progress[table.state.program.card_names.index("16")] == turned

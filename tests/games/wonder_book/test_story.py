"""The course of the chapter deck and the kinds of cards (section 4)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import (
    CardFinished,
    CardPlaced,
    CardRead,
    GoalReached,
    GoalSet,
    KeywordWritten,
    OptionTaken,
    RoundBegan,
    TextRead,
)
from moonlit.games.wonder_book.state import DONE, IN_PLAY, REMOVED, UNSEEN
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import Table

LAMP: dict[str, Plain] = {"bull": "T2", "honey": "T1"}


def last_lamp(**position: Plain) -> Table:
    """Chapter I: the last lamp has just been lit."""
    table = chapter("ch1", LAMP, goal=5, objects={"6": "T2"}, counters={"lamps": 2}, **position)
    return table.do("0 interact bull 6")


def state_of(table: Table, card: str) -> int:
    return table.state.cards[table.state.program.card_names.index(card)]


@clause("W-FLOW-2", "W-FLOW-3", "W-FLOW-4", "W-CARD-10", "W-CARD-17")
def test_a_met_goal_gives_first_and_then_the_story_goes_on_card_by_card() -> None:
    table = last_lamp()
    course = [
        event
        for event in table.events
        if isinstance(event, GoalReached | CardRead | CardFinished | GoalSet)
    ]
    assert course == [
        CardFinished("6"),
        GoalReached("5", 1, is_within_par=True),
        CardRead("10"),
        CardFinished("10"),
        CardRead("11"),
    ]
    assert (state_of(table, "10"), state_of(table, "11")) == (DONE, IN_PLAY)
    assert [table.hero(name)["things"] != [] for name in LAMP] == [True, True]


@clause("W-FLOW-4", "W-CARD-12")
def test_a_finished_object_is_discarded_to_the_chapter_pile_not_to_another() -> None:
    table = last_lamp()
    assert state_of(table, "6") == DONE
    assert (table.view()["scrap_discards"], table.view()["wyrm_discards"]) == ([], [])


@clause("W-CARD-2", "W-FLOW-5", "W-FLOW-7")
def test_a_choice_is_the_groups_and_only_the_chosen_column_is_read() -> None:
    table = last_lamp()
    assert (table.decision["kind"], table.decision["seats"]) == ("choice", [0, 1])
    assert table.legal(1) == ["1 choose lantern", "1 choose rope"]
    assert table.refused("1 choose tower").clause == "W-CARD-2"
    table.do("1 choose rope")
    assert OptionTaken(1, "rope", "11") in table.events
    assert table.view()["keywords"] == ["ROPE"]
    told = [event.text for event in table.events if isinstance(event, TextRead)]
    assert not any("lantern" in text for text in told)


@clause("W-CARD-3")
def test_a_keyword_that_is_written_stays_written_once() -> None:
    table = chapter(
        "ch1",
        LAMP,
        config={"keywords": ["ROPE"]},
        goal=5,
        objects={"6": "T2"},
        counters={"lamps": 2},
    )
    table.do("0 interact bull 6", "0 choose rope")
    assert table.view()["keywords"] == ["ROPE"]
    assert table.told(KeywordWritten) == []


def door(*keywords: str, choice: str = "hush") -> Table:
    """Chapter IV: the diary has just been read to its end, and a choice was made."""
    heroes: dict[str, Plain] = {"bull": "U12", "honey": "U1"}
    things: dict[str, Plain] = {"bull": {"area": "U12", "things": ["6"]}, "honey": "U1"}
    table = chapter(
        "ch4",
        things if "LANTERN" in keywords else heroes,
        config={"keywords": list[Plain](keywords)},
        goal=18,
        objects={"20": "U12"},
        rules=["4"],
        open=["U11-U12"],
    )
    return table.do("0 interact bull 20", f"0 choose {choice}")


@clause("W-CARD-4", "W-CARD-5", "W-CARD-11")
def test_a_keyword_can_be_erased_and_with_it_an_item_and_a_rule_go() -> None:
    table = door("LANTERN")
    assert table.legal() == ["0 choose burn", "0 choose keep"]
    table.do("0 choose burn")
    assert table.view()["keywords"] == ["HUSH"]
    assert table.view()["rules"] == []
    assert table.hero("bull")["things"] == []


@clause("W-CARD-5", "W-CARD-4")
def test_a_keyword_opens_a_later_card_and_without_it_nothing_is_asked() -> None:
    table = door(choice="truth")
    assert table.view()["keywords"] == ["TRUTH"]
    assert table.goal == ("24", 1, None)
    assert state_of(table, "22") == UNSEEN


@clause("W-CARD-4")
def test_erasing_what_is_not_written_changes_nothing() -> None:
    """Aster is asked for forgiveness: HUSH goes and FORGIVEN comes, whatever else is written."""
    heroes: dict[str, Plain] = {"bull": "P6", "honey": "P1"}
    config: dict[str, Plain] = {"keywords": ["TRUTH"]}
    table = chapter("ch6", heroes, config=config, rules=["8"], goal=12)
    table.do("0 special bull apologise")
    assert table.view()["keywords"] == ["TRUTH", "FORGIVEN"]


@clause("W-CARD-9", "W-FLOW-6")
def test_under_a_goal_card_player_phase_and_enemy_phase_take_turns() -> None:
    table = chapter("ch1", {"bull": "T1", "honey": {"area": "T1", "acted": True}}, goal=5)
    table.do("0 pass bull")
    assert RoundBegan(2) in table.events
    assert table.view()["phase"] == "player"
    assert table.goal == ("5", 2, 3)


@clause("W-CARD-10")
@pytest.mark.parametrize(("phases", "fate"), [(3, 7), (4, 5)])
def test_par_is_counted_in_player_phases_under_the_goal(phases: int, fate: int) -> None:
    table = last_lamp(goal_phases=phases)
    assert table.state.fate == fate
    assert GoalReached("5", phases, is_within_par=phases <= 3) in table.events


@clause("W-CARD-11")
def test_a_special_rule_is_in_force_until_it_is_discarded() -> None:
    """The rope of chapter II opens a border; then its card goes by itself."""
    heroes: dict[str, Plain] = {"bull": "F10", "honey": "F1"}
    table = chapter("ch2", heroes, rules=["4"])
    assert table.view()["rules"] == ["4"]
    table.do("0 special bull throw_rope")
    assert table.view()["rules"] == []
    assert table.offers("0 move bull F6")
    assert not table.offers("0 special bull throw_rope")


@clause("W-CARD-13")
def test_a_stack_shows_its_cards_one_by_one() -> None:
    heroes: dict[str, Plain] = {"bull": "U12", "honey": "U1"}
    table = chapter("ch4", heroes, goal=18, objects={"19": "U12"}, open=["U11-U12"])
    table.do("0 interact bull 19")
    assert CardPlaced("20", "U12") in table.events
    assert table.offers("0 interact bull 20")
    assert not table.offers("0 interact bull 19")


@clause("W-FLOW-1")
def test_a_card_wins_over_the_rules() -> None:
    """The bell rope crosses a solid line, which no move may."""
    heroes: dict[str, Plain] = {"bull": {"area": "T4", "things": ["13"]}, "honey": "T1"}
    table = chapter("ch1", heroes)
    assert table.refused("0 move bull T8").clause == "W-AREA-1"
    assert table.do("0 special bull swing_across").hero("bull")["area"] == "T8"


@clause("W-FLOW-5", "W-CARD-14")
def test_new_instructions_come_at_once_and_the_turn_goes_on() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "T4", "rerolled": True}, "honey": "T4"}
    table = chapter("ch1", heroes, goal=15, objects={"17": "T4"}, progress={"17": 7}, dice=[1, 0])
    table.do("0 interact bull 17")
    assert len(table.wyrms()) == 4
    assert (table.decision["hero"], table.decision["actions"]) == ("bull", 2)
    assert table.goal == ("15", 1, 3)


@clause("W-CARD-6", "W-FLOW-3")
def test_an_item_lies_in_front_of_one_hero() -> None:
    table = last_lamp().do("0 choose lantern")
    assert table.legal() == ["0 hero bull", "0 hero honey"]
    table.do("1 hero honey")
    assert "12" in str(table.hero("honey")["things"])
    assert "12" not in str(table.hero("bull")["things"])


@clause("W-COMP-10")
def test_the_treasure_chest_of_chapter_three_is_opened_when_its_card_says_so() -> None:
    heroes: dict[str, Plain] = {"bull": "C10", "honey": "C1"}
    for option, fate, scraps in (("page", 6, 0), ("scraps", 5, 2)):
        table = chapter("ch3", heroes, objects={"12": "C10"})
        table.do("0 interact bull 12", f"0 choose {option}")
        things = table.hero("bull")["things"]
        assert isinstance(things, list)
        assert (table.state.fate, len(things)) == (fate, scraps)


@clause("W-COMP-9")
def test_the_dark_aura_lies_on_the_gnawer_and_nowhere_before() -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "C7", "sparks": 1, "things": ["9"]}, "honey": "C1"}
    table = chapter("ch3", heroes, goal=16, objects={"17": "C7"}, counters={"settings": 2})
    areas = table.view()["areas"]
    assert isinstance(areas, dict)
    assert not any(area["tokens"] for area in areas.values() if isinstance(area, dict))
    table.do("0 interact bull 17")
    assert table.state.tokens == [table.state.program.area_names.index("C11")]


@clause("W-FLOW-3")
def test_a_card_that_is_not_done_stays() -> None:
    """A touched stone waits for its twin; once both are touched, they go."""
    heroes: dict[str, Plain] = {"bull": {"area": "D3", "sparks": 1}, "honey": "K3"}
    table = chapter("ch5", heroes, objects={"8": "D3", "9": "K3"}, blocked=["D4-K4"])
    table.do("0 interact bull 8")
    assert state_of(table, "8") == IN_PLAY
    table.do("0 skill bull leadership", "1 interact honey 9")
    assert (state_of(table, "8"), state_of(table, "9")) == (REMOVED, DONE)

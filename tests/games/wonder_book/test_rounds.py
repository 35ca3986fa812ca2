"""A round is a player phase and the enemy phase behind it, also when a phase is started anew."""

from dataclasses import replace

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.events import PhaseBegan, RoundBegan
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.games.wonder_book.state import PLAYER_PHASE
from moonlit.packs.wonder_book.cards import GoalCard, Rule
from moonlit.packs.wonder_book.effects import ChangeFate
from moonlit.packs.wonder_book.values import Whole
from moonlit.packs.wonder_book.words import Trigger
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import GAME, Table

HEROES: dict[str, Plain] = {"bull": "T2", "honey": "T1"}


def started_anew(game: WonderBook = GAME) -> Table:
    """Chapter I: Bull lights the last lamp, and everybody has a turn again."""
    config: dict[str, Plain] = {"switches": {"mid_phase_goal": "new_phase"}}
    laid: dict[str, Plain] = {"objects": {"6": "T2"}, "counters": {"lamps": 2}, "fate": 4}
    table = chapter("ch1", HEROES, game, config=config, goal=5, **laid)
    return table.do("0 interact bull 6", "0 choose rope", "0 hero bull")


@clause("W-PP-9", "Q-4")
def test_a_phase_that_is_started_anew_is_no_new_round() -> None:
    table = started_anew()
    assert table.legal() == ["0 turn bull", "0 turn honey"]
    assert table.told(PhaseBegan) == [PhaseBegan("player")]
    assert table.told(RoundBegan) == []
    assert table.state.round == 1


@clause("W-PP-9", "W-CARD-9")
def test_the_next_round_begins_behind_the_enemy_phase() -> None:
    table = started_anew().do("0 turn bull", "0 pass bull", "1 pass honey")
    while table.state.phase != PLAYER_PHASE:
        table.do(table.legal()[0])
    assert table.told(RoundBegan) == [RoundBegan(2)]


def watching(trigger: Trigger) -> WonderBook:
    """Chapter I with a second goal that gives a fate token whenever something happens."""
    one, *others = GAME.campaign.chapters
    goal = one.cards[15]
    assert isinstance(goal, GoalCard)
    goal = replace(goal, rules=(Rule(trigger, (ChangeFate(Whole(1)),)),))
    one = replace(one, cards={**one.cards, 15: goal})
    return WonderBook(replace(GAME.campaign, chapters=(one, *others)))


@clause("W-PP-9")
@pytest.mark.parametrize(("trigger", "more"), [("player_phase_start", 1), ("round_start", 0)])
def test_what_waits_for_the_start_of_a_round_does_not_happen_again(
    trigger: Trigger, more: int
) -> None:
    assert started_anew(watching(trigger)).state.fate == started_anew().state.fate + more

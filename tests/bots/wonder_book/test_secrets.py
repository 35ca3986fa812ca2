"""No bot reads on: whatever the rest of the story says, it does the same."""

from dataclasses import replace

import pytest

from moonlit.bots.wonder_book.levels import LEVELS, Level
from moonlit.bots.wonder_book.thinker import Thinker
from moonlit.bots.wonder_book.trying import is_secret
from moonlit.core.codec import fingerprint
from moonlit.core.dice import Dice
from moonlit.core.view import View
from moonlit.games.wonder_book.config import make_program
from moonlit.games.wonder_book.meta import WonderBook, load
from moonlit.games.wonder_book.program import GOAL, INTERACTION, NONE, Program
from moonlit.games.wonder_book.state import UNSEEN, State
from moonlit.table.match import Match
from tests.bots.wonder_book.teams import GAME, begin, play

CHAPTERS = ("ch1", "ch2", "ch3", "ch4", "ch5", "ch6")
QUICK_NIGHTFOX = replace(LEVELS["nightfox"], iterations=8, milliseconds=0)


def other_future(match: Match[State]) -> WonderBook:
    """The same game, but everything that nobody has read yet is gone or different."""
    other = load(None)
    program = make_program(other.campaign, match.config)
    state = match._state
    for card, place in enumerate(state.cards):
        if place == UNSEEN and program.card_kind[card] <= INTERACTION + 2:
            _blank(program, card)
        if card == state.goal:
            program.card_then[card] = program.card_met[card] = program.card_reward[card] = NONE
    other._terms[fingerprint(dict(match.config))] = program
    return other


def _blank(program: Program, card: int) -> None:
    for column in (
        program.card_reveal,
        program.card_then,
        program.card_met,
        program.card_reward,
        program.card_enemy,
        program.card_par,
    ):
        column[card] = NONE
    if program.card_kind[card] == GOAL:
        program.card_goal[card] = 0
    thing = program.card_object[card]
    if thing != NONE:
        program.object_do[thing] = NONE
        program.object_needs[thing] = NONE
        program.object_sparks[thing] = 3


def weighed(game: WonderBook, match: Match[State], view: View, level: Level) -> list[float]:
    """The worth of every move as a level sees it; nothing where the story has to be known."""
    world = game.determinize(view, match.config, Dice(9))
    if is_secret(world) or world.goal == NONE:
        return []
    return Thinker(game, match.config, Dice(9), level).weigh(world)  # type: ignore[arg-type]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_move_is_weighed_by_what_comes_later(chapter: str) -> None:
    match, looked = begin(21, chapter=chapter), 0
    while match.to_act():
        view = match.view(match.to_act()[0])
        here = weighed(GAME, match, view, LEVELS["adept"])
        assert here == weighed(other_future(match), match, view, LEVELS["adept"])
        looked += bool(here)
        play(match, "greedy", most=match.version + 5)
    assert looked >= 5


def test_rounds_played_ahead_do_not_lead_beyond_what_is_read() -> None:
    match = begin(22, chapter="ch2")
    play(match, "greedy", most=12)
    view = match.view(match.to_act()[0])
    here = weighed(GAME, match, view, QUICK_NIGHTFOX)
    assert here == weighed(other_future(match), match, view, QUICK_NIGHTFOX)

"""No bot reads on: whatever the rest of the story says, it does the same."""

import pytest

from moonlit.bots.bot import make_bot
from moonlit.core.codec import fingerprint
from moonlit.games.wonder_book.config import make_program
from moonlit.games.wonder_book.meta import WonderBook, load
from moonlit.games.wonder_book.program import GOAL, INTERACTION, NONE, Program
from moonlit.games.wonder_book.state import UNSEEN, State
from moonlit.table.match import Match
from tests.bots.wonder_book.teams import GAME, begin, play

SCENES = [("ch1", 12), ("ch1", 33), ("ch2", 20), ("ch3", 30), ("ch4", 30), ("ch5", 25), ("ch6", 30)]


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
    other._programs[fingerprint(dict(match.config))] = program
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


@pytest.mark.parametrize("bot", ["greedy", "adept", "nightfox@6"])
@pytest.mark.parametrize(("chapter", "actions"), SCENES)
def test_a_bot_does_the_same_whatever_comes_later(chapter: str, actions: int, bot: str) -> None:
    match = begin(21, chapter=chapter)
    play(match, "greedy", most=actions)
    seat = match.to_act()[0]
    view = match.view(seat)
    here = make_bot(bot, GAME, match.config, 9).choose(view)  # type: ignore[arg-type]
    there = make_bot(bot, other_future(match), match.config, 9).choose(view)  # type: ignore[arg-type]
    assert here == there

"""Somebody who plays well enough to win, but likes to try things: so matches reach every card."""

from functools import lru_cache

from moonlit.bots.wonder_book.levels import LEVELS
from moonlit.bots.wonder_book.mind import Mind
from moonlit.bots.wonder_book.reading import Atlas
from moonlit.bots.wonder_book.trying import (
    forget_unseen_wyrm_cards,
    is_secret,
    stop_at_phase_end,
)
from moonlit.bots.wonder_book.worth import TASTE
from moonlit.core.dice import Dice
from moonlit.games.wonder_book.actions import seats_to_act
from moonlit.games.wonder_book.menu import INTERACT, SEAT, SKILL, SPECIAL, move_verb
from moonlit.games.wonder_book.program import NONE, Program
from moonlit.games.wonder_book.state import State

TRIED = (INTERACT, SKILL, SPECIAL)
# One move in so many is something to try, and one in so many is any move.
CURIOUS = 8
CARELESS = 40


def curious_move(s: State, dice: Dice) -> int:
    """Mostly what looks best, like the bot `greedy`; choices of the story anyhow."""
    seats = seats_to_act(s)
    return _move(s, dice) | seats[dice.below(len(seats))] << SEAT


def _move(s: State, dice: Dice) -> int:
    tried = [move for move in s.menu if move_verb(move) in TRIED]
    if tried and dice.below(CURIOUS) == 0:
        return tried[dice.below(len(tried))]
    if s.goal == NONE or is_secret(s) or dice.below(CARELESS) == 0:
        return s.menu[dice.below(len(s.menu))]
    near = s.clone()
    forget_unseen_wyrm_cards(near)
    stop_at_phase_end(near)
    values = _mind(s.program).weigh(near)
    return s.menu[values.index(max(values))]


@lru_cache(maxsize=1)
def _mind(program: Program) -> Mind:
    """What is read of a chapter once for a whole match."""
    level = LEVELS["greedy"]
    return Mind(Atlas(program), TASTE.copy(), level.depth, level.width)

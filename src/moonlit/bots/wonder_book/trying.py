"""Positions to think about: nothing beyond this phase, and objects done without turning cards.

What stands on the hidden side of a card is none of a thinker's business. So an object that is
interacted with is only marked as done, and nothing goes on beyond the end of the phase.
"""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.wonder_book.reading import EFFORT, TEST, Atlas
from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.wonder_book import menu, modifiers
from moonlit.games.wonder_book import words as w
from moonlit.games.wonder_book.asking import FOR_OPTION, TO_UPGRADE
from moonlit.games.wonder_book.cards import finish_card, remove_card
from moonlit.games.wonder_book.frames import (
    NEXT_TURN,
    NO_CARD,
    PEEKED,
    PHASES,
    QUESTION,
    TURN,
    frame,
    frame_a,
    frame_b,
    frame_card,
    frame_hero,
    frame_kind,
)
from moonlit.games.wonder_book.program import DICE, ITEM, NONE, SCRAP, SKILL
from moonlit.games.wonder_book.reckoning import holds, number
from moonlit.games.wonder_book.state import State
from moonlit.games.wonder_book.turns import action_cost

# A decision that is never made: where the thinking stops.
END_OF_PHASE: Final[i64] = frame(NEXT_TURN, 7, 255, 0, 3)

# The chance of k successes with n dice, at 6 * n + k.
CHANCE: Final[list[float]] = [
    *[1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    *[0.5, 0.5, 0.0, 0.0, 0.0, 0.0],
    *[0.25, 0.5, 0.25, 0.0, 0.0, 0.0],
    *[0.125, 0.375, 0.375, 0.125, 0.0, 0.0],
    *[0.0625, 0.25, 0.375, 0.25, 0.0625, 0.0],
    *[0.03125, 0.15625, 0.3125, 0.3125, 0.15625, 0.03125],
]


def stop_at_phase_end(s: State) -> None:
    """Let nothing happen after the phase under way."""
    for at in range(len(s.pending)):
        if frame_kind(s.pending[at]) == PHASES:
            s.pending[at] = END_OF_PHASE


def forget_unseen_wyrm_cards(s: State) -> None:
    """Cards that joined the wyrm deck in this chapter may still be unread; they are left out."""
    for f in s.pending:
        if frame_kind(f) == PEEKED:
            return
    known: i64 = 0
    for card in s.program.wyrm_deck:
        known |= bit(card)
    low = s.known_bottom
    high: i64 = len(s.wyrm_deck) - s.known_top
    kept: list[i64] = []
    for place in range(len(s.wyrm_deck)):
        card = s.wyrm_deck[place]
        if known >> card & 1 != 0 or place < low or place >= high:
            kept.append(card)
    s.wyrm_deck = kept


def is_secret(s: State) -> bool:
    """Does the decision lead to words that nobody has read yet?"""
    f = s.pending[-1]
    if frame_kind(f) != QUESTION:
        return False
    if frame_b(f) == TO_UPGRADE:
        return True
    if frame_a(f) != FOR_OPTION or frame_card(f) == NO_CARD:
        return False
    kind = s.program.card_kind[frame_card(f)]
    return kind != SCRAP and kind != SKILL and kind != ITEM


def dice_for(s: State, atlas: Atlas, hero: i64, thing: i64) -> i64:
    """How many dice a hero rolls for an object."""
    dice = number(s, atlas.dice[thing])
    if len(s.mods) > 0:
        dice += modifiers.total(s, w.DICE_ADD, hero, NONE, w.BY_INTERACTION)
    return min(dice, DICE)


def begin_interaction(s: State, thing: i64) -> None:
    """Spend the action, pay, touch the object."""
    p = s.program
    f = s.pending.pop()
    hero = frame_hero(f)
    if frame_kind(f) == TURN:
        cost = action_cost(s, hero, menu.INTERACT, thing)
        s.pending.append(frame(TURN, hero, 255, 0, max(0, frame_a(f) - cost)))
    s.sparks[hero] -= p.object_sparks[thing]
    s.spark_pool += p.object_sparks[thing]
    s.hearts[hero] -= p.object_hearts[thing]
    s.touched |= bit(thing)


def finish_interaction(s: State, j: Journal, atlas: Atlas, thing: i64, successes: i64) -> None:
    """What comes of it as far as the open side says."""
    card = s.program.object_card[thing]
    if atlas.kind[thing] == EFFORT:
        s.progress[card] += successes
        if s.progress[card] >= number(s, atlas.need[thing]):
            complete(s, j, atlas, thing)
    elif atlas.kind[thing] == TEST:
        if successes >= number(s, atlas.need[thing]):
            complete(s, j, atlas, thing)
    elif atlas.twin[thing] == 0:
        complete(s, j, atlas, thing)
    elif atlas.twin[thing] & ~s.touched == 0:
        complete(s, j, atlas, thing)
        remove_twins(s, j, atlas.twin[thing])


def remove_twins(s: State, j: Journal, twins: i64) -> None:
    """Twins go together."""
    other: i64 = 0
    while twins >> other != 0:
        if twins >> other & 1 != 0:
            remove_card(s, j, s.program.object_card[other])
        other += 1


def complete(s: State, j: Journal, atlas: Atlas, thing: i64) -> None:
    """An object is done and counts; the next card of its stack stays covered."""
    finish_card(s, j, s.program.object_card[thing])
    if atlas.counter[thing] != NONE:
        s.counters[atlas.counter[thing]] += 1
    stack = atlas.stack[thing]
    if stack != NONE and s.stack_at[stack] + 1 < s.program.stack_count[stack]:
        s.stack_at[stack] += 1


def is_met(s: State) -> bool:
    """Is the goal met?"""
    if s.goal == NONE:
        return False
    s.you = NONE
    s.card = s.goal
    s.it_person = NONE
    return holds(s, s.program.card_goal[s.goal])

"""Numbered moves: how many there are, which one has a number, and how one is packed."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, member, size
from moonlit.games.dominion.asking import DO_DISCARD, DO_REVEAL, DO_SET_ASIDE, DO_TAKE, DO_TOPDECK
from moonlit.games.dominion.frames import (
    ACT,
    BUY,
    CHOOSE_BOON,
    DISCARD,
    MAY,
    NIGHT,
    PICK,
    PILE,
    frame_kind,
    frame_mark,
    frame_seat,
)
from moonlit.games.dominion.state import State, count_of, index_of_mark, kinds_in
from moonlit.games.dominion.turns import buyable, playable

STOP: Final[i64] = 0  # end the phase, pick no more, decline
PLAY_CARD: Final[i64] = 1  # card
PLAY_TREASURES: Final[i64] = 2
BUY_CARD: Final[i64] = 3  # card
PICK_CARD: Final[i64] = 4  # card
GAIN_CARD: Final[i64] = 5  # card
ACCEPT: Final[i64] = 6
TAKE_EFFECT: Final[i64] = 7  # place in a list
TAKE_BOON: Final[i64] = 8  # Boon


def move(verb: i64, thing: i64 = 0) -> i64:
    """Pack a move: what is done, and to what."""
    return verb << 6 | thing


def move_verb(packed: i64) -> i64:
    """What is done."""
    return packed >> 6


def move_object(packed: i64) -> i64:
    """To what."""
    return packed & 63


def treasures(s: State) -> i64:
    """The Treasures that can be played from hand (D-BUYPH-1)."""
    return 0 if s.has_bought else playable(s, s.terms.treasure_kinds)


def pickable(s: State, seat: i64) -> i64:
    """The kinds that can be picked next, in any order people like."""
    cards = s.cards_in(seat, s.ask_zone)
    kinds = kinds_in(cards) & s.ask_among
    found: i64 = 0
    index: i64 = 0
    count = size(kinds)
    while index < count:
        kind = member(kinds, index)
        if count_of(cards, kind) > count_of(s.picked, kind):
            found |= bit(kind)
        index += 1
    return found


def is_pick_shown(s: State) -> bool:
    """Cards to be discarded or put on a deck stay hidden, and the last one lies on top."""
    return s.ask_verb != DO_DISCARD and s.ask_verb != DO_TOPDECK and s.ask_verb != DO_TAKE


def can_stop(s: State) -> bool:
    """Have enough cards been picked?"""
    return len(s.picked) >= s.ask_least


def can_accept(s: State) -> bool:
    """Is the Reaction there? Whoever might have it is asked, and can always decline (D-INFO-6)."""
    player = s.players[frame_seat(s.pending[-1])]
    if s.ask_verb == DO_REVEAL:
        return count_of(player.hand, s.terms.moat) > 0
    below = s.pending[-2]
    if s.ask_verb == DO_SET_ASIDE and frame_kind(below) == DISCARD:
        return index_of_mark(player.discard, frame_mark(below)) >= 0
    return True


def move_count(s: State) -> i64:
    """How many moves the deciding seat has."""
    waiting = s.pending[-1]
    kind = frame_kind(waiting)
    if kind == BUY:
        hand = treasures(s)
        bulk: i64 = 1 if hand & s.terms.plain_coins != 0 else 0
        return 1 + bulk + size(hand) + size(buyable(s))
    if kind == ACT:
        return 1 + size(playable(s, s.terms.action_kinds))
    if kind == NIGHT:
        return 1 + size(playable(s, s.terms.night_kinds))
    if kind == PICK:
        return size(pickable(s, frame_seat(waiting))) + (1 if can_stop(s) else 0)
    if kind == MAY:
        return 2 if can_accept(s) else 1
    if kind == CHOOSE_BOON:
        return size(s.ask_among)
    return size(s.ask_among) + (1 if s.ask_least == 0 else 0)


def move_at(s: State, index: i64) -> i64:
    """The move with a number; numbers run from 0 in an order that never changes."""
    waiting = s.pending[-1]
    kind = frame_kind(waiting)
    if kind == BUY:
        return buy_at(s, index)
    if kind == ACT or kind == NIGHT:
        if index == 0:
            return move(STOP)
        kinds = s.terms.action_kinds if kind == ACT else s.terms.night_kinds
        return move(PLAY_CARD, member(playable(s, kinds), index - 1))
    if kind == MAY:
        return move(ACCEPT) if index == 0 and can_accept(s) else move(STOP)
    if kind == PICK:
        kinds = pickable(s, frame_seat(waiting))
        return move(PICK_CARD, member(kinds, index)) if index < size(kinds) else move(STOP)
    if index >= size(s.ask_among):
        return move(STOP)
    verb = GAIN_CARD if kind == PILE else TAKE_BOON if kind == CHOOSE_BOON else TAKE_EFFECT
    return move(verb, member(s.ask_among, index))


def buy_at(s: State, index: i64) -> i64:
    """Stop, all coins at once, single Treasures, purchases."""
    if index == 0:
        return move(STOP)
    index -= 1
    hand = treasures(s)
    if hand & s.terms.plain_coins != 0:
        if index == 0:
            return move(PLAY_TREASURES)
        index -= 1
    if index < size(hand):
        return move(PLAY_CARD, member(hand, index))
    return move(BUY_CARD, member(buyable(s), index - size(hand)))

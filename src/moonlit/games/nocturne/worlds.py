"""Other worlds: everything a seat cannot know is dealt anew, and nothing it knows changes."""

from mypy_extensions import i64

from moonlit.core.bits import bit, member, size
from moonlit.core.dice import Dice
from moonlit.core.frame import frame_fact, frame_kind, frame_seat
from moonlit.games.nocturne.frames import BREW, KEEP, SECRET_DEDICATIONS
from moonlit.games.nocturne.sprites import losing_tokens
from moonlit.games.nocturne.state import OPPONENT, OVER, TWILIGHT, State
from moonlit.games.nocturne.verbs import returned, returned_batch, returned_card, returned_seat


def redeal(s: State, seat: i64, dice: Dice) -> None:
    """Deal anew what `seat` cannot know; NOBODY is an onlooker."""
    redeal_tiles(s, seat, dice)
    redeal_starters(s, seat, dice)
    redeal_concoctions(s, seat, dice)
    redeal_goals(s, dice)
    redeal_choices(s, seat, dice)
    dice.shuffle(s.solo_deck)
    s.dice.reseed(dice.word())


def redeal_unknown(s: State, dice: Dice) -> None:
    """Deal anew what no seat knows; hands, and what anybody drew or put back, stay as they are.

    A card that all seats together could name is left alone, even if none of them alone could.
    """
    dice.shuffle(s.stack)
    dice.shuffle(s.deck)
    for index in range(1, len(s.under)):
        first = s.under[index - 1]
        is_pair = returned_batch(first) == returned_batch(s.under[index])
        if is_pair and dice.below(2) == 1:  # O-60
            s.under[index - 1] = s.under[index]
            s.under[index] = first
    redeal_goals(s, dice)
    dice.shuffle(s.solo_deck)
    s.dice.reseed(dice.word())


def hides_draw(s: State, seat: i64, kind: i64) -> bool:
    """Is somebody else looking at drawn cards or tiles of this kind?"""
    if len(s.pending) == 0:
        return False
    waiting = s.pending[-1]
    return frame_kind(waiting) == kind and frame_seat(waiting) != seat


def redeal_tiles(s: State, seat: i64, dice: Dice) -> None:
    """The stack, and what others drew from chests unseen (E-24)."""
    hides = not s.terms.chest_discards_public
    draws = hides and hides_draw(s, seat, KEEP)
    pool = s.stack.copy()
    if draws:
        pool += s.drawn
    for discard in s.discards:
        if hides and discard >> 7 != seat:
            pool.append(discard & 127)
    dice.shuffle(pool)
    for index in range(len(s.discards)):
        if hides and s.discards[index] >> 7 != seat:
            s.discards[index] = pool.pop() | s.discards[index] >> 7 << 7
    if draws:
        for index in range(len(s.drawn)):
            s.drawn[index] = pool.pop()
    s.stack = pool


def hides_hand(s: State, seat: i64, owner: i64) -> bool:
    """Concoctions are secret to their owner until scoring (N-SETUP-5)."""
    return owner != seat and s.round != OVER


def redeal_starters(s: State, seat: i64, dice: Dice) -> None:
    """The starter concoctions of the others, out of all that are not known."""
    starters: i64 = len(s.terms.starters)
    pool: list[i64] = list(range(starters))
    for owner in range(s.terms.deciders):
        cards = s.players[owner].cards
        if not hides_hand(s, seat, owner) and len(cards) > 0:
            pool.remove(cards[0])
    dice.shuffle(pool)
    for owner in range(s.terms.deciders):
        cards = s.players[owner].cards
        if hides_hand(s, seat, owner) and len(cards) > 0:
            cards[0] = pool.pop()


def redeal_concoctions(s: State, seat: i64, dice: Dice) -> None:
    """The deck, the others' later cards, and what they drew or put back."""
    draws = hides_draw(s, seat, BREW)
    pool = s.deck.copy()
    if draws:
        pool += s.drawn
    for lying in s.under:
        if returned_seat(lying) != seat:
            pool.append(returned_card(lying))
    for owner in range(s.terms.deciders):
        if hides_hand(s, seat, owner):
            pool += s.players[owner].cards[1:]
    dice.shuffle(pool)
    for owner in range(s.terms.deciders):
        if hides_hand(s, seat, owner):
            cards = s.players[owner].cards
            for index in range(1, len(cards)):
                cards[index] = pool.pop()
    if draws:
        for index in range(len(s.drawn)):
            s.drawn[index] = pool.pop()
    redeal_returned(s, seat, dice, pool)
    s.deck = pool


def redeal_returned(s: State, seat: i64, dice: Dice, pool: list[i64]) -> None:
    """Others' returned cards are unknown; of one's own only the order within a batch is (O-60)."""
    for index in range(len(s.under)):
        lying = s.under[index]
        if returned_seat(lying) != seat:
            s.under[index] = returned(pool.pop(), returned_seat(lying), returned_batch(lying))
        elif index + 1 < len(s.under) and dice.below(2) == 1:
            following = s.under[index + 1]
            if returned_batch(following) == returned_batch(lying):
                s.under[index] = following
                s.under[index + 1] = lying


def redeal_goals(s: State, dice: Dice) -> None:
    """Moonlight goals are unknown during Twilight, unless a scenario names them."""
    if s.round != TWILIGHT or s.terms.fixed_moonlight or len(s.moonlight) == 0:
        return
    goals: list[i64] = list(range(1, len(s.terms.moonlight_rule)))
    dice.shuffle(goals)
    for index in range(len(s.moonlight)):
        s.moonlight[index] = goals[index]


def redeal_choices(s: State, seat: i64, dice: Dice) -> None:
    """Secret dedications of others that have already been chosen (E-18)."""
    if not s.terms.simultaneous_dedication or len(s.pending) < 2:
        return
    waiting = s.pending[-2]
    if frame_kind(waiting) != SECRET_DEDICATIONS:
        return
    for asked in range(1, frame_fact(waiting, 0) - 1):
        loser = (frame_seat(waiting) + asked) % s.terms.players
        if loser == seat or (s.terms.solo and loser == OPPONENT):
            continue
        s.chosen &= ~(255 * bit(8 * loser))
        tokens = losing_tokens(s, loser)
        pick = dice.below(size(tokens) + 1)
        if pick > 0:
            s.chosen |= bit(member(tokens, pick - 1) + 8 * loser)

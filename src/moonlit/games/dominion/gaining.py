"""Gaining, buying, exchanging, and what follows a gain (D-GAIN, D-EXCH)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.asking import (
    DO_EXCHANGE,
    DO_TOPDECK,
    ask_may,
    ask_order,
    is_yes,
)
from moonlit.games.dominion.frames import (
    GAIN,
    GAINED,
    frame,
    frame_card,
    frame_count,
    frame_mark,
    frame_seat,
    frame_set,
    frame_step,
    with_set,
    with_step,
)
from moonlit.games.dominion.knowing import lay_on_deck, show_marked
from moonlit.games.dominion.notes import EXCHANGED
from moonlit.games.dominion.notes import GAINED as GAINED_NOTE
from moonlit.games.dominion.state import (
    DECK,
    DISCARDS,
    HAND,
    KIND,
    MARK,
    NOTHING,
    OPEN,
    State,
    count_of,
    index_of_mark,
)
from moonlit.games.dominion.verbs import can_be_moved, move_marked, put_on_pile, take_from_pile

# What a gain can set off, as bits.
OWN_EFFECT: Final[i64] = 1
EXCHANGE: Final[i64] = 2
TRACKER: Final[i64] = 4

CHANGELING_COST: Final[i64] = 3
ANY_COST: Final[i64] = 255


def gain(s: State, j: Journal, seat: i64, kind: i64, to: i64 = NOTHING) -> bool:
    """Gain a card from its pile: to a named place, or where the card itself says (D-GAIN-3)."""
    if s.supply[kind] == 0:
        return False
    terms = s.terms
    player = s.players[seat]
    take_from_pile(s, kind)
    player.gained += 1
    if to == NOTHING:
        to = HAND if terms.to_hand >> kind & 1 != 0 else DISCARDS
    triggers = triggers_of(s, seat, kind, to)
    card = kind | OPEN
    if triggers != 0:
        mark = s.new_mark()
        card |= mark << MARK
        s.pending.append(frame(GAINED, seat, kind, 0, triggers, to, mark))
    if to == DECK:
        lay_on_deck(s, seat, card)
    else:
        player.zone(to).append(card)
    j.note(GAINED_NOTE, seat, kind, to)
    return True


def triggers_of(s: State, seat: i64, kind: i64, to: i64) -> i64:
    """What this gain sets off (D-GAIN-7)."""
    terms = s.terms
    triggers = OWN_EFFECT if terms.acts_on_gain >> kind & 1 != 0 else 0
    if terms.changeling != NOTHING and is_exchangeable(s, kind, to):
        triggers |= EXCHANGE
    if to != DECK and is_tracking(s, seat):
        triggers |= TRACKER
    return triggers


def is_exchangeable(s: State, kind: i64, to: i64) -> bool:
    """D-CHANGELING-1. A Changeling for a Changeling matters only if it lies somewhere else."""
    terms = s.terms
    if s.supply[terms.changeling] == 0 or terms.cost[kind] < CHANGELING_COST:
        return False
    is_pointless = kind == terms.changeling and to == DISCARDS
    return terms.returnable >> kind & 1 != 0 and not is_pointless


def is_tracking(s: State, seat: i64) -> bool:
    """Has the player played Tracker this turn, or has one in play by the older text (E-1)?"""
    if s.terms.tracker == NOTHING:
        return False
    if s.terms.tracker_in_play:
        return count_of(s.players[seat].play, s.terms.tracker) > 0
    return s.players[seat].trackers > 0


def follow_gain(s: State, j: Journal, f: i64) -> None:
    """Resolve what a gain sets off, in the order the gaining player likes (D-ORDER-2)."""
    if frame_step(f) == 1:
        answer_gain(s, j, f)
        return
    seat = frame_seat(f)
    triggers = frame_set(f) & still_possible(s, f)
    if triggers == 0:
        unmark(s, f)
    elif triggers == OWN_EFFECT:
        s.pending.append(with_set(f, 0))
        run_own_effect(s, f)
    else:
        s.pending.append(with_step(with_set(f, triggers), 1))
        show_marked(s.players[seat].zone(frame_count(f)), frame_mark(f))
        kind = frame_card(f)
        if triggers == EXCHANGE:
            ask_may(s, seat, DO_EXCHANGE, s.terms.changeling, kind)
        elif triggers == TRACKER:
            ask_may(s, seat, DO_TOPDECK, s.terms.tracker, kind)
        else:
            ask_order(s, seat, kind, triggers, triggers & OWN_EFFECT == 0)


def still_possible(s: State, f: i64) -> i64:
    """The card's own effect always; the others need the card where it was gained to (D-EXCH-4)."""
    player = s.players[frame_seat(f)]
    where = frame_count(f)
    cards = player.zone(where)
    index = index_of_mark(cards, frame_mark(f))
    if index < 0 or not can_be_moved(s, cards, where, index):
        return OWN_EFFECT
    if s.terms.changeling != NOTHING and s.supply[s.terms.changeling] == 0:
        return OWN_EFFECT | TRACKER
    return OWN_EFFECT | EXCHANGE | TRACKER


def answer_gain(s: State, j: Journal, f: i64) -> None:
    """What was chosen happens; a no declines everything that is left, all of it being optional."""
    if not is_yes(s):
        unmark(s, f)
        return
    triggers = frame_set(f)
    is_only = triggers == EXCHANGE or triggers == TRACKER
    chosen = triggers if is_only else bit(s.picked[0])
    s.pending.append(with_step(with_set(f, triggers & ~chosen), 0))
    if chosen == OWN_EFFECT:
        run_own_effect(s, f)
    elif chosen == EXCHANGE:
        exchange(s, j, frame_seat(f), frame_count(f), frame_mark(f), s.terms.changeling)
    else:
        move_marked(s, j, frame_seat(f), frame_count(f), frame_mark(f), DECK)


def run_own_effect(s: State, f: i64) -> None:
    """What the card itself says about gaining it."""
    s.pending.append(frame(GAIN, frame_seat(f), frame_card(f), 0, 0, frame_count(f), frame_mark(f)))


def unmark(s: State, f: i64) -> None:
    """Nobody has to find the card any more."""
    cards = s.players[frame_seat(f)].zone(frame_count(f))
    index = index_of_mark(cards, frame_mark(f))
    if index >= 0:
        cards[index] &= KIND | OPEN


def exchange(s: State, j: Journal, seat: i64, zone: i64, mark: i64, wanted: i64) -> bool:
    """Return a card to its pile and put another one on the discard pile (D-EXCH-1, D-EXCH-2)."""
    cards = s.players[seat].zone(zone)
    index = index_of_mark(cards, mark)
    if index < 0 or wanted == NOTHING or not can_be_moved(s, cards, zone, index):
        return False
    kind = cards[index] & KIND
    if s.terms.returnable >> kind & 1 == 0 or s.supply[wanted] == 0:
        return False
    cards.pop(index)
    put_on_pile(s, kind)
    take_from_pile(s, wanted)
    s.players[seat].discard.append(wanted | OPEN)
    j.note(EXCHANGED, seat, kind, wanted)
    return True


def gainable(s: State, most: i64, among: i64) -> i64:
    """The Supply piles with a card of some kinds up to a cost (D-GAIN-6)."""
    terms = s.terms
    found: i64 = 0
    for kind in range(terms.kinds):
        here = bit(kind)
        if terms.supply & among & here != 0 and s.supply[kind] > 0 and terms.cost[kind] <= most:
            found |= here
    return found

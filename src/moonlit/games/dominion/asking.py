"""Questions: what a player is asked, and the answers that need no asking.

The answer to a question is in `picked` when the effect goes on: the kinds picked, the pile, the
Boon, the place in a list, or something (yes) against nothing (no).
"""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit, first, size
from moonlit.games.dominion.frames import (
    CHOOSE_BOON,
    MAY,
    ORDER,
    PICK,
    PILE,
    frame,
)
from moonlit.games.dominion.state import KIND, LOOKED, NOTHING, State

# What is done with the chosen card.
DO_DISCARD: Final[i64] = 0
DO_TRASH: Final[i64] = 1
DO_TOPDECK: Final[i64] = 2
DO_PLAY: Final[i64] = 3
DO_GAIN: Final[i64] = 4
DO_REVEAL: Final[i64] = 5
DO_EXCHANGE: Final[i64] = 6
DO_SET_ASIDE: Final[i64] = 7
DO_TAKE: Final[i64] = 8
DO_RECEIVE: Final[i64] = 9
DO_RESOLVE: Final[i64] = 10
DO_SAVE: Final[i64] = 11

# Who asks, beside the cards themselves.
BY_BOON: Final[i64] = 32
BY_HEX: Final[i64] = 64
BY_STATE: Final[i64] = 96

ANY: Final[i64] = 0xFFFFFFFF
MANY: Final[i64] = 255


def ask(s: State, seat: i64, kind: i64, verb: i64, asker: i64) -> None:
    """Put a question to a player."""
    s.ask_verb = verb
    s.ask_card = asker
    s.picked = []
    s.pending.append(frame(kind, seat))


def ask_pick(
    s: State, seat: i64, verb: i64, asker: i64, zone: i64, among: i64, least: i64, most: i64
) -> None:
    """Have a player pick cards of some kinds out of a zone; no question if there is no choice."""
    there = available(s.cards_in(seat, zone), among)
    count: i64 = len(there)
    if count == 0 or most == 0:
        s.picked = []
        return
    if least >= count and (count == 1 or verb != DO_TOPDECK):
        s.picked = there
        return
    if least == most and size(kinds_of(there)) == 1:
        s.picked = there[: min(most, count)]
        return
    put_pick(s, seat, verb, asker, zone, among, least, most)


def put_pick(
    s: State, seat: i64, verb: i64, asker: i64, zone: i64, among: i64, least: i64, most: i64
) -> None:
    """Have a player pick cards even if there is no choice, since to be asked or not would tell."""
    s.ask_zone = zone
    s.ask_among = among
    s.ask_least = least
    s.ask_most = most
    s.ask_about = NOTHING
    ask(s, seat, PICK, verb, asker)


def ask_order_back(s: State, seat: i64, asker: i64) -> None:
    """In which order shall the cards looked at go back on the deck? The last one lies on top."""
    ask_pick(s, seat, DO_TOPDECK, asker, LOOKED, ANY, MANY, MANY)


def available(cards: list[i64], among: i64) -> list[i64]:
    """The kinds of the cards that may be picked, one for each card."""
    found: list[i64] = []
    for card in cards:
        if among >> (card & KIND) & 1 != 0:
            found.append(card & KIND)
    return found


def kinds_of(kinds: list[i64]) -> i64:
    """A list of kinds as a set."""
    found: i64 = 0
    for kind in kinds:
        found |= bit(kind)
    return found


def ask_pile(s: State, seat: i64, asker: i64, among: i64, is_optional: bool) -> None:
    """Have a player choose a pile to gain from; the only one is taken if it must be."""
    if among == 0 or (not is_optional and size(among) == 1):
        s.picked = [] if among == 0 else [first(among)]
        return
    s.ask_among = among
    s.ask_least = 0 if is_optional else 1
    s.ask_most = 1
    s.ask_about = NOTHING
    ask(s, seat, PILE, DO_GAIN, asker)


def ask_may(s: State, seat: i64, verb: i64, asker: i64, about: i64) -> None:
    """Ask a player whether to do something, with a card it is about."""
    s.ask_about = about
    ask(s, seat, MAY, verb, asker)


def ask_order(s: State, seat: i64, asker: i64, among: i64, is_optional: bool) -> None:
    """Have a player choose which of several effects comes next."""
    s.ask_among = among
    s.ask_least = 0 if is_optional else 1
    s.ask_about = asker
    ask(s, seat, ORDER, DO_RESOLVE, asker)


def ask_boon(s: State, seat: i64, asker: i64, among: i64) -> None:
    """Have a player choose one of some Boons."""
    if size(among) == 1:
        s.picked = [first(among)]
        return
    s.ask_among = among
    s.ask_about = NOTHING
    ask(s, seat, CHOOSE_BOON, DO_RECEIVE, asker)


def is_yes(s: State) -> bool:
    """Was the last question answered with yes, or with some card?"""
    return len(s.picked) > 0

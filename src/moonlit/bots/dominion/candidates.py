"""The moves that are worth a look: what the policy would do first, then what it might have done."""

from mypy_extensions import i64

from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.policy import choose
from moonlit.bots.dominion.worth import worth_now
from moonlit.games.dominion.frames import BUY, frame_kind
from moonlit.games.dominion.moves import (
    BUY_CARD,
    PLAY_CARD,
    PLAY_TREASURES,
    move_at,
    move_count,
    move_object,
    move_verb,
)
from moonlit.games.dominion.state import COPPER, CURSE, State


def candidates(s: State, menu: Menu, most: i64) -> list[i64]:
    """At most so many moves, the usual one first, then those that seem to be worth more."""
    usual = choose(s, menu)
    found = [usual]
    if move_verb(usual) == PLAY_TREASURES:
        return found
    is_buying = frame_kind(s.pending[-1]) == BUY
    others: list[i64] = []
    for index in range(move_count(s)):
        other = move_at(s, index)
        if other != usual and (not is_buying or is_sensible(s, usual, other)):
            insert(s, menu, others, other)
    for other in others:
        if len(found) < most:
            found.append(other)
    return found


def is_sensible(s: State, usual: i64, other: i64) -> bool:
    """Treasures come before purchases, only Cursed Gold may stay; nobody buys Copper or Curses."""
    if move_verb(usual) == PLAY_CARD and move_object(usual) != s.terms.cursed_gold:
        return move_verb(other) == PLAY_CARD
    return move_verb(other) != BUY_CARD or (
        move_object(other) != COPPER and move_object(other) != CURSE
    )


def insert(s: State, menu: Menu, others: list[i64], other: i64) -> None:
    """Put a move in its place: what gives a card that is worth more comes earlier."""
    place: i64 = len(others)
    while place > 0 and promise(s, menu, others[place - 1]) < promise(s, menu, other):
        place -= 1
    others.insert(place, other)


def promise(s: State, menu: Menu, other: i64) -> i64:
    """What the card of a move is worth; for a move without one, nothing."""
    if PLAY_CARD <= move_verb(other) <= BUY_CARD and move_verb(other) != PLAY_TREASURES:
        return worth_now(s, menu, move_object(other))
    return 0

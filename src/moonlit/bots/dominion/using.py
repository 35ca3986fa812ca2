"""Which cards are worth playing now, and in which order."""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.dominion.menu import (
    ALL_KINDS,
    CHANGES,
    CURSES_ITSELF,
    EXORCISES,
    NEEDS_ACTION,
    NEEDS_COPPER,
    NEEDS_DEAD,
    NEEDS_RUBBISH,
    NEEDS_TREASURE,
    NEEDS_UPGRADE,
    NO_ROLE,
    Menu,
    wanted,
)
from moonlit.bots.dominion.worth import (
    best_upgrade,
    dead_among,
    most_worth,
    rubbish_among,
    upgrade_worth,
    worth_now,
)
from moonlit.core.bits import bit
from moonlit.games.dominion.gaining import ANY_COST, gainable
from moonlit.games.dominion.playing import names_in_play
from moonlit.games.dominion.state import COPPER, NOTHING, State, kinds_in

REMODEL_EXTRA: Final[i64] = 2
MINE_EXTRA: Final[i64] = 3
CURSED_COINS: Final[i64] = 3
# A Curse is the price of what costs at least so much.
DEAR: Final[i64] = 5


def useful(s: State, seat: i64, menu: Menu, kinds: i64) -> i64:
    """The kinds that are worth playing now."""
    found: i64 = 0
    for kind in range(s.terms.kinds):
        if kinds >> kind & 1 != 0 and is_useful(s, seat, menu, kind):
            found |= bit(kind)
    return found


def is_useful(s: State, seat: i64, menu: Menu, kind: i64) -> bool:
    """Does the card find what it needs?"""
    role = menu.role[kind]
    if role == NO_ROLE:
        return True
    hand = s.players[seat].hand
    kinds = kinds_in(hand)
    if role == NEEDS_RUBBISH:
        return len(rubbish_among(s, seat, menu, hand, 1)) > 0
    if role == NEEDS_COPPER:
        return kinds & bit(COPPER) != 0
    if role == NEEDS_ACTION:
        return useful(s, seat, menu, kinds & s.terms.action_kinds & ~bit(kind)) != 0
    if role == NEEDS_DEAD:
        return len(dead_among(s, seat, menu, hand)) > 0
    if role == NEEDS_TREASURE:
        treasures = s.terms.treasure_kinds
        return is_upgraded(s, menu, kinds & treasures, MINE_EXTRA, treasures)
    if role == NEEDS_UPGRADE:
        return is_upgraded(s, menu, kinds & ~bit(kind), REMODEL_EXTRA, ALL_KINDS)
    return is_useful_late(s, seat, menu, kind, kinds)


def is_useful_late(s: State, seat: i64, menu: Menu, kind: i64, kinds: i64) -> bool:
    """The same for cards of the Buy and Night phases."""
    role = menu.role[kind]
    if role == EXORCISES:
        offered = best_offering(s, menu, kinds & ~bit(kind))
        return offered != NOTHING and offering_worth(s, menu, offered) > 0
    if role == CHANGES:
        best = most_worth(s, menu, gainable(s, ANY_COST, names_in_play(s, seat)))
        return best != NOTHING and worth_now(s, menu, best) > worth_now(s, menu, kind)
    if role == CURSES_ITSELF:
        richer = wanted(s, seat, menu, ALL_KINDS, s.coins + CURSED_COINS)
        poorer = wanted(s, seat, menu, ALL_KINDS, s.coins)
        return richer != poorer and s.terms.cost[richer] >= DEAR
    return True


def is_upgraded(s: State, menu: Menu, kinds: i64, extra: i64, among: i64) -> bool:
    """Is there a card that is better trashed for another one?"""
    best = best_upgrade(s, menu, kinds, extra, among)
    return best != NOTHING and upgrade_worth(s, menu, best, extra, among) > 0


def best_offering(s: State, menu: Menu, kinds: i64) -> i64:
    """What to trash for a cheaper Spirit."""
    best = NOTHING
    most: i64 = 0
    for kind in range(s.terms.kinds):
        if kinds >> kind & 1 != 0:
            won = offering_worth(s, menu, kind)
            if best == NOTHING or won > most:
                best = kind
                most = won
    return best


def offering_worth(s: State, menu: Menu, kind: i64) -> i64:
    """What a Spirit brings more than the card trashed for it."""
    gained: i64 = 0
    for spirit in (s.terms.wisp, s.terms.imp, s.terms.ghost):
        if spirit != NOTHING and s.supply[spirit] > 0 and s.terms.cost[spirit] < s.terms.cost[kind]:
            gained = max(gained, menu.worth[spirit])
    return gained - worth_now(s, menu, kind)


def first_to_play(s: State, menu: Menu, kinds: i64) -> i64:
    """The kind that comes first in the order of play."""
    best = NOTHING
    for kind in range(s.terms.kinds):
        if kinds >> kind & 1 != 0 and (best == NOTHING or menu.order[kind] > menu.order[best]):
            best = kind
    return best


def useful_next_turn(s: State) -> i64:
    """The kinds that do something in a hand."""
    return s.terms.treasure_kinds | s.terms.action_kinds | s.terms.night_kinds

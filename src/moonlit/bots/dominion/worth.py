"""What cards are worth to a player: in the deck, in hand, in the trash.

Everything here is known to the player: the own cards (never the order of the deck), piles, points.
"""

from typing import Final

from mypy_extensions import i64

from moonlit.bots.dominion.menu import COMES_BACK, Menu, money, wanted
from moonlit.games.dominion.gaining import gainable
from moonlit.games.dominion.scoring import owned
from moonlit.games.dominion.state import (
    ACTION_PHASE,
    COPPER,
    KIND,
    NOTHING,
    PROVINCE,
    State,
    count_of,
)

# A card in hand that does nothing this turn is worth no more than this.
DEAD: Final[i64] = 1
POINT: Final[i64] = 12
COIN: Final[i64] = 10
FEW_PROVINCES: Final[i64] = 2
MUCH: Final[i64] = 30


def is_late(s: State) -> bool:
    """Is the end so near that points count more than a better deck?"""
    few = s.supply[PROVINCE] <= FEW_PROVINCES + s.terms.players
    return few or s.emptied + 1 >= s.terms.empty_piles


def worth_now(s: State, menu: Menu, kind: i64) -> i64:
    """What a card is worth in a deck now."""
    return menu.worth[kind] + (POINT * s.terms.points[kind] if is_late(s) else 0)


def worth_in_hand(s: State, seat: i64, menu: Menu, kind: i64) -> i64:
    """What a card in hand is worth until the end of the player's next turn to play it."""
    terms = s.terms
    if menu.role[kind] == COMES_BACK:
        return -COIN
    if terms.treasure_kinds >> kind & 1 != 0:
        return COIN * terms.coins[kind] + terms.buys[kind]
    if terms.night_kinds >> kind & 1 != 0:
        return COIN + 2
    if terms.action_kinds >> kind & 1 == 0:
        return DEAD - 1
    is_stuck = seat == s.seat and (s.phase != ACTION_PHASE or s.actions == 0)
    return DEAD if is_stuck else COIN + menu.order[kind] // 20


def least_in_hand(s: State, seat: i64, menu: Menu, kinds: i64) -> i64:
    """The kind that is missed least in hand."""
    best = NOTHING
    least: i64 = 0
    for kind in range(s.terms.kinds):
        if kinds >> kind & 1 != 0:
            worth = worth_in_hand(s, seat, menu, kind)
            if best == NOTHING or worth < least:
                best = kind
                least = worth
    return best


def least_worth(s: State, menu: Menu, kinds: i64) -> i64:
    """The kind that is missed least in the deck."""
    best = NOTHING
    for kind in range(s.terms.kinds):
        if kinds >> kind & 1 != 0 and (
            best == NOTHING or worth_now(s, menu, kind) < worth_now(s, menu, best)
        ):
            best = kind
    return best


def most_worth(s: State, menu: Menu, kinds: i64) -> i64:
    """The kind that is best to have; NOTHING out of no kinds."""
    best = NOTHING
    for kind in range(s.terms.kinds):
        if kinds >> kind & 1 != 0 and (
            best == NOTHING or worth_now(s, menu, kind) > worth_now(s, menu, best)
        ):
            best = kind
    return best


def best_gain(s: State, seat: i64, menu: Menu, among: i64) -> i64:
    """The card to gain: what the menu would buy for as many coins, or what is worth much more."""
    coins: i64 = 0
    for kind in range(s.terms.kinds):
        if among >> kind & 1 != 0:
            coins = max(coins, s.terms.cost[kind])
    kind = wanted(s, seat, menu, among, coins)
    best = most_worth(s, menu, among)
    if kind == NOTHING or worth_now(s, menu, best) > worth_now(s, menu, kind) + MUCH:
        return best
    return kind


def is_rubbish(s: State, menu: Menu, kind: i64) -> bool:
    """Is the deck better without such a card? Points are kept near the end."""
    return menu.rubbish[kind] > 0 and not (s.terms.points[kind] > 0 and is_late(s))


def rubbish_among(s: State, seat: i64, menu: Menu, cards: list[i64], most: i64) -> list[i64]:
    """Which cards to trash, the worst first, and no more Treasures than the deck can spare."""
    found: list[i64] = []
    spare = money(s, seat) - menu.money_kept
    while len(found) < most:
        best = NOTHING
        for card in cards:
            kind = card & KIND
            coins = s.terms.coins[kind]
            if (
                is_rubbish(s, menu, kind)
                and (coins == 0 or coins <= spare)
                and count_of(cards, kind) > count_of(found, kind)
                and (best == NOTHING or menu.rubbish[kind] > menu.rubbish[best])
            ):
                best = kind
        if best == NOTHING:
            break
        found.append(best)
        spare -= s.terms.coins[best]
    return found


def dead_among(s: State, seat: i64, menu: Menu, cards: list[i64]) -> list[i64]:
    """The cards in hand that do nothing."""
    found: list[i64] = []
    for card in cards:
        if worth_in_hand(s, seat, menu, card & KIND) <= DEAD:
            found.append(card & KIND)
    return found


def dull_among(s: State, seat: i64, cards: list[i64]) -> list[i64]:
    """The cards that make the next hand worse: no use at all, or Copper in a richer deck."""
    terms = s.terms
    useful = terms.treasure_kinds | terms.action_kinds | terms.night_kinds
    counts = owned(terms, s.players[seat])
    size: i64 = 0
    for count in counts:
        size += count
    is_rich = money(s, seat) > size
    found: list[i64] = []
    for card in cards:
        kind = card & KIND
        if useful >> kind & 1 == 0 or (kind == COPPER and is_rich):
            found.append(kind)
    return found


def upgrade_worth(s: State, menu: Menu, kind: i64, extra: i64, among: i64) -> i64:
    """What is won by trashing a card for one that costs up to so much more."""
    best = most_worth(s, menu, gainable(s, s.terms.cost[kind] + extra, among))
    gained = 0 if best == NOTHING else worth_now(s, menu, best)
    return gained - worth_now(s, menu, kind)


def best_upgrade(s: State, menu: Menu, kinds: i64, extra: i64, among: i64) -> i64:
    """The card out of some kinds that is best trashed for another one."""
    best = NOTHING
    most: i64 = 0
    for kind in range(s.terms.kinds):
        if kinds >> kind & 1 != 0:
            won = upgrade_worth(s, menu, kind, extra, among)
            if best == NOTHING or won > most:
                best = kind
                most = won
    return best

"""A menu: the rules of a strategy as plain numbers, for the cards of one match.

A condition is made of sums that must not be negative: `own smithy < 2` is 1 - own smithy >= 0. The
lists below are laid end to end; `starts` say where the part of a rule or of a sum begins.
"""

from typing import Final

from mypy_extensions import i64

from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.scoring import owned, total
from moonlit.games.dominion.state import NOTHING, State

# What a sum can be made of.
COINS: Final[i64] = 0
BUYS: Final[i64] = 1
TURN: Final[i64] = 2
GAP: Final[i64] = 3  # own points less those of the best other player
EMPTY: Final[i64] = 4  # Supply piles
CARDS: Final[i64] = 5  # owned, from here on
MONEY: Final[i64] = 6  # what all owned Treasures yield
TERMINALS: Final[i64] = 7  # owned Actions that give no Action
VILLAGES: Final[i64] = 8  # Actions that owned cards give beyond their own
OWN: Final[i64] = 9  # card
LEFT: Final[i64] = 10  # card

ALL_KINDS: Final[i64] = 0xFFFFFFFF

# What a card needs to be worth playing, or what is odd about it.
NO_ROLE: Final[i64] = 0
NEEDS_RUBBISH: Final[i64] = 1
NEEDS_COPPER: Final[i64] = 2
NEEDS_TREASURE: Final[i64] = 3
NEEDS_UPGRADE: Final[i64] = 4
NEEDS_ACTION: Final[i64] = 5
NEEDS_DEAD: Final[i64] = 6
EXORCISES: Final[i64] = 7
CHANGES: Final[i64] = 8
CURSES_ITSELF: Final[i64] = 9
COMES_BACK: Final[i64] = 10


class Menu:
    """What one player wants, in a match with these terms; see `hints` for the lists by kind."""

    terms: Terms
    # Rules: the card, and where its sums begin; one more start marks the end.
    buys: list[i64]
    rule_starts: list[i64]
    # Sums: a number, and where its parts begin.
    constants: list[i64]
    sum_starts: list[i64]
    # Parts: how often, what, of which card.
    factors: list[i64]
    words: list[i64]
    kinds: list[i64]
    # By kind; the last two by Boon.
    worth: list[i64]
    order: list[i64]
    role: list[i64]
    rubbish: list[i64]
    boon_worth: list[i64]
    boons_at_once: i64
    money_kept: i64

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.buys = []
        self.rule_starts = [0]
        self.constants = []
        self.sum_starts = [0]
        self.factors = []
        self.words = []
        self.kinds = []
        self.worth = []
        self.order = []
        self.role = []
        self.rubbish = []
        self.boon_worth = []
        self.boons_at_once = 0
        self.money_kept = 0


def wanted(s: State, seat: i64, menu: Menu, among: i64, coins: i64) -> i64:
    """The card of the first rule that holds and can be had for the coins; NOTHING if none is."""
    terms = s.terms
    buys = menu.buys
    for rule in range(len(buys)):
        kind = buys[rule]
        if (
            terms.cost[kind] <= coins
            and s.supply[kind] > 0
            and among >> kind & 1 != 0
            and holds(s, seat, menu, rule, coins)
        ):
            return kind
    return NOTHING


def holds(s: State, seat: i64, menu: Menu, rule: i64, coins: i64) -> bool:
    """Do all sums of a rule come to zero or more?"""
    number = menu.rule_starts[rule]
    last = menu.rule_starts[rule + 1]
    while number < last:
        total = menu.constants[number]
        part = menu.sum_starts[number]
        end = menu.sum_starts[number + 1]
        while part < end:
            word = menu.words[part]
            value = coins if word == COINS else value_of(s, seat, word, menu.kinds[part])
            total += menu.factors[part] * value
            part += 1
        if total < 0:
            return False
        number += 1
    return True


def value_of(s: State, seat: i64, word: i64, kind: i64) -> i64:
    """The value of a word for a player; everything in it is known to that player."""
    if word == LEFT:
        return 0 if kind == NOTHING else s.supply[kind]
    if word == TURN:
        return s.players[seat].turns
    if word == BUYS:
        return s.buys
    if word == EMPTY:
        return s.emptied
    if word == GAP:
        return gap(s, seat)
    return deck_value(s.terms, owned(s.terms, s.players[seat]), word, kind)


def deck_value(terms: Terms, counts: list[i64], word: i64, kind: i64) -> i64:
    """A fact about all cards that a player owns."""
    if word == OWN:
        return 0 if kind == NOTHING else counts[kind]
    found: i64 = 0
    for card in range(terms.kinds):
        if word == CARDS:
            found += counts[card]
        elif word == MONEY:
            if terms.treasure_kinds >> card & 1 != 0:
                found += counts[card] * terms.coins[card]
        elif terms.action_kinds >> card & 1 != 0:
            if word == VILLAGES:
                found += counts[card] * max(0, terms.actions[card] - 1)
            elif terms.actions[card] == 0:
                found += counts[card]
    return found


def money(s: State, seat: i64) -> i64:
    """What all Treasures of a player yield together."""
    return deck_value(s.terms, owned(s.terms, s.players[seat]), MONEY, NOTHING)


def gap(s: State, seat: i64) -> i64:
    """Own points less those of the best other player."""
    best: i64 = -1000
    for other in range(s.terms.players):
        if other != seat:
            best = max(best, total(s, other))
    return total(s, seat) - best

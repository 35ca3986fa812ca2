"""Figures that others have published about Dominion, met by our deals and our strategies."""

from collections.abc import Callable
from itertools import combinations
from math import comb, isclose

import pytest

from moonlit.bots.dominion.match import play_match
from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.policy import choose
from moonlit.bots.dominion.strategy import Strategy, make_menu
from moonlit.core.journal import Journal
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.moves import PLAY_TREASURES, move_verb
from moonlit.games.dominion.rules import apply
from moonlit.games.dominion.scoring import owned, winners
from moonlit.games.dominion.setup import set_up
from moonlit.games.dominion.state import (
    COPPER,
    ESTATE,
    GOLD,
    KIND,
    PROVINCE,
    SILVER,
    State,
)
from moonlit.games.dominion.terms import make_terms
from tests.bots.dominion.kingdoms import GAME, menu, plain_config, plain_terms
from tests.clauses import clause

SILENT = Journal(False)
OPENING = [COPPER] * 7 + [ESTATE] * 3 + [SILVER] * 2
COINS = {COPPER: 1, SILVER: 2, GOLD: 3}


def own_terms(start: list[int]) -> Terms:
    """A match in which all begin with other cards."""
    terms = make_terms(GAME.pack, plain_config())
    terms.start = start
    return terms


def coins_of(cards: list[int]) -> int:
    return sum(COINS.get(card & KIND, 0) for card in cards)


def two_hands() -> dict[tuple[int, int], float]:
    """The chance of every pair of sums of coins in two disjoint hands out of twelve cards."""
    found: dict[tuple[int, int], float] = {}
    total = comb(12, 5) * comb(7, 5)
    for first in combinations(range(12), 5):
        rest = [place for place in range(12) if place not in first]
        for second in combinations(rest, 5):
            sums = (
                coins_of([OPENING[place] for place in first]),
                coins_of([OPENING[place] for place in second]),
            )
            found[sums] = found.get(sums, 0.0) + 1 / total
    return found


TESTS: dict[str, Callable[[int, int], bool]] = {
    "some 7": lambda a, b: 7 in (a, b),
    "some 6": lambda a, b: max(a, b) >= 6,
    "no 5": lambda a, b: max(a, b) < 5,
    "twice 5": lambda a, b: min(a, b) >= 5,
}
PUBLISHED = {"some 7": 0.0884, "some 6": 0.4242, "no 5": 0.0884, "twice 5": 0.1490}


def share(hands: dict[tuple[int, int], float], test: str) -> float:
    return sum(chance for sums, chance in hands.items() if TESTS[test](*sums))


@clause("D-VEC-4")
@pytest.mark.parametrize("test", PUBLISHED)
def test_two_silvers_opened_counted_out(test: str) -> None:
    assert isclose(share(two_hands(), test), PUBLISHED[test], abs_tol=0.00005)


@clause("D-VEC-4")
def test_two_silvers_opened_as_dealt() -> None:
    terms, matches = own_terms(OPENING), 4000
    dealt: dict[tuple[int, int], float] = {}
    for seed in range(matches):
        player = set_up(terms, seed, SILENT).players[0]
        sums = (coins_of(player.hand), coins_of(player.deck[-5:]))
        dealt[sums] = dealt.get(sums, 0.0) + 1 / matches
    for test, published in PUBLISHED.items():
        error = (published * (1 - published) / matches) ** 0.5
        assert isclose(share(dealt, test), published, abs_tol=3.5 * error), test


def test_both_opening_buys_together() -> None:
    """Both new cards lie in one hand of turn 3 or 4 in 2 * 10 of 66 cases."""
    assert isclose(2 * comb(5, 2) / comb(12, 2), 0.3030, abs_tol=0.00005)
    terms, matches = own_terms(OPENING), 4000
    together = 0
    for seed in range(matches):
        player = set_up(terms, seed, SILENT).players[0]
        hands = ([card & KIND for card in cards] for cards in (player.hand, player.deck[-5:]))
        together += any(hand.count(SILVER) == 2 for hand in hands)
    assert isclose(together / matches, 0.3030, abs_tol=0.025)


def coins_of_a_turn(s: State, menu: Menu) -> int:
    """The coins with all Actions and Treasures played."""
    while True:
        move = choose(s, menu)
        apply(s, SILENT, move)
        if move_verb(move) == PLAY_TREASURES:
            return s.coins


@pytest.mark.parametrize(
    ("villages", "smithies", "published"),
    [(1, 1, 5.223), (1, 6, 4.965), (3, 4, 6.564), (5, 5, 7.521)],
)
def test_coins_of_one_turn(villages: int, smithies: int, published: float) -> None:
    terms = own_terms([])
    village, smithy = (terms.card_names.index(name) for name in ("village", "smithy"))
    terms.start = [COPPER] * 7 + [ESTATE] * 3 + [GOLD]
    terms.start += [village] * villages + [smithy] * smithies
    nothing = make_menu(Strategy("nothing", ()), terms)
    matches = 8000
    coins = [coins_of_a_turn(set_up(terms, seed, SILENT), nothing) for seed in range(matches)]
    mean = sum(coins) / matches
    error = (sum((coin - mean) ** 2 for coin in coins) / matches / matches) ** 0.5
    assert isclose(mean, published, abs_tol=3.5 * error)


def turn_of_fourth_province(terms: Terms, menus: list[Menu], seed: int) -> int:
    s = set_up(terms, seed, SILENT)
    while owned(terms, s.players[0])[PROVINCE] < 4:
        apply(s, SILENT, choose(s, menus[s.seat]))
    return s.players[0].turns


@clause("D-VEC-5")
def test_big_money_alone_has_four_provinces_after_seventeen_turns() -> None:
    terms = plain_terms()
    idle = make_menu(Strategy("idle", ()), terms)
    menus = [menu("big_money", terms), idle]
    turns = [turn_of_fourth_province(terms, menus, seed) for seed in range(1500)]
    assert isclose(sum(turns) / len(turns), 16.8, abs_tol=0.2)


def test_big_money_first_against_smithy_at_exactly_four() -> None:
    """Wins of the first, wins of the second, ties by the rules: 10.4, 66.4 and 23.2 %."""
    terms, matches = plain_terms(), 6000
    menus = [menu("big_money", terms), menu("smithy_at_four", terms)]
    ends = [tuple(winners(play_match(terms, menus, seed))) for seed in range(matches)]
    for end, published in (((0,), 0.104), ((1,), 0.664), ((0, 1), 0.232)):
        assert isclose(ends.count(end) / matches, published, abs_tol=0.015), end

"""Exact numbers: the opening, two Silvers, the round of Hexes (D-VEC-3, -4, -6)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt

import pytest

from moonlit.core.journal import Journal
from moonlit.games.dominion.events import HexesShuffled, HexTurned
from moonlit.games.dominion.state import COPPER, KIND, SILVER, State
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table, kingdom

DEALS = 20_000
HAND = 5
SIGMAS = 4

OPENING = [1] * 7 + [0] * 3
TWO_SILVERS = [1] * 7 + [2] * 2 + [0] * 3

Share = dict[str, Fraction]


def splits(coins: list[int]) -> Iterator[tuple[int, int]]:
    """The coins of two disjoint hands, for every way to deal them."""
    places = range(len(coins))
    for first in combinations(places, HAND):
        left = [place for place in places if place not in first]
        for second in combinations(left, HAND):
            yield sum(coins[place] for place in first), sum(coins[place] for place in second)


def judge(deals: Counter[tuple[int, int]]) -> Share:
    """How often a pair of hands is what D-VEC-4 asks about."""
    total = deals.total()

    def share(count: int) -> Fraction:
        return Fraction(count, total)

    return {
        "some 7": share(sum(n for pair, n in deals.items() if 7 in pair)),
        "some 6": share(sum(n for pair, n in deals.items() if max(pair) >= 6)),
        "no 5": share(sum(n for pair, n in deals.items() if max(pair) < 5)),
        "5 twice": share(sum(n for pair, n in deals.items() if min(pair) >= 5)),
    }


def coins_in(cards: list[int]) -> int:
    worth = {COPPER: 1, SILVER: 2}
    return sum(worth.get(card & KIND, 0) for card in cards)


def two_hands(s: State) -> tuple[int, int]:
    """What the hand and the next five cards of the deck are worth."""
    player = s.players[0]
    return coins_in(player.hand), coins_in(player.deck[-HAND:])


def deal_two_silvers() -> Iterator[tuple[int, int]]:
    """Twelve cards shuffled by the engine in Clean-up, many times over."""
    table = Table("discard: 7 copper 3 estate 2 silver", "hand: smithy", phase="buy")
    stop = GAME.move_at(table.state, 0)
    for seed in range(DEALS):
        s = GAME.clone(table.state)
        GAME.reseed(s, seed)
        GAME.apply(s, stop, Journal(False))
        yield two_hands(s)


def is_near(found: Fraction, wanted: Fraction) -> bool:
    """Within four standard deviations of a sample of this size."""
    return abs(found - wanted) <= SIGMAS * sqrt(wanted * (1 - wanted) / DEALS)


@clause("D-VEC-3")
def test_the_opening_by_enumeration() -> None:
    pairs = Counter(splits(OPENING))
    assert pairs.total() == comb(10, 5)
    five_two = pairs[5, 2] + pairs[2, 5]
    four_three = pairs[4, 3] + pairs[3, 4]
    assert Fraction(five_two, pairs.total()) == Fraction(1, 6)
    assert Fraction(four_three, pairs.total()) == Fraction(5, 6)


@clause("D-VEC-3")
def test_the_opening_as_the_engine_deals_it() -> None:
    config = GAME.check_config({"cards": [*kingdom([])]})
    pairs = Counter(two_hands(GAME.setup(config, seed, Journal(False))) for seed in range(DEALS))
    assert set(pairs) == {(5, 2), (2, 5), (4, 3), (3, 4)}
    assert is_near(Fraction(pairs[5, 2] + pairs[2, 5], DEALS), Fraction(1, 6))
    assert is_near(Fraction(pairs[5, 2], DEALS), Fraction(1, 12))
    assert is_near(Fraction(pairs[4, 3], DEALS), Fraction(5, 12))


@pytest.fixture(scope="module")
def exact() -> Counter[tuple[int, int]]:
    return Counter(splits(TWO_SILVERS))


@clause("D-VEC-4")
def test_two_silvers_by_enumeration(exact: Counter[tuple[int, int]]) -> None:
    assert exact.total() == comb(12, 5) * comb(7, 5)
    percent = {name: round(float(share) * 100, 3) for name, share in judge(exact).items()}
    assert percent["some 7"] == 8.838
    assert round(percent["some 6"], 2) == 42.42
    assert percent["no 5"] == 8.838
    assert round(percent["5 twice"], 2) == 14.90
    mean = Fraction(sum(sum(pair) * n for pair, n in exact.items()), exact.total())
    assert round(float(mean), 4) == 9.1667


@clause("D-VEC-4")
def test_two_silvers_as_the_engine_deals_them(exact: Counter[tuple[int, int]]) -> None:
    dealt = Counter(deal_two_silvers())
    found, wanted = judge(dealt), judge(exact)
    for name, share in wanted.items():
        assert is_near(found[name], share), name
    assert set(dealt) <= set(exact)
    chi = sum(
        (dealt[pair] - DEALS * n / exact.total()) ** 2 / (DEALS * n / exact.total())
        for pair, n in exact.items()
    )
    freedom = len(exact) - 1
    assert chi < freedom + SIGMAS * sqrt(2 * freedom)


def turned(table: Table) -> tuple[str, bool]:
    """The Hex that the last Skulk turned over, and whether the Hexes were shuffled for it."""
    (turning,) = table.told(HexTurned)
    assert isinstance(turning, HexTurned)
    return turning.hex, bool(table.told(HexesShuffled))


def thirteen_hexes(seed: int) -> list[tuple[str, bool]]:
    """Thirteen Skulks in a row; the Hexes they turn over."""
    table = Table("hand: 13 skulk", "deck: 30 estate", actions=13, seed=seed)
    seen = []
    for number in range(13):
        if number == 12:
            assert not table.hexes("deck")
            assert sorted(table.hexes("discards")) == sorted(table.state.terms.hex_names)
        table.do("0 play skulk")
        seen.append(turned(table))
        while table.legal(1):
            table.do(table.legal(1)[0])
    assert len(table.hexes("deck")) == 11
    return seen


@clause("D-VEC-6")
@pytest.mark.parametrize("seed", range(3))
def test_twelve_hexes_come_once_each_before_the_reshuffle(seed: int) -> None:
    seen = thirteen_hexes(seed)
    assert len({name for name, _ in seen[:12]}) == 12
    assert [is_shuffled for _, is_shuffled in seen] == [False] * 12 + [True]


@clause("D-VEC-6")
def test_the_reshuffle_brings_any_hex() -> None:
    runs = [thirteen_hexes(seed) for seed in range(12)]
    places = {[name for name, _ in seen].index(seen[12][0]) for seen in runs}
    assert len(places) > 3

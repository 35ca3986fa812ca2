"""Dice: specified, fair, and the same everywhere."""

from collections import Counter
from itertools import permutations

import pytest

from moonlit.core.dice import SEED_BITS, Dice


def test_the_rolls_of_a_seed_never_change() -> None:
    """Records outlive Python versions, so these numbers may not move."""
    dice = Dice(2026)
    assert [dice.word() for _ in range(4)] == [1644474742, 841605480, 393831070, 3855117463]
    items = list(range(10))
    Dice(7).shuffle(items)
    assert items == [3, 4, 8, 9, 1, 5, 2, 0, 7, 6]


def test_reseeding_forgets_the_past() -> None:
    dice = Dice(1)
    dice.word()
    dice.reseed(99)
    assert dice.word() == Dice(99).word()


def test_only_the_low_bits_of_a_seed_count() -> None:
    assert Dice(5).word() == Dice(5 + (1 << SEED_BITS)).word()


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    """A chi-square test: 24 orders, 24,000 shuffles, far below the 0.1 % bound of 49.7."""
    dice = Dice(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


@pytest.mark.parametrize("bound", [2, 3, 7, 12, 35, 80])
def test_below_is_fair(bound: int) -> None:
    dice = Dice(bound)
    rolls = 600 * bound
    counts = Counter(dice.below(bound) for _ in range(rolls))
    assert sorted(counts) == list(range(bound))
    statistic = sum((count - 600) ** 2 / 600 for count in counts.values())
    assert statistic < bound + 5 * (2 * bound) ** 0.5


def test_a_large_bound_is_not_biased_to_low_numbers() -> None:
    """With two thirds of the range a plain remainder would roll the lower half twice as often."""
    dice = Dice(3)
    bound = (1 << 31) - 1
    low = sum(dice.below(bound) < bound // 2 for _ in range(4000))
    assert 1850 < low < 2150

"""The sequential test: is a new bot better than an old one, with as few mirrored pairs as it takes.

The generalised likelihood ratio over the five outcomes of a pair: the likeliest distribution with
the mean of one hypothesis against the likeliest with the mean of the other. The ratio walks until
it leaves the corridor that the two allowed error rates span.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, log, log10
from typing import Final

from moonlit.lab.stats import Interval, Spread

OUTCOMES: Final = 5
# An outcome not seen yet is not impossible.
UNSEEN: Final = 1e-3
STEPS: Final = 64


@dataclass(frozen=True, slots=True)
class Bounds:
    """The two hypotheses in Elo, and how often each may be wrongly taken for the other."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


@dataclass(slots=True)
class Walk:
    """A test under way: the outcomes so far, in half points of the new bot from 0 to 4."""

    bounds: Bounds = field(default_factory=Bounds)
    outcomes: list[int] = field(default_factory=lambda: [0] * OUTCOMES)
    ratio: float = 0.0

    @property
    def pairs(self) -> int:
        return sum(self.outcomes)

    @property
    def verdict(self) -> str:
        """`better`, `not-better` or `undecided`."""
        if self.ratio >= self.bounds.upper:
            return "better"
        return "not-better" if self.ratio <= self.bounds.lower else "undecided"

    def add(self, outcome: int) -> bool:
        """Take one step; is the test over?"""
        self.outcomes[outcome] += 1
        self.ratio = log_ratio(self.outcomes, self.bounds)
        return self.verdict != "undecided"

    def share(self) -> float | None:
        return self._spread().total / (4 * self.pairs) if self.pairs else None

    def share_interval(self) -> Interval | None:
        return self._spread().share_interval(2)

    def _spread(self) -> Spread:
        spread = Spread()
        for half_points, count in enumerate(self.outcomes):
            for _ in range(count):
                spread.add((half_points // 2, half_points - half_points // 2))
        return spread


def log_ratio(outcomes: Sequence[int], bounds: Bounds) -> float:
    """How much likelier the outcomes are under the second hypothesis, as a logarithm."""
    counts = [count or UNSEEN for count in outcomes]
    pairs = sum(counts)
    shares = [count / pairs for count in counts]
    lesser = _tilt(shares, score_of(bounds.elo0))
    greater = _tilt(shares, score_of(bounds.elo1))
    return sum(
        count * log(less / more) for count, less, more in zip(counts, lesser, greater, strict=True)
    )


def score_of(elo: float) -> float:
    """The expected score of a bot that is stronger by `elo`."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """How much stronger a bot with this expected score is."""
    if 0 < score < 1:
        return 400 * log10(score / (1 - score))
    return inf if score >= 1 else -inf


def _tilt(shares: Sequence[float], mean: float) -> list[float]:
    """By what each share is divided to make the likeliest distribution with this mean.

    The divisors are 1 + x·(value - mean); x is where the tilted distribution sums to one.
    """
    gaps = [place / (OUTCOMES - 1) - mean for place in range(OUTCOMES)]
    low, high = -1 / gaps[-1], -1 / gaps[0]
    for _ in range(STEPS):
        middle = (low + high) / 2
        slope = sum(
            share * gap / (1 + middle * gap) for share, gap in zip(shares, gaps, strict=True)
        )
        low, high = (middle, high) if slope > 0 else (low, middle)
    return [1 + (low + high) / 2 * gap for gap in gaps]

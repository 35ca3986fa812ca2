"""Sums over many matches that come out the same in whatever order they are added, and intervals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import lcm, sqrt
from typing import Final

MOST_SEATS: Final = 8
# A victory shared by any number of seats is a whole number of these parts.
PARTS: Final = lcm(*range(1, MOST_SEATS + 1))
NORMAL_95: Final = 1.959963984540054

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Result:
    """How one match ended; `seating` names, for every seat, the bot by its place in the list."""

    seating: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[dict[str, int], ...]
    decisions: int
    ends: tuple[tuple[str, str], ...] = ()
    rank: str | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(sheet.values()) for sheet in self.sheets)


@dataclass(slots=True)
class Moments:
    """Count, sum and sum of squares of whole numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Moments) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    def interval(self) -> Interval | None:
        """Where the true mean lies with 95 % certainty; none for fewer than two values."""
        if self.count < 2:
            return None
        # Exact until the root, so that the order of adding cannot show.
        spread = self.count * self.squares - self.total * self.total
        variance = spread / (self.count * (self.count - 1))
        reach = NORMAL_95 * sqrt(variance / self.count)
        middle = self.total / self.count
        return middle - reach, middle + reach


@dataclass(slots=True)
class BotTally:
    """One bot's results over all its seats."""

    wins: int = 0
    shared: int = 0
    parts: int = 0
    score: Moments = field(default_factory=Moments)
    margin: Moments = field(default_factory=Moments)
    categories: Counter[str] = field(default_factory=Counter)

    def add(self, result: Result, seat: int) -> None:
        totals = result.totals
        if seat in result.winners:
            self.parts += PARTS // len(result.winners)
            self.wins += len(result.winners) == 1
            self.shared += len(result.winners) > 1
        self.score.add(totals[seat])
        rivals = [total for other, total in enumerate(totals) if other != seat]
        if rivals:
            self.margin.add(totals[seat] - max(rivals))
        self.categories.update(result.sheets[seat])

    def merge(self, other: BotTally) -> None:
        self.wins += other.wins
        self.shared += other.shared
        self.parts += other.parts
        self.score.merge(other.score)
        self.margin.merge(other.margin)
        self.categories.update(other.categories)

    def win_share(self) -> float | None:
        """Won matches, a shared victory counting in parts, among all."""
        return self.parts / (PARTS * self.score.count) if self.score.count else None

    def win_interval(self) -> Interval | None:
        count = self.score.count
        return wilson(self.parts / PARTS, count) if count else None


@dataclass(slots=True)
class Tally:
    """The results of many matches."""

    bots: list[BotTally]
    matches: int = 0
    ties: int = 0
    decisions: int = 0
    ends: Counter[tuple[str, str]] = field(default_factory=Counter)
    ranks: Counter[str] = field(default_factory=Counter)

    @classmethod
    def empty(cls, bots: int) -> Tally:
        return cls([BotTally() for _ in range(bots)])

    def add(self, result: Result) -> None:
        self.matches += 1
        self.ties += len(result.winners) > 1
        self.decisions += result.decisions
        self.ends.update(result.ends)
        if len(result.seating) == 1:
            self.ranks[result.rank or ""] += 1
        for seat, bot in enumerate(result.seating):
            self.bots[bot].add(result, seat)

    def merge(self, other: Tally) -> None:
        self.matches += other.matches
        self.ties += other.ties
        self.decisions += other.decisions
        self.ends.update(other.ends)
        self.ranks.update(other.ranks)
        for bot, more in zip(self.bots, other.bots, strict=True):
            bot.merge(more)


def wilson(successes: float, trials: int) -> Interval:
    """Wilson's 95 % interval of a share; parts of a success are allowed."""
    share = successes / trials
    squared = NORMAL_95 * NORMAL_95
    middle = share + squared / (2 * trials)
    reach = NORMAL_95 * sqrt(share * (1 - share) / trials + squared / (4 * trials * trials))
    whole = 1 + squared / trials
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)

"""Sums over many deals that come out the same in whatever order they are added, and intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, lcm, log, sqrt
from typing import Final

from moonlit.bots.outside import Lapse

MOST_SEATS: Final = 8
# A victory shared by any number of seats is a whole number of these parts.
PARTS: Final = lcm(*range(1, MOST_SEATS + 1))
# Luck is kept in whole parts of a point, so that sums come out the same in any order.
LUCK_PARTS: Final = 1000
NORMAL_95: Final = 1.959963984540054
# Times are counted in classes two per cent wide, from a microsecond on.
CLASS_WIDTH: Final = log(1.02)

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Replaced:
    """A program for which a bot of the house played on; matches are counted from 0."""

    match: int
    seat: int
    lapse: Lapse

    def write(self) -> dict[str, object]:
        return {"match": self.match, "seat": self.seat, **self.lapse.write()}


@dataclass(frozen=True, slots=True)
class Result:
    """How one match ended; `seating` names, for every seat, the bot by its place in the list.

    What ended in which way and the numbers a game counts for every seat are for that game to say,
    `thinking` is how many decisions of a seat fell into each class of time, `luck` what chance gave
    a seat, in thousandths of a point.
    """

    seating: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[dict[str, int], ...]
    decisions: int
    ends: tuple[tuple[str, str], ...] = ()
    counts: tuple[dict[str, int], ...] = ()
    thinking: tuple[dict[int, int], ...] = field(default=(), compare=False)
    replaced: tuple[Replaced, ...] = field(default=(), compare=False)
    luck: tuple[int, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(sheet.values()) for sheet in self.sheets)

    def places(self) -> tuple[int, ...]:
        """Every seat's place: the winners are first, the others follow by their points."""
        ordered = [(seat in self.winners, total) for seat, total in enumerate(self.totals)]
        return tuple(1 + sum(other > own for other in ordered) for own in ordered)

    def parts(self, seat: int) -> int:
        """What a seat has of the victory."""
        return PARTS // len(self.winners) if seat in self.winners else 0

    def margin(self, seat: int) -> int | None:
        """How far a seat is ahead of its best rival; nobody is ahead alone."""
        totals = self.totals
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return totals[seat] - max(rivals) if rivals else None

    def corrected(self, seat: int) -> int | None:
        """The margin without luck, in thousandths of a point; none if luck was not weighed."""
        margin = self.margin(seat)
        return LUCK_PARTS * margin - self.luck[seat] if self.luck and margin is not None else None


@dataclass(slots=True)
class Spread:
    """Whole numbers, one a match, added up by deals.

    The matches of a deal share its luck, so only the deals are independent of each other.
    """

    deals: int = 0
    matches: int = 0
    total: int = 0
    squares: int = 0
    products: int = 0
    sizes: int = 0

    def add(self, values: Sequence[int]) -> None:
        """One deal with the values of its matches."""
        size, total = len(values), sum(values)
        self.deals += 1
        self.matches += size
        self.total += total
        self.squares += total * total
        self.products += total * size
        self.sizes += size * size

    def merge(self, other: Spread) -> None:
        self.deals += other.deals
        self.matches += other.matches
        self.total += other.total
        self.squares += other.squares
        self.products += other.products
        self.sizes += other.sizes

    def mean(self) -> float | None:
        return self.total / self.matches if self.matches else None

    def variance(self) -> float | None:
        """The variance of the mean, from how the deals differ; none for fewer than two deals."""
        if self.deals < 2:
            return None
        # Exact until the division, so that the order of adding cannot show.
        squares = self.matches * self.matches * self.squares
        squares += self.total * (self.total * self.sizes - 2 * self.matches * self.products)
        return self.deals * squares / ((self.deals - 1) * self.matches**4)

    def interval(self) -> Interval | None:
        """Where the true mean lies with 95 % certainty, by the normal curve over the deals."""
        variance, mean = self.variance(), self.mean()
        if variance is None or mean is None:
            return None
        reach = NORMAL_95 * sqrt(variance)
        return mean - reach, mean + reach

    def worth(self, whole: int) -> float:
        """How many independent matches these are worth, if each value is a part of `whole`.

        Counted as if one deal more had shown the spread of independent matches: few deals cannot
        tell their own spread.
        """
        assert self.matches
        share = self.total / (whole * self.matches)
        single = share * (1 - share)
        alone = single / self.matches
        seen = (self.variance() or 0.0) / (whole * whole)
        blended = ((self.deals - 1) * seen + alone) / self.deals
        return single / blended if blended else float(self.matches)

    def share_interval(self, whole: int) -> Interval | None:
        """Wilson's 95 % interval of a share, for as many matches as the deals are worth."""
        if not self.matches:
            return None
        worth = self.worth(whole)
        return wilson(self.total / (whole * self.matches) * worth, worth)


@dataclass(slots=True)
class BotTally:
    """One bot's results over all its seats."""

    wins: int = 0
    shared: int = 0
    parts: Spread = field(default_factory=Spread)
    score: Spread = field(default_factory=Spread)
    margin: Spread = field(default_factory=Spread)
    corrected: Spread = field(default_factory=Spread)
    categories: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    # Half points of this bot in a mirrored pair, from 0 to 4.
    outcomes: Counter[int] = field(default_factory=Counter)
    thinking: Counter[int] = field(default_factory=Counter, compare=False)
    replaced: int = 0
    first_replaced: Replaced | None = field(default=None, compare=False)

    def add(self, deal: Sequence[Result], bot: int) -> None:
        seats = [result.seating.index(bot) for result in deal]
        played = list(zip(deal, seats, strict=True))
        parts = [result.parts(seat) for result, seat in played]
        self.parts.add(parts)
        self.score.add([result.totals[seat] for result, seat in played])
        if margins := [m for result, seat in played if (m := result.margin(seat)) is not None]:
            self.margin.add(margins)
        if corrected := [c for result, seat in played if (c := result.corrected(seat)) is not None]:
            self.corrected.add(corrected)
        if len(deal) == len(deal[0].seating) == 2:
            self.outcomes[2 * sum(parts) // PARTS] += 1
        for result, seat in played:
            self._count(result, seat)

    def _count(self, result: Result, seat: int) -> None:
        if seat in result.winners:
            self.wins += len(result.winners) == 1
            self.shared += len(result.winners) > 1
        self.categories.update(result.sheets[seat])
        if result.counts:
            self.counts.update(result.counts[seat])
        if result.thinking:
            self.thinking.update(result.thinking[seat])
        for one in result.replaced:
            if one.seat == seat:
                self._replace(1, one)

    def _replace(self, count: int, first: Replaced | None) -> None:
        known = self.first_replaced
        self.replaced += count
        if first is not None and (known is None or first.match < known.match):
            self.first_replaced = first

    def merge(self, other: BotTally) -> None:
        self.wins += other.wins
        self.shared += other.shared
        self.parts.merge(other.parts)
        self.score.merge(other.score)
        self.margin.merge(other.margin)
        self.corrected.merge(other.corrected)
        self.categories.update(other.categories)
        self.counts.update(other.counts)
        self.outcomes.update(other.outcomes)
        self.thinking.update(other.thinking)
        self._replace(other.replaced, other.first_replaced)

    def win_share(self) -> float | None:
        """Won matches, a shared victory counting in parts, among all."""
        mean = self.parts.mean()
        return None if mean is None else mean / PARTS

    def win_interval(self) -> Interval | None:
        return self.parts.share_interval(PARTS)

    def milliseconds(self, share: float) -> float | None:
        """The time in which that share of the decisions was made."""
        left = share * self.thinking.total()
        for kind in sorted(self.thinking):
            left -= self.thinking[kind]
            if left <= 0:
                return exp(CLASS_WIDTH * (kind + 0.5)) / 1000
        return None


@dataclass(slots=True)
class Tally:
    """The results of many matches."""

    bots: list[BotTally]
    matches: int = 0
    deals: int = 0
    ties: int = 0
    decisions: int = 0
    ends: Counter[tuple[str, str]] = field(default_factory=Counter)

    @classmethod
    def empty(cls, bots: int) -> Tally:
        return cls([BotTally() for _ in range(bots)])

    def add(self, deal: Sequence[Result]) -> None:
        """The matches of one deal."""
        self.deals += 1
        for result in deal:
            self.matches += 1
            self.ties += len(result.winners) > 1
            self.decisions += result.decisions
            self.ends.update(result.ends)
        for bot in deal[0].seating:
            self.bots[bot].add(deal, bot)

    def merge(self, other: Tally) -> None:
        self.matches += other.matches
        self.deals += other.deals
        self.ties += other.ties
        self.decisions += other.decisions
        self.ends.update(other.ends)
        for bot, more in zip(self.bots, other.bots, strict=True):
            bot.merge(more)


def time_class(nanoseconds: int) -> int:
    """The class a time falls into."""
    return int(log(max(1000, nanoseconds) / 1000) / CLASS_WIDTH)


def wilson(successes: float, trials: float) -> Interval:
    """Wilson's 95 % interval of a share; parts of a success are allowed."""
    share = successes / trials
    squared = NORMAL_95 * NORMAL_95
    middle = share + squared / (2 * trials)
    reach = NORMAL_95 * sqrt(share * (1 - share) / trials + squared / (4 * trials * trials))
    whole = 1 + squared / trials
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)

"""The ladder: every bot against every other on mirrored deals, a cross-table and ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from moonlit.lab.plan import Deal, Plan
from moonlit.lab.rating import Duel, Pair, Rating, Skill, bradley_terry, plackett_luce
from moonlit.lab.stats import NORMAL_95, Interval, Result, Spread, Tally

ANCHOR: Final = "random"
# What being ahead, level or behind counts, so that a share is a whole number of parts.
AHEAD: Final = 2


@dataclass(slots=True)
class Cross:
    """How often the first of two bots ended ahead of the second."""

    spread: Spread = field(default_factory=Spread)
    outcomes: Counter[int] = field(default_factory=Counter)

    def add(self, values: Sequence[int]) -> None:
        self.spread.add(values)
        self.outcomes[sum(values)] += 1

    @property
    def matches(self) -> int:
        return self.spread.matches

    def share(self) -> float | None:
        mean = self.spread.mean()
        return None if mean is None else mean / AHEAD

    def interval(self) -> Interval | None:
        return self.spread.share_interval(AHEAD)

    def mirrored(self) -> Cross:
        """The same, seen by the other bot."""
        whole = self.spread
        turned = Spread(
            whole.deals,
            whole.matches,
            AHEAD * whole.matches - whole.total,
            whole.squares - 2 * AHEAD * whole.products + AHEAD * AHEAD * whole.sizes,
            AHEAD * whole.sizes - whole.products,
            whole.sizes,
        )
        most = AHEAD * whole.matches // max(1, whole.deals)
        return Cross(turned, Counter({most - value: n for value, n in self.outcomes.items()}))


@dataclass(slots=True)
class Ladder:
    """What a plan with several tables came to; there are ratings once all have met."""

    plan: Plan
    tally: Tally
    crosses: dict[Pair, Cross]
    ratings: list[Rating]

    def cross(self, row: int, column: int) -> Cross:
        if row < column:
            return self.crosses[(row, column)]
        return self.crosses[(column, row)].mirrored()

    def order(self) -> list[int]:
        """The bots from the strongest to the weakest, or as they were named."""
        bots = range(len(self.plan.bots))
        if not self.ratings:
            return list(bots)
        return sorted(bots, key=lambda bot: (-self.ratings[bot].value, bot))


def make_ladder(plan: Plan, deals: Sequence[Deal]) -> Ladder:
    """The ladder of the deals, which may come in any order."""
    tally = Tally.empty(len(plan.bots))
    crosses = {pair: Cross() for pair in combinations(range(len(plan.bots)), 2)}
    ordered = sorted(deals, key=lambda deal: deal.number)
    for deal in ordered:
        tally.add(deal.results)
        for pair in combinations(sorted(deal.results[0].seating), 2):
            crosses[pair].add([_ahead(result, pair) for result in deal.results])
    return Ladder(plan, tally, crosses, _ratings(plan, crosses, ordered))


def _ratings(plan: Plan, crosses: dict[Pair, Cross], deals: Sequence[Deal]) -> list[Rating]:
    if not all(cross.matches for cross in crosses.values()):
        return []
    anchor = anchor_of(plan)
    if plan.seats == 2:
        return _duel_ratings(len(plan.bots), crosses, anchor)
    return _table_ratings(len(plan.bots), deals, anchor)


def anchor_of(plan: Plan) -> int:
    """The bot whose rating is 0: the random one, or else the first."""
    return plan.bots.index(ANCHOR) if ANCHOR in plan.bots else 0


def _ahead(result: Result, pair: Pair) -> int:
    one, other = (result.places()[result.seating.index(bot)] for bot in pair)
    return AHEAD if one < other else AHEAD // 2 if one == other else 0


def _duel_ratings(bots: int, crosses: dict[Pair, Cross], anchor: int) -> list[Rating]:
    duels = {
        pair: Duel(cross.spread.total / AHEAD, cross.matches, cross.spread.worth(AHEAD))
        for pair, cross in crosses.items()
    }
    return bradley_terry(bots, duels, anchor)


def _table_ratings(bots: int, deals: Sequence[Deal], anchor: int) -> list[Rating]:
    """Weng and Lin rate match by match, so the deals must be in order."""
    skills = [Skill()] * bots
    for result in (result for deal in deals for result in deal.results):
        after = plackett_luce([skills[bot] for bot in result.seating], result.places())
        for bot, skill in zip(result.seating, after, strict=True):
            skills[bot] = skill
    zero = skills[anchor].mu
    return [_shifted(skill, zero) for skill in skills]


def _shifted(skill: Skill, zero: float) -> Rating:
    value, reach = skill.mu - zero, NORMAL_95 * skill.sigma
    return Rating(value, (value - reach, value + reach))

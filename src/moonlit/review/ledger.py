"""The ledger of a match: what the deal, chance, play and hidden cards did to a seat's result.

The expected points with all hands open are followed from decision to decision. What changes between
two of them has one cause each, so the parts add up to the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

Points = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance event: the points everybody could hope for before it, and after it."""

    version: int
    kind: str
    seat: int
    expected: Points
    found: Points

    def luck(self, seat: int) -> float:
        """What it did to a seat's points against those of the others."""
        return ahead(self.found, seat) - ahead(self.expected, seat)


def ahead(points: Sequence[float], seat: int, par: float = 0.0) -> float:
    """How far a seat is ahead of the others' average; alone, of par.

    Unlike the lead over the best rival it is a sum, so the mean over worlds is that of the points.
    """
    others = [one for place, one in enumerate(points) if place != seat]
    return points[seat] - (sum(others) / len(others) if others else par)


def luck_of(chances: Sequence[Chance], seat: int) -> float:
    """What chance did to a seat's points against the others' average in a whole match."""
    return sum(chance.luck(seat) for chance in chances)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision in points: everybody's with the best action, and with the one chosen.

    `seen` is by what the seat could know, none if it chose the best; `known` is with all hands
    open. `later` is what the next decision shows to have come of the choice beyond that; none of it
    if chance came in between.
    """

    version: int
    seat: int
    seen: tuple[Points, Points] | None
    known: tuple[Points, Points]
    later: Points = ()

    def foreseen(self, seat: int) -> float:
        """What the choice did to a seat, as far as it could be foreseen."""
        return 0.0 if self.seen is None else _change(self.seen, seat)

    def unforeseen(self, seat: int) -> float:
        """What it did beyond that because of cards that the chooser could not see."""
        return _change(self.known, seat) - self.foreseen(seat)

    def found_later(self, seat: int) -> float:
        return ahead(self.later, seat) if self.later else 0.0


def _change(pair: tuple[Points, Points], seat: int) -> float:
    best, chosen = pair
    return ahead(chosen, seat) - ahead(best, seat)


def follow(
    decisions: Sequence[Weighed], chances: Sequence[Chance], totals: Sequence[int]
) -> tuple[tuple[Weighed, ...], tuple[Chance, ...]]:
    """Put down to its cause what every decision shows otherwise than the one before expected.

    If something was drawn in between it was chance, else it came of the choice.
    """
    last = tuple(float(total) for total in totals)
    followed: list[Weighed] = []
    drawn = [*chances]
    for place, one in enumerate(decisions):
        is_last = place == len(decisions) - 1
        found = last if is_last else decisions[place + 1].known[0]
        until = None if is_last else decisions[place + 1].version
        between = [
            index
            for index, chance in enumerate(drawn)
            if one.version < chance.version and (until is None or chance.version <= until)
        ]
        change = _difference(found, one.known[1])
        for index in between:
            change = _difference(change, _difference(drawn[index].found, drawn[index].expected))
        for index in between:
            share = tuple(points / len(between) for points in change)
            drawn[index] = replace(drawn[index], found=_sum(drawn[index].found, share))
        followed.append(one if between else replace(one, later=change))
    return tuple(followed), tuple(drawn)


def _difference(one: Points, other: Points) -> Points:
    return tuple(mine - yours for mine, yours in zip(one, other, strict=True))


def _sum(one: Points, other: Points) -> Points:
    return tuple(mine + yours for mine, yours in zip(one, other, strict=True))


@dataclass(frozen=True, slots=True)
class Ledger:
    """Where a seat's points above the others' average came from; alone, those above par.

    `start` is what the deal promised, `luck` what chance did later, `own` and `others` what choices
    lost and gave, `hidden` what they did because of cards the chooser could not see. These make up
    `margin`. `later` is the part of `own` and `others` that the judge saw only when it looked at
    the next decision.
    """

    start: float
    luck: float
    own: float
    others: float
    hidden: float
    later: float
    margin: float

    @property
    def play(self) -> float:
        return self.own + self.others


def ledger_of(
    decisions: Sequence[Weighed],
    chances: Sequence[Chance],
    totals: Sequence[int],
    seat: int,
    par: float = 0.0,
) -> Ledger:
    """The ledger of a seat, from decisions and chances that were followed; there is a decision."""
    margin = ahead(totals, seat, par)
    start = ahead(decisions[0].known[0], seat, par)
    luck = luck_of([one for one in chances if one.version > decisions[0].version], seat)
    later = sum(one.found_later(seat) for one in decisions)
    own = sum(_played(one, seat) for one in decisions if one.seat == seat)
    others = sum(_played(one, seat) for one in decisions if one.seat != seat)
    hidden = sum(one.unforeseen(seat) for one in decisions)
    return Ledger(start, luck, own, others, hidden, later, margin)


def _played(one: Weighed, seat: int) -> float:
    return one.foreseen(seat) + one.found_later(seat)

"""The ledger of a match: what the deal, chance and everybody's play did to a seat's result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from moonlit.review.luck import Chance, Points, ahead, luck_of


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision in points: everybody's with the best action, and with the one chosen.

    `seen` is by what the seat could know, none if it chose the best; `true` is with all hands open
    and the best action.
    """

    seat: int
    seen: tuple[Points, Points] | None
    true: Points

    def change(self, seat: int) -> float:
        """What the choice did to a seat, as far as it could be foreseen."""
        if self.seen is None:
            return 0.0
        best, chosen = self.seen
        return ahead(chosen, seat) - ahead(best, seat)


@dataclass(frozen=True, slots=True)
class Ledger:
    """Where a seat's points above the others' average came from; alone, those above par.

    `start` is what the deal promised, `luck` what chance did later, `own` and `others` what play
    lost and was given. `rest` is all that remains: cards that a chooser could not see, and what the
    judge saw differently from one decision to the next. It makes the sum come out, and shows how
    far the other figures can be trusted.
    """

    start: float
    luck: float
    own: float
    others: float
    rest: float
    margin: float

    @property
    def play(self) -> float:
        return self.own + self.others


def ledger_of(
    decisions: Sequence[Weighed], chances: Sequence[Chance], totals: Sequence[int], seat: int
) -> Ledger:
    """The ledger of a seat."""
    margin = ahead(totals, seat)
    start = ahead(decisions[0].true, seat) if decisions else 0.0
    luck = luck_of(chances, seat)
    own = sum(one.change(seat) for one in decisions if one.seat == seat)
    others = sum(one.change(seat) for one in decisions if one.seat != seat)
    rest = margin - start - luck - own - others
    return Ledger(start, luck, own, others, rest, margin)

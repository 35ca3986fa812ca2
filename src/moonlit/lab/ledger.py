"""The ledger of a match: what the deal, chance and everybody's play did to a seat's lead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from moonlit.bots.nocturne.judge import lead_of
from moonlit.lab.luck import Chance, Points, luck_of


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision in points: everybody's with the best action, and with the one chosen.

    `seen` is by what the seat could know, none if it chose the best; `true` with all hands open.
    """

    seat: int
    seen: tuple[Points, Points] | None
    true: tuple[Points, Points]

    def change(self, seat: int) -> float:
        """What the choice did to a seat's lead in truth."""
        return _change(self.true, seat)

    def fault(self, seat: int) -> float:
        """What of it could be foreseen."""
        return 0.0 if self.seen is None else _change(self.seen, seat)


def _change(points: tuple[Points, Points], seat: int) -> float:
    best, chosen = points
    return lead_of([*chosen], seat) - lead_of([*best], seat)


@dataclass(frozen=True, slots=True)
class Ledger:
    """Where a seat's lead came from, in points; alone, its points above par.

    `start` is what the deal promised. `draws` is what chance did later; `secrets` what choices
    brought or cost because of cards that the chooser could not see. `own` and `others` are what
    play lost and was given. `rest` is what the judge saw differently from one decision to the
    next: it makes the sum come out, and shows how far the other figures can be trusted.
    """

    start: float
    draws: float
    secrets: float
    own: float
    others: float
    rest: float
    margin: float

    @property
    def luck(self) -> float:
        return self.draws + self.secrets

    @property
    def play(self) -> float:
        return self.own + self.others


def ledger_of(
    decisions: Sequence[Weighed], chances: Sequence[Chance], totals: Sequence[int], seat: int
) -> Ledger:
    """The ledger of a seat."""
    margin = lead_of([float(total) for total in totals], seat)
    start = lead_of([*decisions[0].true[0]], seat) if decisions else 0.0
    draws = luck_of(chances, seat)
    own = sum(one.fault(seat) for one in decisions if one.seat == seat)
    others = sum(one.fault(seat) for one in decisions if one.seat != seat)
    secrets = sum(one.change(seat) for one in decisions) - own - others
    rest = margin - start - draws - secrets - own - others
    return Ledger(start, draws, secrets, own, others, rest, margin)

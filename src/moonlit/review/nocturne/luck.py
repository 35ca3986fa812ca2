"""Luck by the value net: what came of a draw against what nobody could know would come.

At every chance event the value of what happened is compared with the mean over other worlds that
all seats together could not tell from the true one. The difference is nought on average, so taking
it away from a result changes no expectation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.judge import points_by_net
from moonlit.bots.nocturne.policy import finish_auction
from moonlit.bots.nocturne.worth import PLAIN_TASTE, Worth
from moonlit.core.dice import Dice
from moonlit.core.event import Event
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.games.nocturne import rules, scoring
from moonlit.games.nocturne.events import (
    CardFlipped,
    ChestOpened,
    DrewConcoctions,
    RoundBegan,
)
from moonlit.games.nocturne.state import State, Terms
from moonlit.games.nocturne.worlds import redeal_unknown
from moonlit.review import steps
from moonlit.review.ledger import Chance, Points

Step = steps.Step[State]

SAMPLES: Final = 64

# When one action brings several, it is called by the first of these.
KINDS: Final = ("moonlight", "chest", "runestone", "opponent")
_KINDS: Final[dict[type[Event], str]] = {
    RoundBegan: "moonlight",
    ChestOpened: "chest",
    DrewConcoctions: "runestone",
    CardFlipped: "opponent",
}


class Fortune:
    """Weighs chance events of one match; the same dice give the same luck."""

    def __init__(self, terms: Terms, samples: int, dice: Dice) -> None:
        self._samples = samples
        self._dice = dice
        self._hopes = hopes_for(terms)
        self._net = net_for(terms.deciders)

    def weigh(self, step: Step) -> Chance:
        """Everybody's points in the mean over all that could have come, and as it came."""
        worth = Worth(step.before, self._hopes, PLAIN_TASTE)
        expected, found = Mean(), Mean()
        for _ in range(self._samples):
            world = step.before.clone()
            redeal_unknown(world, self._dice)
            rules.apply(world, Journal(False), step.move)
            expected.add(self._points(world, worth))
            # What is still to come must not count twice: once now, and once when it comes.
            same = step.after.clone()
            redeal_unknown(same, self._dice)
            found.add(self._points(same, worth))
        return Chance(step.version, kind_of(step), step.seat, expected.points, found.points)

    def _points(self, world: State, worth: Worth) -> list[float]:
        """The final scores that the net expects once the tables have settled the open auction."""
        finish_auction(world, worth, Journal(False))
        if not world.pending:
            return [float(scoring.total(world, seat)) for seat in range(world.terms.deciders)]
        return points_by_net(world, self._hopes, self._net)


class Mean:
    """Everybody's points in the mean over many worlds."""

    def __init__(self) -> None:
        self.count = 0
        self._sums: list[float] = []

    def add(self, points: Sequence[float]) -> None:
        sums = self._sums or [0.0] * len(points)
        self._sums = [one + other for one, other in zip(sums, points, strict=True)]
        self.count += 1

    @property
    def points(self) -> Points:
        return tuple(one / self.count for one in self._sums)


def steps_of(game: Game[AnyState], record: Record) -> Iterator[Step]:
    """The actions of a record from first to last."""
    return steps.steps_of(game, record, State)


def kind_of(step: Step) -> str:
    """What chance brought; empty if nothing was drawn, dealt or flipped."""
    kinds = {_KINDS[type(event)] for event in step.events if type(event) in _KINDS}
    return next((kind for kind in KINDS if kind in kinds), "")


def chances_of(game: Game[AnyState], record: Record, samples: int, seed: int) -> list[Chance]:
    """All chance events after the set-up of a match."""
    drawn = [step for step in steps_of(game, record) if kind_of(step)]
    if not drawn:
        return []
    fortune = Fortune(drawn[0].before.terms, samples, Dice(seed))
    return [fortune.weigh(step) for step in drawn]

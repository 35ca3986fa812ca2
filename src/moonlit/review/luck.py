"""Luck by the value net: what came of a draw against what nobody could know would come.

At every chance event the value of what happened is compared with the mean over other worlds that
all seats together could not tell from the true one. The difference is nought on average, so taking
it away from a result changes no expectation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.judge import points_by_net
from moonlit.bots.nocturne.net import PAR
from moonlit.bots.nocturne.policy import finish_auction
from moonlit.bots.nocturne.worth import PLAIN_TASTE, Worth
from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.event import Event
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.record import Moment, Record
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
from moonlit.review.records import moments

Points = tuple[float, ...]

SAMPLES: Final = 64

# When one action brings several, it is called by the first of these.
KINDS: Final = ("moonlight", "chest", "runestone", "opponent")
_KINDS: Final[dict[type[Event], str]] = {
    RoundBegan: "moonlight",
    ChestOpened: "chest",
    DrewConcoctions: "runestone",
    CardFlipped: "opponent",
}


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a match: the truth before and after it, the move, and what happened."""

    version: int
    action: Action
    before: State
    move: int
    after: State
    events: tuple[Event, ...]

    @property
    def seat(self) -> int:
        return self.action.seat

    @property
    def kind(self) -> str:
        """What chance brought; empty if nothing was drawn, dealt or flipped."""
        kinds = {_KINDS[type(event)] for event in self.events if type(event) in _KINDS}
        return next((kind for kind in KINDS if kind in kinds), "")


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
        return Chance(step.version, step.kind, step.seat, expected.points, found.points)

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
    told = moments(game, record)
    before = state_of(game, next(told))
    for moment in told:
        assert moment.action is not None
        after = state_of(game, moment)
        move = game.move(before, moment.action)
        yield Step(moment.version, moment.action, before, move, after, moment.events)
        before = after


def state_of(game: Game[AnyState], moment: Moment[AnyState]) -> State:
    """The truth at a moment, to keep."""
    state = game.clone(moment.state)
    assert isinstance(state, State)
    return state


def chances_of(game: Game[AnyState], record: Record, samples: int, seed: int) -> list[Chance]:
    """All chance events after the set-up of a match."""
    steps = [step for step in steps_of(game, record) if step.kind]
    if not steps:
        return []
    fortune = Fortune(steps[0].before.terms, samples, Dice(seed))
    return [fortune.weigh(step) for step in steps]


def ahead(points: Sequence[float], seat: int, par: float = PAR) -> float:
    """How far a seat is ahead of the others' average; alone, of par.

    Unlike the lead over the best rival it is a sum, so the mean over worlds is that of the points.
    """
    others = [one for place, one in enumerate(points) if place != seat]
    return points[seat] - (sum(others) / len(others) if others else par)


def luck_of(chances: Sequence[Chance], seat: int) -> float:
    """What chance did to a seat's points against the others' average in a whole match."""
    return sum(chance.luck(seat) for chance in chances)

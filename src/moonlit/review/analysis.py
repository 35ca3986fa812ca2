"""The analysis of a match that is over: every decision judged, luck told from play, points missed.

It replays the whole truth. A decision is judged by what its seat could know; luck is weighed by
what all seats together could not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Final, Protocol, TypeVar, cast

from moonlit.core.dice import Dice
from moonlit.core.errors import BadRecord
from moonlit.core.game import Game, Outcome
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.review.grading import accuracy_of, grade_of
from moonlit.review.ledger import Chance, Ledger, Points, Weighed, follow, ledger_of
from moonlit.review.steps import Step

FEWEST: Final = 100
TURNING_POINTS: Final = 3
# Fewer hundredths of win chance lost turn no match.
LEAST_TURN: Final = 2.0

Told = Callable[[int], None]
Findings = Mapping[str, object]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between several actions, judged.

    `version` is the number of actions before it: there the match can be gone on with. `chances`
    are everybody's with all hands open. `before` and `after` are the seat's chances with the best
    action and with the one chosen, by what it could know; `loss` is their difference in
    hundredths, `points` the loss in points of the lead and `error` its standard error. By `given`
    and `stake` accuracy is measured: what was given away, and what a blind choice would have given
    away on average, in the measure of the game.
    """

    version: int
    seat: int
    round: str
    options: int
    action: str
    best: str
    chances: tuple[float, ...]
    before: float
    after: float
    loss: float
    points: float
    error: float
    given: float
    stake: float
    weighed: Weighed

    @property
    def grade(self) -> str:
        return grade_of(self.loss)


Found = tuple[Decision | None, Chance | None]


class Reviewer(Protocol):
    """A finished match of one game, looked at by who knows that game.

    `iterations` is how long each decision is thought over, `par` what one who plays alone is
    measured by.
    """

    iterations: int
    par: float
    outcome: Outcome

    def weigh(self) -> Iterator[Found]:
        """For every action: the decision, if there was one worth judging, and what chance did."""

    def last(self) -> Points:
        """Everybody's chance to win when it is over."""

    def of_seat(self, seat: int) -> Findings:
        """What else was found out about a seat."""

    def of_match(self) -> Findings:
        """What else was found out about the match."""


class Room(Protocol):
    """What the module `reviewer` of a game holds."""

    def make(
        self, game: Game[AnyState], record: Record, iterations: int | None, dice: Dice
    ) -> Reviewer:
        """Whoever looks at this match. Raises BadRecord("match-not-over") if it goes on."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything that was found out about a match; `seats` and `match` are the game's own."""

    record: Record
    outcome: Outcome
    iterations: int
    seed: int
    par: float
    decisions: tuple[Decision, ...]
    chances: tuple[Chance, ...]
    last: Points
    seats: tuple[Findings, ...]
    match: Findings

    def of(self, seat: int) -> tuple[Decision, ...]:
        """The decisions of a seat."""
        return tuple(one for one in self.decisions if one.seat == seat)

    def ledger(self, seat: int) -> Ledger:
        weighed = [one.weighed for one in self.decisions]
        return ledger_of(weighed, self.chances, self.outcome.totals, seat, self.par)

    def accuracy(self, seat: int) -> float | None:
        return accuracy_of([(one.given, one.stake) for one in self.of(seat)])

    def turning_points(self, seat: int | None = None) -> tuple[Decision, ...]:
        """The largest losses, of a seat or of anybody, the worst first."""
        found = self.decisions if seat is None else self.of(seat)
        losses = sorted(found, key=lambda one: (-one.loss, one.version))
        return tuple(one for one in losses[:TURNING_POINTS] if one.loss >= LEAST_TURN)


def analyse(
    game: Game[AnyState],
    record: Record,
    *,
    iterations: int | None = None,
    seed: int = 0,
    told: Told = lambda _: None,
) -> Analysis:
    """Analyse a finished match. Raises BadRecord("match-not-over") on any other.

    `told` hears of every action that is dealt with. Same iterations for each decision, same seed,
    same analysis.
    """
    room = cast("Room", import_module(f"moonlit.review.{game.id}.reviewer"))
    reviewer = room.make(game, record, iterations, Dice(seed))
    decisions: list[Decision] = []
    chances: list[Chance] = []
    for decision, chance in reviewer.weigh():
        if decision is not None:
            decisions.append(decision)
        if chance is not None:
            chances.append(chance)
        told(1)
    outcome = reviewer.outcome
    weighed, followed = follow([one.weighed for one in decisions], chances, outcome.totals)
    return Analysis(
        record,
        outcome,
        reviewer.iterations,
        seed,
        reviewer.par,
        tuple(map(_with, decisions, weighed)),
        followed,
        reviewer.last(),
        tuple(map(reviewer.of_seat, range(len(outcome.sheets)))),
        reviewer.of_match(),
    )


def _with(decision: Decision, weighed: Weighed) -> Decision:
    return replace(decision, weighed=weighed)


def outcome_of(game: Game[AnyState], steps: Sequence[Step[S]]) -> Outcome:
    """How a match ended. Raises BadRecord if it did not."""
    outcome = game.outcome(cast("AnyState", steps[-1].after)) if steps else None
    if outcome is None:
        raise BadRecord("match-not-over")
    return outcome


def shared_out(iterations: int | None, whole: int, decisions: int) -> int:
    """How long each decision is thought over: as long as was asked, else an equal share."""
    return max(FEWEST, whole // decisions) if iterations is None else iterations

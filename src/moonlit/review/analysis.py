"""The analysis of a match that is over: every decision judged, luck told from play, points missed.

It replays the whole truth. A decision is judged by what its seat could know; luck is weighed by
what all seats together could not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from moonlit.bots.nocturne.judge import lead_of
from moonlit.core.dice import Dice
from moonlit.core.errors import BadRecord
from moonlit.core.game import Game, Outcome
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.games.nocturne import moves
from moonlit.games.nocturne.state import State
from moonlit.review.grading import accuracy_of, grade_of, stake_of, win_chances
from moonlit.review.hindsight import Hindsight, hindsight_of
from moonlit.review.judging import Judge
from moonlit.review.ledger import Ledger, Weighed, follow, ledger_of
from moonlit.review.luck import Chance, Fortune, Step, steps_of

# Shared out among the decisions; compiled, that is well under a minute on one core.
ITERATIONS: Final = 360_000
FEWEST: Final = 100
LUCK_SAMPLES: Final = 256
TURNING_POINTS: Final = 3
# Fewer hundredths of win chance lost turn no match.
LEAST_TURN: Final = 2.0

Told = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between several actions, judged.

    `version` is the number of actions before it: there the match can be gone on with. `chances`
    are everybody's with all hands open. `before` and `after` are the seat's chances with the best
    action and with the one chosen, by what it could know; `loss` is their difference in
    hundredths, `points` the loss in points of the lead and `error` its standard error. `stake` is
    how many of these points a blind choice would have lost on average.
    """

    version: int
    seat: int
    round: int
    options: int
    action: str
    best: str
    chances: tuple[float, ...]
    before: float
    after: float
    loss: float
    points: float
    error: float
    stake: float
    weighed: Weighed

    @property
    def grade(self) -> str:
        return grade_of(self.loss)


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything that was found out about a match."""

    record: Record
    outcome: Outcome
    iterations: int
    seed: int
    decisions: tuple[Decision, ...]
    chances: tuple[Chance, ...]
    hindsights: tuple[Hindsight, ...]
    last: tuple[float, ...]

    def of(self, seat: int) -> tuple[Decision, ...]:
        """The decisions of a seat."""
        return tuple(one for one in self.decisions if one.seat == seat)

    def ledger(self, seat: int) -> Ledger:
        weighed = [one.weighed for one in self.decisions]
        return ledger_of(weighed, self.chances, self.outcome.totals, seat)

    def accuracy(self, seat: int) -> float | None:
        return accuracy_of([(one.points, one.stake) for one in self.of(seat)])

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
    steps, outcome = finished(game, record)
    if iterations is None:
        iterations = max(FEWEST, ITERATIONS // sum(map(has_choice, steps)))
    dice = Dice(seed)
    judge = Judge(iterations, Dice(dice.word()))
    fortune = Fortune(steps[0].before.terms, LUCK_SAMPLES, Dice(dice.word()))
    decisions: list[Decision] = []
    chances: list[Chance] = []
    for step in steps:
        if has_choice(step):
            decisions.append(_judged(game, judge, step))
        if step.kind:
            chances.append(fortune.weigh(step))
        told(1)
    weighed, followed = follow([one.weighed for one in decisions], chances, outcome.totals)
    return Analysis(
        record,
        outcome,
        iterations,
        seed,
        tuple(map(_with, decisions, weighed)),
        followed,
        tuple(hindsight_of(steps, seat) for seat in range(len(outcome.sheets))),
        win_chances(steps[-1].after, outcome.totals),
    )


def _with(decision: Decision, weighed: Weighed) -> Decision:
    return replace(decision, weighed=weighed)


def finished(game: Game[AnyState], record: Record) -> tuple[Sequence[Step], Outcome]:
    """The actions of a match and how it ended. Raises BadRecord if it did not."""
    steps = [*steps_of(game, record)]
    outcome = game.outcome(steps[-1].after) if steps else None
    if outcome is None:
        raise BadRecord("match-not-over")
    return steps, outcome


def has_choice(step: Step) -> bool:
    return moves.move_count(step.before) > 1


def _judged(game: Game[AnyState], judge: Judge, step: Step) -> Decision:
    state: State = step.before
    verdict = judge.weigh(state, step.move)
    known, _ = verdict.known
    best, chosen = verdict.seen or (known, known)
    before = win_chances(state, best)[step.seat]
    after = win_chances(state, chosen)[step.seat]
    return Decision(
        step.version - 1,
        step.seat,
        state.round,
        moves.move_count(state),
        str(step.action),
        str(game.action(state, verdict.best)),
        win_chances(state, known),
        before,
        after,
        max(0.0, 100.0 * (before - after)),
        verdict.loss,
        verdict.error,
        stake_of([lead_of([*points], step.seat) for points in verdict.glance]),
        Weighed(step.version - 1, step.seat, verdict.seen, verdict.known),
    )

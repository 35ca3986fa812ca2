"""Matches of Nocturne looked back at: the judge, the luck of draws, points left behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from moonlit.bots.nocturne.judge import lead_of
from moonlit.bots.nocturne.net import PAR
from moonlit.core.dice import Dice
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.games.nocturne import moves
from moonlit.games.nocturne.events import ROUNDS
from moonlit.games.nocturne.notation import format_cell, format_token
from moonlit.packs.nocturne.words import CATEGORIES
from moonlit.review.analysis import Decision, Findings, Found, Reviewer, outcome_of, shared_out
from moonlit.review.grading import stake_of
from moonlit.review.ledger import Points, Weighed
from moonlit.review.nocturne.chances import win_chances
from moonlit.review.nocturne.hindsight import Overpaid, hindsight_of
from moonlit.review.nocturne.judging import Judge
from moonlit.review.nocturne.luck import Fortune, Step, kind_of, steps_of

# Shared out among the decisions; compiled, that is well under a minute on one core.
ITERATIONS: Final = 360_000
LUCK_SAMPLES: Final = 256
DIGITS: Final = 2


def make(
    game: Game[AnyState], record: Record, iterations: int | None, dice: Dice
) -> NocturneReviewer:
    return NocturneReviewer(game, [*steps_of(game, record)], iterations, dice)


class NocturneReviewer(Reviewer):
    """Looks at one match."""

    par = PAR

    def __init__(
        self, game: Game[AnyState], steps: Sequence[Step], iterations: int | None, dice: Dice
    ) -> None:
        self.outcome = outcome_of(game, steps)
        self.iterations = shared_out(iterations, ITERATIONS, sum(map(_has_choice, steps)))
        self._game = game
        self._steps = steps
        self._judge = Judge(self.iterations, Dice(dice.word()))
        self._fortune = Fortune(steps[0].before.terms, LUCK_SAMPLES, Dice(dice.word()))

    def weigh(self) -> Iterator[Found]:
        for step in self._steps:
            decision = self._judged(step) if _has_choice(step) else None
            yield decision, self._fortune.weigh(step) if kind_of(step) else None

    def last(self) -> Points:
        return win_chances(self._steps[-1].after, self.outcome.totals)

    def of_match(self) -> Findings:
        return {}

    def of_seat(self, seat: int) -> Findings:
        """Points that could have been had, and what was paid for tiles."""
        hindsight = hindsight_of(self._steps, seat)
        sheet, total = self.outcome.sheets[seat], self.outcome.totals[seat]
        tiles = hindsight.tiles
        return {
            "categories": {
                name: {"points": sheet[name], "obtainable": points}
                for name, points in zip(CATEGORIES, hindsight.sheet, strict=True)
            },
            "unused_symbols": hindsight.unused_symbols,
            "tiles": tiles,
            "points_per_token": round(total / tiles, DIGITS) if tiles else None,
            "overpaid": [_overpaid(one) for one in hindsight.overpaid],
        }

    def _judged(self, step: Step) -> Decision:
        state = step.before
        verdict = self._judge.weigh(state, step.move)
        known, _ = verdict.known
        best, chosen = verdict.seen or (known, known)
        before = win_chances(state, best)[step.seat]
        after = win_chances(state, chosen)[step.seat]
        return Decision(
            step.version - 1,
            step.seat,
            ROUNDS[state.round],
            moves.move_count(state),
            str(step.action),
            str(self._game.action(state, verdict.best)),
            win_chances(state, known),
            before,
            after,
            max(0.0, 100.0 * (before - after)),
            verdict.loss,
            verdict.error,
            verdict.loss,
            stake_of([lead_of([*points], step.seat) for points in verdict.glance]),
            Weighed(step.version - 1, step.seat, verdict.seen, verdict.known),
        )


def _has_choice(step: Step) -> bool:
    return moves.move_count(step.before) > 1


def _overpaid(one: Overpaid) -> Findings:
    return {
        "version": one.version,
        "token": format_token(one.token),
        "enough": format_token(one.enough),
        "cell": format_cell(one.cell),
    }

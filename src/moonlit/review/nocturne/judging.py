"""The judge of decisions: by what the seat could know, then with all hands open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moonlit.core.dice import Dice
from moonlit.games.nocturne.state import State
from moonlit.review.grading import CERTAIN
from moonlit.review.ledger import Points
from moonlit.review.nocturne.looks import look_at
from moonlit.review.puzzles import Gap

# Among so many moves that were liked is the second best looked for.
NEAREST: Final = 3


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a judge finds: the best move by what the seat could know, and what another one lost.

    All points are final scores to be expected, everybody's, with the best move and with the one
    chosen: by what the seat could know (`seen`, none if it chose the best), and with all hands open
    (`known`); `glance` has those of every move, roughly. `loss` is in points of the seat's lead and
    `error` its standard error; a choice that is not worse for certain is itself the best.
    """

    best: int
    loss: float
    error: float
    seen: tuple[Points, Points] | None
    known: tuple[Points, Points]
    glance: tuple[Points, ...]


class Judge:
    """Weighs decisions; the same dice and iterations give the same verdicts."""

    def __init__(self, iterations: int, dice: Dice) -> None:
        self._iterations = iterations
        self._dice = dice

    def weigh(self, state: State, chosen: int) -> Verdict:
        """Judge a choice in a true position."""
        look = look_at(state, self._iterations // 2, self._dice)
        best, rounds = look.best, self._iterations // 8
        duel = look.duel(best, chosen, rounds)
        is_worse = best != chosen and duel.loss > CERTAIN * duel.error
        glance = tuple(look.glance().values())
        known = look.open_duel(best if is_worse else chosen, chosen, rounds)
        points = known.better, known.worse
        if not is_worse:
            return Verdict(chosen, 0.0, duel.error, None, points, glance)
        return Verdict(best, duel.loss, duel.error, (duel.better, duel.worse), points, glance)

    def gap(self, state: State) -> Gap:
        """How far the best move is ahead of all others; there must be others."""
        look = look_at(state, self._iterations // 2, self._dice)
        best = look.best
        gaps: list[Gap] = []
        for other in [move for move in look.ranked() if move != best][:NEAREST]:
            duel = look.duel(best, other, self._iterations // 8)
            gaps.append(Gap(best, other, duel.loss, duel.error))
        return min(gaps, key=lambda one: one.points)

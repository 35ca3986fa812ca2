"""From expected points to chances, and from lost chances to grades and accuracy."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from moonlit.bots.nocturne.advice_chance import chance, curve_for, stage_of
from moonlit.bots.nocturne.judge import lead_of
from moonlit.games.nocturne import scoring
from moonlit.games.nocturne.state import State

# A grade holds from so many points of win chance lost, in hundredths.
GRADES: Final = (("good", 0.0), ("slack", 2.0), ("inaccuracy", 5.0), ("mistake", 10.0))
WORST: Final = "blunder"
WORST_FROM: Final = 20.0
NAMES: Final = (*(name for name, _ in GRADES), WORST)

# Lichess's curve for the accuracy of one move: 100 where nothing is lost, 64 at ten hundredths,
# 40 at twenty, nearly nothing at eighty.
TOP: Final = 103.1668
STEEPNESS: Final = 0.04354
DROP: Final = 3.1669


def win_chances(state: State, points: Sequence[float]) -> tuple[float, ...]:
    """Everybody's chance to win with these final scores to be expected; together they make 1.

    Alone it is the chance to reach par. When the match is over there is nothing left to chance.
    """
    seats = range(state.terms.deciders)
    if not state.pending:
        return _decided(state)
    curve = curve_for(state.terms.deciders, stage_of(state))
    found = [chance(curve, lead_of([*points], seat)) for seat in seats]
    whole = sum(found) if len(found) > 1 else 1.0
    return tuple(one / whole for one in found)


def _decided(state: State) -> tuple[float, ...]:
    seats = range(state.terms.deciders)
    if len(seats) == 1:
        return (1.0 if lead_of([float(scoring.total(state, 0))], 0) >= 0 else 0.0,)
    places = scoring.places(state)
    return tuple(1.0 / places.count(1) if place == 1 else 0.0 for place in places)


def grade_of(loss: float) -> str:
    """The grade of a decision that lost so many hundredths of win chance."""
    if loss > WORST_FROM:
        return WORST
    return next(name for name, least in reversed(GRADES) if loss >= least)


def accuracy_of(losses: Sequence[float]) -> float | None:
    """The mean accuracy of decisions, from 0 to 100; none without a decision."""
    if not losses:
        return None
    return sum(_accuracy(loss) for loss in losses) / len(losses)


def _accuracy(loss: float) -> float:
    return min(100.0, max(0.0, TOP * exp(-STEEPNESS * loss) - DROP))

"""From expected points to chances, and from lost chances to grades and accuracy."""

from __future__ import annotations

from collections.abc import Sequence
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

# With so few points at stake in a whole match there is nothing to tell skill by.
LEAST_STAKE: Final = 1.0


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


def stake_of(leads: Sequence[float]) -> float:
    """The points of the lead that a blind choice loses against the best one, on average."""
    return max(leads) - sum(leads) / len(leads)


def accuracy_of(decisions: Sequence[tuple[float, float]]) -> float | None:
    """How much better than blind the choices were, from 0 to 100, by the points each lost and its
    stake; none if nothing was at stake.

    In points, because a match that is lost has no chances left to lose.
    """
    stakes = sum(stake for _, stake in decisions)
    if stakes < LEAST_STAKE:
        return None
    return min(100.0, max(0.0, 100.0 * (1.0 - sum(loss for loss, _ in decisions) / stakes)))

"""From lost chances to grades, and from lost points to accuracy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# A grade holds from so many points of win chance lost, in hundredths.
GRADES: Final = (("good", 0.0), ("slack", 2.0), ("inaccuracy", 5.0), ("mistake", 10.0))
WORST: Final = "blunder"
WORST_FROM: Final = 20.0
NAMES: Final = (*(name for name, _ in GRADES), WORST)

# A loss counts from so many standard errors on; what is less is a close call.
CERTAIN: Final = 2.0
# With so few points at stake in a whole match there is nothing to tell skill by.
LEAST_STAKE: Final = 1.0


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

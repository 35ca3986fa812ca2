"""From expected points to chances to win."""

from __future__ import annotations

from collections.abc import Sequence

from moonlit.bots.nocturne.advice_chance import chance, curve_for, stage_of
from moonlit.bots.nocturne.judge import lead_of
from moonlit.games.nocturne import scoring
from moonlit.games.nocturne.state import State


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

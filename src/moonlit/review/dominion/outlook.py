"""What is to be expected of a position: playouts in which everybody follows a good plan.

Worlds have numbers. The same number deals the same unknown cards and rolls the same dice in every
turn, so that what two positions have in common is no reason for their outlooks to differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.race import play_on
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.dominion import rules, scoring
from moonlit.games.dominion.state import State
from moonlit.games.dominion.worlds import redeal, redeal_unknown
from moonlit.review.ledger import Points

# Everybody follows one of so many plans, in turn.
PLANS: Final = 3


@dataclass(frozen=True, slots=True)
class Ending:
    """How one playout ended: everybody's points and share of the victory."""

    points: Points
    shares: Points

    def lead(self, seat: int) -> float:
        """The points of a seat less those of its best rival."""
        return self.points[seat] - max(self.points[:seat] + self.points[seat + 1 :])


@dataclass(frozen=True, slots=True)
class Outlook:
    """Everybody's points and share of victories in the mean over many endings."""

    points: Points
    shares: Points


class Foresight:
    """Plays positions of one match on, with plans that were found for its Kingdom."""

    def __init__(self, plans: Sequence[Menu], players: int, seed: int) -> None:
        best = plans[:PLANS]
        self.casts = [
            [best[(first + seat) % len(best)] for seat in range(players)]
            for first in range(len(best))
        ]
        self._seed = seed

    def known(self, state: State, move: int | None, worlds: int) -> list[Ending]:
        """With all hands open: only what no seat knows is dealt anew."""
        return [self._end(state, None, move, world) for world in range(worlds)]

    def seen(self, state: State, move: int, worlds: int) -> list[Ending]:
        """By what the seat that decides can know."""
        seat = rules.to_act(state)
        return [self._end(state, seat, move, world) for world in range(worlds)]

    def _end(self, state: State, seat: int | None, move: int | None, world: int) -> Ending:
        seed = Dice(self._seed + world).word()
        s, silent, menus = state.clone(), Journal(False), self.casts[world % len(self.casts)]
        if seat is None:
            redeal_unknown(s, Dice(seed))
        else:
            redeal(s, seat, Dice(seed))
        if move is not None:
            rules.apply(s, silent, move)
        play_on(s, silent, menus, seed)
        return ending_of(s)


def ending_of(s: State) -> Ending:
    """How things stand at the end of a match, or of a playout that was given up."""
    seats = range(s.terms.players)
    won = scoring.winners(s)
    shares = tuple(1.0 / len(won) if seat in won else 0.0 for seat in seats)
    return Ending(tuple(float(scoring.total(s, seat)) for seat in seats), shares)


def outlook_of(endings: Sequence[Ending]) -> Outlook:
    """The mean of how it ends."""
    return Outlook(_mean([one.points for one in endings]), _mean([one.shares for one in endings]))


def _mean(rows: Sequence[Points]) -> Points:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def mean_and_error(gaps: Sequence[float]) -> tuple[float, float]:
    """The mean gap between two moves in the same worlds, and its standard error."""
    mean = sum(gaps) / len(gaps)
    if len(gaps) == 1:
        return mean, 0.0
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))

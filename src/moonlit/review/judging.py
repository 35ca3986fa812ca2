"""The judge of decisions: a long search by what the seat could know, then a duel of two actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.judge import lead_of
from moonlit.bots.nocturne.search import Search
from moonlit.bots.nocturne.worth import PLAIN_TASTE
from moonlit.core.dice import Dice
from moonlit.games.nocturne import moves, rules
from moonlit.games.nocturne.state import State
from moonlit.games.nocturne.worlds import redeal
from moonlit.review.luck import Mean, Points

# Below so many iterations they are shared out among the best moves by rounds.
FEW: Final = 300
# Among so many moves the search liked is the second best looked for.
NEAREST: Final = 3
# A loss counts from so many standard errors on; what is less is a close call.
CERTAIN: Final = 2.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a judge finds: the best move by what the seat could know, and what another one lost.

    All points are final scores to be expected, everybody's: with the best move and the one chosen
    by what the seat could know (`seen`, none if it chose the best), and with the best move and all
    hands open (`true`). `loss` is in points of the seat's lead and `error` its standard error; a
    choice that is not worse for certain is itself the best.
    """

    best: int
    loss: float
    error: float
    seen: tuple[Points, Points] | None
    true: Points


@dataclass(frozen=True, slots=True)
class Gap:
    """The best move, the one that comes nearest, and the points of the lead between them."""

    best: int
    second: int
    points: float
    error: float


class Judge:
    """Weighs decisions; the same dice and iterations give the same verdicts."""

    def __init__(self, iterations: int, dice: Dice) -> None:
        self._iterations = iterations
        self._dice = dice

    def weigh(self, state: State, chosen: int) -> Verdict:
        """Judge a choice in a true position."""
        search = self._search(state)
        best = search.tree.moves[search.best()]
        loss, error, seen = 0.0, 0.0, None
        if best != chosen:
            self._even_out(search, best, chosen)
            better, own = self._duel(search, [best, chosen], self._iterations // 8)
            loss, error = _mean_and_error(better.leads, own.leads)
            seen = better.points, own.points
            if loss <= CERTAIN * error:
                best, loss, seen = chosen, 0.0, None
        search.root = state.clone()
        search.sees_hands = True
        (sample,) = self._duel(search, [best], self._iterations // 8)
        return Verdict(best, loss, error, seen, sample.points)

    def gap(self, state: State) -> Gap:
        """How far the best move is ahead of all others; there must be others."""
        search = self._search(state)
        tree, best = search.tree, search.tree.moves[search.best()]
        order = sorted(range(len(tree.moves)), key=lambda edge: -tree.visits[edge])
        others = [tree.moves[edge] for edge in order if tree.moves[edge] != best][:NEAREST]
        gaps: list[Gap] = []
        for other in others:
            self._even_out(search, best, other)
            better, worse = self._duel(search, [best, other], self._iterations // 8)
            gaps.append(Gap(best, other, *_mean_and_error(better.leads, worse.leads)))
        return min(gaps, key=lambda one: one.points)

    def _search(self, state: State) -> Search:
        seat, terms = rules.to_act(state), state.terms
        world = state.clone()
        redeal(world, seat, self._dice)
        net = net_for(terms.deciders)
        dice = Dice(self._dice.word())
        search = Search(world, seat, dice, hopes_for(terms), net, PLAIN_TASTE)
        # The judge knows no other wish than to win.
        search.lively = 0.0
        half = max(self._iterations // 2, moves.move_count(state))
        if half < FEW:
            search.halve(half)
        else:
            search.run(half)
        return search

    def _even_out(self, search: Search, best: int, chosen: int) -> None:
        """Look as long at what follows the choice, or it would suffer from careless play there."""
        tree = search.tree
        edge, other = tree.moves.index(chosen), tree.moves.index(best)
        for _ in range(tree.visits[other] - tree.visits[edge]):
            search.iterate(edge)

    def _duel(self, search: Search, rivals: list[int], rounds: int) -> list[Sample]:
        """Weigh moves against each other in the same worlds."""
        edges = [search.tree.moves.index(move) for move in rivals]
        samples = [Sample(search.seat) for _ in rivals]
        for _ in range(max(rounds, 2)):
            seed = self._dice.word()
            for edge, sample in zip(edges, samples, strict=True):
                search.dice.reseed(seed)
                search.iterate(edge)
                sample.add(search.points)
        return samples


class Sample(Mean):
    """The points that followed from a move, and the lead of one seat in each world."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.leads: list[float] = []
        self._seat = seat

    def add(self, points: Sequence[float]) -> None:
        super().add(points)
        self.leads.append(lead_of([*points], self._seat))


def _mean_and_error(better: list[float], worse: list[float]) -> tuple[float, float]:
    """The mean gap between two moves in the same worlds, and its standard error."""
    gaps = [one - other for one, other in zip(better, worse, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))

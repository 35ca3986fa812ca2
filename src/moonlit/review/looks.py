"""Two ways to weigh the moves of a decision: tree search, and a solver for ends between two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Protocol

from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.endgame import Solver, can_be_sampled, draws_more
from moonlit.bots.nocturne.judge import lead_of
from moonlit.bots.nocturne.net import PAR
from moonlit.bots.nocturne.search import Search
from moonlit.bots.nocturne.worth import PLAIN_TASTE, Worth
from moonlit.core.dice import Dice
from moonlit.games.nocturne import moves, rules
from moonlit.games.nocturne.state import State
from moonlit.games.nocturne.worlds import redeal, redeal_unknown
from moonlit.review.luck import Mean, Points

# Below so many iterations they are shared out among the best moves by rounds.
FEW: Final = 300
# So many iterations later what tiles are worth is read off another world.
CHUNK: Final = 64
# The last tiles are solved, in so many worlds; the solver looks at so many positions while a search
# makes one iteration. Moves that lose more than the margin need not be measured.
MOST_TILES: Final = 5
WORLDS: Final = 12
POSITIONS: Final = 30
MARGIN: Final = 40


@dataclass(frozen=True, slots=True)
class Duel:
    """Two moves in the same worlds: everybody's points, and the lead between them."""

    better: Points
    worse: Points
    loss: float
    error: float


class Look(Protocol):
    """What a search or a solver has found out about a decision."""

    @property
    def best(self) -> int:
        """The move that seems best."""

    def ranked(self) -> list[int]:
        """All moves that were looked at, best first."""

    def duel(self, better: int, worse: int, rounds: int) -> Duel:
        """Weigh two moves against each other."""


def look_at(state: State, seat: int | None, iterations: int, dice: Dice) -> Look:
    """Weigh a decision by what a seat could know; by what all seats together knew if it is None."""
    if can_be_sampled(state, MOST_TILES):
        solved = _solve(state, seat, iterations, dice)
        if solved is not None:
            return solved
    return Searched(state, seat, iterations, dice)


def _other_world(state: State, seat: int | None, dice: Dice) -> State:
    world = state.clone()
    if seat is None:
        redeal_unknown(world, dice)
    else:
        redeal(world, seat, dice)
    return world


class Searched:
    """A tree search with the value net and no other wish than to win."""

    def __init__(self, state: State, seat: int | None, iterations: int, dice: Dice) -> None:
        self._state = state
        self._seat = seat
        self._dice = dice
        terms = state.terms
        self._hopes = hopes_for(terms)
        decider, net = rules.to_act(state), net_for(terms.deciders)
        world = _other_world(state, seat, dice)
        search = Search(world, decider, Dice(dice.word()), self._hopes, net, PLAIN_TASTE)
        search.lively = 0.0
        search.sees_hands = seat is None
        self._search = search
        self._grow(max(iterations, moves.move_count(state)))

    @property
    def best(self) -> int:
        return self._search.tree.moves[self._search.best()]

    def _grow(self, iterations: int) -> None:
        if iterations < FEW:
            self._search.halve(iterations)
            return
        for begun in range(0, iterations, CHUNK):
            self._search.run(min(CHUNK, iterations - begun))
            self._move_on()

    def _move_on(self) -> None:
        """Tables of one world alone would let everybody play for cards that nobody has."""
        world = _other_world(self._state, self._seat, self._dice)
        self._search.worth = Worth(world, self._hopes, PLAIN_TASTE)

    def ranked(self) -> list[int]:
        tree = self._search.tree
        order = sorted(range(len(tree.moves)), key=lambda edge: -tree.visits[edge])
        return [tree.moves[edge] for edge in order]

    def duel(self, better: int, worse: int, rounds: int) -> Duel:
        search, tree = self._search, self._search.tree
        edges = [tree.moves.index(better), tree.moves.index(worse)]
        self._even_out(*edges)
        samples = [Sample(search.seat) for _ in edges]
        for place in range(max(rounds, 2)):
            if place % CHUNK == 0:
                self._move_on()
            seed = self._dice.word()
            for edge, sample in zip(edges, samples, strict=True):
                search.dice.reseed(seed)
                search.iterate(edge)
                sample.add(search.points)
        one, other = samples
        return Duel(one.points, other.points, *mean_and_error(one.leads, other.leads))

    def _even_out(self, better: int, worse: int) -> None:
        """Look as long at what follows either, or one would suffer from careless play there."""
        visits = self._search.tree.visits
        few, many = sorted((better, worse), key=lambda edge: visits[edge])
        for place in range(visits[many] - visits[few]):
            if place % CHUNK == 0:
                self._move_on()
            self._search.iterate(few)


class Solved:
    """The lead that every move keeps for the deciding seat, in each of several worlds."""

    def __init__(self, state: State, leads: Sequence[Sequence[int]]) -> None:
        self._seat = rules.to_act(state)
        every = [moves.move_at(state, index) for index in range(moves.move_count(state))]
        columns = ([*map(float, column)] for column in zip(*leads, strict=True))
        self._leads = dict(zip(every, columns, strict=True))

    @property
    def best(self) -> int:
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        return sorted(self._leads, key=lambda move: -sum(self._leads[move]))

    def duel(self, better: int, worse: int, rounds: int) -> Duel:
        one, other = self._leads[better], self._leads[worse]
        return Duel(self._points(one), self._points(other), *mean_and_error(one, other))

    def _points(self, leads: Sequence[float]) -> Points:
        """Only the lead is known, not how many points both will have."""
        half = sum(leads) / len(leads) / 2
        return (PAR + half, PAR - half) if self._seat == 0 else (PAR - half, PAR + half)


def _solve(state: State, seat: int | None, iterations: int, dice: Dice) -> Solved | None:
    """Solve a decision; None if not even two worlds can be looked through in time."""
    draws = draws_more(state)
    left = POSITIONS * iterations
    leads: list[list[int]] = []
    known: dict[tuple[int, ...], list[int]] = {}
    decider = rules.to_act(state)
    for _ in range(1 if seat is None and not draws else WORLDS):
        world = _other_world(state, seat, dice)
        hand = tuple(sorted(world.players[1 - decider].cards))
        if draws or hand not in known:
            solver = Solver(world, Worth(world, hopes_for(state.terms), PLAIN_TASTE), left)
            known[hand] = solver.weigh(world, MARGIN)
            left = solver.left
            if left < 0:
                return None
        leads.append(known[hand])
    return Solved(state, leads)


class Sample(Mean):
    """The points that followed from a move, and the lead of one seat in each world."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.leads: list[float] = []
        self._seat = seat

    def add(self, points: Sequence[float]) -> None:
        super().add(points)
        self.leads.append(lead_of([*points], self._seat))


def mean_and_error(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """The mean gap between two moves in the same worlds, and its standard error."""
    gaps = [one - other for one, other in zip(better, worse, strict=True)]
    mean = sum(gaps) / len(gaps)
    if len(gaps) == 1:
        return mean, 0.0
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))

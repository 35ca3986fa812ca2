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
from moonlit.review.ledger import Points
from moonlit.review.nocturne.luck import Mean

# So many iterations later what tiles are worth is read off another world.
CHUNK: Final = 64
# The last tiles are solved, in so many worlds; the solver looks at so many positions while a search
# makes one iteration. Moves that lose more than the margin need not be measured.
MOST_TILES: Final = 5
WORLDS: Final = 12
POSITIONS: Final = 30
MARGIN: Final = 40
# Every move is looked at in so many worlds to see what a blind choice would come to.
GLANCES: Final = 4


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
        """Weigh two moves against each other, by what the seat could know."""

    def glance(self) -> dict[int, Points]:
        """Everybody's points after every move there is, roughly, by what the seat could know."""

    def open_duel(self, better: int, worse: int, rounds: int) -> Duel:
        """The same with all hands open; afterwards nothing else can be asked."""


def look_at(state: State, iterations: int, dice: Dice) -> Look:
    """Weigh a decision."""
    if can_be_sampled(state, MOST_TILES):
        left = POSITIONS * iterations
        known, left = _solve(state, None, left, dice)
        seen, left = _solve(state, rules.to_act(state), left, dice)
        if left >= 0:
            return Solved(state, seen, known)
    return Searched(state, iterations, dice)


def _other_world(state: State, seat: int | None, dice: Dice) -> State:
    world = state.clone()
    if seat is None:
        redeal_unknown(world, dice)
    else:
        redeal(world, seat, dice)
    return world


class Searched:
    """A tree search with the value net and no other wish than to win."""

    def __init__(self, state: State, iterations: int, dice: Dice) -> None:
        self._state = state
        self._seat: int | None = rules.to_act(state)
        self._dice = dice
        terms = state.terms
        self._hopes = hopes_for(terms)
        world, net = _other_world(state, self._seat, dice), net_for(terms.deciders)
        seed = dice.word()
        search = Search(world, self._seat, Dice(seed), self._hopes, net, PLAIN_TASTE)
        search.lively = 0.0
        self._search = search
        self._grow(max(iterations, moves.move_count(state)))

    @property
    def best(self) -> int:
        return self._search.tree.moves[self._search.best()]

    def _grow(self, iterations: int) -> None:
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
        edges = {tree.moves.index(better), tree.moves.index(worse)}
        self._even_out(edges)
        samples = {edge: Sample(search.seat) for edge in edges}
        for place in range(max(rounds, 2)):
            if place % CHUNK == 0:
                self._move_on()
            seed = self._dice.word()
            for edge in sorted(edges):
                search.dice.reseed(seed)
                search.iterate(edge)
                samples[edge].add(search.points)
        one, other = samples[tree.moves.index(better)], samples[tree.moves.index(worse)]
        return Duel(one.points, other.points, *mean_and_error(one.leads, other.leads))

    def glance(self) -> dict[int, Points]:
        search, tree = self._search, self._search.tree
        means = [Mean() for _ in tree.moves]
        for _ in range(GLANCES):
            self._move_on()
            seed = self._dice.word()
            for edge, mean in enumerate(means):
                search.dice.reseed(seed)
                search.iterate(edge)
                mean.add(search.points)
        return {move: mean.points for move, mean in zip(tree.moves, means, strict=True)}

    def open_duel(self, better: int, worse: int, rounds: int) -> Duel:
        self._seat = None
        self._search.root = self._state.clone()
        self._search.sees_hands = True
        return self.duel(better, worse, rounds)

    def _even_out(self, edges: set[int]) -> None:
        """Look as long at what follows either, or one would suffer from careless play there."""
        visits = self._search.tree.visits
        most = max(visits[edge] for edge in edges)
        for edge in edges:
            for place in range(most - visits[edge]):
                if place % CHUNK == 0:
                    self._move_on()
                self._search.iterate(edge)


Leads = list[list[int]]


class Solved:
    """The lead that every move keeps for the deciding seat, in each of several worlds."""

    def __init__(self, state: State, seen: Leads, known: Leads) -> None:
        self._seat = rules.to_act(state)
        self._moves = [moves.move_at(state, index) for index in range(moves.move_count(state))]
        self._seen = self._by_move(seen)
        self._known = self._by_move(known)

    def _by_move(self, leads: Leads) -> dict[int, list[float]]:
        columns = ([*map(float, column)] for column in zip(*leads, strict=True))
        return dict(zip(self._moves, columns, strict=True))

    @property
    def best(self) -> int:
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        return sorted(self._seen, key=lambda move: -sum(self._seen[move]))

    def duel(self, better: int, worse: int, rounds: int) -> Duel:
        return self._duel(self._seen[better], self._seen[worse])

    def glance(self) -> dict[int, Points]:
        return {move: self._points(leads) for move, leads in self._seen.items()}

    def open_duel(self, better: int, worse: int, rounds: int) -> Duel:
        return self._duel(self._known[better], self._known[worse])

    def _duel(self, one: Sequence[float], other: Sequence[float]) -> Duel:
        return Duel(self._points(one), self._points(other), *mean_and_error(one, other))

    def _points(self, leads: Sequence[float]) -> Points:
        """Only the lead is known, not how many points both will have."""
        half = sum(leads) / len(leads) / 2
        return (PAR + half, PAR - half) if self._seat == 0 else (PAR - half, PAR + half)


def _solve(state: State, seat: int | None, left: int, dice: Dice) -> tuple[Leads, int]:
    """The leads in several worlds, and how many positions are left; below nought if too few."""
    draws = draws_more(state)
    leads: Leads = []
    known: dict[tuple[int, ...], list[int]] = {}
    rival = 1 - rules.to_act(state)
    for _ in range(1 if seat is None and not draws else WORLDS):
        world = _other_world(state, seat, dice)
        hand = tuple(sorted(world.players[rival].cards))
        if draws or hand not in known:
            solver = Solver(world, Worth(world, hopes_for(state.terms), PLAIN_TASTE), left)
            known[hand] = solver.weigh(world, MARGIN)
            left = solver.left
            if left < 0:
                break
        leads.append(known[hand])
    return leads, left


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

"""A bot of any level: it deals a world from its view, thinks, and gives back an action."""

from math import ceil
from typing import Final

from moonlit.bots import thinker
from moonlit.bots.nocturne.brain import hopes_for, net_for, sums_for
from moonlit.bots.nocturne.endgame import can_be_solved, solve_move
from moonlit.bots.nocturne.judge import lead_of, points_by_net, weigh_by_net, weigh_by_tables
from moonlit.bots.nocturne.levels import NET, PLAIN, SUMS, TABLES, Level
from moonlit.bots.nocturne.manners import crowding, sure_sets, thrifty
from moonlit.bots.nocturne.search import Search
from moonlit.bots.nocturne.selfplay import gumbel
from moonlit.bots.nocturne.worth import Worth
from moonlit.games.nocturne import moves, rules
from moonlit.games.nocturne.state import State
from moonlit.games.nocturne.worlds import redeal

# Between two looks at the clock.
CHUNK: Final = 10
# A solver looks at so many positions while a search makes one iteration.
POSITIONS: Final = 6
# No clock is trusted with less.
TICK: Final = 1e-6
# What a persona likes it plays only if the search tried it at least so often, the best being 1.
EARNEST: Final = 0.25


class Thinker(thinker.Thinker[State, Level]):
    """Weighs its moves by tables or a net, or searches, as its level says."""

    def move(self, world: State) -> int:
        if self.level.mind == TABLES:
            weighed = self._weigh_by_tables(world, self.level.liking())
            return self._pick(world, thrifty(world, weighed, self.level.thrift))
        if self.level.mind in (NET, SUMS):
            values = zip(self._weigh_by_net(world), self._likings(world), strict=True)
            return self._pick(world, [value + liking for value, liking in values])
        end = self._clock() + self.level.milliseconds / 1000
        solved = self._solve(world, end)
        return self._favourite(world, self.search(world, end)) if solved is None else solved

    def _solve(self, world: State, end: float) -> int | None:
        """The best move near the end, if all lines can be looked at in half of the time."""
        level = self.level
        if level.likes or not (level.solves and can_be_solved(world, level.solves)):
            return None
        worth = Worth(world, hopes_for(world.terms), level.taste())
        positions = POSITIONS * (level.iterations or self._affordable(world, end) // 2)
        return solve_move(world, rules.to_act(world), self._dice, worth, positions)

    def _affordable(self, world: State, end: float) -> int:
        """How many iterations fit until then, by the pace of a few."""
        begun, search = self._clock(), self._begin(world)
        search.run(CHUNK)
        return self._left(search, begun, end)

    def _weigh_by_tables(self, world: State, taste: list[float]) -> list[float]:
        return weigh_by_tables(world, Worth(world, hopes_for(world.terms), taste))

    def _weigh_by_net(self, world: State) -> list[float]:
        """The mean over several worlds: in one alone a hidden card may lie too well."""
        hopes, seats = hopes_for(world.terms), world.terms.deciders
        net = sums_for(seats) if self.level.mind == SUMS else net_for(seats)
        worth = Worth(world, hopes, self.level.taste())
        seat = rules.to_act(world)
        sums = [0.0] * moves.move_count(world)
        dealt = world.clone()
        for _ in range(max(self.level.iterations, 1)):
            values = weigh_by_net(dealt, worth, hopes, net, self.level.lively)
            sums = [one + other for one, other in zip(sums, values, strict=True)]
            redeal(dealt, seat, self._dice)
        return [one / max(self.level.iterations, 1) for one in sums]

    def _likings(self, world: State) -> list[float]:
        """The points by which the persona likes every move more than the level alone would."""
        if not self.level.likes:
            return [0.0] * moves.move_count(world)
        fond = self._weigh_by_tables(world, self.level.liking())
        plain = self._weigh_by_tables(world, self.level.taste())
        return [one - other for one, other in zip(fond, plain, strict=True)]

    def _pick(self, world: State, values: list[float]) -> int:
        """The best move with noise on all of them, out of those that are no blunder."""
        level = self.level.at(self._lead(world)) if self.level.swing else self.level
        best = max(values)
        if not level.noise:
            return moves.move_at(world, values.index(best))
        offered = [index for index, value in enumerate(values) if value >= best - level.veto]
        certain = [index for index in sure_sets(world) if index in offered]
        noise = level.noise * crowding(len(values))
        shaken = {index: values[index] + noise * gumbel(self._dice) for index in certain or offered}
        return moves.move_at(world, max(shaken, key=lambda index: shaken[index]))

    def _lead(self, world: State) -> float:
        """By how much the net expects the deciding seat to win."""
        points = points_by_net(world, hopes_for(world.terms), net_for(world.terms.deciders))
        return lead_of(points, rules.to_act(world))

    def _begin(self, world: State) -> Search:
        level = self.level
        net = None if level.mind == PLAIN else net_for(world.terms.deciders)
        seat = rules.to_act(world)
        search = Search(world, seat, self._dice, hopes_for(world.terms), net, level.taste())
        search.lively = level.lively
        return search

    def search(self, world: State, end: float) -> Search:
        """A search within the level's bounds: so many iterations, or until the end of its time.

        It ends early where more of it could not change the choice.
        """
        iterations, search = self.level.iterations, self._begin(world)
        begun, left = self._clock(), iterations or CHUNK
        while left > 0 and not search.is_decided(left):
            search.run(min(CHUNK, left))
            left = iterations - search.tree.count if iterations else self._left(search, begun, end)
        return search

    def _left(self, search: Search, begun: float, end: float) -> int:
        """How many more iterations fit until the end, by the pace so far."""
        now = self._clock()
        pace = max(now - begun, TICK) / float(search.tree.count)
        return ceil(max(end - now, 0.0) / pace)

    def _favourite(self, world: State, search: Search) -> int:
        """The move tried most; with a persona, the best of those tried often and its liking."""
        tree = search.tree
        most = search.best()
        if not self.level.likes:
            return tree.moves[most]
        likings = self._likings(world)
        liked = {moves.move_at(world, index): liking for index, liking in enumerate(likings)}
        earnest = [
            index
            for index, visits in enumerate(tree.visits)
            if float(visits) >= EARNEST * float(tree.visits[most]) and tree.moves[index] in liked
        ]

        def appeal(index: int) -> float:
            return tree.leads[index] / float(tree.visits[index]) + liked[tree.moves[index]]

        return tree.moves[max(earnest, key=appeal)]

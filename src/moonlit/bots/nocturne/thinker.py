"""A bot of any level: it deals a world from its view, thinks, and gives back an action."""

import time
from typing import Final

from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.judge import weigh_by_net, weigh_by_tables
from moonlit.bots.nocturne.levels import NET, PLAIN, TABLES, Level
from moonlit.bots.nocturne.search import LIVELY, Search
from moonlit.bots.nocturne.selfplay import gumbel
from moonlit.bots.nocturne.worth import Worth
from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.nocturne import moves, rules
from moonlit.games.nocturne.state import State
from moonlit.games.nocturne.worlds import redeal

# Below so many iterations they are shared out among the best moves by rounds.
FEW: Final = 300
# Between two looks at the clock.
CHUNK: Final = 50


class Thinker:
    """Thinks as its level says; same view, same dice, same iterations, same action."""

    def __init__(self, game: Game[AnyState], config: Config, dice: Dice, level: Level) -> None:
        self._game = game
        self._config = config
        self._dice = dice
        self._level = level

    def choose(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        world = self._game.determinize(view, self._config, self._dice)
        assert isinstance(world, State)
        return self._game.action(world, self._move(world))

    def _move(self, world: State) -> int:
        level = self._level
        if level.mind == TABLES:
            worth = Worth(world, hopes_for(world.terms), level.taste())
            return self._pick(world, weigh_by_tables(world, worth))
        if level.mind == NET:
            return self._pick(world, self._weigh_by_net(world))
        search = self.search(world)
        return search.tree.moves[search.best()]

    def _weigh_by_net(self, world: State) -> list[float]:
        """The mean over several worlds: in one alone a hidden card may lie too well."""
        hopes, net = hopes_for(world.terms), net_for(world.terms.deciders)
        worth = Worth(world, hopes, self._level.taste())
        seat = rules.to_act(world)
        sums = [0.0] * moves.move_count(world)
        for _ in range(max(self._level.iterations, 1)):
            values = weigh_by_net(world, worth, hopes, net, LIVELY)
            sums = [one + other for one, other in zip(sums, values, strict=True)]
            redeal(world, seat, self._dice)
        return [one / max(self._level.iterations, 1) for one in sums]

    def _pick(self, world: State, values: list[float]) -> int:
        """The best move with noise on all of them, out of those that are no blunder."""
        best = max(values)
        level = self._level
        shaken = [
            value + level.noise * gumbel(self._dice) if value >= best - level.veto else best - 1e9
            for value in values
        ]
        return moves.move_at(world, shaken.index(max(shaken)))

    def search(self, world: State) -> Search:
        """A search within the level's bounds: so many iterations, or so much time."""
        level = self._level
        net = None if level.mind == PLAIN else net_for(world.terms.deciders)
        seat = rules.to_act(world)
        search = Search(world, seat, self._dice, hopes_for(world.terms), net, level.taste())
        if level.iterations:
            if net is not None and level.iterations < FEW:
                search.halve(level.iterations)
            else:
                search.run(level.iterations)
            return search
        end = time.monotonic() + level.milliseconds / 1000
        while time.monotonic() < end:
            search.run(CHUNK)
        return search

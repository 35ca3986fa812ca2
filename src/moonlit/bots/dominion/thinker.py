"""A bot of any level: it deals a world from its view, thinks, and gives back an action."""

from math import ceil
from typing import Final

from moonlit.bots import thinker
from moonlit.bots.dominion.candidates import candidates
from moonlit.bots.dominion.levels import Level
from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.plans import plans_for
from moonlit.bots.dominion.policy import choose
from moonlit.bots.dominion.race import Race
from moonlit.bots.dominion.strategy import load_strategy, make_menu
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.moves import BUY_CARD, move, move_object, move_verb
from moonlit.games.dominion.rules import to_act
from moonlit.games.dominion.state import COPPER, CURSE, State
from moonlit.games.dominion.turns import buyable

# Between two looks at the clock.
CHUNK: Final = 20
# No clock is trusted with less.
TICK: Final = 1e-6
# Nobody looks at more moves than this, nor at so many that each has only a few worlds.
MOST_MOVES: Final = 8
FEW_WORLDS: Final = 8
# The others may follow any of the best plans.
RIVAL_PLANS: Final = 3
# A slip costs no more coins than this.
CHEAPER: Final = 2
# A kind bot still wins so many of a hundred matches, and gives away no more than so much at a time.
EVEN: Final = 0.5
GIFT: Final = 0.15


class Thinker(thinker.Thinker[State, Level]):
    """Buys by plans, and plays its moves out where its level says so."""

    _plans: list[Menu] | None = None
    _share: float = 1.0

    def hurry(self, share: float) -> None:
        """Also look for plans in a part of the time."""
        super().hurry(share)
        self._share = share

    def move(self, world: State) -> int:
        """The move of the seat that decides in a world of its view."""
        plans = self._plans = self._plans or self._find(world.terms)
        if not self.level.is_searching:
            return self._slip(world, choose(world, plans[0]))
        race = self.race(world, plans)
        return race.moves[self.kindest(race) if self.level.is_kind else race.best()]

    def _find(self, terms: Terms) -> list[Menu]:
        if self.level.strategy:
            return [make_menu(load_strategy(self.level.strategy), terms)]
        return plans_for(terms, self.level.effort, self._clock, share=self._share)

    def _slip(self, world: State, meant: int) -> int:
        """Now and then another purchase that costs about as much, and is no plain rubbish."""
        if move_verb(meant) != BUY_CARD or self._dice.below(100) >= self.level.slips:
            return meant
        terms, kinds = world.terms, buyable(world)
        least = terms.cost[move_object(meant)] - CHEAPER
        others = [
            kind
            for kind in range(terms.kinds)
            if terms.has(kinds, kind)
            and terms.cost[kind] >= least
            and kind not in (COPPER, CURSE)
            and not terms.has(terms.victory_kinds, kind)
        ]
        return move(BUY_CARD, others[self._dice.below(len(others))]) if others else meant

    def race(self, world: State, plans: list[Menu], moves: list[int] | None = None) -> Race:
        """A race within the level's bounds: so many playouts, or until the end of its time.

        Of the moves that are worth a look, or of these.
        """
        begun, iterations = self._clock(), self.level.iterations
        most = min(MOST_MOVES, max(2, iterations // FEW_WORLDS)) if iterations else MOST_MOVES
        moves = moves or candidates(world, plans[0], most)
        race = Race(world, to_act(world), self._dice, moves, self._casts(world, plans))
        left = iterations or CHUNK
        while left > 0 and not race.is_decided():
            race.run(min(CHUNK, left))
            left = iterations - race.playouts if iterations else self._left(race, begun)
        return race

    def _left(self, race: Race, begun: float) -> int:
        """How many more playouts fit into the time, by the pace so far."""
        spent = self._clock() - begun
        left = self.level.milliseconds / 1000 - spent
        return ceil(max(left, 0.0) * float(race.playouts) / max(spent, TICK))

    def _casts(self, world: State, plans: list[Menu]) -> list[list[Menu]]:
        """Who follows which plan: we the best one, the others one of the best."""
        seat, rivals = to_act(world), plans[:RIVAL_PLANS]
        return [
            [
                plans[0] if other == seat else rivals[(first + other) % len(rivals)]
                for other in range(world.terms.players)
            ]
            for first in range(len(rivals))
        ]

    def kindest(self, race: Race) -> int:
        """The worst move that still wins often enough; the best one if none does."""
        best = race.best()
        if not race.worlds:
            return best
        shares = [won / len(values) for won, values in zip(race.wins, race.values, strict=True)]
        least = max(EVEN, shares[best] - GIFT)
        fair = [place for place, share in enumerate(shares) if share >= least]
        return min(fair, key=lambda place: shares[place], default=best)

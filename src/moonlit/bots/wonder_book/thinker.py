"""A bot of any level: it deals a world from its view, thinks, and gives back an action."""

from dataclasses import replace
from math import log
from typing import Final

from moonlit.bots import thinker
from moonlit.bots.wonder_book.ahead import Ahead
from moonlit.bots.wonder_book.levels import Level
from moonlit.bots.wonder_book.mind import Mind
from moonlit.bots.wonder_book.reading import Atlas
from moonlit.bots.wonder_book.trying import (
    forget_unseen_wyrm_cards,
    is_secret,
    stop_at_phase_end,
)
from moonlit.bots.wonder_book.worth import TASTE
from moonlit.core.action import Action
from moonlit.core.view import View
from moonlit.games.wonder_book.frames import NEXT_TURN, TURN, frame_kind
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.state import State

# By how much the moves that were not played on are behind those that were.
BEHIND: Final = 1.0
WORD: Final = 1 << 30
# The more heroes, the less a single action is worth.
PAIR: Final = 2


class Thinker(thinker.Thinker[State, Level]):
    """Looks a few actions ahead, and plays rounds to their end where its level says so."""

    _mind: Mind | None = None

    def choose(self, view: View) -> Action:
        """What concerns the group can be decided by every seat; this one speaks for its own."""
        assert view.seat is not None
        return replace(super().choose(view), seat=view.seat)

    def move(self, world: State) -> int:
        """One of the moves on the menu; where the story would have to be known, any."""
        if is_secret(world) or world.goal == NONE:
            return world.menu[self._dice.below(len(world.menu))]
        values = self.weigh(world)
        if self.level.noise:
            noise = self.level.noise * PAIR / int(world.program.heroes)
            values = [value + noise * self._gumbel() for value in values]
        return world.menu[values.index(max(values))]

    def weigh(self, world: State) -> list[float]:
        """The worth of every move on the menu in fate tokens, as this level sees it."""
        mind = self.mind(world)
        forget_unseen_wyrm_cards(world)
        near = world.clone()
        stop_at_phase_end(near)
        values = mind.weigh(near)
        is_turn = frame_kind(world.pending[-1]) in (TURN, NEXT_TURN)
        return (
            self._play_ahead(world, mind, values) if is_turn and self.level.plays_ahead else values
        )

    def mind(self, world: State) -> Mind:
        """The mind of this level for the chapter at hand."""
        if self._mind is None:
            atlas = Atlas(world.program)
            self._mind = Mind(atlas, TASTE.copy(), self.level.depth, self.level.width)
        return self._mind

    def _play_ahead(self, world: State, mind: Mind, values: list[float]) -> list[float]:
        """Play the best moves on to the end of the round, all of them with the same dice."""
        order = sorted(range(len(values)), key=lambda index: -values[index])
        finalists = order[: self.level.finalists]
        ahead = Ahead(mind)
        sums = [0.0] * len(values)
        end = self._clock() + self.level.milliseconds / 1000
        played = 0
        while len(finalists) > 1 and not self._is_enough(played, end):
            seed = self._dice.word()
            for index in finalists:
                sums[index] += ahead.after(world, world.menu[index], seed)
            played += len(finalists)
        if played == 0:
            return values
        means = {index: sums[index] * len(finalists) / played for index in finalists}
        behind = min(means.values()) - BEHIND
        return [means.get(index, min(value, behind)) for index, value in enumerate(values)]

    def _is_enough(self, played: int, end: float) -> bool:
        if self.level.milliseconds:
            return played > 0 and self._clock() >= end
        return played >= self.level.iterations

    def _gumbel(self) -> float:
        """Noise that makes a move more likely the better it is."""
        return -log(-log((float(self._dice.below(WORD)) + 0.5) / WORD))

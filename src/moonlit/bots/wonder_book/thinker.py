"""A bot of any level: it deals a world from its view, thinks, and gives back an action."""

import time
from collections.abc import Callable
from math import log
from typing import Final

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
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.wonder_book.frames import NEXT_TURN, TURN, frame_kind
from moonlit.games.wonder_book.menu import SEAT
from moonlit.games.wonder_book.program import NONE
from moonlit.games.wonder_book.state import State

Clock = Callable[[], float]

# By how much the moves that were not played on are behind those that were.
BEHIND: Final = 1.0
WORD: Final = 1 << 30
# The more heroes, the less a single action is worth.
PAIR: Final = 2


class Thinker:
    """Thinks as its level says; same view, same dice, same iterations, same action."""

    def __init__(
        self,
        game: Game[AnyState],
        config: Config,
        dice: Dice,
        level: Level,
        clock: Clock = time.monotonic,
    ) -> None:
        self._game = game
        self._config = config
        self._dice = dice
        self._level = level
        self._clock = clock
        self._mind: Mind | None = None

    def choose(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        world = self._game.determinize(view, self._config, self._dice)
        assert isinstance(world, State)
        assert view.seat is not None
        return self._game.action(world, self._move(world) | int(view.seat) << SEAT)

    def _move(self, world: State) -> int:
        """One of the moves on the menu; where the story would have to be known, any."""
        if is_secret(world) or world.goal == NONE:
            return world.menu[self._dice.below(len(world.menu))]
        values = self.weigh(world)
        if self._level.noise:
            noise = self._level.noise * PAIR / int(world.program.heroes)
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
            self._play_ahead(world, mind, values) if is_turn and self._level.plays_ahead else values
        )

    def mind(self, world: State) -> Mind:
        """The mind of this level for the chapter at hand."""
        if self._mind is None:
            atlas = Atlas(world.program)
            self._mind = Mind(atlas, TASTE.copy(), self._level.depth, self._level.width)
        return self._mind

    def _play_ahead(self, world: State, mind: Mind, values: list[float]) -> list[float]:
        """Play the best moves on to the end of the round, all of them with the same dice."""
        order = sorted(range(len(values)), key=lambda index: -values[index])
        finalists = order[: self._level.finalists]
        ahead = Ahead(mind)
        sums = [0.0] * len(values)
        end = self._clock() + self._level.milliseconds / 1000
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
        if self._level.milliseconds:
            return played > 0 and self._clock() >= end
        return played >= self._level.iterations

    def _gumbel(self) -> float:
        """Noise that makes a move more likely the better it is."""
        return -log(-log((float(self._dice.below(WORD)) + 0.5) / WORD))

"""The base of bots with levels: they deal a world from their view, think, and choose an action."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Generic, TypeVar, cast

from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState

# Less is not worth beginning.
LEAST_MILLISECONDS: Final = 20

Clock = Callable[[], float]

S = TypeVar("S")
L = TypeVar("L")


class Thinker(Generic[S, L]):
    """Thinks as its level says; same view, same dice, same iterations, same action."""

    def __init__(
        self,
        game: Game[AnyState],
        config: Config,
        dice: Dice,
        level: L,
        clock: Clock = time.monotonic,
    ) -> None:
        # Each game seats its own bots, so its worlds are what they expect.
        self._game = cast("Game[S]", game)
        self._config = config
        self._dice = dice
        self._clock = clock
        self.level = level

    def hurry(self, share: float) -> None:
        """Think only for a part of the time that the level says, if it says any."""
        level = cast("Any", self.level)
        if level.milliseconds:
            hurried = shortened(level.milliseconds, share)
            self.level = replace(level, milliseconds=hurried)

    def choose(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        world = self._game.determinize(view, self._config, self._dice)
        return self._game.action(world, self.move(world))

    def move(self, world: S) -> int:
        """The move of the seat that decides, in a world of its view; written by each game."""
        raise NotImplementedError


def shortened(milliseconds: int, share: float) -> int:
    """A part of a time, but no less than is worth beginning."""
    return min(milliseconds, max(LEAST_MILLISECONDS, round(milliseconds * share)))


def hurry(bot: object, share: float) -> None:
    """Leave a bot only a part of its time, if it goes by a clock."""
    if isinstance(bot, Thinker) and share < 1:
        bot.hurry(share)

"""Who sits down when a bot is asked for at a table of Nocturne."""

from dataclasses import replace
from typing import Final

from moonlit.bots.bot import OFFERED, PERSONAS, YARDSTICKS, Bot, Wish
from moonlit.bots.nocturne.greedy import Greedy
from moonlit.bots.nocturne.levels import LEVELS
from moonlit.bots.nocturne.thinker import Thinker
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.games import AnyState

GREEDY: Final = "greedy"
NAMES: Final = (*OFFERED, GREEDY, *YARDSTICKS)

__all__ = ["NAMES", "PERSONAS", "seat"]


def seat(wish: Wish, game: Game[AnyState], config: Config, dice: Dice) -> Bot:
    """The bot, seated at a match."""
    if wish.name == GREEDY:
        return Greedy(game, config, dice)
    level = LEVELS[wish.name]
    if wish.persona:
        level = level.like(wish.persona)
    if wish.iterations or wish.milliseconds:
        level = replace(level, iterations=wish.iterations, milliseconds=wish.milliseconds)
    return Thinker(game, config, dice, level)

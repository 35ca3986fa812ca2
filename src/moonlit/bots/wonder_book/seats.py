"""Who sits down when a bot is asked for at a table of Wonder Book."""

from dataclasses import replace
from typing import Final

from moonlit.bots.bot import Bot, Wish
from moonlit.bots.wonder_book.levels import LEVELS
from moonlit.bots.wonder_book.thinker import Thinker
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.games import AnyState

NAMES: Final = tuple(LEVELS)
PERSONAS: Final[tuple[str, ...]] = ()


def seat(wish: Wish, game: Game[AnyState], config: Config, dice: Dice) -> Bot:
    """The bot, seated at a match; only levels that play ahead can be given more time."""
    level = LEVELS[wish.name]
    if wish.has_budget and level.plays_ahead:
        level = replace(level, iterations=wish.iterations, milliseconds=wish.milliseconds)
    return Thinker(game, config, dice, level)

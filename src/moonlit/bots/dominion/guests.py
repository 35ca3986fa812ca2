"""Strategies as players: those of the house by their names, one's own as `strategy:FILE`."""

from functools import cache
from pathlib import Path

from moonlit.bots.bot import STRATEGY, is_strategy
from moonlit.bots.dominion.strategist import StrategyBot
from moonlit.bots.dominion.strategy import Strategy, load_strategy, read_strategy, shipped
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.games import AnyState


def check_guest(name: str) -> bool:
    """Whether this names a strategy; raises BadStrategy on a file with a fault."""
    if is_strategy(name):
        strategy_of(name)
        return True
    return name in shipped()


def seat_guest(name: str, game: Game[AnyState], config: Config, dice: Dice) -> StrategyBot:
    """A player who follows the strategy."""
    return StrategyBot(game, config, dice, strategy_of(name))


@cache
def strategy_of(name: str) -> Strategy:
    """The strategy that a name stands for, read once."""
    if is_strategy(name):
        return read_strategy(Path(name.removeprefix(STRATEGY)))
    return load_strategy(name)

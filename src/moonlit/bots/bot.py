"""What a bot is, and which there are."""

from importlib import import_module
from typing import Protocol

from moonlit.bots.outside import STAND_IN, Outside, check_program, is_program
from moonlit.bots.uniform import Uniform
from moonlit.core.action import Action
from moonlit.core.dice import Dice
from moonlit.core.errors import BadConfig
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState

BOTS = ("random", "greedy")


class Bot(Protocol):
    """A player that chooses from a view. Same view, same dice, same action."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of a view whose seat is to act."""


def check_bot(name: str) -> None:
    """Raises BadConfig unless there is such a bot; `program:COMMAND` is one from outside."""
    if is_program(name):
        check_program(name)
        return
    if name not in BOTS:
        raise BadConfig("unknown-bot", bot=name, known=BOTS)


def make_bot(name: str, game: Game[AnyState], config: Config, seed: int) -> Bot:
    """A bot by its name, seated at a match with this config; raises BadConfig on a strange name."""
    check_bot(name)
    if is_program(name):
        stand_in = make_bot(STAND_IN, game, config, seed)
        return Outside(name, game, config, seed, stand_in.choose)
    dice = Dice(seed)
    if name == "random":
        return Uniform(dice)
    bot: Bot = import_module(f"moonlit.bots.{game.id}.{name}").seat(game, config, dice)
    return bot

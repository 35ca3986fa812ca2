"""What a bot is, and which there are."""

import re
from dataclasses import dataclass
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
LEVELS = ("kit", "scout", "mystic", "adept", "elder", "nightfox")
# For measuring: the heuristic without noise, and the plain search.
YARDSTICKS = ("heuristic", "ismcts")
PERSONAS = ("collector", "brewer", "hoarder", "spoiler")

_WISH = re.compile(r"([a-z]+)(?:\+([a-z]+))?(?:@([1-9][0-9]{0,6})(ms)?)?\Z")


@dataclass(frozen=True, slots=True)
class Wish:
    """A bot as somebody asks for it: `nightfox`, `scout+collector`, `elder@200`, `elder@20ms`."""

    name: str
    persona: str = ""
    iterations: int = 0
    milliseconds: int = 0


def read_wish(text: str) -> Wish:
    """Read `NAME[+PERSONA][@ITERATIONS|@MILLISECONDSms]`. Raises BadConfig on anything else."""
    known = (*BOTS, *LEVELS, *YARDSTICKS)
    found = _WISH.match(text)
    if found is None or found[1] not in known:
        raise BadConfig("unknown-bot", bot=text, known=known)
    name, persona, amount, unit = found.groups()
    if persona is not None and (persona not in PERSONAS or name in BOTS):
        raise BadConfig("unknown-persona", persona=persona, known=PERSONAS)
    count = int(amount or 0)
    return Wish(name, persona or "", 0 if unit else count, count if unit else 0)


class Bot(Protocol):
    """A player that chooses from a view. Same view, same dice, same action."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of a view whose seat is to act."""


def check_bot(name: str) -> None:
    """Raises BadConfig unless there is such a bot; `program:COMMAND` is one from outside."""
    if is_program(name):
        check_program(name)
        return
    read_wish(name)


def make_bot(name: str, game: Game[AnyState], config: Config, seed: int) -> Bot:
    """A bot by its name, seated at a match with this config; raises BadConfig on a strange name."""
    check_bot(name)
    if is_program(name):
        stand_in = make_bot(STAND_IN, game, config, seed)
        return Outside(name, game, config, seed, stand_in.choose)
    wish = read_wish(name)
    dice = Dice(seed)
    if wish.name == "random":
        return Uniform(dice)
    bot: Bot = import_module(f"moonlit.bots.{game.id}.seats").seat(wish, game, config, dice)
    return bot

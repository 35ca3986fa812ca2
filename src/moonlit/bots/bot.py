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

# Weakest first.
LEVELS = ("kit", "scout", "mystic", "adept", "elder", "nightfox")
# What people choose from; the last one plays as well as it has to.
OFFERED = (*LEVELS, "adaptive")
# Old and quick, for tests and measurements; they take no persona and no budget.
RANDOM = "random"
SIMPLE = (RANDOM, "greedy")
# For measuring: the heuristic without noise, and the plain search.
YARDSTICKS = ("heuristic", "ismcts")
KNOWN = (*OFFERED, *SIMPLE, *YARDSTICKS)
PERSONAS = ("collector", "brewer", "hoarder", "spoiler", "ruthless")
# Whom somebody meets who did not choose, and who plays on for people who are away.
NEWCOMER = "scout"
SUBSTITUTE = "adept"

# In some games a file can say how a bot plays.
STRATEGY = "strategy:"
# Games that know bots by other names too.
_GUESTS = {"dominion": "moonlit.bots.dominion.guests"}

_WISH = re.compile(r"([a-z]+)(?:\+([a-z]+))?(?:@([1-9][0-9]{0,6})(ms)?)?\Z")


@dataclass(frozen=True, slots=True)
class Wish:
    """A bot as somebody asks for it: `nightfox`, `scout+collector`, `elder@200`, `elder@20ms`."""

    name: str
    persona: str = ""
    iterations: int = 0
    milliseconds: int = 0

    @property
    def manner(self) -> str:
        """The bot without its budget: who it is to others at the table."""
        return f"{self.name}+{self.persona}" if self.persona else self.name

    @property
    def has_budget(self) -> bool:
        return self.iterations > 0 or self.milliseconds > 0


def read_wish(text: str) -> Wish:
    """Read `NAME[+PERSONA][@ITERATIONS|@MILLISECONDSms]`. Raises BadConfig on anything else."""
    found = _WISH.match(text)
    if found is None or found[1] not in KNOWN:
        raise BadConfig("unknown-bot", bot=text, known=KNOWN)
    name, persona, amount, unit = found.groups()
    if name in SIMPLE and (persona or amount):
        raise BadConfig("unknown-bot", bot=text, known=KNOWN)
    if persona is not None and persona not in PERSONAS:
        raise BadConfig("unknown-persona", persona=persona, known=PERSONAS)
    count = int(amount or 0)
    return Wish(name, persona or "", 0 if unit else count, count if unit else 0)


def is_house_bot(text: str) -> bool:
    """Whether a text names a bot of ours."""
    try:
        read_wish(text)
    except BadConfig:
        return False
    return True


def is_strategy(text: str) -> bool:
    """Whether a bot's text names a file with a strategy."""
    return text.startswith(STRATEGY)


class Bot(Protocol):
    """A player that chooses from a view. Same view, same dice, same action."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of a view whose seat is to act."""


def check_bot(name: str, game: str = "") -> None:
    """Raises BadConfig unless there is such a bot, in a certain game if one is named.

    `program:COMMAND` is one from outside.
    """
    if is_program(name):
        check_program(name)
    elif not (game in _GUESTS and import_module(_GUESTS[game]).check_guest(name)):
        wish = read_wish(name)
        if game:
            _check_wish(name, wish, game)


def _check_wish(name: str, wish: Wish, game: str) -> None:
    """Not every game has every bot of the house, nor every persona."""
    seats = import_module(f"moonlit.bots.{game}.seats")
    known: tuple[str, ...] = (RANDOM, *seats.NAMES)
    if wish.name not in known or (wish.persona and wish.persona not in seats.PERSONAS):
        raise BadConfig("unknown-bot", bot=name, known=known)


def make_bot(name: str, game: Game[AnyState], config: Config, seed: int) -> Bot:
    """A bot by its name, seated at a match with this config; raises BadConfig on a strange name."""
    check_bot(name, game.id)
    dice = Dice(seed)
    bot: Bot
    if is_program(name):
        stand_in = make_bot(STAND_IN, game, config, seed)
        return Outside(name, game, config, seed, stand_in.choose)
    if game.id in _GUESTS and import_module(_GUESTS[game.id]).check_guest(name):
        bot = import_module(_GUESTS[game.id]).seat_guest(name, game, config, dice)
        return bot
    wish = read_wish(name)
    if wish.name == RANDOM:
        return Uniform(dice)
    bot = import_module(f"moonlit.bots.{game.id}.seats").seat(wish, game, config, dice)
    return bot

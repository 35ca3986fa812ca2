"""Who can sit at the tables of a game: names only, so that nobody's thinking has to be loaded."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from moonlit.bots.bot import NEWCOMER, SUBSTITUTE, Wish, read_wish
from moonlit.core.errors import BadConfig

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Roster:
    """The bots of a game: those people choose from, weakest first, and quick ones besides.

    `beside` is whom somebody meets who did not choose. Those in `quick` answer within milliseconds.
    Those in `prepared` sit down only where the house has prepared a match. Where it
    `has_strategies`, a file can say how a bot plays.
    """

    offered: tuple[str, ...]
    personas: tuple[str, ...] = ()
    simple: tuple[str, ...] = ()
    prepared: tuple[str, ...] = ()
    has_strategies: bool = False
    beside: str = NEWCOMER
    quick: tuple[str, ...] = (RANDOM,)

    @property
    def all(self) -> tuple[str, ...]:
        return (*self.offered, *self.simple)

    @property
    def manners(self) -> tuple[str, ...]:
        """Everything people can choose: the levels, plain and with every persona."""
        dressed = (f"{level}+{persona}" for level in self.offered for persona in self.personas)
        return (*self.offered, *dressed)

    @property
    def newcomer(self) -> str:
        """Whom somebody meets who did not choose."""
        return self.beside if self.beside in self.offered else self.offered[0]

    @property
    def substitute(self) -> str:
        """Who plays on for people who are away."""
        return SUBSTITUTE if SUBSTITUTE in self.offered else self.offered[-1]

    def is_quick(self, bot: str) -> bool:
        """Whether a bot answers within milliseconds, whatever the position."""
        if bot in self.quick:
            return True
        wish = read_wish(bot)
        return wish.name in self.quick and not wish.has_budget

    def need(self, bot: str) -> Wish:
        """A bot by its name. Raises BadConfig unless it can sit at a table of this game."""
        wish = read_wish(bot)
        if wish.name not in self.all or (wish.persona and not self.personas):
            raise BadConfig("unknown-bot", bot=bot, known=self.offered)
        if wish.persona and wish.persona not in self.personas:
            raise BadConfig("unknown-persona", persona=wish.persona, known=self.personas)
        return wish


@cache
def roster_of(game: str) -> Roster:
    """The bots of a game, as its `roster` names them; without one there is only chance."""
    folder = f"moonlit.bots.{game}"
    if find_spec(folder) is None or find_spec(f"{folder}.roster") is None:
        return Roster((RANDOM,))
    roster: Roster = import_module(f"{folder}.roster").ROSTER
    return roster

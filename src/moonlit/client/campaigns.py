"""Campaigns: what passes on from match to match, as a text that only its game reads.

Which games have any, what can be asked of them, and how a campaign is told to its people.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Literal, Protocol, cast

from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.errors import IllegalAction
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.record import Record
from moonlit.games import AnyState, check_game

# The chapter that comes next; one that was won, again for fun; back to one that was won; and back
# to the last goal of the chapter that was lost.
Onward = Literal["next", "again", "back", "goal"]
Standing = Literal["won", "next", "hidden"]


@dataclass(frozen=True, slots=True)
class Told:
    """Something with a name and what it means."""

    id: str
    name: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class ToldChapter:
    """A line of the sheet. Of a chapter nobody may know yet, nothing but its number is told.

    `gentle` fate tokens were added, and it was gone back `rewinds` times to a goal.
    """

    id: str
    numeral: str
    title: str
    standing: Standing
    fate: int = 0
    band: str = ""
    band_told: str = ""
    difficulty: str = ""
    heroes: tuple[str, ...] = ()
    gentle: int = 0
    rewinds: int = 0


@dataclass(frozen=True, slots=True)
class ToldUpgrade:
    """An upgrade card that was handed out; `chosen` is a side's id, empty if nobody chose yet."""

    id: str
    sides: tuple[Told, ...]
    chosen: str


@dataclass(frozen=True, slots=True)
class ToldHero:
    """Somebody who can be played."""

    id: str
    name: str
    upgrades: tuple[ToldUpgrade, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A campaign as its people see it; `heroes_last`: who was played, in the order of the seats.

    `gentle`: fate tokens that gentle mode adds to the next chapter, by difficulty.
    """

    title: str
    chapters: tuple[ToldChapter, ...]
    total: int
    keywords: tuple[Told, ...]
    heroes: tuple[ToldHero, ...]
    heroes_last: tuple[str, ...]
    album: tuple[Told, ...]
    endings: tuple[Told, ...]
    endings_in_all: int
    losses: int
    is_gentle: bool
    gentle: dict[str, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody wants to play.

    `places`: in which seat of the `last` match each player sat, none for who is new; nobody knows
    who played before if there are no options of such a match. `sides` are the choices of this time.
    """

    way: Onward
    chapter: str
    heroes: Sequence[str]
    difficulty: str
    switches: Config
    places: Sequence[int | None]
    last: Config
    sides: Sequence[str]


class Campaigns(Protocol):
    """What the module `campaigns` of a game holds."""

    def begin(self, game: Game[AnyState]) -> str:
        """A new campaign."""

    def received(self, game: Game[AnyState], raw: bytes) -> str:
        """A campaign from a file. Raises TableError on what cannot be one of this game."""

    def options_for(self, game: Game[AnyState], text: str, plan: Plan) -> dict[str, Plain]:
        """The options of a match. Raises TableError on a plan that cannot be played."""

    def ended(self, game: Game[AnyState], text: str, config: Config, outcome: Outcome) -> str:
        """The campaign after a match that counts."""

    def went_back(self, text: str) -> str:
        """The campaign when a match that was lost goes on from the last goal."""

    def with_gentle(self, text: str, *, is_gentle: bool) -> str:
        """The campaign with gentle mode on or off."""

    def last_goal(self, game: Game[AnyState], record: Record) -> int | None:
        """How many actions had been taken when the last goal of a lost match came up."""

    def sheet(self, game: Game[AnyState], text: str, last: Config, words: Words) -> Sheet:
        """A campaign in words, with the options of its last match, if there was one."""

    def file_name(self, text: str) -> str:
        """What its file is called."""


def has_campaigns(game: str) -> bool:
    """Whether matches of a game can make up a campaign; nothing of it is loaded."""
    return find_spec(f"moonlit.client.{game}.campaigns") is not None


def campaigns_of(game: str) -> Campaigns:
    """The campaigns of a game. Raises IllegalAction where there are none."""
    check_game(game)
    if not has_campaigns(game):
        raise IllegalAction("no-campaigns-of-game", game=game)
    return cast("Campaigns", import_module(f"moonlit.client.{game}.campaigns"))

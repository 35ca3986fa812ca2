"""What a game has counted in its matches, beside victories and points: a module for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.lab.plan import Plan
from moonlit.lab.stats import BotTally, Tally
from moonlit.table.match import Match

DIGITS: Final = 4

Report = dict[str, object]


@dataclass(frozen=True, slots=True)
class Counted:
    """What ended in which way, and numbers by name for every seat."""

    ends: tuple[tuple[str, str], ...]
    counts: tuple[dict[str, int], ...]


@dataclass(frozen=True, slots=True)
class Luck:
    """How a game tells what chance gave every seat, in points.

    At every draw it is weighed against so many other worlds, made from a seed.
    """

    worlds: int
    weigh: Callable[[Game[AnyState], Match[AnyState], int, int], tuple[float, ...]]


class Counting(Protocol):
    """What the module `counting` of a game holds."""

    # None where nothing can weigh it.
    LUCK: Luck | None

    def count(self, match: Match[AnyState]) -> Counted:
        """What is counted in a match that is over."""

    def order(self, categories: Iterable[str]) -> list[str]:
        """The rows of a sheet in an order that does not depend on which was met first."""

    def report_all(self, plan: Plan, tally: Tally) -> Report:
        """What is told of all matches together."""

    def report_bot(self, bot: BotTally) -> Report:
        """What is told of one bot."""


def counting_of(game: str) -> Counting:
    """The module of a game."""
    return cast("Counting", import_module(f"moonlit.lab.{game}.counting"))


def rounded(value: float | None) -> float | None:
    """As precise as a report is."""
    return None if value is None else round(value, DIGITS)

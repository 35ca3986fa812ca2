"""A match for everybody each day: which games have one, and what is played on a day."""

from dataclasses import dataclass
from datetime import date
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from moonlit.core.codec import Plain
from moonlit.core.errors import IllegalAction
from moonlit.games import check_game


@dataclass(frozen=True, slots=True)
class Day:
    """What is played on a day: with these options, against these bots, from the first seat."""

    options: dict[str, Plain]
    rivals: tuple[str, ...]


class Daily(Protocol):
    """What the module `daily` of a game holds.

    `TRIALS`: the bots that show what can be done on a day, by the level they are told as.
    """

    FIRST: date
    TRIALS: dict[str, str]

    def day_of(self, day: date) -> Day:
        """What is played on a day: always the same."""


def has_daily(game: str) -> bool:
    """Whether there is a match of the day; nothing of it is loaded."""
    return find_spec(f"moonlit.client.{game}.daily") is not None


def daily_of(game: str) -> Daily:
    """The days of a game. Raises IllegalAction where there are none."""
    check_game(game)
    if not has_daily(game):
        raise IllegalAction("no-days-of-game", game=game)
    return cast("Daily", import_module(f"moonlit.client.{game}.daily"))

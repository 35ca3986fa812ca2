"""What the commands say about one game alone: a module for each game, loaded by its id."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Protocol

from moonlit.client.phrases import sentence
from moonlit.client.teller import Teller
from moonlit.client.words import Words
from moonlit.core.game import Config, Game, Outcome
from moonlit.games import AnyState
from moonlit.lab.stats import BotTally, Tally

Rows = list[list[str]]


class Telling(Protocol):
    """Keeps a language and, if names are in it, a pack."""

    words: Words

    def category(self, name: str) -> str:
        """A row of the score sheet."""

    def figure_name(self) -> str:
        """The one figure of a bot that says how matches of this game went."""

    def figure(self, bot: BotTally) -> str:
        """That figure for one bot."""

    def rows(self, tally: Tally) -> Rows:
        """What else is told of every bot: a label and a cell for each."""
        return []

    def lines(self, tally: Tally) -> list[str]:
        """What is told of all matches together."""

    def ending(
        self, teller: Teller, outcome: Outcome, config: Config, names: Sequence[str]
    ) -> Iterator[str]:
        """Who won."""
        yield from map(sentence, teller.result(outcome, config, names, None))


def telling_of(game: Game[AnyState], words: Words) -> Telling:
    """What is said about a game in a language."""
    telling: Telling = import_module(f"moonlit.cli.{game.id}.telling").make(words, game)
    return telling

"""What the commands say about Wonder Book alone: rounds, bands, and where teams were beaten."""

from __future__ import annotations

from moonlit.cli.screen import number
from moonlit.cli.telling import Telling
from moonlit.client.words import Words
from moonlit.lab.stats import BotTally, Tally
from moonlit.lab.wonder_book.counting import BAND, CHAPTER, LOST, ROUNDS, WON

BANDS = ("gold", "silver", "ink")


def make(words: Words, _game: object) -> Telling:
    """Nothing that is counted has a name in the pack."""
    return WonderTelling(words)


class WonderTelling(Telling):
    def __init__(self, words: Words) -> None:
        self.words = words

    def category(self, name: str) -> str:
        return self.words.say(f"wonder_book-category-{name}")

    def figure_name(self) -> str:
        return self.words.say("command-simulate-rounds")

    def figure(self, bot: BotTally) -> str:
        matches = bot.score.matches
        return number(self.words, bot.counts[ROUNDS] / matches if matches else 0)

    def lines(self, tally: Tally) -> list[str]:
        """How many chapters were won, and how well."""
        facts = {name: tally.ends[(CHAPTER, name)] for name in (WON, LOST)}
        facts |= {name: tally.ends[(BAND, name)] for name in BANDS}
        return [self.words.say("command-simulate-chapters", **facts)]

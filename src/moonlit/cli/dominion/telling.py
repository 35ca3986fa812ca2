"""What the commands say about Dominion alone: turns, cards owned, how matches ended."""

from __future__ import annotations

from moonlit.cli.screen import number
from moonlit.cli.telling import Rows, Telling
from moonlit.client.words import Words
from moonlit.games.dominion.meta import Dominion
from moonlit.lab.dominion.counting import ends, mean_cards, mean_turns
from moonlit.lab.stats import BotTally, Tally
from moonlit.packs.dominion.tables import Pack


def make(words: Words, game: Dominion) -> Telling:
    """The names of cards are in the pack."""
    return DominionTelling(words, game.pack)


class DominionTelling(Telling):
    def __init__(self, words: Words, pack: Pack) -> None:
        self.words = words
        # A row of the sheet is a card, or the misery that some Hexes bring.
        named = (*pack.hexes, *pack.cards)
        self._names = {one.id: one.names[words.language] for one in named}

    def category(self, name: str) -> str:
        return self._names[name]

    def figure_name(self) -> str:
        return self.words.say("command-simulate-turns")

    def figure(self, bot: BotTally) -> str:
        return number(self.words, mean_turns(bot) or 0)

    def rows(self, tally: Tally) -> Rows:
        """The cards owned in the end, those most owned by anybody first."""
        owned = [mean_cards(bot) for bot in tally.bots]
        most = {name: max(cards.get(name, 0) for cards in owned) for one in owned for name in one}
        rows = [[self.words.say("command-simulate-cards"), *("" for _ in owned)]]
        for name in sorted(most, key=lambda name: (-most[name], name)):
            cells = [number(self.words, cards.get(name, 0)) for cards in owned]
            rows.append([f"  {self._names[name]}", *cells])
        return rows

    def lines(self, tally: Tally) -> list[str]:
        return [self.words.say("command-simulate-match-ends", **ends(tally))]

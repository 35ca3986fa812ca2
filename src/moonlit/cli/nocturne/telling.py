"""What the commands say about Nocturne alone: tiles claimed, how rounds ended, ranks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from moonlit.cli.screen import number
from moonlit.cli.telling import Telling
from moonlit.client.people import tell_places
from moonlit.client.phrases import sentence
from moonlit.client.teller import Teller
from moonlit.client.words import Words
from moonlit.core.game import Config, Outcome
from moonlit.lab.nocturne.counting import claimed_by_all, claimed_share, ranks, round_ends
from moonlit.lab.stats import BotTally, Tally


def make(words: Words, _game: object) -> Telling:
    """The names are all in the words."""
    return NocturneTelling(words)


class NocturneTelling(Telling):
    def __init__(self, words: Words) -> None:
        self.words = words

    def category(self, name: str) -> str:
        return self.words.say(f"category-{name}")

    def figure_name(self) -> str:
        return self.words.say("command-simulate-claimed")

    def figure(self, bot: BotTally) -> str:
        return f"{self._per_cent(claimed_share(bot))} %"

    def lines(self, tally: Tally) -> list[str]:
        say, lines = self.words.say, []
        if len(tally.bots) > 1:
            claimed = self._per_cent(claimed_by_all(tally))
            lines.append(say("command-simulate-claimed-all", share=claimed))
        for name, ways in round_ends(tally).items():
            facts = {why.replace("-", "_"): count for why, count in ways.items()}
            lines.append(say("command-simulate-end", round=say(f"round-{name}"), **facts))
        for rank, count in sorted(ranks(tally).items(), key=lambda pair: -pair[1]):
            key = f"rank-{rank or 'none'}"
            label = say(key) if self.words.has(key) else rank
            lines.append(say("command-simulate-rank", rank=label, count=count))
        return lines

    def ending(
        self, teller: Teller, outcome: Outcome, config: Config, names: Sequence[str]
    ) -> Iterator[str]:
        """The winner and everybody's place; alone one has a rank."""
        say, total = self.words.say, max(outcome.totals)
        if len(outcome.sheets) == 1:
            rank = outcome.notes.get("rank")
            key = f"rank-{rank or 'none'}"
            told = say(key) if self.words.has(key) else say("rank-unnamed", rank=str(rank))
            yield say("rank-reached", rank=told)
        elif len(outcome.winners) == 1:
            name = names[outcome.winners[0]]
            yield sentence(say("seat-winner", who="other", name=name, total=total))
        else:
            shared = self.words.join(names[seat] for seat in outcome.winners)
            yield sentence(say("seat-winners", names=shared, total=total))
        yield from tell_places(self.words, outcome, names)

    def _per_cent(self, share: float | None) -> str:
        return number(self.words, 100 * (share or 0))

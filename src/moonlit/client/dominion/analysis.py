"""What Dominion has to say of its own about an analysis: hands, decks, the match turn by turn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from moonlit.client.analysis import Own, Told
from moonlit.client.dominion.choices import decision_of, tell_action
from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.dominion.results import category_name
from moonlit.client.phrases import decimal, name_of_seat, sentence
from moonlit.client.review import Category, Held, Meaning, Pointed, Stage, Standing, Stretch
from moonlit.client.words import Fact
from moonlit.core.action import Action
from moonlit.core.view import View

# How cards come, then how they go.
COMING: Final = ("bought", "gained")
GOING: Final = ("exchanged", "returned", "trashed")
# A curve is marked every so many turns.
STRIDE: Final = 5


@dataclass(frozen=True, slots=True)
class DominionAnalysis(Own):
    """Speaks about one analysis."""

    lexicon: Lexicon
    analysis: Told

    def say(self, message: str, **facts: Fact) -> str | None:
        own = f"analysis-{message}"
        return self._say(message, **facts) if self.lexicon.words.has(f"dominion-{own}") else None

    def _say(self, message: str, /, **facts: Fact) -> str:
        return self.lexicon.say(f"analysis-{message}", **facts)

    def label(self, action: Action, view: View) -> str:
        """What was asked goes before an answer."""
        told, asker = tell_action(self.lexicon, action, view), decision_of(view).get("asker")
        if not isinstance(asker, str) or not self.lexicon.knows(asker):
            return told
        return self._say("asked", asker=self.lexicon.name(asker), action=told)

    def where(self, version: int) -> str:
        turns = self.analysis["turns"]
        turn = next((one for one in turns if version < one["version"]), turns[-1])
        return self._say("turn", number=turn["turn"])

    def after(self, version: int, names: Sequence[str]) -> str:
        """In whose turn, and after how many of its decisions."""
        if version == 0:
            return sentence(self.where(0))
        turns, begun = self.analysis["turns"], 0
        for turn in turns:
            if version <= turn["version"]:
                break
            begun = turn["version"]
        name = sentence(name_of_seat(self.lexicon.words, names, turn["seat"]))
        step = version - begun
        return sentence(self._say("after", number=turn["turn"], name=name, step=step))

    def stretches(self) -> tuple[Stretch, ...]:
        """A few turns at a time."""
        turns = self.analysis["turns"]
        last = turns[-1]["turn"]
        begun: dict[int, int] = {}
        version = 0
        for one in turns:
            begun.setdefault(one["turn"], version)
            version = one["version"]
        return tuple(
            Stretch(
                begun[first], self._say("turns", first=first, last=min(first + STRIDE - 1, last))
            )
            for first in range(1, last + 1, STRIDE)
        )

    def rows(self, told: Told) -> tuple[Category, ...]:
        return tuple(
            Category(category_name(self.lexicon, name), points, None)
            for name, points in told["sheet"].items()
        )

    def lines(self, told: Told) -> Iterator[str]:
        """What the hands were good for."""
        hands, coins = told["hands"], self.lexicon.coins
        if hands:
            money = self.lexicon.say("coins", count=self._each(told, "money"))
            yield self._say("hands", count=hands, money=money, unspent=coins(told["unspent"]))
            yield self._say("actions", each=self._each(told, "actions"))
        if told["nights"]:
            yield self._say("nights", each=self._each(told, "nights"))
        yield self._say("stranded", count=told["stranded"])
        yield self._say("dead", count=len(told["dead"]))

    def _each(self, told: Told, name: str) -> str:
        """So much for each hand."""
        return decimal(self.lexicon.words, told[name] / told["hands"])

    def remarks(self, told: Told) -> Iterator[Pointed]:
        """The dead hands, where they begin."""
        version = 0
        for one in self.analysis["turns"]:
            if one["seat"] == told["seat"] and one["is_dead"]:
                text = self._say(
                    "dead-hand", number=one["turn"], coins=self.lexicon.coins(one["money"])
                )
                yield Pointed(version, text)
            version = one["version"]

    def meanings(self) -> Iterator[Meaning]:
        yield Meaning(sentence(self._say("part-dead")), self._say("means-dead"))

    def stages(self) -> tuple[Stage, ...]:
        """Everybody's first turns, then their second ones, and so on."""
        rounds = groupby(self.analysis["turns"], lambda one: one["turn"])
        return tuple(self._stage(number, [*turns]) for number, turns in rounds)

    def _stage(self, number: int, turns: Sequence[Told]) -> Stage:
        seats = range(len(self.analysis["seats"]))
        return Stage(
            version=turns[-1]["version"],
            name=sentence(self._say("turn", number=number)),
            seats=tuple(self._standing(seat, turns) for seat in seats),
        )

    def _standing(self, seat: int, turns: Sequence[Told]) -> Standing:
        own = next((one for one in turns if one["seat"] == seat), None)
        changes = [
            (one["how"], one["card"])
            for turn in turns
            for one in turn["changes"]
            if one["seat"] == seat
        ]
        last = turns[-1]
        return Standing(
            points=last["points"][seat],
            note="" if own is None else self._note(own),
            text=self._text(changes),
            came=self._held(Counter(card for how, card in changes if how in COMING)),
            went=self._held(Counter(card for how, card in changes if how not in COMING)),
            holds=self._held(last["owned"][seat]),
        )

    def _note(self, turn: Told) -> str:
        """What there was to spend."""
        is_dead = "yes" if turn["is_dead"] else "no"
        return self._say("spent", coins=self.lexicon.coins(turn["money"]), dead=is_dead)

    def _text(self, changes: Iterable[tuple[str, str]]) -> str:
        """What came and went, by how it did."""
        told = []
        for how in (*COMING, *GOING):
            cards = [card for one, card in changes if one == how]
            if cards:
                told.append(self._say(how, cards=self.lexicon.cards(cards)))
        return sentence(f"{'; '.join(told)}.") if told else ""

    def _held(self, counts: dict[str, int]) -> tuple[Held, ...]:
        return tuple(Held(card, self.lexicon.name(card), n) for card, n in counts.items())

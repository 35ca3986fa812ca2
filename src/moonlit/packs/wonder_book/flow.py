"""The way through a chapter: which card leads to which, and what each brings into play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from moonlit.packs.wonder_book.cards import Card, ChapterEndCard, ChoiceCard, GoalCard, Then
from moonlit.packs.wonder_book.effects import MakeStack, PlaceCard, RevealCard, WinChapter
from moonlit.packs.wonder_book.hero_effects import GainItem
from moonlit.packs.wonder_book.model import Chapter
from moonlit.packs.wonder_book.walk import found


@dataclass(frozen=True, slots=True)
class Step:
    """One card follows another; `how` is then, option, reveal or win, `option` the one taken."""

    source: int
    target: int
    how: str = "then"
    option: str = ""


class Flow:
    """The graph of one chapter; only cards that exist are in it."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.numbers = list(chapter.cards)
        self.ends = [n for n, card in chapter.cards.items() if isinstance(card, ChapterEndCard)]
        self.brings = {n: self._brought(card) for n, card in chapter.cards.items()}
        self.steps = [step for card in chapter.cards.values() for step in self._steps(card)]
        self.reached = self._reach(self.numbers[:1])

    def _reach(self, start: Iterable[int]) -> set[int]:
        """Every card that can be followed or come into play from these."""
        seen: set[int] = set()
        waiting = list(start)
        while waiting:
            number = waiting.pop()
            if number in seen or number not in self.chapter.cards:
                continue
            seen.add(number)
            waiting += self.brings[number]
            waiting += [step.target for step in self.steps if step.source == number]
        return seen

    def in_play_with(self, number: int) -> set[int]:
        """The card and all that it brings, and that those bring, onto the table."""
        seen: set[int] = set()
        waiting = [number]
        while waiting:
            one = waiting.pop()
            if one not in seen and one in self.chapter.cards:
                seen.add(one)
                waiting += self.brings[one]
        return seen

    def before(self, number: int) -> set[int]:
        """Every card that may have been followed or in play by the time this one is on top."""
        ways = [n for n in self.reached if number in self._reach([n])]
        return {one for n in [*ways, number] for one in self.in_play_with(n)}

    def leads_to_end(self, number: int) -> bool:
        return any(end in self._reach([number]) for end in self.ends)

    def idle_circle(self) -> list[int]:
        """Cards that lead back to themselves with neither a decision nor a phase between."""
        cards = self.chapter.cards.items()
        idle = {n for n, card in cards if not isinstance(card, ChoiceCard | GoalCard)}
        for start in sorted(idle & self.reached):
            way = [start]
            while (following := self._only_way(way[-1])) in idle:
                if following == start:
                    return way
                if following in way:
                    break
                way.append(following)
        return []

    def _only_way(self, number: int) -> int:
        targets = [step.target for step in self.steps if step.source == number]
        return targets[0] if len(set(targets)) == 1 else 0

    def _brought(self, card: Card) -> list[int]:
        """Cards that this one lays down, hands out or reads out."""
        brought = [effect.card for effect, _ in found(PlaceCard, card)]
        brought += [effect.card for effect, _ in found(GainItem, card)]
        return brought + [n for effect, _ in found(MakeStack, card) for n in effect.cards]

    def _steps(self, card: Card) -> Iterator[Step]:
        for effect, _ in found(RevealCard, card):
            yield Step(card.n, effect.card, "reveal")
        if any(found(WinChapter, card)):
            yield from (Step(card.n, end, "win") for end in self.ends)
        targets = list(dict.fromkeys(self._targets(card.then, card.n)))
        if isinstance(card, ChoiceCard):
            for option in card.options:
                yield from (Step(card.n, target, "option", option.id) for target in targets)
        else:
            yield from (Step(card.n, target) for target in targets)

    def _targets(self, then: Then | None, number: int) -> Iterator[int]:
        if then is None:
            return
        if then.act == "take":
            yield then.card
        elif then.act == "take_next":
            yield from (n for n in self.numbers[self.numbers.index(number) + 1 :][:1])
        yield from self._targets(then.yes, number)
        yield from self._targets(then.no, number)

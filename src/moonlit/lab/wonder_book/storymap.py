"""The way through a chapter laid out on paper: cards in rows, each with what is said on it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from moonlit.packs.wonder_book.cards import (
    Card,
    ChapterEndCard,
    ChoiceCard,
    GoalCard,
    InteractionCard,
    ItemCard,
    SpecialRuleCard,
    StoryCard,
    Then,
)
from moonlit.packs.wonder_book.conditions import HasKeyword, LacksKeyword
from moonlit.packs.wonder_book.effects import (
    ChangeFate,
    EraseKeyword,
    MakeStack,
    PlaceCard,
    WriteKeyword,
)
from moonlit.packs.wonder_book.flow import Flow, Step
from moonlit.packs.wonder_book.model import Chapter
from moonlit.packs.wonder_book.values import Areas, Whole
from moonlit.packs.wonder_book.walk import found

WIDTH: Final = 320
GAP: Final = 40
ROW_GAP: Final = 44
HEAD: Final = 40
LINE: Final = 18
FOOT: Final = 14
TITLE_LETTERS: Final = 27
LETTERS: Final = 37
# Keywords are written in capitals, which are wider.
CAPITALS: Final = 29

KINDS: Final[dict[type[Card], str]] = {
    StoryCard: "story",
    ChoiceCard: "choice",
    GoalCard: "goal",
    SpecialRuleCard: "rule",
    InteractionCard: "object",
    ItemCard: "item",
    ChapterEndCard: "end",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line on a card; `mark` is its kind, such as text, option, object, write or band."""

    mark: str
    text: str


@dataclass(slots=True)
class Box:
    """A card on the map."""

    number: int
    kind: str
    title: list[str]
    lines: list[Line]
    row: int = 0
    x: float = 0
    y: float = 0

    @property
    def height(self) -> float:
        return HEAD + LINE * (len(self.title) - 1) + LINE * len(self.lines) + FOOT


@dataclass(frozen=True, slots=True)
class Link:
    """One card leads to another; `label` says when, if not always."""

    source: int
    target: int
    label: str = ""
    is_aside: bool = False


@dataclass(slots=True)
class StoryMap:
    """Boxes by their card numbers, links between them, and how much paper they need."""

    boxes: dict[int, Box] = field(default_factory=dict)
    links: list[Link] = field(default_factory=list)
    width: float = 0
    height: float = 0


def lay_out(chapter: Chapter, language: str) -> StoryMap:
    """The map of a chapter; objects, items and rules are told on the card that brings them."""
    flow = Flow(chapter)
    followed = [step for step in flow.steps if _is_followed(chapter, step)]
    numbers = dict.fromkeys([flow.numbers[0], *(step.target for step in followed)])
    told = StoryMap({n: _box(flow, chapter.cards[n], language) for n in numbers})
    told.links = _links(chapter, [step for step in followed if step.source in told.boxes])
    _put_in_rows(told)
    _put_in_places(told)
    return told


def _is_followed(chapter: Chapter, step: Step) -> bool:
    return not isinstance(chapter.cards[step.target], InteractionCard | ItemCard | SpecialRuleCard)


def _links(chapter: Chapter, steps: list[Step]) -> list[Link]:
    links = {}
    for step in steps:
        labels = dict(_labels(chapter.cards[step.source].then))
        label = labels.get(step.target, "")
        links[step.source, step.target] = Link(
            step.source, step.target, label, step.how == "reveal"
        )
    return list(links.values())


def _labels(then: Then | None) -> Iterator[tuple[int, str]]:
    """Targets of a foot that asks for keywords, with what must be so."""
    if then is None or then.act != "if" or then.yes is None or then.no is None:
        return
    words = [one.id for one, _ in found(HasKeyword, then.if_)]
    words += [one.id for one, _ in found(LacksKeyword, then.if_)]
    for way, mark in ((then.yes, "✓"), (then.no, "✗")):
        yield way.card, f"{mark} {', '.join(words)}" if words else mark


def _put_in_rows(told: StoryMap) -> None:
    """Each card below all that lead to it; links that go back up are not counted."""
    for _ in told.boxes:
        for link in told.links:
            if link.target > link.source:
                below = told.boxes[link.source].row + 1
                told.boxes[link.target].row = max(told.boxes[link.target].row, below)


def _put_in_places(told: StoryMap) -> None:
    rows: dict[int, list[Box]] = {}
    for box in told.boxes.values():
        rows.setdefault(box.row, []).append(box)
    widest = max(len(row) for row in rows.values())
    told.width = widest * WIDTH + (widest - 1) * GAP
    top = 0.0
    for _, row in sorted(rows.items()):
        used = len(row) * WIDTH + (len(row) - 1) * GAP
        for place, box in enumerate(sorted(row, key=lambda one: one.number)):
            box.x = (told.width - used) / 2 + place * (WIDTH + GAP)
            box.y = top
        top += max(box.height for box in row) + ROW_GAP
    told.height = top - ROW_GAP


def _box(flow: Flow, card: Card, language: str) -> Box:
    title = textwrap.wrap(card.title.in_language(language), TITLE_LETTERS) or [""]
    lines = [*_own_lines(card, language), *_brought(flow, card, language), *_keywords(flow, card)]
    return Box(card.n, KINDS[type(card)], title, lines)


def _own_lines(card: Card, language: str) -> Iterator[Line]:
    match card:
        case GoalCard():
            for text in textwrap.wrap(card.goal_text.in_language(language), LETTERS):
                yield Line("text", text)
            if card.par is not None:
                yield Line("par", _number(card.par.phases) + _reward(card))
        case ChoiceCard():
            for option in card.options:
                words = [one.id for one, _ in found(WriteKeyword, option)]
                kept = f" → {', '.join(words)}" if words else ""
                label = option.label.in_language(language)
                yield Line("option", _short(label, LETTERS - len(kept)) + kept)
        case ChapterEndCard():
            for band in card.bands:
                yield Line("band", f"{band.min}–{band.max}  {band.id}")


def _number(number: object) -> str:
    if isinstance(number, Whole):
        return str(number.n)
    return "/".join(map(str, getattr(number, "values", ("?",))))


def _reward(card: GoalCard) -> str:
    assert card.par is not None
    fate = [_number(one.n) for one, _ in found(ChangeFate, card.par.reward)]
    return f" → +{fate[0]}" if fate else ""


def _brought(flow: Flow, card: Card, language: str) -> Iterator[Line]:
    """Everything this card brings onto the table, and what those cards bring in turn."""
    cards = flow.chapter.cards
    where = _places(card)
    for number in sorted(flow.in_play_with(card.n) - {card.n}):
        kind = KINDS[type(cards[number])]
        place = f" · {where[number]}" if number in where else ""
        title = cards[number].title.in_language(language)
        yield Line(kind, _short(f"{number} {title}{place}"))


def _places(card: Card) -> Mapping[int, str]:
    found_in: dict[int, str] = {}
    for one, _ in found(PlaceCard, card):
        found_in |= {one.card: _ids(one.area)}
    for stack, _ in found(MakeStack, card):
        found_in |= dict.fromkeys(stack.cards, _ids(stack.area))
    return {number: place for number, place in found_in.items() if place}


def _ids(areas: Areas | None) -> str:
    return ", ".join(areas.ids) if areas is not None and areas.kind == "ids" else ""


def _keywords(flow: Flow, card: Card) -> Iterator[Line]:
    """Keywords that change here; those of a choice stand with its options."""
    cards = [flow.chapter.cards[n] for n in flow.in_play_with(card.n)]
    written = [one.id for one, _ in found(WriteKeyword, tuple(cards))]
    erased = [one.id for one, _ in found(EraseKeyword, tuple(cards))]
    read = [one.id for one, _ in found(HasKeyword, tuple(cards))]
    read += [one.id for one, _ in found(LacksKeyword, tuple(cards))]
    if not isinstance(card, ChoiceCard):
        yield from _listed("write", written)
    yield from _listed("erase", erased)
    yield from _listed("read", read)


def _listed(mark: str, words: Iterable[str]) -> Iterator[Line]:
    """Keywords under one mark, on as many lines as they need."""
    for place, text in enumerate(textwrap.wrap(", ".join(sorted(set(words))), CAPITALS)):
        yield Line("more" if place else mark, text)


def _short(text: str, most: int = LETTERS) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"

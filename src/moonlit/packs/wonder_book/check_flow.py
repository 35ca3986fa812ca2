"""V-3, V-4: the way through a chapter ends, leaves no card out, and stays on the board."""

from __future__ import annotations

from collections.abc import Iterator

from moonlit.packs.source import Fault
from moonlit.packs.wonder_book.board_effects import OpenBorder
from moonlit.packs.wonder_book.cards import Card, ChoiceCard, GoalCard
from moonlit.packs.wonder_book.conditions import AllHeroes, AllyIn, HeroesIn, InArea
from moonlit.packs.wonder_book.effects import MakeStack, Option, PlaceCard
from moonlit.packs.wonder_book.findings import Findings, card_row
from moonlit.packs.wonder_book.flow import Flow
from moonlit.packs.wonder_book.hero_effects import PlaceHeroes
from moonlit.packs.wonder_book.model import Chapter
from moonlit.packs.wonder_book.truth import always_one_holds
from moonlit.packs.wonder_book.values import Areas
from moonlit.packs.wonder_book.walk import found


def check_flow(flow: Flow, findings: Findings) -> None:
    """Every card is reached, every way ends, every place that is needed can be walked to."""
    _check_start(flow, findings)
    _check_reached(flow, findings)
    _check_choices(flow.chapter, findings)
    _check_places(flow, findings)


def _check_start(flow: Flow, findings: Findings) -> None:
    first = flow.chapter.cards[flow.numbers[0]]
    if not flow.ends:
        findings.fail(flow.chapter.file, 1, Fault("no-chapter-end"))
    if not any(found(PlaceHeroes, flow.chapter)):
        findings.fail(flow.chapter.file, first.line, Fault("no-start"), card_row(first.n))


def _check_reached(flow: Flow, findings: Findings) -> None:
    chapter = flow.chapter
    for number, card in chapter.cards.items():
        if number not in flow.reached:
            findings.fail(chapter.file, card.line, Fault("unreachable-card"), card_row(number))
    for number in _followed(flow):
        if flow.ends and not flow.leads_to_end(number):
            findings.fail(
                chapter.file, chapter.cards[number].line, Fault("dead-end"), card_row(number)
            )
    circle = flow.idle_circle()
    if circle:
        line, cards = chapter.cards[circle[0]].line, tuple(map(str, circle))
        findings.fail(chapter.file, line, Fault("idle-circle", cards=cards), card_row(circle[0]))


def _followed(flow: Flow) -> Iterator[int]:
    """Cards that others lead to by their foot; a card that is only read out may stop there."""
    led_to = {step.target for step in flow.steps if step.how != "reveal"} | {flow.numbers[0]}
    yield from (n for n in flow.numbers if n in flow.reached and n in led_to)


def _check_choices(chapter: Chapter, findings: Findings) -> None:
    for card in chapter.cards.values():
        if isinstance(card, ChoiceCard) and not _has_answer(card.options):
            findings.fail(chapter.file, card.line, Fault("no-open-option"), card_row(card.n))


def _has_answer(options: tuple[Option, ...]) -> bool:
    return any(one.if_ is None for one in options) or always_one_holds(
        [one.if_ for one in options if one.if_ is not None]
    )


def _check_places(flow: Flow, findings: Findings) -> None:
    """V-3, with the borders that cards on the way open."""
    chapter = flow.chapter
    for number, card in chapter.cards.items():
        if not isinstance(card, GoalCard) or number not in flow.reached:
            continue
        before = flow.before(number)
        walked = _walkable(chapter, before)
        for area, line in _needed(card):
            if walked and area not in walked:
                row = card_row(number)
                findings.fail(chapter.file, line, Fault("unreachable-area", area=area), row)
    _check_objects(flow, findings)


def _check_objects(flow: Flow, findings: Findings) -> None:
    """Objects are laid where somebody can walk to in the end."""
    chapter = flow.chapter
    walked = _walkable(chapter, flow.reached)
    for card in chapter.cards.values():
        for cls in (PlaceCard, MakeStack):
            for effect, line in found(cls, card):
                where = getattr(effect, "area", None)
                for area in where.ids if isinstance(where, Areas) and where.kind == "ids" else ():
                    if walked and area not in walked:
                        row = card_row(card.n)
                        findings.fail(chapter.file, line, Fault("unreachable-area", area=area), row)


def _needed(card: GoalCard) -> Iterator[tuple[str, int]]:
    for cls in (InArea, HeroesIn, AllyIn, AllHeroes):
        for condition, line in found(cls, card.goal, card.line):
            where = getattr(condition, "in_" if cls is AllHeroes else "area", None)
            if isinstance(where, Areas) and where.kind == "ids" and len(where.ids) == 1:
                yield where.ids[0], line


def _walkable(chapter: Chapter, numbers: set[int]) -> set[str]:
    """The areas that heroes can come to, with every border open that these cards can open."""
    cards: list[Card] = [chapter.cards[n] for n in sorted(numbers)]
    starts = [
        area
        for card in cards
        for effect, _ in found(PlaceHeroes, card)
        if effect.in_.kind == "ids"
        for area in effect.in_.ids
    ]
    opened = [effect.pair for card in cards for effect, _ in found(OpenBorder, card)]
    borders = [pair for board in chapter.boards.values() for pair in board.open] + opened
    seen: set[str] = set()
    waiting = list(starts)
    while waiting:
        area = waiting.pop()
        if area not in seen:
            seen.add(area)
            waiting += [b if a == area else a for a, b in borders if area in (a, b)]
    return seen

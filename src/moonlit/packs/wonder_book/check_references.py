"""V-1, V-2: everything a story names must be there, and be of the right kind."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from moonlit.packs.source import Fault, RowName
from moonlit.packs.wonder_book import board_effects as board
from moonlit.packs.wonder_book import conditions, effects, hero_effects
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
from moonlit.packs.wonder_book.findings import Findings, card_row
from moonlit.packs.wonder_book.model import Board, Campaign, Chapter
from moonlit.packs.wonder_book.walk import found, parts, references

Kinds = tuple[type[Card], ...]
Names = Mapping[str, Collection[str | int]]
READ: Final[Kinds] = (StoryCard, ChoiceCard, SpecialRuleCard)
FOLLOWED: Final[Kinds] = (StoryCard, ChoiceCard, GoalCard, ChapterEndCard)
NAMES: Final = {
    StoryCard: "story",
    ChoiceCard: "choice",
    GoalCard: "goal",
    SpecialRuleCard: "special_rule",
    InteractionCard: "interaction",
    ItemCard: "item",
    ChapterEndCard: "chapter_end",
}


def check_references(campaign: Campaign, findings: Findings) -> None:
    """Ids, kinds of cards, borders and chapters."""
    shared = _shared_names(campaign)
    for chapter in campaign.chapters:
        _check_ids(chapter, {**shared, **_chapter_names(chapter)}, findings)
        _check_kinds(chapter, findings)
        _check_options(chapter, findings)
        _check_boards(chapter, findings)
    _check_chapters(campaign, findings)
    _check_shared(campaign, shared, findings)


def _shared_names(campaign: Campaign) -> Names:
    return {
        "keyword": set(campaign.keywords),
        "wyrm": set(campaign.wyrms),
        "ending": set(campaign.endings),
        "chapter": {chapter.id for chapter in campaign.chapters},
        "hero": set(campaign.heroes),
    }


def _chapter_names(chapter: Chapter) -> Names:
    areas = [area for one in chapter.boards.values() for area in one.areas.values()]
    return {
        "card": set(chapter.cards),
        "area": {area.id for area in areas},
        "vortex": {area.vortex for area in areas if area.vortex} | _opened_vortices(chapter),
        "tag": {tag for area in areas for tag in area.tags},
        "board": set(chapter.boards),
        "ally": set(chapter.allies),
        "boss": set(chapter.bosses),
        "entity": {*chapter.allies, *chapter.bosses},
        "set": {one.as_ for one, _ in found(board.CollectAreas, chapter)},
        "stack": {one.id for one, _ in found(effects.MakeStack, chapter)},
        "token": {one.id for one, _ in found(board.SetToken, chapter)},
        "counter": {one.id for one, _ in found(effects.SetCounter, chapter)},
    }


def _opened_vortices(chapter: Chapter) -> set[str]:
    return {one.id for one, _ in found(board.SetVortex, chapter) if one.area is not None}


def _sections(chapter: Chapter) -> Iterator[tuple[object, RowName | None]]:
    """The parts of a chapter with the name by which a fault in them is told."""
    for card in chapter.cards.values():
        yield card, card_row(card.n)
    for entities in (chapter.allies, chapter.bosses):
        for number, (name, entity) in enumerate(entities.items(), 1):
            yield entity, RowName("entity", name, number)
    for one in chapter.boards.values():
        yield one, None


def _check_ids(chapter: Chapter, names: Names, findings: Findings) -> None:
    for section, row in _sections(chapter):
        for one in references(section):
            _check_name(chapter.file, one.kind, one.id, one.line, names, findings, row)


def _check_name(
    file: str,
    kind: str,
    name: str | int,
    line: int,
    names: Names,
    findings: Findings,
    row: RowName | None,
) -> None:
    known = names.get(kind, ())
    if name not in known:
        listed = tuple(str(one) for one in sorted(known, key=lambda one: (str(type(one)), one)))
        findings.fail(
            file, line, Fault("unknown-id", noun=kind, found=str(name), known=listed), row
        )


def _named_cards(part: object) -> tuple[tuple[int, ...], Kinds]:
    """The cards that a part of a story names, and the kinds of cards they may be."""
    match part:
        case effects.PlaceCard(card=number):
            return (number,), (InteractionCard, SpecialRuleCard)
        case effects.MakeStack(cards=numbers):
            return numbers, (InteractionCard,)
        case effects.RevealCard(card=number):
            return (number,), READ
        case hero_effects.LoseItem(cards=numbers):
            return numbers, (ItemCard,)
        case hero_effects.GainItem(card=number) | conditions.HasItem(card=number):
            return (number,), (ItemCard,)
        case conditions.Chosen(card=number):
            return (number,), (ChoiceCard,)
        case Then(card=number):
            return (number,), FOLLOWED
    return (), ()


def _check_kinds(chapter: Chapter, findings: Findings) -> None:
    for card in chapter.cards.values():
        for part, line in parts(card):
            numbers, kinds = _named_cards(part)
            for number in numbers:
                target = chapter.cards.get(number)
                if target is not None and not isinstance(target, kinds):
                    known = tuple(NAMES[kind] for kind in kinds)
                    row = card_row(card.n)
                    kind = NAMES[type(target)]
                    findings.fail(
                        chapter.file,
                        line,
                        Fault("card-kind", card=number, known=known, found=kind),
                        row,
                    )


def _check_options(chapter: Chapter, findings: Findings) -> None:
    for card in chapter.cards.values():
        for chosen, line in found(conditions.Chosen, card, card.line):
            choice = chapter.cards.get(chosen.card)
            if not isinstance(choice, ChoiceCard):
                continue
            names = {"option": {one.id for one in choice.options}}
            row = card_row(card.n)
            _check_name(chapter.file, "option", chosen.option, line, names, findings, row)


def _check_boards(chapter: Chapter, findings: Findings) -> None:
    borders = {
        frozenset(pair) for one in chapter.boards.values() for pair in (*one.open, *one.blocked)
    }
    for one in chapter.boards.values():
        _check_borders(chapter, one, findings)
    for cls in (board.OpenBorder, board.BlockBorder, conditions.BorderIs):
        for use, line in found(cls, chapter):
            pair: tuple[str, str] = getattr(use, "pair", ("", ""))
            if frozenset(pair) not in borders:
                findings.fail(chapter.file, line, Fault("no-such-border", border="-".join(pair)))


def _check_borders(chapter: Chapter, one: Board, findings: Findings) -> None:
    seen: set[frozenset[str]] = set()
    for pair in (*one.open, *one.blocked):
        border = "-".join(pair)
        if frozenset(pair) in seen:
            findings.fail(chapter.file, one.line, Fault("border-twice", border=border))
        elif pair[0] == pair[1]:
            findings.fail(chapter.file, one.line, Fault("no-such-border", border=border))
        seen.add(frozenset(pair))


def _check_chapters(campaign: Campaign, findings: Findings) -> None:
    seen: list[str] = []
    for chapter in campaign.chapters:
        if chapter.campaign != campaign.id:
            _wrong_name(chapter, "campaign", campaign.id, chapter.campaign, findings)
        if f"{chapter.id}.yaml" != chapter.file:
            wanted = chapter.file.removesuffix(".yaml")
            _wrong_name(chapter, "id", wanted, chapter.id, findings)
        for needed in chapter.requires:
            if needed not in seen:
                line = chapter.lines["requires"]
                findings.fail(chapter.file, line, Fault("requires-later", chapter=needed))
        seen.append(chapter.id)
    for chapter in campaign.chapters:
        _check_bands_named(campaign, chapter, findings)


def _wrong_name(chapter: Chapter, field: str, wanted: str, given: str, findings: Findings) -> None:
    fault = Fault("not-a-choice", field=field, known=(wanted,), found=given)
    findings.fail(chapter.file, chapter.lines[field], fault)


def _check_bands_named(campaign: Campaign, chapter: Chapter, findings: Findings) -> None:
    by_id = {one.id: one for one in campaign.chapters}
    for use, line in found(conditions.BandOf, chapter):
        ends = found(ChapterEndCard, by_id.get(use.chapter, ()))
        names = {"band": {band.id for end, _ in ends for band in end.bands}}
        if use.chapter in by_id:
            _check_name(chapter.file, "band", use.is_, line, names, findings, None)


def _check_shared(campaign: Campaign, shared: Names, findings: Findings) -> None:
    """Heroes, upgrades, wyrms, scraps and endings may name what all chapters have."""
    files = ("heroes", "upgrades", "wyrms", "scraps", "endings")
    for name in files:
        rows = getattr(campaign, name)
        for number, (key, one) in enumerate(rows.items(), 1):
            names = {
                **shared,
                "set": {use.as_ for use, _ in found(board.CollectAreas, one)},
            }
            for use in references(one):
                row = RowName(name, key, number)
                _check_name(f"{name}.yaml", use.kind, use.id, use.line, names, findings, row)
    for ending in campaign.endings.values():
        for kind, ids in (("keyword", ending.keywords), ("hero", ending.heroes)):
            for one in ids:
                _check_name("endings.yaml", kind, one, ending.line, shared, findings, None)

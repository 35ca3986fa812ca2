"""V-13: a hero is meant only where one acts, or where a trigger speaks of one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Final

from moonlit.packs.source import Fault, RowName
from moonlit.packs.wonder_book.board_effects import CollectAreas
from moonlit.packs.wonder_book.cards import Card, InteractionCard, ItemCard, Rule, SpecialAction
from moonlit.packs.wonder_book.effects import Effect, Modifier
from moonlit.packs.wonder_book.findings import Findings, card_row
from moonlit.packs.wonder_book.model import Campaign
from moonlit.packs.wonder_book.values import Areas, Heroes, Wyrms
from moonlit.packs.wonder_book.words import TRIGGERS

FROM_YOU: Final = ("own", "adjacent", "own_or_adjacent", "within")


@dataclass(frozen=True, slots=True)
class Scene:
    """Which things are spoken of where an effect stands: a hero, a wyrm, an area."""

    hero: bool = False
    wyrm: bool = False
    place: bool = False


NOBODY: Final = Scene()
SOMEBODY: Final = Scene(hero=True, place=True)
EVERYTHING: Final = Scene(hero=True, wyrm=True, place=True)


def check_actors(campaign: Campaign, findings: Findings) -> None:
    """Cards of chapters and wyrm cards; skills, scraps and attacks are always somebody's."""
    for chapter in campaign.chapters:
        for card in chapter.cards.values():
            _tell(chapter.file, card_row(card.n), _card_words(card), findings)
        for entities in (chapter.allies, chapter.bosses):
            for number, (name, entity) in enumerate(entities.items(), 1):
                words = _words(entity, NOBODY, 0)
                _tell(chapter.file, RowName("entity", name, number), words, findings)
    for number, (key, card_) in enumerate(campaign.wyrms.items(), 1):
        _tell("wyrms.yaml", RowName("wyrms", key, number), _words(card_, NOBODY, 0), findings)


Misplaced = tuple[str, int]


def _tell(file: str, row: RowName, words: Iterator[Misplaced], findings: Findings) -> None:
    for word, line in dict.fromkeys(words):
        findings.fail(file, line, Fault("nobody-acts", word=word), row)


def _card_words(card: Card) -> Iterator[Misplaced]:
    is_somebodys = isinstance(card, InteractionCard | ItemCard)
    yield from _words(card, SOMEBODY if is_somebodys else NOBODY, 0)


def _words(value: object, scene: Scene, line: int) -> Iterator[Misplaced]:
    """Words in a value that mean nobody there, with their lines."""
    if isinstance(value, Heroes | Areas | Wyrms):
        if word := _meaningless(value, scene):
            yield word, line
            return
        if isinstance(value, Wyrms) and value.pick in ("it", "that"):
            return
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple):
        for one in value:
            yield from _words(one, scene, line)
    elif is_dataclass(value) and not isinstance(value, type):
        line = getattr(value, "line", 0) or line
        for spec in fields(value):
            inner = _scene_in(value, spec.name, scene)
            yield from _words(getattr(value, spec.name), inner, line)


def _meaningless(value: Heroes | Areas | Wyrms, scene: Scene) -> str:
    """The word of a selector that means nobody in this scene, or nothing."""
    match value:
        case Heroes(pick="you" | "it") if not scene.hero:
            return value.pick
        case Heroes(is_other=True) if not scene.hero:
            return "other_hero"
        case Areas(kind="it") if not scene.place:
            return value.kind
        case Areas(kind=kind) if kind in FROM_YOU and not scene.hero:
            return kind
        case Wyrms(pick="it") if not scene.wyrm:
            return value.pick
    return ""


def _scene_in(owner: object, field: str, scene: Scene) -> Scene:
    """Who is meant inside a field: rules bring their own `it`, special actions their own hero."""
    match owner:
        case SpecialAction():
            return SOMEBODY
        case Modifier():
            return EVERYTHING
        case Rule(trigger=trigger, who=who):
            return _scene_of(who or TRIGGERS[trigger], scene)
        case CollectAreas() if field == "where":
            return replace(scene, place=True)
        case Effect() if field == "if_" and hasattr(owner, "who"):
            return replace(scene, hero=True, place=True)
    return scene


def _scene_of(subject: str, scene: Scene) -> Scene:
    match subject:
        case "hero" | "you":
            return replace(scene, hero=True, place=True)
        case "wyrm":
            return replace(scene, wyrm=True, place=True)
        case "ally":
            return replace(scene, place=True)
    return scene

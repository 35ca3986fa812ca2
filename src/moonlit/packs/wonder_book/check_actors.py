"""V-13: a hero is meant only where one acts, or where a trigger speaks of one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Final

from moonlit.packs.source import Fault, RowName
from moonlit.packs.wonder_book.board_effects import CollectAreas
from moonlit.packs.wonder_book.cards import Card, InteractionCard, ItemCard, Rule, SpecialAction
from moonlit.packs.wonder_book.effects import Effect, Modifier
from moonlit.packs.wonder_book.findings import Findings, card_row
from moonlit.packs.wonder_book.model import Campaign
from moonlit.packs.wonder_book.values import Areas, Heroes
from moonlit.packs.wonder_book.words import TRIGGERS

FROM_YOU: Final = ("own", "adjacent", "own_or_adjacent", "within")


@dataclass(frozen=True, slots=True)
class Scene:
    """What words have a meaning where an effect stands."""

    you: bool = False
    it: bool = False

    @property
    def hero(self) -> bool:
        """`it` falls back to the acting hero."""
        return self.you or self.it


EVERYTHING: Final = Scene(you=True, it=True)
NOBODY: Final = Scene()


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
    yield from _words(card, EVERYTHING if is_somebodys else NOBODY, 0)


def _words(value: object, scene: Scene, line: int) -> Iterator[Misplaced]:
    """Words in a value that mean nobody there, with their lines."""
    if isinstance(value, Heroes) and not _is_meant(value, scene):
        yield value.pick if value.pick in ("you", "it") else "other_hero", line
        return
    if isinstance(value, Areas) and value.kind in FROM_YOU and not scene.hero:
        yield value.kind, line
        return
    if isinstance(value, tuple):
        for one in value:
            yield from _words(one, scene, line)
    elif isinstance(value, dict):
        for one in value.values():
            yield from _words(one, scene, line)
    elif is_dataclass(value) and not isinstance(value, type):
        line = getattr(value, "line", 0) or line
        for spec in fields(value):
            inner = _scene_in(value, spec.name, scene)
            yield from _words(getattr(value, spec.name), inner, line)


def _is_meant(heroes: Heroes, scene: Scene) -> bool:
    is_about_you = heroes.is_other or heroes.pick in ("you", "it")
    return scene.hero or not is_about_you


def _scene_in(owner: object, field: str, scene: Scene) -> Scene:
    """Who is meant inside a field: rules bring their own `it`, special actions their own hero."""
    match owner:
        case SpecialAction() | Modifier():
            return EVERYTHING
        case Rule(trigger=trigger, who=who):
            has_hero = TRIGGERS[trigger] == "hero" or bool(who)
            return Scene(you=scene.you, it=scene.it or has_hero)
        case CollectAreas() if field == "where":
            return Scene(scene.you, it=True)
        case Effect() if field == "if_" and hasattr(owner, "who"):
            return EVERYTHING
        case InteractionCard() if field == "requires":
            return EVERYTHING
    return scene

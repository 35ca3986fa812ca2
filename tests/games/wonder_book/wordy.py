"""A small story that uses every word there is, and the words that a story uses."""

from collections.abc import Iterator
from pathlib import Path

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.meta import load
from moonlit.packs.wonder_book import values as v
from moonlit.packs.wonder_book.cards import Then
from moonlit.packs.wonder_book.chapter import CARDS, WORDS_OF_FEET
from moonlit.packs.wonder_book.conditions import CONDITIONS
from moonlit.packs.wonder_book.effects import Modifier
from moonlit.packs.wonder_book.model import Ally, Boss, Campaign
from moonlit.packs.wonder_book.selectors import (
    AREA_FORMS,
    HERO_WORDS,
    MOST_OF,
    NUMBER_FORMS,
    WYRM_FORMS,
)
from moonlit.packs.wonder_book.shapes import slots_of
from moonlit.packs.wonder_book.vocabulary import EFFECTS
from moonlit.packs.wonder_book.walk import parts
from moonlit.packs.wonder_book.words import MODIFIERS, OneOf
from tests.games.wonder_book.boards import placed
from tests.games.wonder_book.table import Table

FOLDER = Path(__file__).parent / "every_word"
GAME = load(FOLDER)

NUMBERS: dict[type, str] = {
    v.ByHeroes: "by_heroes",
    v.ByPlayers: "by_players",
    v.CountHeroes: "count",
    v.CountWyrms: "count",
    v.FateUp: "fate",
    v.CounterValue: "counter",
    v.Successes: "rolled",
    v.Half: "half",
}


def at(chapter: str, *heroes: str, **given: Plain) -> Table:
    """A position of the story; heroes as `ann@A`, the first one acts; two if none is named."""
    config = given.pop("config", {})
    assert isinstance(config, dict)
    where = dict(name.split("@") for name in heroes or ("ann@A", "bob@B"))
    away: list[str] = [name for name, area in where.items() if not area]
    more = given.pop("heroes", {})
    assert isinstance(more, dict)
    laid: dict[str, Plain] = {
        name: {**_table(fields), **_table(more.get(name, {}))}
        for name, fields in placed(where).items()
    }
    for name in away:
        laid[name] = {"left": True, "acted": True}
    options: dict[str, Plain] = {"chapter": chapter, **config}
    return Table(*where, config=options, game=GAME, laid={**given, "heroes": laid})


def _table(value: Plain) -> dict[str, Plain]:
    assert isinstance(value, dict)
    return value


def special(table: Table, *ids: str) -> Table:
    """Ann takes special actions."""
    return table.do(*(f"0 special ann {one}" for one in ids))


def counters(table: Table) -> dict[str, int]:
    """What the counters show that are not at 0."""
    s = table.state
    shown = zip(s.program.counter_names, s.counters, strict=True)
    return {name: number for name, number in shown if number}


def words_of(campaign: Campaign) -> set[tuple[str, str]]:
    """Every word of the format that a campaign uses, with what kind of word it is."""
    whole = (campaign, *campaign.chapters)
    return {word for part, _ in parts(whole) for word in _words(part)}


def _words(part: object) -> Iterator[tuple[str, str]]:
    for kind, table in (("effect", EFFECTS), ("condition", CONDITIONS), ("card", CARDS)):
        yield from ((kind, word) for word, cls in table.items() if type(part) is cls)
    match part:
        case Modifier(name=name):
            yield "modifier", name
        case Then(act=act):
            yield "foot", act
        case v.Compare(word=word):
            yield "comparison", word
        case v.Heroes() | v.Wyrms() | v.Areas():
            yield from _selector(part)
    if type(part) in NUMBERS:
        yield "number", NUMBERS[type(part)]
    yield from _choices(part)


def _selector(part: v.Heroes | v.Wyrms | v.Areas) -> Iterator[tuple[str, str]]:
    match part:
        case v.Heroes(pick=pick, areas=None):
            yield from (("heroes", word) for word, one in HERO_WORDS.items() if one == part)
            if pick == "most":
                yield "heroes", f"most: {part.what}"
        case v.Heroes(pick=pick):
            yield "heroes", f"{pick}_in"
        case v.Wyrms(pick=pick):
            yield from (("wyrms", pick), ("wyrm kind", part.kind))
        case v.Areas(kind=kind):
            yield "areas", kind
            if part.but is not None:
                yield "areas", "not_in"


def _choices(part: object) -> Iterator[tuple[str, str]]:
    """Words out of fixed lists."""
    for slot in slots_of(type(part)):
        value = getattr(part, slot.name)
        mark = slot.shape.mark if slot.shape.item is None else slot.shape.item.mark
        if isinstance(mark, OneOf):
            chosen = value if isinstance(value, tuple) else (value,)
            yield from ((" ".join(mark.words), word) for word in chosen if word)


def known_words() -> set[tuple[str, str]]:
    """Every word that the reader and the compiler know."""
    listed: dict[str, tuple[str, ...]] = {
        "effect": tuple(EFFECTS),
        "condition": tuple(CONDITIONS),
        "card": tuple(CARDS),
        "modifier": tuple(MODIFIERS),
        "comparison": v.COMPARISONS,
        "foot": (*WORDS_OF_FEET, "take", "if_done", "if"),
        "number": NUMBER_FORMS,
        "heroes": (*HERO_WORDS, "each_in", "one_in", *(f"most: {what}" for what in MOST_OF)),
        "wyrms": (*WYRM_FORMS, "it", "that"),
        "wyrm kind": v.WYRM_KINDS,
        "areas": (*v.AREA_WORDS, *AREA_FORMS, "ids", "set", "not_in"),
    }
    named = {(kind, word) for kind, words in listed.items() for word in words}
    lists = {mark for cls in classes_of_a_story() for mark in _lists(cls)}
    return named | {(" ".join(mark.words), word) for mark in lists for word in mark.words}


def _lists(cls: type) -> Iterator[OneOf]:
    shapes = (slot.shape.item or slot.shape for slot in slots_of(cls))
    yield from (shape.mark for shape in shapes if isinstance(shape.mark, OneOf))


def classes_of_a_story() -> set[type]:
    """Every class whose fields an author can write."""
    found: set[type] = set()
    waiting: list[type] = [Campaign, Ally, Boss, *CARDS.values()]
    waiting += [*EFFECTS.values(), *CONDITIONS.values()]
    while waiting:
        cls = waiting.pop()
        if cls not in found:
            found.add(cls)
            shapes = (slot.shape.item or slot.shape for slot in slots_of(cls))
            waiting += [one.type for one in shapes if one.type is not None and one.type != v.Text]
    return found

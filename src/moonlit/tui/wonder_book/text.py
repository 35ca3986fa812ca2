"""A scene as sections of plain text, for pipes and screen readers."""

from collections.abc import Iterator

from moonlit.client.wonder_book.board import intents
from moonlit.client.wonder_book.group import abilities, state_of, where
from moonlit.client.wonder_book.page import goal, hourglass
from moonlit.core.plain import Table, number, texts
from moonlit.tui.sections import section_lines
from moonlit.tui.wonder_book.lines import headline
from moonlit.tui.wonder_book.scene import Scene

OPENING = ("board", "objects", "heroes", "others", "rules", "next")
WHOLE = (*OPENING, "piles", "campaign")
POINTS = ("piles", "campaign")


def whole_board(scene: Scene) -> Iterator[str]:
    """Everything one sees, section by section."""
    yield from _status(scene)
    yield from section_lines(scene, WHOLE)
    yield from _abilities(scene)


def opening_board(scene: Scene) -> Iterator[str]:
    """What one has to see when a round begins."""
    yield ""
    yield from _status(scene)
    yield from section_lines(scene, OPENING)


def short_board(scene: Scene) -> Iterator[str]:
    """What changes from one decision to the next."""
    reading = scene.reading
    yield ""
    yield headline(scene)
    for hero in reading.heroes:
        told = [state_of(reading, hero), where(reading, hero), _held(scene, hero)]
        yield f"  {reading.lexicon.hero(str(hero['id']))}: {'; '.join(filter(None, told))}"
    yield from (f"  {line}" for line in intents(reading))


def _held(scene: Scene, hero: Table) -> str:
    """Hearts, sparks and cards of a hero in a few words."""
    lexicon, chapter = scene.reading.lexicon, scene.reading.chapter
    counts = {"hearts": number(hero["hearts"]), "sparks": number(hero["sparks"])}
    told = [lexicon.say(name, count=count) for name, count in counts.items()]
    return ", ".join((*told, *(lexicon.thing(chapter, one) for one in texts(hero["things"]))))


def point_lines(scene: Scene) -> Iterator[str]:
    """How it stands."""
    yield from _status(scene)
    yield from section_lines(scene, POINTS)


def _status(scene: Scene) -> Iterator[str]:
    yield headline(scene)
    yield from hourglass(scene.reading)
    yield from goal(scene.reading)


def _abilities(scene: Scene) -> Iterator[str]:
    """What every hero can do."""
    reading = scene.reading
    for hero in reading.heroes:
        yield ""
        yield reading.lexicon.hero(str(hero["id"]))
        yield from (f"  {line}" for line in abilities(reading, hero))

"""A scene as sections of plain text, for pipes and screen readers."""

from collections.abc import Iterator

from moonlit.client.page import Section
from moonlit.client.wonder_book.group import abilities
from moonlit.client.wonder_book.page import goal, hourglass
from moonlit.tui.wonder_book.lines import headline
from moonlit.tui.wonder_book.scene import Scene

OPENING = ("board", "objects", "heroes", "others", "rules", "next")
SHORT = ("heroes",)
WHOLE = ("story", *OPENING, "piles", "campaign")
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
    yield ""
    yield headline(scene)


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


def section_lines(scene: Scene, wanted: tuple[str, ...]) -> Iterator[str]:
    """Some sections of the text table."""
    teller = scene.teller
    sections = {one.id: one for one in teller.game.page(scene.view, teller.config, teller.names)}
    for section in (sections[name] for name in wanted if name in sections):
        yield ""
        yield section.title
        yield from (f"  {line}" for line in _rows(section))


def _rows(section: Section) -> Iterator[str]:
    """Every row in a line; with several columns each text has its heading."""
    for row in section.rows:
        first, *others = row.cells
        heads = section.columns[1:]
        if len(others) < 2:
            yield ": ".join((first, *others))
            continue
        told = (f"{head} {text}" for head, text in zip(heads, others, strict=True) if text)
        yield f"{first}: {'; '.join(told)}"

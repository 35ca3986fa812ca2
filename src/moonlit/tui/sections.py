"""Sections of the text table, which browsers show too: as lines of text, and as panels."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from moonlit.client.page import Row as SectionRow
from moonlit.client.page import Section
from moonlit.tui import palette
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import S, Scene, Thing

ABOUT = "about"


def sections_of(scene: Scene, wanted: tuple[str, ...]) -> Iterator[Section]:
    """Those of the wanted sections that there are, in their order."""
    teller = scene.teller
    sections = {one.id: one for one in teller.game.page(scene.view, teller.config, teller.names)}
    return (sections[name] for name in wanted if name in sections)


def section_lines(scene: Scene, wanted: tuple[str, ...]) -> Iterator[str]:
    """Sections one below the other, each under its title."""
    for section in sections_of(scene, wanted):
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


class SectionsPanel(Panel[S]):
    """Some sections, one below the other; there may be help on what a row is about."""

    def __init__(self, sections: tuple[str, ...], *, id: str) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.sections = sections

    def title_of(self, scene: S) -> str:
        return scene.teller.say(f"terminal-tab-{self.id}")

    def rows(self, scene: S) -> Iterable[Row]:
        for section in sections_of(scene, self.sections):
            yield Text(section.title, f"bold {palette.GOLD}"), None
            for row in section.rows:
                name = self.name_in(row)
                told = Text(": ".join(filter(None, row.cells)), palette.TEXT)
                yield told, Thing(ABOUT, name) if name else None

    def name_in(self, row: SectionRow) -> str:
        """The name under which there is help on a row; empty if there is none."""
        return row.thing

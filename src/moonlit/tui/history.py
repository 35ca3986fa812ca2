"""The log: what a seat saw happen, newest last."""

from collections.abc import Iterable, Iterator
from itertools import islice

from rich.text import Text
from textual.content import Content

from moonlit.client.teller import INDENT, Line
from moonlit.core.action import Seat
from moonlit.core.event import Event
from moonlit.tui import palette
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Scene

LONGEST = 400


class LogPanel(Panel[Scene]):
    """The lines of each action; those of the last action are lit."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - the name Textual gives it
        super().__init__(id=id)
        self.groups: list[tuple[Event, ...]] = []
        self.fresh = 0
        self._told: dict[tuple[str, Seat | None, tuple[Event, ...], bool], list[Content]] = {}

    def tell(self, groups: list[tuple[Event, ...]], fresh: int) -> None:
        """What happened so far, a group for each action, the last `fresh` of them new."""
        self.groups, self.fresh = groups, fresh

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-log")

    def rows(self, scene: Scene) -> Iterable[Row]:
        newest = list(islice(self._newest_first(scene), LONGEST))
        return [(line, None) for line in reversed(newest)]

    def _newest_first(self, scene: Scene) -> Iterator[Content]:
        first_fresh = len(self.groups) - self.fresh
        for number in reversed(range(len(self.groups))):
            yield from reversed(self._tale(scene, self.groups[number], number >= first_fresh))

    def _tale(self, scene: Scene, group: tuple[Event, ...], is_fresh: bool) -> list[Content]:
        """Laid out once and remembered, since every line is shown again after every action."""
        key = (scene.teller.words.language, scene.seat, group, is_fresh)
        if key not in self._told:
            lines = zip(group, scene.teller.tale(group), strict=True)
            said = ((event, line) for event, line in lines if line.text)
            self._told[key] = [_laid_out(event, line, is_fresh) for event, line in said]
        return self._told[key]

    def show(self, scene: Scene) -> None:
        super().show(scene)
        self.scroll_end(animate=False)


def _laid_out(event: Event, told: Line, is_fresh: bool) -> Content:
    seat = getattr(event, "seat", None)
    line = Text("▍" if is_fresh else "▏", palette.GOLD if is_fresh else palette.LINE)
    line.append(INDENT * told.depth)
    if isinstance(seat, int):
        line.append(f"{palette.MARKS[seat]} ", palette.NAMES[seat])
    line.append(told.text, palette.TEXT if is_fresh else palette.MUTED)
    return Content.from_rich_text(line)

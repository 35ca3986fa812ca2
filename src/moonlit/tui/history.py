"""The log: what a seat saw happen, newest last."""

from collections.abc import Iterable, Iterator
from itertools import islice

from rich.text import Text
from textual.content import Content

from moonlit.core.action import Seat
from moonlit.core.event import Event
from moonlit.tui import palette
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Scene

LONGEST = 400


class LogPanel(Panel[Scene]):
    """One line for each event; those of the last action are lit."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - the name Textual gives it
        super().__init__(id=id)
        self.groups: list[tuple[Event, ...]] = []
        self.fresh = 0
        self._told: dict[tuple[str, Seat | None, Event, bool], Content | None] = {}

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
            for event in reversed(self.groups[number]):
                line = self._line(scene, event, number >= first_fresh)
                if line is not None:
                    yield line

    def _line(self, scene: Scene, event: Event, is_fresh: bool) -> Content | None:
        """Laid out once and remembered, since every line is shown again after every action."""
        key = (scene.teller.words.language, scene.seat, event, is_fresh)
        if key not in self._told:
            sentence = scene.teller.event(event)
            self._told[key] = _laid_out(event, sentence, is_fresh) if sentence else None
        return self._told[key]

    def show(self, scene: Scene) -> None:
        super().show(scene)
        self.scroll_end(animate=False)


def _laid_out(event: Event, sentence: str, is_fresh: bool) -> Content:
    seat = getattr(event, "seat", None)
    line = Text("▍" if is_fresh else "▏", palette.GOLD if is_fresh else palette.LINE)
    if isinstance(seat, int):
        line.append(f"{palette.MARKS[seat]} ", palette.NAMES[seat])
    line.append(sentence, palette.TEXT if is_fresh else palette.MUTED)
    return Content.from_rich_text(line)

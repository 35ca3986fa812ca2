"""The log: what a seat saw happen, newest last."""

from collections.abc import Iterable

from rich.text import Text

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
        self._sentences: dict[tuple[str, Seat | None, Event], str] = {}

    def tell(self, groups: list[tuple[Event, ...]], fresh: int) -> None:
        """What happened so far, a group for each action, the last `fresh` of them new."""
        self.groups, self.fresh = groups, fresh

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-log")

    def rows(self, scene: Scene) -> Iterable[Row]:
        rows: list[Row] = []
        first_fresh = len(self.groups) - self.fresh
        for number, group in enumerate(self.groups):
            for event in group:
                sentence = self._sentence(scene, event)
                if not sentence:
                    continue
                rows.append((self._line(event, sentence, number >= first_fresh), None))
        return rows[-LONGEST:]

    def _sentence(self, scene: Scene, event: Event) -> str:
        """Told once and remembered, since every line is shown again after every action."""
        key = (scene.teller.words.language, scene.seat, event)
        if key not in self._sentences:
            self._sentences[key] = scene.teller.event(event)
        return self._sentences[key]

    def _line(self, event: Event, sentence: str, is_fresh: bool) -> Text:
        seat = getattr(event, "seat", None)
        line = Text("▍" if is_fresh else "▏", palette.GOLD if is_fresh else palette.LINE)
        if isinstance(seat, int):
            line.append(f"{palette.MARKS[seat]} ", palette.NAMES[seat])
        line.append(sentence, palette.TEXT if is_fresh else palette.MUTED)
        return line

    def show(self, scene: Scene) -> None:
        super().show(scene)
        self.scroll_end(animate=False)

"""The base of the panels of lists: a title and rows, each of which may stand for a thing."""

from collections.abc import Iterable
from typing import Generic

from rich.text import Text
from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from moonlit.tui.board import RIGHT_BUTTON, Board
from moonlit.tui.scene import S, Thing

Row = tuple[Text | Content, Thing | None]
USUAL_ROOM = 26


class Panel(OptionList, Generic[S]):
    """A titled list of rows; a row may stand for a thing that Enter or a click asks about."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - the name Textual gives it
        super().__init__(id=id)
        self.things: list[Thing | None] = []
        self._scene: S | None = None
        self._rows: list[Row] = []

    @property
    def room(self) -> int:
        """How many characters fit in a line; a guess before there is a layout."""
        return self.scrollable_content_region.width or USUAL_ROOM

    def on_focus(self) -> None:
        if self._scene is not None:
            self.border_subtitle = self._scene.way_back

    def on_blur(self) -> None:
        self.border_subtitle = ""

    def on_resize(self) -> None:
        if self._scene is not None:
            self.show(self._scene)

    def show(self, scene: S) -> None:
        """Draw another scene, with the cursor where it was."""
        self._scene = scene
        here = self.highlighted
        rows = list(self.rows(scene))
        self.border_title = self.title_of(scene)
        if rows == self._rows:
            return
        self._rows = rows
        self.things = [thing for _, thing in rows]
        self.set_options(Option(text, disabled=thing is None) for text, thing in rows)
        if here is not None and here < len(rows) and self.things[here] is not None:
            self.highlighted = here

    def title_of(self, scene: S) -> str:
        """The title on the frame; written by each panel."""
        raise NotImplementedError

    def rows(self, scene: S) -> Iterable[Row]:
        """The lines; written by each panel."""
        raise NotImplementedError

    @property
    def cursor(self) -> Thing | None:
        """The thing under the cursor."""
        here = self.highlighted
        return None if here is None or here >= len(self.things) else self.things[here]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        thing = self.things[event.option_index]
        if thing is not None:
            self.picked(thing)

    def picked(self, thing: Thing) -> None:
        self.post_message(Board.Asked(thing))

    def on_click(self, event: events.Click) -> None:
        if event.button == RIGHT_BUTTON and self.cursor is not None:
            self.post_message(Board.Asked(self.cursor))

"""The base of everything drawn by hand: a canvas with zones to click and a cursor among them."""

from dataclasses import dataclass
from typing import Final, Generic

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from moonlit.tui import palette
from moonlit.tui.canvas import Canvas
from moonlit.tui.scene import S, Thing

RIGHT_BUTTON = 3
# For boards on which a cursor goes in all directions, by `action_go(across, down)`.
ARROWS: Final[list[BindingType]] = [
    Binding("left", "go(-1, 0)", show=False),
    Binding("right", "go(1, 0)", show=False),
    Binding("up", "go(0, -1)", show=False),
    Binding("down", "go(0, 1)", show=False),
    Binding("enter", "pick", show=False),
]


@dataclass(frozen=True, slots=True)
class Zone:
    """A rectangle that stands for a thing."""

    x: int
    y: int
    width: int
    height: int
    thing: Thing

    def holds(self, x: int, y: int) -> bool:
        return 0 <= x - self.x < self.width and 0 <= y - self.y < self.height


class Board(Widget, Generic[S], can_focus=True):
    """Draws a scene. Clicks and the Enter key pick a thing; the right button asks about it."""

    class Picked(Message):
        """A thing was chosen."""

        def __init__(self, thing: Thing) -> None:
            self.thing = thing
            super().__init__()

    class Moved(Message):
        """The cursor went somewhere else."""

    class Asked(Message):
        """Somebody wants to know what a thing is."""

        def __init__(self, thing: Thing) -> None:
            self.thing = thing
            super().__init__()

    scene: S | None = None
    cursor: Thing | None = None
    paper = palette.BACKGROUND

    def __init__(self, *, id: str) -> None:  # noqa: A002 - the name Textual gives it
        super().__init__(id=id)
        self.zones: list[Zone] = []
        self._canvas: Canvas | None = None

    def show(self, scene: S) -> None:
        """Draw another scene."""
        self.scene = scene
        self.redraw()

    def redraw(self) -> None:
        self._canvas = None
        self.refresh()

    def draw(self, canvas: Canvas, scene: S) -> None:
        """Draw everything and fill `zones`; written by each board."""
        raise NotImplementedError

    def move_to(self, thing: Thing) -> None:
        self.cursor = thing
        self.redraw()
        self.post_message(self.Moved())

    def render_line(self, y: int) -> Strip:
        if self._canvas is None:
            self._canvas = Canvas(self.size.width, self.size.height, self.paper)
            self.zones = []
            if self.scene is not None:
                self.draw(self._canvas, self.scene)
        return self._canvas.strip(y) if y < self._canvas.height else Strip.blank(self.size.width)

    def on_resize(self) -> None:
        self.redraw()

    def on_focus(self) -> None:
        self.redraw()

    def on_blur(self) -> None:
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        thing = self.at(event.x, event.y)
        if thing is None:
            return
        self.move_to(thing)
        is_question = event.button == RIGHT_BUTTON
        self.post_message(self.Asked(thing) if is_question else self.Picked(thing))

    def at(self, x: int, y: int) -> Thing | None:
        """The thing drawn last at a place."""
        return next((zone.thing for zone in reversed(self.zones) if zone.holds(x, y)), None)

    def action_pick(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Picked(self.cursor))

    def action_step(self, step: int) -> None:
        """Move the cursor along the zones in the order in which they were drawn."""
        things = [zone.thing for zone in self.zones]
        if not things:
            return
        here = things.index(self.cursor) if self.cursor in things else -min(step, 0)
        self.move_to(things[(here + step) % len(things)] if self.cursor in things else things[0])

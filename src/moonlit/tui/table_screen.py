"""The table: everything one seat sees, and the keys and clicks by which it plays."""

import asyncio
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from moonlit.core.action import Action, Seat, parse_action
from moonlit.core.errors import StaleVersion, TableError
from moonlit.tui import palette
from moonlit.tui.board import Board
from moonlit.tui.nocturne.casts import read_casts
from moonlit.tui.nocturne.choices import CHOICE, ChoicesPanel, has_choices
from moonlit.tui.nocturne.concoctions import ConcoctionsPanel
from moonlit.tui.nocturne.forest import Forest
from moonlit.tui.nocturne.goals import GoalsPanel
from moonlit.tui.nocturne.hand import Hand, question_about, token_for_key
from moonlit.tui.nocturne.history import LogPanel
from moonlit.tui.nocturne.panels import Panel
from moonlit.tui.nocturne.position import read_position
from moonlit.tui.nocturne.projection import ProjectionPanel
from moonlit.tui.nocturne.rack import CAST_BUTTON, PASS_BUTTON, Rack
from moonlit.tui.nocturne.scene import Scene, Thing
from moonlit.tui.nocturne.seats import SeatsPanel
from moonlit.tui.nocturne.sprites import SpriteBoard
from moonlit.tui.nocturne.telling import Teller
from moonlit.tui.session import Session
from moonlit.tui.table_style import CSS

PANELS = ("seats", "goals", "concoctions", "projection", "log")
PAUSES = (0.8, 1.6, 0.0, 0.4)
WIDE, HIGH, HUGE = 110, 34, 150


class TableScreen(Screen[None]):
    """One match, drawn for whoever sits in front."""

    CSS = CSS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "pass_turn"),
        Binding("u", "undo"),
        Binding("question_mark", "why"),
        Binding("h", "help"),
        Binding("l", "language"),
        Binding("q", "quit"),
        Binding("b", "pace"),
        Binding("space", "hurry"),
        Binding("escape", "drop"),
        Binding("f1", "keys"),
        *(Binding(f"f{number}", f"panel('{name}')") for number, name in enumerate(PANELS, 2)),
        Binding("right_square_bracket", "turn_panel(1)"),
        Binding("left_square_bracket", "turn_panel(-1)"),
        *(Binding(key, f"digit('{key}')") for key in "0123456789"),
        Binding("asterisk", "digit('*')"),
    ]

    def __init__(self, session: Session, teller: Teller, pause: float) -> None:
        super().__init__()
        self.session = session
        self.teller = teller
        self.pause = pause
        self.hand = Hand()
        self.front: Seat | None = session.people[0] if len(session.people) == 1 else None
        self.active = PANELS[0]
        self.scene: Scene | None = None
        self._last_own = session.version
        self._hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="prompt")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield SeatsPanel(id="seats")
                yield LogPanel(id="log")
            with Vertical(id="centre"):
                yield Forest(id="forest")
                yield SpriteBoard(id="sprites")
            with Vertical(id="right"):
                yield Static(id="tabs")
                yield GoalsPanel(id="goals")
                yield ConcoctionsPanel(id="concoctions")
                yield ProjectionPanel(id="projection")
        with Vertical(id="bottom"):
            yield Rack(id="rack")
            yield ChoicesPanel(id="choices")
        yield Static(id="keys")
        yield Static(id="bubble")

    def on_mount(self) -> None:
        self.proceed()
        self.query_one(Forest).focus()

    # -- drawing

    def redraw(self) -> None:
        """Draw the table as the one in front sees it now."""
        view = self.session.view(self.front)
        position = read_position(view)
        casts = read_casts(view.legal)
        self.hand.settle(casts)
        teller = self.teller.for_seat(self.front)
        self.scene = scene = Scene(position, self.front, teller, casts, self.hand.token, self.hand.cell)
        self.set_class(has_choices(scene), "choosing")
        fresh = self.session.version - self._last_own
        self.query_one(LogPanel).tell(self.session.events(self.front), fresh)
        for board in self.query(Board):
            board.show(scene)
        for panel in self.query(Panel):
            panel.show(scene)
        self.query_one(SpriteBoard).display = bool(position.spaces)
        self._draw_lines(scene)
        self._fit_bottom(scene)

    def _draw_lines(self, scene: Scene) -> None:
        teller = scene.teller
        self.query_one("#head", Static).update(self._head(scene))
        prompt = Text(teller.prompt(scene.position), f"bold {palette.GOLD}")
        if scene.position.decision.seat is not None and not scene.is_mine:
            seat = scene.position.decision.seat
            prompt = Text(f"{palette.MARKS[seat]} ", palette.NAMES[seat]) + prompt
        prompt.append(f"\n{teller.why(scene.position)}", palette.MUTED)
        self.query_one("#prompt", Static).update(prompt)
        self.query_one("#keys", Static).update(teller.say("terminal-key-line"))
        tabs = Text()
        for name in PANELS:
            style = f"bold {palette.INK} on {palette.GOLD}" if name == self.active else palette.MUTED
            tabs.append(f" {teller.say(f'terminal-tab-{name}')} ", f"{style}")
            tabs.stylize(f"@click=screen.panel('{name}')", len(tabs) - 1)
        self.query_one("#tabs", Static).update(tabs)

    def _head(self, scene: Scene) -> Text:
        line = Text("☾ Moonlit  ", f"bold {palette.GOLD}")
        line.append(scene.teller.headline(scene.position), palette.TEXT)
        return line

    def _fit_bottom(self, scene: Scene) -> None:
        """A list of choices may take more room than the rack, the forest gives it up."""
        bottom = self.query_one("#bottom")
        usual = 7 if self.has_class("wide") else 3
        if not has_choices(scene):
            bottom.styles.height = usual
            return
        most = self.size.height // 3
        bottom.styles.height = max(usual, min(len(scene.position.legal) + 2, most))

    def on_resize(self, event: Resize) -> None:
        is_wide = event.size.width >= WIDE and event.size.height >= HIGH
        self.set_class(is_wide, "wide")
        self.set_class(not is_wide, "compact")
        self.set_class(event.size.width >= HUGE, "huge")
        middle, left = self.query_one("#middle"), self.query_one("#left")
        middle.move_child(left, **{"before" if is_wide else "after": self.query_one("#centre")})
        self._show_panels()
        if self.scene is not None:
            self._fit_bottom(self.scene)
            self.call_after_refresh(self.query_one(ProjectionPanel).show, self.scene)

"""The whole table as one widget: every panel in its place, in small and in large terminals."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.widgets import Static

from moonlit.tui.board import Board
from moonlit.tui.history import LogPanel
from moonlit.tui.nocturne import lines
from moonlit.tui.nocturne.choices import ChoicesPanel, has_choices
from moonlit.tui.nocturne.concoctions import ConcoctionsPanel
from moonlit.tui.nocturne.forest import Forest
from moonlit.tui.nocturne.goals import GoalsPanel
from moonlit.tui.nocturne.projection import ProjectionPanel
from moonlit.tui.nocturne.rack import Rack
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.nocturne.seats import SeatsPanel
from moonlit.tui.nocturne.sprites import SpriteBoard
from moonlit.tui.panels import Panel
from moonlit.tui.scene import Moment
from moonlit.tui.table import Table
from moonlit.tui.tabs import TabBar

WIDE, HIGH, HUGE = 110, 34, 150
RACK_WIDE, RACK_COMPACT = 8, 2
LEFT_PANELS = ("seats", "log")
BESIDE = "concoctions"


PANELS = ("seats", "goals", "concoctions", "projection", "log")


class NocturneTable(Table[Scene]):
    """The forest in the middle, the panels around it, the rack below."""

    panels = PANELS

    def __init__(self) -> None:
        super().__init__()
        self._moment: Moment[Scene] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="prompt")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield TabBar(PANELS, id="tabs-left")
                yield SeatsPanel(id="seats")
                yield LogPanel(id="log")
            with Vertical(id="centre"):
                yield Forest(id="forest")
                yield SpriteBoard(id="sprites")
            with Vertical(id="right"):
                yield TabBar(PANELS, id="tabs-right")
                yield GoalsPanel(id="goals")
                yield ConcoctionsPanel(id="concoctions")
                yield ProjectionPanel(id="projection")
        with Horizontal(id="bottom"):
            yield Rack(id="rack")
            yield ChoicesPanel(id="choices")
            yield ConcoctionsPanel(id="recipes")
        yield Static(id="keys")
        yield Static(id="bubble")

    @property
    def is_wide(self) -> bool:
        return self.has_class("wide")

    def show(self, moment: Moment[Scene]) -> None:
        """Draw another moment."""
        self._moment = moment
        scene = moment.scene
        self.set_class(has_choices(scene), "choosing")
        self.query_one(LogPanel).tell(moment.events, moment.fresh)
        for board in self.query(Board[Scene]):
            board.show(scene)
        self._fill_panels(scene)
        self.query_one(SpriteBoard).display = bool(scene.position.spaces)
        self._draw_lines(moment)
        self._fit_bottom(scene)

    def _fill_panels(self, scene: Scene) -> None:
        for panel in self.query(Panel[Scene]):
            if panel.display:
                panel.show(scene)

    def _draw_lines(self, moment: Moment[Scene]) -> None:
        scene = moment.scene
        self.query_one("#head", Static).update(lines.headline(scene))
        self.query_one("#prompt", Static).update(lines.prompt(scene, moment.note))
        size = "long" if self.is_wide else "short"
        self.query_one("#keys", Static).update(Text(scene.teller.say(f"terminal-keys-{size}")))

    def _fit_bottom(self, scene: Scene) -> None:
        """A list of choices may take more room than the rack; the forest gives it up."""
        usual = RACK_WIDE if self.is_wide else RACK_COMPACT
        wanted = len(scene.position.legal) + 2 if has_choices(scene) else usual
        most = max(usual, self.size.height // 3)
        self.query_one("#bottom").styles.height = max(usual, min(wanted, most))

    def on_resize(self, event: Resize) -> None:
        is_wide = event.size.width >= WIDE and event.size.height >= HIGH
        self.set_class(is_wide, "wide")
        self.set_class(not is_wide, "compact")
        self.set_class(event.size.width >= HUGE, "huge")
        middle, centre = self.query_one("#middle"), self.query_one("#centre")
        if is_wide:
            middle.move_child(self.query_one("#left"), before=centre)
        else:
            middle.move_child(self.query_one("#left"), after=centre)
        self._arrange()
        if self._moment is not None:
            self._draw_lines(self._moment)
            self._fit_bottom(self._moment.scene)

    def _arrange(self) -> None:
        """All panels where there is room for all, else the active one."""
        for tabs in self.query(TabBar):
            tabs.active = self.active
            tabs.redraw()
        for name in PANELS:
            self.query_one(f"#{name}").display = self.is_wide or name == self.active
        self.query_one("#recipes").display = self.is_wide
        self.query_one("#concoctions").display = self.active == BESIDE and not self.is_wide
        is_left = self.active in LEFT_PANELS
        self.query_one("#left").display = self.is_wide or is_left
        self.query_one("#right").display = self.is_wide or not is_left
        if self._moment is not None:
            self._fill_panels(self._moment.scene)

    def open_panel(self, name: str) -> None:
        """Show a panel and go there."""
        self.active = name
        self._arrange()
        place = "#recipes" if name == BESIDE and self.is_wide else f"#{name}"
        self.query_one(place).focus()

    def aim(self, token: str) -> None:
        """Put the cursor where the decision is."""
        assert self._moment is not None
        scene = self._moment.scene
        if has_choices(scene):
            choices = self.query_one(ChoicesPanel)
            choices.highlighted = 0
            choices.focus()
            return
        forest = self.query_one(Forest)
        forest.look_at(scene.casts.cells(token))
        if not isinstance(self.screen.focused, Rack):
            forest.focus()

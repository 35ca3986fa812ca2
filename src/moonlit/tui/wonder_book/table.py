"""The whole table as one widget: the board, the panels around it, and the choices below."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.widgets import Static

from moonlit.tui.board import Board
from moonlit.tui.history import LogPanel
from moonlit.tui.panels import Panel
from moonlit.tui.scene import Moment, Thing
from moonlit.tui.table import Table
from moonlit.tui.tabs import TabBar
from moonlit.tui.wonder_book import lines
from moonlit.tui.wonder_book.around import ChoicesPanel, FoesPanel, HeroesPanel, RulesPanel
from moonlit.tui.wonder_book.board import BookBoard
from moonlit.tui.wonder_book.manual import AREA
from moonlit.tui.wonder_book.scene import Scene, area_of

WIDE, HIGH, HUGE = 110, 32, 150
LOWEST, FRAME, NUMBERING = 5, 2, 10
MAP = "map"
PANELS = (MAP, "heroes", "foes", "rules", "log")
SIDE = PANELS[1:]


class WonderTable(Table[Scene]):
    """The board in the middle; in small terminals one panel at a time in its place."""

    panels = PANELS

    def __init__(self) -> None:
        super().__init__()
        self._moment: Moment[Scene] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="goal")
        yield Static(id="prompt")
        yield TabBar(PANELS, id="tabs")
        with Horizontal(id="middle"):
            yield BookBoard(id=MAP)
            with Vertical(id="side"):
                yield HeroesPanel(id="heroes")
                yield FoesPanel(id="foes")
                yield RulesPanel(id="rules")
                yield LogPanel(id="log")
        yield ChoicesPanel(id="choices")
        yield Static(id="keys")
        yield Static(id="bubble")

    @property
    def is_wide(self) -> bool:
        return self.has_class("wide")

    def show(self, moment: Moment[Scene]) -> None:
        self._moment = moment
        self.query_one(LogPanel).tell(moment.events, moment.fresh)
        for board in self.query(Board):
            board.show(moment.scene)
        self._fill_panels(moment.scene)
        self._draw_lines(moment)
        self._fit_choices(moment.scene)

    def _fill_panels(self, scene: Scene) -> None:
        for panel in self.query(Panel):
            if panel.display:
                panel.show(scene)

    def _draw_lines(self, moment: Moment[Scene]) -> None:
        scene = moment.scene
        self.query_one("#head", Static).update(lines.head(scene, is_wide=self.is_wide))
        self.query_one("#goal", Static).update(lines.goal_line(scene))
        self.query_one("#prompt", Static).update(lines.prompt(scene, moment.note))
        size = "long" if self.is_wide else "short"
        keys = Text(scene.teller.say(f"terminal-wonder-keys-{size}"))
        self.query_one("#keys", Static).update(keys)

    def _fit_choices(self, scene: Scene) -> None:
        """A list of choices takes the room it needs, up to a third of the height."""
        room = max(1, self.size.width - NUMBERING)
        labels = [scene.teller.action(action, scene.view) for action in scene.view.legal]
        wanted = sum(1 + len(label) // room for label in labels) + FRAME
        most = max(LOWEST, self.size.height // 3)
        self.query_one(ChoicesPanel).styles.height = max(LOWEST, min(wanted, most))

    def on_resize(self, event: Resize) -> None:
        is_wide = event.size.width >= WIDE and event.size.height >= HIGH
        self.set_class(is_wide, "wide")
        self.set_class(not is_wide, "compact")
        self.set_class(event.size.width >= HUGE, "huge")
        self._arrange()
        if self._moment is not None:
            self._draw_lines(self._moment)
            self._fit_choices(self._moment.scene)

    def _arrange(self) -> None:
        """Everything where there is room for everything, else the active panel alone."""
        tabs = self.query_one(TabBar)
        tabs.active = self.active
        tabs.redraw()
        self.query_one(f"#{MAP}").display = self.is_wide or self.active == MAP
        self.query_one("#side").display = self.is_wide or self.active != MAP
        for name in SIDE:
            self.query_one(f"#{name}").display = self.is_wide or name == self.active
        if self._moment is not None:
            self._fill_panels(self._moment.scene)

    def open_panel(self, name: str) -> None:
        self.active = name
        self._arrange()
        self.query_one(f"#{name}").focus()

    def aim(self) -> None:
        """Put the cursor on the first choice, and on the map where it would be."""
        assert self._moment is not None
        scene = self._moment.scene
        choices = self.query_one(ChoicesPanel)
        choices.highlighted = 0 if scene.view.legal else None
        choices.focus()
        first = next(filter(None, map(area_of, scene.view.legal)), "")
        if first:
            self.query_one(BookBoard).cursor = Thing(AREA, first)

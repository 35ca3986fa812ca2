"""The whole table as one widget: every panel in its place, in small and in large terminals."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from moonlit.tui.history import LogPanel
from moonlit.tui.nocturne.choices import ChoicesPanel
from moonlit.tui.nocturne.concoctions import ConcoctionsPanel
from moonlit.tui.nocturne.forest import Forest
from moonlit.tui.nocturne.goals import GoalsPanel
from moonlit.tui.nocturne.lines import headline, prompt
from moonlit.tui.nocturne.projection import ProjectionPanel
from moonlit.tui.nocturne.rack import Rack
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.nocturne.seats import SeatsPanel
from moonlit.tui.nocturne.sprites import SpriteBoard
from moonlit.tui.scene import Moment
from moonlit.tui.table import Table
from moonlit.tui.tabs import TabBar

RACK_WIDE, RACK_COMPACT, FRAME = 8, 2, 2
LEFT_PANELS = ("seats", "log")
BESIDE = "concoctions"
PANELS = ("seats", "goals", "concoctions", "projection", "log")


class NocturneTable(Table[Scene]):
    """The forest in the middle, the panels around it, the rack below."""

    panels = PANELS
    keys = "terminal-keys"
    high = 34

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

    def show(self, moment: Moment[Scene]) -> None:
        self.set_class(bool(moment.scene.choices), "choosing")
        self.query_one(SpriteBoard).display = bool(moment.scene.position.spaces)
        super().show(moment)

    def lines(self, moment: Moment[Scene]) -> dict[str, Text]:
        return {"head": headline(moment.scene), "prompt": prompt(moment.scene, moment.note)}

    def fit(self, scene: Scene) -> None:
        usual = RACK_WIDE if self.is_wide else RACK_COMPACT
        wanted = len(scene.choices) + FRAME if scene.choices else usual
        self.give_room("#bottom", wanted, usual)

    def choose_panels(self) -> None:
        super().choose_panels()
        middle, left, centre = (self.query_one(f"#{name}") for name in ("middle", "left", "centre"))
        if self.is_wide:
            middle.move_child(left, before=centre)
        else:
            middle.move_child(left, after=centre)
        self.query_one("#recipes").display = self.is_wide
        self.query_one("#concoctions").display = self.active == BESIDE and not self.is_wide
        is_left = self.active in LEFT_PANELS
        left.display = self.is_wide or is_left
        self.query_one("#right").display = self.is_wide or not is_left

    def place_of(self, panel: str) -> str:
        return "#recipes" if panel == BESIDE and self.is_wide else super().place_of(panel)

    def aim(self, token: str) -> None:
        """Put the cursor where the decision is."""
        assert self.moment is not None
        scene = self.moment.scene
        if scene.choices:
            choices = self.query_one(ChoicesPanel)
            choices.highlighted = 0
            choices.focus()
            return
        forest = self.query_one(Forest)
        forest.look_at(scene.casts.cells(token))
        if not isinstance(self.screen.focused, Rack):
            forest.focus()

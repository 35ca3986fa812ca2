"""The whole table as one widget: the board, the panels around it, and the choices below."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from moonlit.tui.choices import ChoicesPanel
from moonlit.tui.history import LogPanel
from moonlit.tui.lines import head_line, prompt_lines
from moonlit.tui.scene import Moment, Thing
from moonlit.tui.sections import SectionsPanel
from moonlit.tui.table import Table, lines_taken
from moonlit.tui.tabs import TabBar
from moonlit.tui.wonder_book.board import BookBoard
from moonlit.tui.wonder_book.heroes import HeroesPanel
from moonlit.tui.wonder_book.lines import goal_line, headline
from moonlit.tui.wonder_book.manual import AREA
from moonlit.tui.wonder_book.scene import Scene, area_of

LOWEST, FRAME, NUMBERING = 5, 2, 10
MAP = "map"
PANELS = (MAP, "heroes", "foes", "rules", "log")
# What every wyrm and boss would do next, and who has hearts of their own.
FOES = ("next", "others")
RULES = ("rules", "piles", "campaign")


class WonderTable(Table[Scene]):
    """The board in the middle; in small terminals one panel at a time in its place."""

    panels = PANELS
    keys = "terminal-wonder-keys"

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="goal")
        yield Static(id="prompt")
        yield TabBar(PANELS, id="tabs")
        with Horizontal(id="middle"):
            yield BookBoard(id=MAP)
            with Vertical(id="side"):
                yield HeroesPanel(id="heroes")
                yield SectionsPanel[Scene](FOES, id="foes")
                yield SectionsPanel[Scene](RULES, id="rules")
                yield LogPanel(id="log")
        yield ChoicesPanel[Scene](id="choices")
        yield Static(id="keys")
        yield Static(id="bubble")

    def lines(self, moment: Moment[Scene]) -> dict[str, Text]:
        scene = moment.scene
        told = headline(scene, is_short=not self.is_wide)
        return {
            "head": head_line(told, is_wide=self.is_wide),
            "goal": goal_line(scene),
            "prompt": prompt_lines(scene, moment.note),
        }

    def fit(self, scene: Scene) -> None:
        labels = [scene.teller.action(action, scene.view) for action in scene.choices]
        wanted = lines_taken(labels, self.size.width - NUMBERING) + FRAME
        self.give_room("#choices", wanted, LOWEST)

    def choose_panels(self) -> None:
        """Everything where there is room for everything, else the active panel alone."""
        super().choose_panels()
        self.query_one("#side").display = self.is_wide or self.active != MAP

    def aim(self) -> None:
        """Put the cursor on the first choice, and on the map where it would be."""
        assert self.moment is not None
        scene = self.moment.scene
        choices = self.query_one(ChoicesPanel)
        choices.highlighted = 0 if scene.view.legal else None
        choices.focus()
        first = next(filter(None, map(area_of, scene.view.legal)), "")
        if first:
            self.query_one(BookBoard).cursor = Thing(AREA, first)

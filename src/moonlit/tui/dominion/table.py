"""The whole table as one widget: every panel in its place, in small and in large terminals."""

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import DescendantFocus, Resize
from textual.widgets import OptionList, Static

from moonlit.tui.board import Board
from moonlit.tui.dominion import lines
from moonlit.tui.dominion.around import BesidePanel, ChoicesPanel, SeatsPanel
from moonlit.tui.dominion.hand import Hand, PlayArea
from moonlit.tui.dominion.manual import BUTTON, CARD, PILE
from moonlit.tui.dominion.reader import about
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.dominion.supply import Supply
from moonlit.tui.history import LogPanel
from moonlit.tui.panels import Panel
from moonlit.tui.scene import Moment, Thing
from moonlit.tui.table import Table
from moonlit.tui.tabs import TabBar

WIDE, HIGH, HUGE = 110, 32, 150
LOWEST, FRAME, NUMBERING = 4, 2, 10
PANELS = ("seats", "beside", "log")


class DominionTable(Table[Scene]):
    """The Supply in the middle, the panels around it, the hand below."""

    panels = PANELS

    def __init__(self) -> None:
        super().__init__()
        self._moment: Moment[Scene] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="prompt")
        with Horizontal(id="middle"):
            with Vertical(id="centre"):
                yield Supply(id="supply")
                yield PlayArea(id="play")
            with Vertical(id="side"):
                yield TabBar(PANELS, id="tabs")
                yield Static(id="reader")
                yield SeatsPanel(id="seats")
                yield BesidePanel(id="beside")
                yield LogPanel(id="log")
        with Horizontal(id="bottom"):
            yield Hand(id="hand")
            yield ChoicesPanel(id="choices")
        yield Static(id="keys")
        yield Static(id="bubble")

    @property
    def is_wide(self) -> bool:
        return self.has_class("wide")

    def show(self, moment: Moment[Scene]) -> None:
        self._moment = moment
        scene = moment.scene
        self.set_class(scene.has_list, "choosing")
        self.query_one(LogPanel).tell(moment.events, moment.fresh)
        for board in self.query(Board):
            board.show(scene)
        self._fill_panels(scene)
        self._draw_lines(moment)
        self._fit_bottom(scene)
        self._read()

    def _fill_panels(self, scene: Scene) -> None:
        for panel in self.query(Panel):
            if panel.display:
                panel.show(scene)

    def _draw_lines(self, moment: Moment[Scene]) -> None:
        scene = moment.scene
        self.query_one("#head", Static).update(lines.head(scene, is_wide=self.is_wide))
        self.query_one("#prompt", Static).update(lines.prompt(scene, moment.note))
        size = "long" if self.is_wide else "short"
        keys = Text(scene.teller.say(f"terminal-dominion-keys-{size}"))
        self.query_one("#keys", Static).update(keys)
        hand = self.query_one(Hand)
        hand.border_title = scene.teller.lexicon.say("page-hand")
        hand.display = scene.seat is not None

    def _fit_bottom(self, scene: Scene) -> None:
        """A list of choices may take more room than the hand; the Supply gives it up."""
        wanted = self._lines_of_list(scene) + FRAME if scene.has_list else LOWEST + self.is_wide
        most = max(LOWEST, self.size.height // 3)
        self.query_one("#bottom").styles.height = max(LOWEST, min(wanted, most))

    def _lines_of_list(self, scene: Scene) -> int:
        """About how many lines the choices take in their two thirds of the width."""
        room = max(1, self.size.width * 2 // 3 - NUMBERING)
        labels = (scene.teller.action(action, scene.view) for action in scene.view.legal)
        return sum(1 + len(label) // room for label in labels)

    def on_resize(self, event: Resize) -> None:
        is_wide = event.size.width >= WIDE and event.size.height >= HIGH
        self.set_class(is_wide, "wide")
        self.set_class(not is_wide, "compact")
        self.set_class(event.size.width >= HUGE, "huge")
        self._arrange()
        if self._moment is not None:
            self._draw_lines(self._moment)
            self._fit_bottom(self._moment.scene)

    def _arrange(self) -> None:
        """All panels where there is room for all, else the active one."""
        tabs = self.query_one(TabBar)
        tabs.active = self.active
        tabs.redraw()
        for name in PANELS:
            self.query_one(f"#{name}").display = self.is_wide or name == self.active
        if self._moment is not None:
            self._fill_panels(self._moment.scene)

    def open_panel(self, name: str) -> None:
        self.active = name
        self._arrange()
        self.query_one(f"#{name}").focus()

    def aim(self) -> None:
        """Put the cursor where the decision is."""
        self._go_to_decision()
        self.call_after_refresh(self._read)

    def _go_to_decision(self) -> None:
        assert self._moment is not None
        scene = self._moment.scene
        if scene.has_list:
            choices = self.query_one(ChoicesPanel)
            choices.highlighted = 0
            choices.focus()
            return
        supply, hand = self.query_one(Supply), self.query_one(Hand)
        piles = [Thing(PILE, card.id) for card in reversed(scene.supply) if scene.of_pile(card.id)]
        cards = [name for name in dict.fromkeys(scene.hand) if scene.of_hand(name)]
        if cards or not piles:
            hand.settle([Thing(CARD, name) for name in cards] or _buttons(scene))
            hand.focus()
        else:
            supply.settle(piles)
            supply.focus()

    @on(Board.Moved)
    @on(OptionList.OptionHighlighted)
    @on(DescendantFocus)
    def _read(self) -> None:
        """Show what the thing under the cursor does, where there is room."""
        if self._moment is not None and self.is_wide:
            reader = self.query_one("#reader", Static)
            reader.update(about(self._moment.scene, self.cursor))


def _buttons(scene: Scene) -> list[Thing]:
    return [Thing(BUTTON, action.verb) for action in scene.buttons]

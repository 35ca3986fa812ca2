"""The whole table as one widget: every panel in its place, in small and in large terminals."""

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import DescendantFocus
from textual.widgets import OptionList, Static

from moonlit.client.dominion.choices import decision_of
from moonlit.tui.board import Board
from moonlit.tui.choices import ChoicesPanel
from moonlit.tui.dominion.around import BesidePanel, SeatsPanel
from moonlit.tui.dominion.hand import Hand, PlayArea
from moonlit.tui.dominion.lines import headline
from moonlit.tui.dominion.manual import BUTTON, CARD, PILE
from moonlit.tui.dominion.reader import about
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.dominion.supply import Supply
from moonlit.tui.history import LogPanel
from moonlit.tui.lines import head_line, prompt_lines
from moonlit.tui.scene import Moment, Thing
from moonlit.tui.table import Table, lines_taken
from moonlit.tui.tabs import TabBar

LOWEST, FRAME, NUMBERING = 4, 2, 10
PANELS = ("seats", "beside", "log")
BESIDE = ("fate", "trash", "aside", "known")


class DominionTable(Table[Scene]):
    """The Supply in the middle, the panels around it, the hand below."""

    panels = PANELS
    keys = "terminal-dominion-keys"

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
                yield BesidePanel(BESIDE, id="beside")
                yield LogPanel(id="log")
        with Horizontal(id="bottom"):
            yield Hand(id="hand")
            yield ChoicesPanel[Scene](id="choices")
        yield Static(id="keys")
        yield Static(id="bubble")

    def show(self, moment: Moment[Scene]) -> None:
        scene, hand = moment.scene, self.query_one(Hand)
        self.set_class(bool(scene.choices), "choosing")
        hand.border_title = scene.teller.lexicon.say("page-hand")
        hand.display = scene.seat is not None
        super().show(moment)
        self._read()

    def lines(self, moment: Moment[Scene]) -> dict[str, Text]:
        scene = moment.scene
        seat = decision_of(scene.view)["seat"]
        return {
            "head": head_line(headline(scene), is_wide=self.is_wide),
            "prompt": prompt_lines(scene, moment.note, seat if isinstance(seat, int) else None),
        }

    def fit(self, scene: Scene) -> None:
        wanted = LOWEST + self.is_wide
        if scene.choices:
            # They have two thirds of the width.
            labels = [scene.teller.action(action, scene.view) for action in scene.choices]
            wanted = lines_taken(labels, self.size.width * 2 // 3 - NUMBERING) + FRAME
        self.give_room("#bottom", wanted, LOWEST)

    def aim(self) -> None:
        """Put the cursor where the decision is."""
        self._go_to_decision()
        self.call_after_refresh(self._read)

    def _go_to_decision(self) -> None:
        assert self.moment is not None
        scene = self.moment.scene
        if scene.choices:
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
        if self.moment is not None and self.is_wide:
            reader = self.query_one("#reader", Static)
            reader.update(about(self.moment.scene, self.cursor))


def _buttons(scene: Scene) -> list[Thing]:
    return [Thing(BUTTON, action.verb) for action in scene.buttons]

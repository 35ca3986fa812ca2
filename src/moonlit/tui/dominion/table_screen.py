"""Dominion on the screen: keys and clicks become actions."""

from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from moonlit.client.dominion.obvious import obvious
from moonlit.client.words import Words
from moonlit.core.action import Action, parse_action
from moonlit.tui.dominion.manual import BUTTON, CARD, KEYS, page_on
from moonlit.tui.dominion.results import read_sheet
from moonlit.tui.dominion.scene import PLAY, TREASURES, Scene, look
from moonlit.tui.dominion.style import CSS
from moonlit.tui.dominion.table import DominionTable
from moonlit.tui.dominion.telling import Teller, make_teller
from moonlit.tui.page import Page
from moonlit.tui.scene import Thing
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet
from moonlit.tui.table_screen import TableScreen


class DominionScreen(TableScreen[Teller, Scene]):
    """A card of the hand or a pile is chosen where it lies, everything else from a list."""

    CSS = CSS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "press('treasures')"),
        Binding("e", "end"),
    ]
    keys = KEYS

    def __init__(self, session: Session, teller: Teller, pause: float) -> None:
        super().__init__(session, teller, pause)
        session.rule = partial(obvious, teller.lexicon.pack)

    def compose(self) -> ComposeResult:
        yield DominionTable()

    @property
    def table(self) -> DominionTable:
        return self.query_one(DominionTable)

    def look(self) -> Scene:
        return look(self.session, self.teller.for_seat(self.front))

    def aim(self) -> None:
        self.table.aim()

    def action_of(self, thing: Thing) -> Action | None:
        match thing.kind:
            case "choice":
                return parse_action(thing.name)
            case "button":
                return next((one for one in self.scene.buttons if one.verb == thing.name), None)
            case "pile":
                return self.scene.of_pile(thing.name)
            case "card":
                return self.scene.of_hand(thing.name)
        return None

    def action_digit(self, key: str) -> None:
        """A line of the list, or a card of the hand, by its number."""
        cards = list(dict.fromkeys(self.scene.hand))
        if self.scene.choices:
            super().action_digit(key)
        elif key.isdecimal() and 0 < int(key) <= len(cards):
            self.choose(Thing(CARD, cards[int(key) - 1]))

    def action_press(self, verb: str) -> None:
        self.choose(Thing(BUTTON, verb))

    def action_end(self) -> None:
        """End the phase, or choose no more."""
        endings = [one.verb for one in self.scene.buttons if one.verb != TREASURES]
        self.choose(Thing(BUTTON, endings[-1] if endings else "end"))

    def question_about(self, thing: Thing) -> Action | None:
        assert self.front is not None
        match thing.kind:
            case "choice":
                return parse_action(thing.name)
            case "button":
                return Action(self.front, thing.name)
            case "pile":
                return Action(self.front, "buy", (thing.name,))
            case "card":
                return Action(self.front, PLAY, (thing.name,))
        return None

    def page_on(self, thing: Thing) -> Page:
        return page_on(self.scene, thing)

    def sheet(self) -> Sheet:
        return read_sheet(self.session, self.teller)

    def teller_in(self, words: Words) -> Teller:
        return make_teller(words, self.teller.lexicon.pack, self.session)

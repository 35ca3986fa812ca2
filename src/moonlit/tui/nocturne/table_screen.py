"""Nocturne on the screen: keys and clicks become casts."""

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from moonlit.client.words import Words
from moonlit.core.action import Action, parse_action
from moonlit.tui.choices import CHOICE
from moonlit.tui.nocturne.forest import CELL
from moonlit.tui.nocturne.hand import Hand, question_about, token_for_key
from moonlit.tui.nocturne.manual import KEYS, help_on
from moonlit.tui.nocturne.rack import CAST_BUTTON, PASS_BUTTON, TOKEN
from moonlit.tui.nocturne.results import read_sheet
from moonlit.tui.nocturne.scene import Scene, look
from moonlit.tui.nocturne.style import CSS
from moonlit.tui.nocturne.table import NocturneTable
from moonlit.tui.nocturne.telling import Teller, make_teller
from moonlit.tui.page import Page
from moonlit.tui.scene import Thing
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet
from moonlit.tui.table_screen import TableScreen


class NocturneScreen(TableScreen[Teller, Scene]):
    """A spell and a cell, in either order, make a cast."""

    CSS = CSS
    BINDINGS: ClassVar[list[BindingType]] = [Binding("p", "pass_turn")]
    keys = KEYS

    def __init__(self, session: Session, teller: Teller, pause: float) -> None:
        self.hand = Hand()
        super().__init__(session, teller, pause)

    def compose(self) -> ComposeResult:
        yield NocturneTable()

    @property
    def table(self) -> NocturneTable:
        return self.query_one(NocturneTable)

    def look(self) -> Scene:
        scene = look(self.session, self.teller.for_seat(self.front))
        self.hand.settle(scene.casts)
        return replace(scene, token=self.hand.token, cell=self.hand.cell)

    def let_go(self) -> None:
        self.hand.drop()

    def aim(self) -> None:
        self.table.aim(self.hand.token)

    def choose(self, thing: Thing) -> None:
        """Half a cast, a whole one, a button, or a line of a list."""
        scene = self.scene
        action = self.action_of(thing) if scene.is_mine else None
        if action is not None:
            self.act(action)
        elif (self.hand.token, self.hand.cell) != (scene.token, scene.cell):
            self.table.hush()
            self.redraw()
        else:
            self.explain(thing)

    def action_of(self, thing: Thing) -> Action | None:
        scene, casts = self.scene, self.scene.casts
        if thing.kind == CHOICE:
            return parse_action(thing.name)
        if thing == PASS_BUTTON:
            return casts.passing
        if thing == CAST_BUTTON:
            return casts.action(self.hand.token, self.hand.cell)
        if thing.kind == CELL and thing.name in casts.cells(self.hand.token):
            return self.hand.take_cell(casts, thing.name)
        if thing.kind == TOKEN and thing.name in casts.tokens(self.hand.cell):
            return self.hand.take_token(casts, thing.name)
        tile = scene.position.forest.get(thing.name, thing.name)
        return next((act for act in scene.position.legal if act.names == (tile,)), None)

    def action_digit(self, key: str) -> None:
        """A spell by its value, or a line of the list by its number."""
        if self.scene.choices:
            super().action_digit(key)
        elif self.front is not None:
            token = token_for_key(self.scene.position, self.front, key, self.hand.token)
            if token:
                self.choose(Thing(TOKEN, token))

    def action_pass_turn(self) -> None:
        self.choose(PASS_BUTTON)

    def question_about(self, thing: Thing) -> Action | None:
        assert self.front is not None
        scene = self.scene
        return question_about(thing, scene.position, scene.casts, self.front, self.hand)

    def page_on(self, thing: Thing) -> Page:
        return help_on(self.scene, thing)

    def sheet(self) -> Sheet:
        return read_sheet(self.session, self.teller)

    def teller_in(self, words: Words) -> Teller:
        return make_teller(words, self.teller.pack, self.session)

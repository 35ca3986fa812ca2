"""The table on the screen: keys and clicks become actions, bots and people take their turns."""

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from moonlit.client.faults import tell_reason
from moonlit.client.nocturne.position import read_position
from moonlit.client.refusals import tell_lapse
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Action, Seat, parse_action
from moonlit.core.errors import StaleVersion, TableError
from moonlit.tui.nocturne.board import Board
from moonlit.tui.nocturne.casts import read_casts
from moonlit.tui.nocturne.choices import CHOICE, has_choices
from moonlit.tui.nocturne.forest import CELL
from moonlit.tui.nocturne.hand import Hand, question_about, token_for_key
from moonlit.tui.nocturne.hints import Hints
from moonlit.tui.nocturne.manual import Page, help_on, hint_page, keys_page
from moonlit.tui.nocturne.rack import CAST_BUTTON, PASS_BUTTON, TOKEN
from moonlit.tui.nocturne.scene import Scene, Thing
from moonlit.tui.nocturne.table import Moment, NocturneTable
from moonlit.tui.nocturne.tabs import PANEL, PANELS
from moonlit.tui.nocturne.telling import Teller, make_teller
from moonlit.tui.score_screen import ScoreScreen
from moonlit.tui.screens import UNDO, CurtainScreen, HelpScreen, QuitScreen
from moonlit.tui.session import Session
from moonlit.tui.table_style import CSS

PAUSES = (0.8, 1.6, 0.0, 0.4)
BOTS = "bots"
HINTS = "hints"


class TableScreen(Screen[None]):
    """One match, shown to whoever sits in front."""

    CSS = CSS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "pass_turn"),
        Binding("u", "undo"),
        Binding("question_mark", "why"),
        Binding("h", "help"),
        Binding("i", "hint"),
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
        self._hints = Hints(session)
        self.front: Seat | None = session.people[0] if len(session.people) == 1 else None
        self.scene = self._look()
        self._seen = session.version
        self._known_lapses = 0
        self._hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield NocturneTable()

    def on_mount(self) -> None:
        self.proceed()

    @property
    def table(self) -> NocturneTable:
        return self.query_one(NocturneTable)

    def _look(self) -> Scene:
        """What the one in front sees now."""
        view = self.session.view(self.front)
        casts = read_casts(view.legal)
        self.hand.settle(casts)
        teller = self.teller.for_seat(self.front)
        held = (self.hand.token, self.hand.cell)
        return Scene(view, read_position(view), self.front, teller, casts, *held)

    def redraw(self) -> None:
        self.scene = self._look()
        is_waiting = self.session.is_bot(self.session.turn)
        note = self.teller.say("terminal-hurry") if is_waiting else ""
        fresh = self.session.version - self._seen
        self.table.show(Moment(self.scene, self.session.events(self.front), fresh, note))
        if self.session.trouble is not None:
            reason = tell_reason(self.teller.words, self.session.trouble)
            self.table.whisper(self.teller.say("terminal-not-saved", reason=reason))
        for lapse in self.session.lapses[self._known_lapses :]:
            self._known_lapses += 1
            self.table.whisper(tell_lapse(self.teller.words, lapse))

    def proceed(self) -> None:
        """Go on after every change: the end, a bot's turn, or another person's."""
        turn = self.session.turn
        if turn is not None and not self.session.is_bot(turn) and turn != self.front:
            self._hand_over(turn)
            return
        if self.session.is_bot(turn):
            self._let_bots_act()
            return
        self.redraw()
        if turn is None:
            self.app.push_screen(ScoreScreen(self.session, self.teller))
        else:
            self.table.aim(self.hand.token)

    def _hand_over(self, turn: Seat) -> None:
        """Another person's turn; behind a curtain if one of them sees what the other may not."""
        before = self.front
        self.hand.drop()
        if not self.scene.position.has_secrets:
            self._sit_down(turn)
            return
        self.front = None
        self.redraw()
        curtain = CurtainScreen(self.teller, turn, before)
        self.app.push_screen(curtain, lambda wish: self._curtain_up(turn, before, wish))

    def _curtain_up(self, turn: Seat, before: Seat | None, wish: str | None) -> None:
        """The next person sits down, unless the one before takes the last action back."""
        if wish == UNDO and before is not None:
            self.front = before
            self.action_undo()
            if self.session.turn != before:
                self._hand_over(turn)
        else:
            self._sit_down(turn)

    def _sit_down(self, seat: Seat) -> None:
        self.front = seat
        self.proceed()

    @work(exclusive=True, group=BOTS)
    async def _let_bots_act(self) -> None:
        """Let bots choose beside the screen, one by one, with a pause so that it can be seen."""
        while self.session.is_bot(self.session.turn):
            self.redraw()
            self._hurry.clear()
            if self.pause:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._hurry.wait(), self.pause)
            action, version = await asyncio.to_thread(self.session.think)
            with suppress(StaleVersion):
                self.session.act(action, version)
        self.proceed()

    def act(self, action: Action) -> None:
        """Take an action of the person in front."""
        self.table.hush()
        self.hand.drop()
        self._seen = self.session.version
        self.session.act(action, self.session.version)
        self.proceed()

    @on(Board.Picked)
    def pick(self, event: Board.Picked) -> None:
        """Something was chosen: half a cast, a whole one, a button, or a line of a list."""
        thing, scene = event.thing, self.scene
        if thing.kind == PANEL:
            self.action_panel(thing.name)
            return
        action = self._action_of(thing, scene)
        if action is not None:
            self.act(action)
        elif (self.hand.token, self.hand.cell) != (scene.token, scene.cell):
            self.table.hush()
            self.redraw()
        else:
            self.explain(thing)

    def _action_of(self, thing: Thing, scene: Scene) -> Action | None:
        """The action a thing completes, out of the legal ones."""
        casts = scene.casts
        if not scene.is_mine:
            return None
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
        if has_choices(self.scene):
            number = int(key) if key.isdecimal() else 0
            if 0 < number <= len(self.scene.position.legal):
                self.act(self.scene.position.legal[number - 1])
        elif self.front is not None:
            token = token_for_key(self.scene.position, self.front, key, self.hand.token)
            if token:
                self.pick(Board.Picked(Thing(TOKEN, token)))

    def action_pass_turn(self) -> None:
        self.pick(Board.Picked(PASS_BUTTON))

    def action_drop(self) -> None:
        """Let go of everything and return to the decision."""
        self.table.hush()
        self.hand.drop()
        self.redraw()
        self.table.aim(self.hand.token)

    def action_undo(self) -> None:
        seat = self.front
        if seat is None:
            return
        try:
            self.session.undo(seat)
        except TableError as refused:
            self.table.whisper(self.teller.for_seat(seat).refusal(refused))
            return
        self.workers.cancel_group(self, BOTS)
        self.hand.drop()
        self._seen = self.session.version
        self.proceed()
        self.table.whisper(self.teller.say("terminal-undone"))

    def action_why(self) -> None:
        thing = self.table.cursor
        if thing is not None:
            self.explain(thing)

    def explain(self, thing: Thing) -> None:
        """Say why a thing cannot be chosen now, with the clause; nothing changes."""
        scene, seat = self.scene, self.front
        if seat is None:
            return
        asked = question_about(thing, scene.position, scene.casts, seat, self.hand)
        if asked is None:
            self.table.whisper(scene.teller.say("terminal-nothing-to-do"))
            return
        refused = self.session.why(asked)
        if refused is not None:
            self.table.whisper(scene.teller.refusal(refused))
        else:
            self.table.whisper(scene.teller.possible(asked, scene.view))

    @on(Board.Asked)
    def ask(self, event: Board.Asked) -> None:
        self._open_page(help_on(self.scene, event.thing))

    def action_help(self) -> None:
        thing = self.table.cursor
        if thing is not None:
            self.ask(Board.Asked(thing))

    @work(exclusive=True, group=HINTS)
    async def action_hint(self) -> None:
        """Look for advice beside the screen; asked again, it says more."""
        scene, version = self.scene, self.session.version
        refusal = self._hints.refusal(scene)
        if refusal:
            self.table.whisper(refusal)
            return
        self.table.whisper(scene.teller.say("terminal-hint-thinking"))
        lines = await asyncio.to_thread(self._hints.deeper, scene)
        self.table.hush()
        if version == self.session.version:
            page = hint_page(self.teller, lines, is_deepest=self._hints.is_deepest)
            close = self.teller.say("terminal-help-close")
            self.app.push_screen(HelpScreen(page, close, self.action_hint))

    def action_keys(self) -> None:
        self._open_page(keys_page(self.teller))

    def _open_page(self, page: Page) -> None:
        self.app.push_screen(HelpScreen(page, self.teller.say("terminal-help-close")))

    def action_language(self) -> None:
        """Go on in the next language."""
        here = LANGUAGES.index(self.teller.words.language)
        words = Words(LANGUAGES[(here + 1) % len(LANGUAGES)])
        self.teller = make_teller(words, self.teller.pack, self.session)
        self.redraw()

    def action_pace(self) -> None:
        """How long bots pause: quicker or slower, round and round."""
        here = PAUSES.index(self.pause) if self.pause in PAUSES else -1
        self.pause = PAUSES[(here + 1) % len(PAUSES)]
        self.table.whisper(self.teller.say("terminal-pace", seconds=f"{self.pause:g}"))

    def action_hurry(self) -> None:
        self._hurry.set()

    def action_panel(self, name: str) -> None:
        self.table.open_panel(name)

    def action_turn_panel(self, step: int) -> None:
        here = PANELS.index(self.table.active)
        self.table.open_panel(PANELS[(here + step) % len(PANELS)])

    def action_quit(self) -> None:
        self.app.push_screen(QuitScreen(self.session, self.teller), self._maybe_leave)

    def _maybe_leave(self, is_sure: bool | None) -> None:
        if is_sure:
            self.session.close()
            self.app.exit()

"""A match on the screen: bots and people take their turns, whatever the game."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar, Generic, TypeVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.screen import Screen

from moonlit.client.faults import tell_reason
from moonlit.client.refusals import tell_lapse
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Action, Seat
from moonlit.core.errors import StaleVersion, TableError
from moonlit.tui.board import Board
from moonlit.tui.hints import Hints
from moonlit.tui.page import Page, hint_page, keys_page
from moonlit.tui.scene import Moment, S, Thing
from moonlit.tui.score_screen import ScoreScreen
from moonlit.tui.screens import UNDO, CurtainScreen, HelpScreen, QuitScreen
from moonlit.tui.sequel import Sequel
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet
from moonlit.tui.table import Table
from moonlit.tui.tabs import PANEL
from moonlit.tui.telling import MatchTeller, tell_automatic

PAUSES = (0.8, 1.6, 0.0, 0.4)
BOTS = "bots"
HINTS = "hints"
T = TypeVar("T", bound=MatchTeller)


class TableScreen(Screen[None], Generic[T, S]):
    """One match, shown to whoever sits in front; each game says how."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo"),
        Binding("question_mark", "why"),
        Binding("h", "help"),
        Binding("i", "hint"),
        Binding("l", "language"),
        Binding("q", "quit"),
        Binding("b", "pace"),
        Binding("a", "automatic"),
        Binding("space", "hurry"),
        Binding("escape", "drop"),
        Binding("f1", "keys"),
        *(Binding(f"f{place + 2}", f"panel({place})") for place in range(5)),
        Binding("right_square_bracket", "turn_panel(1)"),
        Binding("left_square_bracket", "turn_panel(-1)"),
        *(Binding(key, f"digit('{key}')") for key in "0123456789"),
        Binding("asterisk", "digit('*')"),
    ]
    keys: ClassVar[tuple[str, ...]]

    def __init__(self, session: Session, teller: T, pause: float) -> None:
        super().__init__()
        self.session = session
        self.teller = teller
        self.pause = pause
        self.front: Seat | None = session.listener
        session.tell_by(teller.for_seat(session.listener).tale)
        self.hints = Hints(session)
        self.scene = self.look()
        self._seen = session.version
        self._known_lapses = 0
        self._hurry = asyncio.Event()
        # What can follow the match, and how to go there: set by whoever shows the screen.
        self.sequel: Callable[[], Sequel | None] = lambda: None
        self.go_on: Callable[[Session], None] = lambda _: None

    def on_mount(self) -> None:
        self.proceed()
        if self.session.is_practice and self.session.turn is not None:
            self.table.whisper(self.teller.say("terminal-practice"))

    @property
    def table(self) -> Table[S]:
        """The table of the game."""
        raise NotImplementedError

    def look(self) -> S:
        """What the one in front sees now."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Forget what was chosen by halves."""

    def aim(self) -> None:
        """Put the cursor where the decision is."""
        raise NotImplementedError

    def choose(self, thing: Thing) -> None:
        """Something on the table was chosen: do it, or say why not."""
        action = self.action_of(thing) if self.scene.is_mine else None
        if action is not None:
            self.act(action)
        else:
            self.explain(thing)

    def action_of(self, thing: Thing) -> Action | None:
        """The legal action a thing stands for, if it is the turn of the one in front."""
        raise NotImplementedError

    def question_about(self, thing: Thing) -> Action | None:
        """The action somebody means who asks why a thing is not possible; none for mere sights."""
        raise NotImplementedError

    def page_on(self, thing: Thing) -> Page:
        """Help on a thing."""
        raise NotImplementedError

    def sheet(self) -> Sheet:
        """The result of a match that is over."""
        raise NotImplementedError

    def teller_in(self, words: Words) -> T:
        """A teller of another language."""
        raise NotImplementedError

    def redraw(self) -> None:
        self.scene = self.look()
        is_waiting = self.session.is_bot(self.session.turn)
        note = self.teller.say("terminal-hurry") if is_waiting else ""
        fresh = self.session.version - self._seen
        self.table.show(Moment(self.scene, self.session.events(self.front), fresh, note))
        if self.session.trouble is not None:
            reason = tell_reason(self.teller.words, self.session.trouble)
            self.table.whisper(self.teller.say("terminal-not-saved", reason=reason))
        left, self.session.left = self.session.left, None
        if left is not None:
            facts = {"path": str(left), "kept": str(self.session.path)}
            self.table.whisper(self.teller.say("terminal-other-program", **facts))
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
        if self.session.act_alone():
            self.proceed()
            return
        self.redraw()
        if turn is None:
            keys = self.teller.say("terminal-end-keys")
            self.app.push_screen(ScoreScreen(self.sheet(), keys, self.sequel(), self.go_on))
        else:
            self.aim()

    def _hand_over(self, turn: Seat) -> None:
        """Another person's turn; behind a curtain if one of them sees what the other may not."""
        before = self.front
        self.let_go()
        if not self.scene.has_secrets:
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
        self.let_go()
        self._seen = self.session.version
        self.session.act(action, self.session.version)
        self.proceed()

    @on(Board.Picked)
    def pick(self, event: Board.Picked) -> None:
        if event.thing.kind == PANEL:
            self.table.open_panel(event.thing.name)
        else:
            self.choose(event.thing)

    def action_digit(self, key: str) -> None:
        """A line of the list by its number."""
        number = int(key) if key.isdecimal() else 0
        if 0 < number <= len(self.scene.choices):
            self.act(self.scene.choices[number - 1])

    def action_drop(self) -> None:
        """Let go of everything and return to the decision."""
        self.table.hush()
        self.let_go()
        self.redraw()
        self.aim()

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
        self.let_go()
        self._seen = self.session.version
        self.proceed()
        self.table.whisper(self.teller.say("terminal-undone"))

    def action_why(self) -> None:
        thing = self.table.cursor
        if thing is not None:
            self.explain(thing)

    def explain(self, thing: Thing) -> None:
        """Say why a thing cannot be chosen now, with the clause; nothing changes."""
        scene = self.scene
        if self.front is None:
            return
        asked = self.question_about(thing)
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
        self._open_page(self.page_on(event.thing))

    def action_help(self) -> None:
        thing = self.table.cursor
        if thing is not None:
            self.ask(Board.Asked(thing))

    @work(exclusive=True, group=HINTS)
    async def action_hint(self) -> None:
        """Look for advice beside the screen; asked again, it says more."""
        scene, version, hints = self.scene, self.session.version, self.hints
        refusal = hints.refusal(scene)
        if refusal:
            self.table.whisper(refusal)
            return
        self.table.whisper(scene.teller.say("terminal-hint-thinking"))
        lines = await asyncio.to_thread(hints.deeper, scene)
        self.table.hush()
        if version == self.session.version:
            page = hint_page(self.teller, lines, is_deepest=hints.is_deepest)
            close = self.teller.say("terminal-help-close")
            self.app.push_screen(HelpScreen(page, close, self.action_hint))

    def action_keys(self) -> None:
        self._open_page(keys_page(self.teller, self.keys))

    def _open_page(self, page: Page) -> None:
        self.app.push_screen(HelpScreen(page, self.teller.say("terminal-help-close")))

    def action_language(self) -> None:
        """Go on in the next language."""
        here = LANGUAGES.index(self.teller.words.language)
        self.teller = self.teller_in(Words(LANGUAGES[(here + 1) % len(LANGUAGES)]))
        self.session.tell_by(self.teller.for_seat(self.session.listener).tale)
        self.redraw()

    def action_pace(self) -> None:
        """How long bots pause: quicker or slower, round and round."""
        here = PAUSES.index(self.pause) if self.pause in PAUSES else -1
        self.pause = PAUSES[(here + 1) % len(PAUSES)]
        self.table.whisper(self.teller.say("terminal-pace", seconds=f"{self.pause:g}"))

    def action_automatic(self) -> None:
        """Let what needs no thought go by itself, or not, in games that know such things."""
        if self.session.rule is not None:
            self.session.is_automatic = not self.session.is_automatic
            if self.front is not None and self.session.turn == self.front:
                self.proceed()
            self.table.whisper(tell_automatic(self.teller, self.session))

    def action_hurry(self) -> None:
        self._hurry.set()

    def action_panel(self, place: int) -> None:
        if place < len(self.table.panels):
            self.table.open_panel(self.table.panels[place])

    def action_turn_panel(self, step: int) -> None:
        panels = self.table.panels
        here = panels.index(self.table.active)
        self.table.open_panel(panels[(here + step) % len(panels)])

    def action_quit(self) -> None:
        self.app.push_screen(QuitScreen(self.session, self.teller), self._maybe_leave)

    def _maybe_leave(self, is_sure: bool | None) -> None:
        if is_sure:
            self.session.close()
            self.app.exit()

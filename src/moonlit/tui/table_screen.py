"""The table: everything one seat sees, and the keys and clicks by which it plays."""

import asyncio
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Action, Seat, parse_action
from moonlit.core.errors import StaleVersion, TableError
from moonlit.tui.nocturne.board import Board
from moonlit.tui.nocturne import lines
from moonlit.tui.nocturne.casts import read_casts
from moonlit.tui.nocturne.choices import CHOICE, ChoicesPanel, has_choices
from moonlit.tui.nocturne.concoctions import ConcoctionsPanel
from moonlit.tui.nocturne.forest import Forest
from moonlit.tui.nocturne.goals import GoalsPanel
from moonlit.tui.nocturne.hand import Hand, question_about, token_for_key
from moonlit.tui.nocturne.history import LogPanel
from moonlit.tui.nocturne.manual import Page, help_on, keys_page
from moonlit.tui.nocturne.panels import Panel
from moonlit.tui.nocturne.position import read_position
from moonlit.tui.nocturne.projection import ProjectionPanel
from moonlit.tui.nocturne.rack import CAST_BUTTON, PASS_BUTTON, Rack
from moonlit.tui.nocturne.scene import Scene, Thing
from moonlit.tui.nocturne.seats import SeatsPanel
from moonlit.tui.nocturne.sprites import SpriteBoard
from moonlit.tui.nocturne.telling import Teller, make_teller
from moonlit.tui.score_screen import ScoreScreen
from moonlit.tui.screens import UNDO, CurtainScreen, HelpScreen, QuitScreen
from moonlit.tui.session import Session
from moonlit.tui.table_style import CSS

PANELS = ("seats", "goals", "concoctions", "projection", "log")
PAUSES = (0.8, 1.6, 0.0, 0.4)
WIDE, HIGH, HUGE = 110, 34, 150


class TableScreen(Screen[None]):
    """One match, drawn for whoever sits in front."""

    CSS = CSS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "pass_turn"),
        Binding("u", "undo"),
        Binding("question_mark", "why"),
        Binding("h", "help"),
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
        self.front: Seat | None = session.people[0] if len(session.people) == 1 else None
        self.active = PANELS[0]
        self.scene: Scene | None = None
        self._last_own = session.version
        self._hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="prompt")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(classes="tabs")
                yield SeatsPanel(id="seats")
                yield LogPanel(id="log")
            with Vertical(id="centre"):
                yield Forest(id="forest")
                yield SpriteBoard(id="sprites")
            with Vertical(id="right"):
                yield Static(classes="tabs")
                yield GoalsPanel(id="goals")
                yield ConcoctionsPanel(id="concoctions")
                yield ProjectionPanel(id="projection")
        with Horizontal(id="bottom"):
            yield Rack(id="rack")
            yield ChoicesPanel(id="choices")
            yield ConcoctionsPanel(id="recipes")
        yield Static(id="keys")
        yield Static(id="bubble")

    def on_mount(self) -> None:
        self.proceed()
        self.query_one(Forest).focus()

    def redraw(self) -> None:
        """Draw the table as the one in front sees it now."""
        view = self.session.view(self.front)
        position = read_position(view)
        casts = read_casts(view.legal)
        self.hand.settle(casts)
        teller = self.teller.for_seat(self.front)
        self.scene = scene = Scene(view, position, self.front, teller, casts, self.hand.token, self.hand.cell)
        self.set_class(has_choices(scene), "choosing")
        fresh = self.session.version - self._last_own
        self.query_one(LogPanel).tell(self.session.events(self.front), fresh)
        for board in self.query(Board):
            board.show(scene)
        for panel in self.query(Panel):
            panel.show(scene)
        self.query_one(SpriteBoard).display = bool(position.spaces)
        self._draw_lines(scene)
        self._fit_bottom(scene)

    def _draw_lines(self, scene: Scene) -> None:
        is_waiting = self.session.is_bot(self.session.turn)
        note = scene.teller.say("terminal-hurry") if is_waiting else ""
        self.query_one("#head", Static).update(lines.headline(scene))
        self.query_one("#prompt", Static).update(lines.prompt(scene, note))
        for tabs in self.query(".tabs").results(Static):
            tabs.update(lines.tabs(scene, PANELS, self.active))
        size = "long" if self.has_class("wide") else "short"
        self.query_one("#keys", Static).update(Text(scene.teller.say(f"terminal-keys-{size}")))

    def _fit_bottom(self, scene: Scene) -> None:
        """A list of choices may take more room than the rack, the forest gives it up."""
        bottom = self.query_one("#bottom")
        usual = 8 if self.has_class("wide") else 2
        if not has_choices(scene):
            bottom.styles.height = usual
            return
        most = self.size.height // 3
        bottom.styles.height = max(usual, min(len(scene.position.legal) + 2, most))

    def on_resize(self, event: Resize) -> None:
        is_wide = event.size.width >= WIDE and event.size.height >= HIGH
        self.set_class(is_wide, "wide")
        self.set_class(not is_wide, "compact")
        self.set_class(event.size.width >= HUGE, "huge")
        middle, left = self.query_one("#middle"), self.query_one("#left")
        middle.move_child(left, **{"before" if is_wide else "after": self.query_one("#centre")})
        self._show_panels()
        if self.scene is not None:
            self._draw_lines(self.scene)
            self._fit_bottom(self.scene)

    def _show_panels(self) -> None:
        """All panels where there is room for all, else the active one."""
        is_wide = self.has_class("wide")
        for name in PANELS:
            self.query_one(f"#{name}").display = is_wide or name == self.active
        self.query_one("#recipes").display = is_wide
        self.query_one("#concoctions").display = self.active == "concoctions" and not is_wide
        is_left = self.active in ("seats", "log")
        self.query_one("#left").display = is_wide or is_left
        self.query_one("#right").display = is_wide or not is_left

    def proceed(self) -> None:
        """Go on after every change: the end, a bot's turn, or another person's."""
        turn = self.session.turn
        if turn is not None and not self.session.is_bot(turn) and turn != self.front:
            self._hand_over(turn)
            return
        self.redraw()
        if turn is None:
            self.app.push_screen(ScoreScreen(self.session, self.teller))
        elif self.session.is_bot(turn):
            self._let_bot_act()
        else:
            self._aim()

    def _aim(self) -> None:
        """Put the cursor where the decision is."""
        assert self.scene is not None
        if has_choices(self.scene):
            choices = self.query_one(ChoicesPanel)
            choices.highlighted = 0
            choices.focus()
            return
        forest = self.query_one(Forest)
        forest.look_at(self.scene.casts.cells(self.hand.token))
        if not isinstance(self.focused, Rack):
            forest.focus()

    def _hand_over(self, turn: Seat) -> None:
        """Another person's turn; behind a curtain if one of them sees what the other may not."""
        before = self.front
        self.hand.drop()
        if before is not None and not self.session.has_secrets(before, turn):
            self.sit_down(turn)
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
            self.proceed()
        else:
            self.sit_down(turn)

    def sit_down(self, seat: Seat) -> None:
        self.front = seat
        self._last_own = min(self._last_own, self.session.version)
        self.proceed()

    @work(exclusive=True, group="bots")
    async def _let_bot_act(self) -> None:
        """Wait a moment so that it can be seen, then let the bot choose beside the screen."""
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
        self.hide_bubble()
        self.hand.drop()
        self.session.act(action, self.session.version)
        self._last_own = self.session.version - 1
        self.proceed()

    @on(Board.Picked)
    def pick(self, event: Board.Picked) -> None:
        """Something was chosen: half a cast, a whole one, a button, or a line of a list."""
        thing, scene = event.thing, self.scene
        if scene is None or self.front is None:
            return
        action = self._action_of(thing, scene)
        if action is not None:
            self.act(action)
        elif not self._is_half(thing, scene):
            self.explain(thing)
        else:
            self.hide_bubble()
            self.redraw()

    def _action_of(self, thing: Thing, scene: Scene) -> Action | None:
        """The action a thing completes, out of the legal ones."""
        casts = scene.casts
        if thing.kind == CHOICE:
            return parse_action(thing.name)
        if thing == PASS_BUTTON:
            return casts.passing
        if thing == CAST_BUTTON:
            return casts.action(self.hand.token, self.hand.cell)
        if not scene.is_mine:
            return None
        if thing.kind == "cell" and thing.name in casts.cells(self.hand.token):
            return self.hand.take_cell(casts, thing.name)
        if thing.kind == "token" and thing.name in casts.tokens(self.hand.cell):
            return self.hand.take_token(casts, thing.name)
        tile = scene.position.forest.get(thing.name, thing.name)
        return next((act for act in scene.position.legal if act.names == (tile,)), None)

    def _is_half(self, thing: Thing, scene: Scene) -> bool:
        """Whether picking a thing changed what the hand holds."""
        return (self.hand.token, self.hand.cell) != (scene.token, scene.cell)

    def action_digit(self, key: str) -> None:
        scene = self.scene
        if scene is None or self.front is None:
            return
        if has_choices(scene):
            number = int(key) if key.isdecimal() else 0
            if 0 < number <= len(scene.position.legal):
                self.act(scene.position.legal[number - 1])
            return
        token = token_for_key(scene.position, self.front, key, self.hand.token)
        if token:
            self.pick(Board.Picked(Thing("token", token)))

    def action_pass_turn(self) -> None:
        self.pick(Board.Picked(PASS_BUTTON))

    def action_drop(self) -> None:
        """Let go of everything and return to the forest."""
        self.hide_bubble()
        self.hand.drop()
        self.redraw()
        self._aim()

    def action_undo(self) -> None:
        seat = self.front
        if seat is None:
            return
        try:
            self.session.undo(seat)
        except TableError as refused:
            self.show_bubble(self.teller.for_seat(seat).refusal(refused))
            return
        self.hand.drop()
        self._last_own = self.session.version
        self.proceed()
        self.show_bubble(self.teller.say("terminal-undone"))

    def cursor_thing(self) -> Thing | None:
        """The thing under the cursor of whatever has the focus."""
        focused = self.focused
        return focused.cursor if isinstance(focused, Board | Panel) else None

    def action_why(self) -> None:
        thing = self.cursor_thing()
        if thing is not None:
            self.explain(thing)

    def explain(self, thing: Thing) -> None:
        """Say why a thing cannot be chosen now, with the clause; nothing changes."""
        scene, seat = self.scene, self.front
        if scene is None or seat is None:
            return
        asked = question_about(thing, scene.position, scene.casts, seat, self.hand)
        refused = self.session.why(asked) if asked is not None else None
        if refused is not None:
            self.show_bubble(scene.teller.refusal(refused))
        elif asked is not None:
            self.show_bubble(scene.teller.possible(asked, scene.view))
        else:
            self.show_bubble(scene.teller.say("terminal-nothing-to-do"))

    @on(Board.Asked)
    def ask(self, event: Board.Asked) -> None:
        assert self.scene is not None
        self.open_page(help_on(self.scene, event.thing))

    def open_page(self, page: Page) -> None:
        self.app.push_screen(HelpScreen(page, self.teller.say("terminal-help-close")))

    def action_help(self) -> None:
        thing = self.cursor_thing()
        if thing is not None:
            self.ask(Board.Asked(thing))

    def action_keys(self) -> None:
        self.open_page(keys_page(self.teller))

    def action_language(self) -> None:
        """Go on in the next language."""
        here = LANGUAGES.index(self.teller.words.language)
        words = Words(LANGUAGES[(here + 1) % len(LANGUAGES)])
        self.teller = make_teller(words, self.teller.pack, self.session)
        self.redraw()

    def action_pace(self) -> None:
        """How long bots pause: one step quicker or slower, round and round."""
        here = PAUSES.index(self.pause) if self.pause in PAUSES else 0
        self.pause = PAUSES[(here + 1) % len(PAUSES)]
        self.show_bubble(self.teller.say("terminal-pace", seconds=f"{self.pause:g}"))

    def action_hurry(self) -> None:
        self._hurry.set()

    def action_panel(self, name: str) -> None:
        """Show a panel and go there."""
        self.active = name
        self._show_panels()
        self.redraw()
        is_beside = name == "concoctions" and self.has_class("wide")
        self.query_one("#recipes" if is_beside else f"#{name}").focus()

    def action_turn_panel(self, step: int) -> None:
        self.action_panel(PANELS[(PANELS.index(self.active) + step) % len(PANELS)])

    def action_quit(self) -> None:
        self.app.push_screen(QuitScreen(self.session, self.teller), self._maybe_leave)

    def _maybe_leave(self, is_sure: bool | None) -> None:
        if is_sure:
            self.app.exit()

    def show_bubble(self, sentence: str) -> None:
        bubble = self.query_one("#bubble", Static)
        bubble.update(Text(sentence))
        bubble.display = True

    def hide_bubble(self) -> None:
        self.query_one("#bubble", Static).display = False

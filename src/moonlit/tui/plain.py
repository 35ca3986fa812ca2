"""The line mode: sections of text, numbered choices, one line in for every choice."""

from collections.abc import Callable, Iterable
from typing import Generic, TextIO

from moonlit.client.faults import tell_reason
from moonlit.client.refusals import tell_lapse
from moonlit.client.teller import INDENT
from moonlit.core.action import Action, Seat
from moonlit.core.errors import TableError
from moonlit.tui.hints import Hints
from moonlit.tui.menu import Menu
from moonlit.tui.plain_game import PlainGame, T
from moonlit.tui.scene import S
from moonlit.tui.sequel import Sequel
from moonlit.tui.session import Session, printable
from moonlit.tui.telling import tell_automatic

INTERRUPTED = 130

PROMPT = "> "
CURTAIN_LINES = 60
LONGEST_ECHO = 60


class Leave(Exception):
    """The person wants to go, or the input is over."""


class PlainTable(Generic[T, S]):
    """Plays one match over two streams. Nothing but text and line ends is written."""

    def __init__(
        self, session: Session, game: PlainGame[T, S], source: TextIO, out: TextIO
    ) -> None:
        self._session = session
        self._game = game
        self._hints = Hints(session)
        self._teller = game.teller
        session.tell_by(game.teller.for_seat(session.listener).tale)
        self._source = source
        self._out = out
        self._front: Seat | None = session.listener
        self._told = 0
        self._part = ""
        self._words: dict[str, Callable[[str], None]] = {
            "board": lambda _: self._tell(game.whole(self._scene())),
            "log": lambda _: self._log(0),
            "score": lambda _: self._tell(game.points(self._scene())),
            "why": self._why,
            "hint": lambda _: self._hint(),
            "help": self._help,
            "undo": lambda _: self._undo(),
            "save": lambda _: self._save(),
            "quit": self._quit,
            "?": self._help,
        }
        if session.rule is not None:
            self._words["auto"] = lambda _: self._automatic()

    def play(self) -> int:
        """The whole match, until its end or until the input ends."""
        try:
            self._tell([self._teller.say(self._game.welcome)])
            if self._session.is_practice:
                self._tell([self._teller.say("terminal-practice")])
            while (turn := self._session.turn) is not None:
                if self._session.is_bot(turn):
                    self._let_bot_act()
                else:
                    self._turn(turn)
            self._end()
        except Leave:
            self._tell(["", self._saved()])
        except KeyboardInterrupt:
            self._tell(["", self._saved()])
            return INTERRUPTED
        return 0

    def _let_bot_act(self) -> None:
        known = len(self._session.lapses)
        self._session.act(*self._session.think())
        lapses = self._session.lapses[known:]
        self._tell(tell_lapse(self._teller.words, lapse) for lapse in lapses)

    def _turn(self, seat: Seat) -> None:
        """One decision of a person."""
        if seat != self._front and not self._hand_over(seat):
            return
        if self._session.act_alone():
            return
        scene = self._scene()
        self._log(self._told)
        if self._session.trouble is not None:
            self._complain(self._session.trouble)
        self._tell_of_other_program()
        part = self._game.part(scene)
        is_new, self._part = part != self._part, part
        self._tell(self._game.opening(scene) if is_new else self._game.short(scene))
        self._ask(self._game.menu(scene))

    def _hand_over(self, seat: Seat) -> bool:
        """Let the next person sit down; says whether they did."""
        before = self._front
        if len(self._session.people) > 1 and self._scene().has_secrets:
            if self._out.isatty():
                self._out.write("\n" * CURTAIN_LINES)
            name = self._teller.names[seat]
            self._tell(["", self._teller.say("terminal-pass-the-screen", name=name)])
            self._tell([self._teller.say("terminal-plain-curtain")])
            if self._curtain_word() == "undo" and self._undone(before):
                return False
        self._front = seat
        self._part = ""
        return True

    def _curtain_word(self) -> str:
        word = self._read().casefold()
        if word == "quit":
            raise Leave
        return word

    def _ask(self, menu: Menu) -> None:
        """Ask until something was done."""
        version, shown = self._session.version, menu
        self._show_menu(shown)
        while self._session.version == version and self._front == self._session.turn:
            line = self._read()
            if line.isdecimal():
                shown = self._number(line, shown, menu)
            elif line.casefold() == "back" or not line:
                shown = menu
                self._show_menu(shown)
            else:
                self._line(line)

    def _number(self, line: str, shown: Menu, menu: Menu) -> Menu:
        """Take a choice or open the list behind it; gives the list to go on with."""
        number = int(line) if len(line) < 6 else 0
        if not 1 <= number <= len(shown):
            self._tell([self._teller.say("terminal-number-out-of-range", count=len(shown))])
            return shown
        item = shown[number - 1]
        if item.action is None:
            self._tell(["", self._teller.say(self._game.deeper)])
            self._list(item.below)
            return item.below
        self._act(item.action)
        return menu

    def _line(self, line: str) -> None:
        """A word of ours, or an action in its text form."""
        word, _, rest = line.partition(" ")
        do = self._words.get(word.casefold())
        if do is not None:
            do(rest)
            return
        action = self._action(line)
        if action is not None:
            self._act(action)

    def _action(self, text: str) -> Action | None:
        """Read an action; what is none is answered in one sentence."""
        try:
            return self._game.read(self._scene(), text)
        except TableError:
            self._not_understood(text)
            return None

    def _not_understood(self, text: str) -> None:
        self._tell([self._teller.say("terminal-not-understood", text=text[:LONGEST_ECHO])])

    def _act(self, action: Action) -> None:
        try:
            self._session.act(action, self._session.version)
        except TableError as refused:
            if refused.code == "not-an-action":
                self._not_understood(" ".join((action.verb, *action.names)))
            else:
                self._tell([self._scene().teller.refusal(refused)])

    def _why(self, text: str) -> None:
        scene = self._scene()
        if not text:
            self._tell([scene.teller.why(scene.view)])
            return
        action = self._action(text)
        if action is None:
            return
        refused = self._session.why(action)
        if refused is not None:
            self._tell([scene.teller.refusal(refused)])
        else:
            self._tell([scene.teller.possible(action, scene.view)])

    def _hint(self) -> None:
        scene, hints = self._scene(), self._hints
        refusal = hints.refusal(scene)
        if refusal:
            self._tell([refusal])
            return
        self._tell(hints.deeper(scene))
        if not hints.is_deepest:
            self._tell([scene.teller.say("terminal-plain-hint-more")])

    def _help(self, text: str) -> None:
        self._tell(self._game.look_up(self._scene(), text))

    def _automatic(self) -> None:
        self._session.is_automatic = not self._session.is_automatic
        self._tell([tell_automatic(self._teller, self._session)])

    def _undo(self) -> None:
        self._undone(self._front)

    def _undone(self, seat: Seat | None) -> bool:
        """Take back the last action of a seat; says whether that was possible."""
        if seat is None:
            return False
        try:
            self._session.undo(seat)
        except TableError as refused:
            self._tell([self._teller.for_seat(seat).refusal(refused)])
            return False
        self._told = min(self._told, self._session.version + 1)
        self._tell([self._teller.say("terminal-undone")])
        return True

    def _save(self) -> None:
        try:
            self._session.save()
        except OSError as error:
            self._complain(error)
        else:
            self._tell([self._saved()])

    def _tell_of_other_program(self) -> None:
        left, self._session.left = self._session.left, None
        if left is not None:
            facts = {"path": str(left), "kept": str(self._session.path)}
            self._tell([self._teller.say("terminal-other-program", **facts)])

    def _complain(self, error: OSError) -> None:
        reason = tell_reason(self._teller.words, error)
        self._tell([self._teller.say("terminal-not-saved", reason=reason)])

    def _quit(self, _: str) -> None:
        raise Leave

    def _saved(self) -> str:
        return self._teller.say("record-saved", path=str(self._session.path))

    def _scene(self) -> S:
        return self._game.look(self._front)

    def _show_menu(self, menu: Menu) -> None:
        scene = self._scene()
        self._tell(["", scene.teller.prompt(scene.view), scene.teller.why(scene.view)])
        self._list(menu)

    def _list(self, menu: Menu) -> None:
        self._tell(f"{number:>3}. {item.label}" for number, item in enumerate(menu, start=1))

    def _log(self, since: int) -> None:
        teller = self._teller.for_seat(self._front)
        groups = self._session.events(self._front, since)
        told = [line for group in groups for line in teller.tale(group) if line.text]
        if told:
            self._tell(["", *(INDENT * line.depth + line.text for line in told)])
        self._told = self._session.version + 1

    def _end(self) -> None:
        if len(self._session.people) > 1:
            self._front = None
        self._log(self._told)
        sheet = self._game.sheet()
        self._tell(["", sheet.title, ", ".join(sheet.names)])
        for row in sheet.rows:
            self._tell([f"  {row.name}: {', '.join(map(str, row.points))}"])
        self._tell([f"  {sheet.total_name}: {', '.join(map(str, sheet.totals))}", "", *sheet.notes])
        self._tell([sheet.saved])

    def ask_on(self, sequel: Sequel | None) -> Session | None:
        """After the end: what was written down, and which way to go on, if any."""
        if sequel is None:
            return None
        self._tell(["", *sequel.notes])
        ways = sequel.ways
        if not ways:
            return None
        self._tell([self._teller.say("terminal-go-on")])
        self._tell(f"{number:>3}. {way.label}" for number, way in enumerate(ways, start=1))
        try:
            line = self._read()
        except (Leave, KeyboardInterrupt):
            return None
        number = int(line) if line.isdecimal() and len(line) < 3 else 0
        return ways[number - 1].begin() if 1 <= number <= len(ways) else None

    def _read(self) -> str:
        self._out.write(PROMPT)
        self._out.flush()
        line = self._source.readline()
        if not line:
            raise Leave
        return printable(" ".join(line.split()))

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._out.write(f"{line}\n")
        self._out.flush()

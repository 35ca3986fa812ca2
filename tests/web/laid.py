"""A table in a written position, as a page gets it: the socket is ours, the engine is the real one.

No match can begin in the middle, so what a match reaches seldom is laid out by hand. The page asks
and answers as always; undo replays the answers from the position.
"""

import json
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from moonlit.client.teller import Named, make_teller
from moonlit.client.words import Words
from moonlit.core.action import Seat, parse_action
from moonlit.core.errors import TableError
from moonlit.core.event import write_event
from moonlit.core.record import Record
from moonlit.games import AnyState, load_game
from moonlit.server.messages import Ack, FromPage, Act, Hello, Reason, Refused, Undo, Update, Welcome, Why
from moonlit.server.outbox import Reader, problem_of, reader_of, sight_of
from moonlit.server.wire import LogEntry, MatchInfo, SeatInfo, Settings, Sight
from moonlit.table.match import Match
from tests.games.dominion.questions import Reached
from tests.games.dominion.table import Table

PEOPLE: Final = ("Ada", "Marta")
SOCKET: Final = "**/socket"


class LaidMatch(Match[AnyState]):
    """A match whose state was written."""

    def __init__(self, laid: Table) -> None:
        game = load_game("dominion")
        record = Record(
            game.id, game.rules_version, game.pack_hash(laid.config), laid.config, bytes(32)
        )
        super().__init__(game, record)
        self._state = laid.state


class LaidTable:
    """Answers one page as the server would."""

    def __init__(self, reached: Reached) -> None:
        self.reached = reached
        self.told: list[str] = []
        self.laid = reached.table()
        # A browser remembers what it has seen of each match.
        self.name = reached.name.replace(": ", "-").replace(" ", "-")
        self._language = "en"

    @property
    def length(self) -> int:
        return len(self.reached.actions) + len(self.told)

    def sit(self, page: Page) -> None:
        """The page sits down in the seat that is asked."""
        held = {"game": "dominion", "host": "", "tokens": {str(self.reached.seat): "laid"}, "at": 1}
        seats = json.dumps({self.name: held})
        page.evaluate("seats => localStorage.setItem('moonlit.seats', seats)", seats)
        page.route_web_socket(SOCKET, self._open)
        page.goto(f"/match/{self.name}")

    def _open(self, line: WebSocketRoute) -> None:
        line.on_message(lambda message: self._hear(line, msgspec.json.decode(message, type=FromPage)))

    def _hear(self, line: WebSocketRoute, message: FromPage) -> None:
        match message:
            case Hello(language=language):
                self._language = language
                self._send(line, self._welcome())
            case Act(id=name, text=text):
                self._act(line, name, text)
            case Undo(id=name, length=length):
                self.told = self.told[: max(0, length - len(self.reached.actions))]
                self.laid = self.reached.table().do(*self.told)
                self._send(line, Ack(name, self.length))
                self._send(line, self._welcome())
            case Why(id=name, text=text):
                self._send(line, Reason(name, self._refusal(text)))

    def _act(self, line: WebSocketRoute, name: str, text: str) -> None:
        problem = self._refusal(text)
        if problem:
            return self._send(line, Refused(name, self.length, problem))
        self.laid.do(text)
        self.told.append(text)
        self._send(line, Ack(name, self.length))
        self._send(line, Update(self.length, self._sight(), [self._entry()], None, *self._back()))
        return None

    def _refusal(self, text: str) -> Any:
        try:
            self.laid.refused(text)
        except AssertionError:
            return None
        except TableError as error:
            return problem_of(error, self._reader().teller, PEOPLE)
        return problem_of(self.laid.refused(text), self._reader().teller, PEOPLE)

    def _reader(self) -> Reader:
        teller = make_teller(load_game("dominion"), Words(self._language))
        people = [Named(name) for name in PEOPLE]
        return reader_of(teller, self.laid.config, people, Seat(self.reached.seat))

    def _sight(self) -> Sight:
        return sight_of(LaidMatch(self.laid), self._reader())

    def _back(self) -> tuple[int, int]:
        return max(len(self.reached.actions), self.length - 1), len(self.reached.actions)

    def _entry(self) -> LogEntry:
        reader = self._reader()
        faces = [event.face(reader.seat) for event in self.laid.events]
        seat = self.reached.seat
        events = [write_event(face) for face in faces if face is not None]
        lines = [reader.teller.event(face, PEOPLE, Seat(seat)) for face in faces if face is not None]
        return LogEntry(self.length, self.length, "act", seat, events, lines)

    def _welcome(self) -> Welcome:
        seats = [SeatInfo("person", name, "", True, False, False, False) for name in PEOPLE]
        options = dict(self.laid.config)
        info = MatchInfo(
            self.name, "dominion", "playing", options, Settings(), seats, 0, "", False, "", False, []
        )
        entry = [self._entry()]
        return Welcome(info, self.length, self._sight(), entry, [], None, *self._back())

    def _send(self, line: WebSocketRoute, message: msgspec.Struct) -> None:
        line.send(msgspec.json.encode(message).decode())

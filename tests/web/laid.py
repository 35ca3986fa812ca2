"""A table in a written position, as a page gets it: the socket is ours, the engine is the real one.

No match can begin in the middle, so what a match reaches seldom is laid out by hand. The page asks
and answers as always; undo replays the answers from the position.
"""

import json
from typing import Final, Literal

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from moonlit.client.teller import Named, make_teller
from moonlit.client.words import Words
from moonlit.core.action import Seat
from moonlit.core.event import write_event
from moonlit.core.plain import table
from moonlit.core.record import Record
from moonlit.games import AnyState, load_game
from moonlit.server.messages import Ack, Act, FromPage, Hello, Reason, Undo, Update, Welcome, Why
from moonlit.server.outbox import Reader, problem_of, reader_of, sight_of
from moonlit.server.wire import LogEntry, MatchInfo, Problem, SeatInfo, Settings, Sight
from moonlit.table.match import Match
from tests.games.dominion.questions import Reached
from tests.games.dominion.table import GAME, Table
from tests.turns import turns

PEOPLE: Final = ("Ada", "Marta", "Bruno", "Wren", "Pia", "Tomek")
SOCKET: Final = "**/socket"
SORTING: Final = ("pick trash looked", "pick discard looked", "pick topdeck looked")
# Everything that was sent is worked into the page in the first frame and drawn in the second.
_FRAMES: Final = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""


class LaidMatch(Match[AnyState]):
    """A match whose state was written."""

    def __init__(self, laid: Table) -> None:
        game = load_game("dominion")
        pack = game.pack_hash(laid.config)
        super().__init__(game, Record(game.id, game.rules_version, pack, laid.config, bytes(32)))
        self._state = laid.state


class LaidTable:
    """Answers one page as the server would; `told` is what it heard."""

    def __init__(self, reached: Reached) -> None:
        self.reached = reached
        self.told: list[str] = []
        self.laid = reached.table()
        self.name = reached.name.replace(": ", "-").replace(" ", "-")
        # Of so many actions it hears, and of no more until somebody new comes.
        self.patience = 1000
        self._version = 0
        self._language = "en"
        self._line: WebSocketRoute | None = None

    @property
    def length(self) -> int:
        return len(self.reached.actions) + len(self.told)

    @property
    def decision(self) -> dict[str, object]:
        seat = Seat(self.reached.seat)
        return dict(table(GAME.view(self.laid.state, seat).table["decision"]))

    @property
    def is_answered(self) -> bool:
        """The question is over; cards that are sorted are asked for in one go."""
        now = self.decision
        same = now.get("asker") == self.reached.asker and self.reached.kind in SORTING
        return bool(self.told) and not same and not now.get("picked")

    def sit(self, page: Page) -> None:
        """The page sits down in the seat that is asked."""
        held = {"game": "dominion", "host": "", "tokens": {str(self.reached.seat): "laid"}, "at": 1}
        seats = json.dumps({self.name: held})
        page.evaluate("seats => localStorage.setItem('moonlit.seats', seats)", seats)
        page.unroute_all()
        page.route_web_socket(SOCKET, self._open)
        page.goto(f"/match/{self.name}")

    def lay(self, reached: Reached) -> None:
        """Another position, on the page that looks on."""
        assert self._line
        self.reached, self.laid, self.told = reached, reached.table(), []
        self._version += 1
        _send(self._line, self._welcome())

    def until_answered(self, page: Page) -> None:
        for _ in turns(f"an answer to {self.name}"):
            if self.is_answered:
                return
            page.evaluate(_FRAMES)

    def until_told(self, page: Page, count: int) -> None:
        for _ in turns(f"{count} actions at {self.name}"):
            if len(self.told) >= count:
                return
            page.evaluate(_FRAMES)

    def _open(self, line: WebSocketRoute) -> None:
        self._line = line
        read = msgspec.json.Decoder(FromPage)
        line.on_message(lambda message: self._hear(line, read.decode(message)))

    def _hear(self, line: WebSocketRoute, message: FromPage) -> None:
        match message:
            case Hello(language=language):
                self._language = language
                _send(line, self._welcome())
            case Act(id=name, text=text) if len(self.told) < self.patience:
                assert text in self.laid.legal(self.reached.seat), text
                self.laid.do(text)
                self.told.append(text)
                self._tell(line, name, "act")
            case Undo(id=name, length=length):
                self.told = self.told[: max(0, length - len(self.reached.actions))]
                self.laid = self.reached.table().do(*self.told)
                self._tell(line, name, "undo")
            case Why(id=name, text=text):
                _send(line, Reason(name, self._refusal(text)))

    def _tell(self, line: WebSocketRoute, name: str, kind: Literal["act", "undo"]) -> None:
        self._version += 1
        _send(line, Ack(name, self._version))
        entries = [self._entry(kind)]
        _send(line, Update(self._version, self._sight(), entries, None, *self._back()))

    def _refusal(self, text: str) -> Problem | None:
        if text in self.laid.legal(self.reached.seat):
            return None
        return problem_of(self.laid.refused(text), self._reader().teller, self._people)

    def _reader(self) -> Reader:
        teller = make_teller(load_game("dominion"), Words(self._language))
        people = [Named(name) for name in self._people]
        return reader_of(teller, self.laid.config, people, Seat(self.reached.seat))

    def _sight(self) -> Sight:
        return sight_of(LaidMatch(self.laid), self._reader())

    @property
    def _people(self) -> tuple[str, ...]:
        return PEOPLE[: len(self.laid.state.players)]

    def _back(self) -> tuple[int, int, int, int]:
        first = len(self.reached.actions)
        step = max(first, self.length - 1)
        return step, first, step, first

    def _entry(self, kind: Literal["setup", "act", "undo"]) -> LogEntry:
        reader, seat = self._reader(), Seat(self.reached.seat)
        faces = [event.face(seat) for event in self.laid.events]
        lines = reader.teller.tale(faces, self._people, seat)
        events = [write_event(face) for face in faces]
        texts, depths = [line.text for line in lines], [line.depth for line in lines]
        return LogEntry(self._version, self.length, kind, seat, events, texts, depths)

    def _welcome(self) -> Welcome:
        seats = [SeatInfo("person", one, "", True, False, False, False) for one in self._people]
        options = dict(self.laid.config)
        info = MatchInfo(
            self.name,
            "dominion",
            "playing",
            options,
            Settings(),
            seats,
            0,
            "",
            False,
            "",
            False,
            [],
        )
        log = [self._entry("setup")]
        return Welcome(info, self._version, self._sight(), log, [], None, *self._back())


def _send(line: WebSocketRoute, message: msgspec.Struct) -> None:
    line.send(msgspec.json.encode(message).decode())

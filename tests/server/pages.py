"""A page at a table, as far as the server can tell: it says hello, acts and hears."""

import contextlib
import json
from collections.abc import Sequence
from itertools import count

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.house import HOST, House, Message

QUICK = {"pace": 0}
# All that are open, so that a test need not close what it opened.
PAGES: "list[Page]" = []


class Page:
    """One socket. Everything heard is kept, in the bytes in which it came."""

    def __init__(self, house: House, match: str = "", token: str = "", **more: object) -> None:
        self.match, self.token = match, token
        self.heard: list[str] = []
        self.version = -1
        self.sight: Message = {}
        self.info: Message = {}
        self._house = house
        self._open = contextlib.ExitStack()
        PAGES.append(self)
        self._ids = (f"{id(self):x}-{number}" for number in count())
        self._line = self._connect()
        self.welcome: Message = self.hello(**more) if match else {}

    def _connect(self) -> ClientConnection:
        address = f"ws://{HOST}:{self._house.port}/socket"
        origin = Origin(self._house.origin)
        line = connect(
            address, origin=origin, max_size=None, proxy=None, open_timeout=None, ping_interval=None
        )
        return self._open.enter_context(line)

    def close(self) -> None:
        self._open.close()

    def reconnect(self) -> Message:
        """Come back and ask for what happened meanwhile."""
        self.close()
        self._line = self._connect()
        return self.hello(since=self.version)

    def send(self, message: Message | str | bytes) -> None:
        self._line.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self) -> Message:
        """The next message."""
        text = self._line.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] in {"welcome", "info"}:
            self.info = message["info"]
        if message["type"] in {"welcome", "update"}:
            self.version, self.sight = message["version"], message["sight"] or {}
        return message

    def closed_with(self) -> int:
        """Hear on until the server closes, and give its code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear()
        return self._line.close_code or 0

    def until(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def until_version(self, version: int) -> Message:
        """Hear on until a version has come."""
        message: Message = {}
        while self.version < version:
            message = self.hear()
        return message

    def hello(self, **more: object) -> Message:
        self.send({"type": "hello", "match": self.match, "token": self.token, **more})
        return self.until("welcome", "refused")

    def ask(self, kind: str, **fields: object) -> Message:
        """Send a message with an id and hear its answer."""
        id_ = fields.setdefault("id", next(self._ids))
        self.send({"type": kind, **fields})
        while (answer := self.hear()).get("id") != id_:
            pass
        return answer

    def act(self, text: str = "", **fields: object) -> Message:
        """Act, at the present version; without a text the first choice."""
        text = text or self.sight["choices"][0]["text"]
        answer = self.ask("act", **{"version": self.version, "text": text, **fields})
        if answer["type"] == "ack":
            self.until_version(answer["version"])
        return answer

    def undo(self, length: int, **fields: object) -> Message:
        return self.ask("undo", **{"version": self.version, "length": length, **fields})

    @property
    def is_asked(self) -> bool:
        return bool(self.sight.get("choices"))


def new_match(
    house: House, seats: Sequence[str] = ("me", "me"), game: str = "nocturne", **more: object
) -> Message:
    """A match for people at this device (`me`), bots (by their level) and others (`open`)."""
    wishes = [_wish(seat) for seat in seats]
    body = {
        "game": game,
        "options": {"players": len(wishes)},
        "seats": wishes,
        "settings": QUICK,
        "begin": "open" not in seats,
        **more,
    }
    answer = house.post("/api/matches", body)
    assert answer.status == 200, answer.body
    return answer.json


def _wish(seat: str) -> Message:
    """`me Ann` is somebody called Ann."""
    kind, _, name = seat.partition(" ")
    if kind in {"me", "open"}:
        return {"kind": kind, "name": name}
    return {"kind": "bot", "level": seat}


def sit(house: House, made: Message, seat: int, **more: object) -> Page:
    """The page of one seat of a match just made."""
    return Page(house, made["match"], made["tokens"][str(seat)], **more)


def asked(pages: Sequence[Page]) -> Page | None:
    """Whose turn it is, once everybody has heard everything; none when the match is over."""
    newest = max(page.version for page in pages)
    for page in pages:
        page.until_version(newest)
    return next((page for page in pages if page.is_asked), None)


def play(pages: Sequence[Page], most: int = 1000) -> int:
    """People play on, up to `most` actions or to the end; gives how many they took.

    A page may not say more than a hundred things in a while, so each one says hello anew.
    """
    for number in range(most):
        if number % 60 == 59:
            for page in pages:
                page.reconnect()
        turn = asked(pages)
        if turn is None:
            return number
        choices = turn.sight["choices"]
        answer = turn.act(choices[turn.version * 7 % len(choices)]["text"])
        assert answer["type"] == "ack", answer
    return most

"""The server without a network: real halls, rooms and sockets, and lines that tests hold."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Literal

from moonlit.server import wire
from moonlit.server.hall import Hall
from moonlit.server.sockets import Socket
from tests.server.house import Message

Gone = OSError


class Line:
    """The far end of a socket. What the server sends is kept as the very text it sent."""

    def __init__(self, hall: Hall, name: str = "") -> None:
        self.name = name or f"{id(self):x}"
        self.heard: list[str] = []
        self.code = 0
        self.is_broken = False
        self.listened = asyncio.Event()
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._numbers = count()
        self._news = asyncio.Event()
        self.socket = Socket(self, hall)  # type: ignore[arg-type]
        self.task = asyncio.create_task(self.socket.serve())
        self.task.add_done_callback(lambda _: self._news.set())

    # --- What the server sees

    async def receive(self) -> Message:
        self.listened.set()
        return await self._said.get()

    async def send_text(self, text: str) -> None:
        if self.is_broken:
            raise Gone
        self.heard.append(text)
        self._news.set()

    async def close(self, code: int, reason: str) -> None:
        self.code = code

    # --- What the test does

    def say(self, kind: str, **fields: object) -> None:
        self.say_text(json.dumps({"type": kind, **fields}))

    def say_text(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect"})

    async def hear(self, kind: str, number: int = 0) -> Message:
        """The message of a kind, the first one or a later one, once it is there."""
        while len(found := self.all(kind)) <= number:
            await self.more()
        return found[number]

    def all(self, kind: str) -> list[Message]:
        messages = [json.loads(text) for text in self.heard]
        return [message for message in messages if message["type"] == kind]

    async def enter(self, match: str, token: str = "", **more: object) -> Message:
        known = len(self.all("welcome"))
        self.say("hello", match=match, token=token, **more)
        return await self.hear("welcome", known)

    async def ask(self, kind: str, **fields: object) -> Message:
        """Say something with an id and wait for its answer."""
        known = len(self.heard)
        id_ = fields.setdefault("id", f"{self.name}-{next(self._numbers)}")
        self.say(kind, **fields)
        while True:
            for text in self.heard[known:]:
                message: Message = json.loads(text)
                if message.get("id") == id_:
                    return message
            await self.more()

    async def more(self) -> None:
        """Until something was heard, or there is nothing more to hear."""
        assert not self.task.done(), f"closed with {self.code}"
        self._news.clear()
        await self._news.wait()


class Queue(asyncio.Lock):
    """A lock that says when somebody waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self._newcomer = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        if self.locked():
            self._newcomer.set()
        return await super().acquire()

    async def newcomer(self) -> None:
        """Until one more waits."""
        await self._newcomer.wait()
        self._newcomer.clear()


@asynccontextmanager
async def open_hall(folder: Path, **more: Any) -> AsyncIterator[Hall]:  # noqa: ANN401
    hall = Hall(folder, **more)
    try:
        yield hall
    finally:
        hall.close()


def wish(seats: Sequence[str] = ("me", "me"), **more: Any) -> wire.NewMatch:  # noqa: ANN401
    wishes = [
        wire.SeatWish(seat) if seat in {"me", "open"} else wire.SeatWish("bot", level=seat)  # type: ignore[arg-type]
        for seat in seats
    ]
    fields: dict[str, Any] = {
        "game": "nocturne",
        "options": {"players": len(wishes)},
        "settings": wire.Settings(pace=0),
        "begin": "open" not in seats,
        **more,
    }
    return wire.NewMatch(seats=wishes, **fields)


async def choice(lines: Sequence[Line]) -> tuple[Line, Message]:
    """Whoever is asked, by their newest sight, and the message of a choice of theirs."""
    for line in lines:
        shown = [json.loads(text) for text in line.heard]
        newest = [message for message in shown if message["type"] in {"welcome", "update"}][-1]
        if choices := newest["sight"]["choices"]:
            text = choices[newest["version"] * 7 % len(choices)]["text"]
            return line, {"version": newest["version"], "text": text}
    raise AssertionError("nobody is asked")

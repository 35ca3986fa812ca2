"""The socket of one page: reads messages one by one, writes from a queue, keeps to the limits."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from moonlit.client.teller import Teller
from moonlit.core.action import Seat, parse_action
from moonlit.core.errors import BadNotation, NotYourTurn, TableError
from moonlit.server import messages, wire
from moonlit.server.clock import within
from moonlit.server.guard import LONGEST_MESSAGE, Rate
from moonlit.server.hall import Hall
from moonlit.server.outbox import Reader, foreseen_of, is_asked, problem_of, sight_of
from moonlit.server.people import LONGEST_NAME, clean
from moonlit.server.room import Room
from moonlit.table.live import Entry

LONGEST_QUEUE: Final = 64
LARGEST_QUEUE: Final = 256 * 1024
MESSAGES: Final = (100, 20.0)
CHAT_LINES: Final = (10, 20.0)
FIRST_WORD: Final = 20.0
GOODBYE: Final = 2.0
TOO_MUCH: Final = 1008
TOO_SLOW: Final = 1013
GONE: Final = (RuntimeError, WebSocketDisconnect, OSError, TimeoutError)

Played = messages.Act | messages.Undo | messages.Agree | messages.Why | messages.Foresee

_decoder: msgspec.json.Decoder[messages.FromPage] = msgspec.json.Decoder(messages.FromPage)
_encoder = msgspec.json.Encoder()


class Socket:
    """Somebody connected: an onlooker until a token says more."""

    def __init__(self, websocket: WebSocket, hall: Hall, address: str = "") -> None:
        self.seat: Seat | None = None
        self.seats: set[Seat] = set()
        self.language = "en"
        self.text = False
        self.shared = False
        self.address = address
        self.answers = False
        self._websocket = websocket
        self._hall = hall
        self._room: Room | None = None
        self._queue: asyncio.Queue[tuple[bytes, int]] = asyncio.Queue(LONGEST_QUEUE)
        self._queued = 0
        self._unsent = 0
        self._rate = Rate(*MESSAGES, hall.clock.now)
        self._chat_rate = Rate(*CHAT_LINES, hall.clock.now)
        self._closing: tuple[int, str] | None = None
        self._closed = asyncio.Event()
        self.leaving = asyncio.Event()
        self._answering: asyncio.Task[None] | None = None

    def send(self, message: wire.Outgoing) -> None:
        """Put a message into the queue; a page that does not read is dropped, never waited for."""
        if self._queue.full() or self._queued > LARGEST_QUEUE:
            self.close(TOO_SLOW, "too slow")
            return
        data = _encoder.encode(message)
        # Whoever comes to a long match gets all of it, however much that is.
        weight = len(data) if self._unsent else 0
        self._queued += weight
        self._unsent += 1
        self._queue.put_nowait((data, weight))

    def close(self, code: int, reason: str) -> None:
        self._closing = self._closing or (code, reason)
        self._closed.set()

    async def serve(self) -> None:
        """Talk until one side has enough."""
        tasks = {
            asyncio.create_task(work())
            for work in (self._read_all, self._write_all, self._closed.wait)
        }
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._depart()
        mistakes = [task.exception() for task in done]
        goodbye = self._closing or (1011 if any(mistakes) else 1000, "")
        with contextlib.suppress(*GONE):
            async with within(self._hall.clock, GOODBYE):
                await self._websocket.close(*goodbye)
        for mistake in mistakes:
            if mistake is not None and not isinstance(mistake, GONE):
                raise mistake

    async def _depart(self) -> None:
        """What was begun is finished: an action may be on disk already and has to become true."""
        self.leaving.set()
        if self._answering is not None:
            await asyncio.wait({self._answering})
        if self._room is not None:
            self._room.go(self)

    async def _write_all(self) -> None:
        while True:
            data, weight = await self._queue.get()
            await self._websocket.send_text(data.decode())
            self._queued -= weight
            self._unsent -= 1

    async def _read_all(self) -> None:
        async with within(self._hall.clock, FIRST_WORD) as patience:
            while True:
                raw = await self._websocket.receive()
                if raw["type"] == "websocket.disconnect":
                    return
                patience.cancel()
                if not self._rate.allows():
                    self.close(TOO_MUCH, "too many messages")
                    return
                self._answering = asyncio.create_task(self._take(raw.get("text")))
                await asyncio.shield(self._answering)

    async def _take(self, text: str | None) -> None:
        """Answer one message. Whatever is wrong with it is one refusal and changes nothing."""
        id_ = ""
        try:
            message = _read(text)
            id_ = getattr(message, "id", "")
            await self._answer(message)
        except TableError as refused:
            version = self._room.version if self._room else -1
            problem = problem_of(refused, *self._voice())
            self.send(messages.Refused(id_, version, problem))

    def _voice(self) -> tuple[Teller, tuple[str, ...]]:
        if self._room is None:
            return self._hall.any_teller(self.language), ()
        reader = self._room.showing.reader(self.seat, self.language)
        return reader.teller, reader.names

    async def _answer(self, message: messages.FromPage) -> None:
        if isinstance(message, messages.Hello):
            await self._hello(message)
            return
        room = self._room
        if room is None:
            raise NotYourTurn("hello-first")
        room.presence.heard(self)
        if isinstance(message, messages.Say):
            await self._say(room, message)
        elif isinstance(message, messages.Here):
            self._acknowledge(message.id)(room.version)
        elif isinstance(message, messages.Look):
            await self._look(room, message)
        elif isinstance(message, messages.Earlier):
            work = partial(room.showing.log_before, self, message.version)
            self.send(messages.Logged(message.id, await self._hall.study(work, self.address)))
        else:
            await self._play(room, self._need_seat(), message)

    async def _hello(self, message: messages.Hello) -> None:
        self.language = message.language
        room = await self._hall.room(message.match, self.address)
        if message.token:
            room.need_seat(message.token)
        if self._room is not None:
            self._room.go(self)
            self._room = None
        self.text, self.shared, self.answers = message.text, message.shared, message.answers
        await room.enter(self, message.token, message.since, message.others)
        self._room = room
        await room.seating.take_back(self.seats)

    def _need_seat(self) -> Seat:
        if self.seat is None:
            raise NotYourTurn("onlookers-only-look")
        return self.seat

    def _need_asked(self, room: Room, seat: Seat, message: Played) -> None:
        """Before others nobody does what they may not see; what was asked may be answered."""
        is_about_choices = isinstance(message, messages.Act | messages.Why | messages.Foresee)
        if self.shared and is_about_choices and room.phase == "playing":
            reader = self._reader(room)
            if not is_asked(room.live.match.view(seat), reader):
                raise NotYourTurn("onlookers-only-look")

    async def _play(self, room: Room, seat: Seat, message: Played) -> None:
        self._need_asked(room, seat, message)
        match message:
            case messages.Act(id=id_, version=version, text=text):
                entry = Entry("act", seat, text, id_)
                await room.act(entry, version, self._acknowledge(id_))
            case messages.Undo(id=id_, version=version, length=length):
                entry = Entry("undo", seat, str(length), id_)
                await room.undo(entry, version, self._acknowledge(id_))
            case messages.Agree():
                await room.agree(seat, message, self._acknowledge(message.id))
            case messages.Why(id=id_, text=text):
                refused = room.why(seat, text)
                problem = problem_of(refused, *self._voice()) if refused else None
                self.send(messages.Reason(id_, problem))
            case messages.Foresee(id=id_, text=text):
                self.send(self._foreseen(room, seat, id_, text))

    def _acknowledge(self, id_: str) -> Callable[[int], None]:
        return lambda version: self.send(messages.Ack(id_, version))

    def _foreseen(self, room: Room, seat: Seat, id_: str, text: str) -> messages.Foreseen:
        if (refused := room.why(seat, text)) is not None:
            raise refused
        reader = self._reader(room)
        facts = foreseen_of(room.live.match, reader, seat, parse_action(text))
        return messages.Foreseen(id_, facts, list(reader.teller.foreseen(facts, reader.names)))

    def _reader(self, room: Room) -> Reader:
        return room.showing.reader(self.seat, self.language, text=self.text, shared=self.shared)

    async def _look(self, room: Room, message: messages.Look) -> None:
        """An earlier position, for those who sit there; after the match for everybody."""
        if room.phase == "gathering":
            raise NotYourTurn("match-not-begun")
        if room.phase == "playing":
            self._need_seat()
        live, reader = room.live, self._reader(room)
        sight = await self._hall.study(
            lambda: sight_of(live.at(message.version), reader), self.address
        )
        self.send(messages.Looked(message.id, message.version, sight))

    async def _say(self, room: Room, message: messages.Say) -> None:
        if not (self._chat_rate.allows() and self._hall.may_chat(self.address)):
            raise NotYourTurn("too-much-chat")
        name = room.company.chairs[self.seat].name if self.seat is not None else ""
        await room.say(self.seat, clean(name, LONGEST_NAME), message.text)
        self.send(messages.Ack(message.id, room.version))


def _read(text: str | None) -> messages.FromPage:
    if text is None:
        raise BadNotation("bad-message", reason="binary")
    if len(text) > LONGEST_MESSAGE:
        raise BadNotation("bad-message", reason="too long")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadNotation("bad-message", reason=str(error)[:200]) from error

"""Connections: who never says what they want is shown out, and nobody can fill the door."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from moonlit.server.door import (
    FILES_KEPT,
    HEADER_SECONDS,
    MOST_CONNECTIONS,
    MOST_SOCKETS,
    Connection,
    Door,
    behind,
    shares,
)
from tests.server.clocks import StillClock

HOME, AWAY, OTHER = "127.0.0.1", "203.0.113.9", "203.0.113.10"
WHOLE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = WHOLE[:-2]


class Wire(asyncio.Transport):
    """A network's end of a connection."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 50_000), "sockname": (HOME, 80)})
        self.is_cut = False
        self.sent = b""
        self.protocol: asyncio.BaseProtocol | None = None

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol is not None
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += bytes(data)

    def is_closing(self) -> bool:
        return self.is_cut

    def abort(self) -> None:
        self.is_cut = True

    def close(self) -> None:
        self.is_cut = True


async def forever(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
    """An application that never answers."""
    await asyncio.Event().wait()


async def brief(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


class Street:
    """A door with people before it."""

    def __init__(self, app: Any = forever, most: int = 4, per_address: int = 2) -> None:  # noqa: ANN401
        self.clock = StillClock()
        self.door = Door(self.clock, most, per_address)
        self._kind = behind(self.door)
        self._config = uvicorn.Config(app, lifespan="off", log_level="critical", access_log=False)
        self._config.load()
        self._state = ServerState()

    def come(self, address: str, said: bytes = b"") -> tuple[Connection, Wire]:
        kind: Any = self._kind
        connection, wire = kind(self._config, self._state, {}), Wire(address)
        wire.protocol = connection
        connection.connection_made(wire)
        if said:
            connection.data_received(said)
        return connection, wire

    def close(self) -> None:
        for task in self._state.tasks:
            task.cancel()


@pytest.mark.parametrize("said", [b"", b"G", HALF])
def test_who_does_not_finish_the_headers_is_shown_out(said: bytes) -> None:
    async def work() -> None:
        street = Street()
        _, silent = street.come(HOME, said)
        _, clear = street.come(HOME, WHOLE)
        street.clock.move(HEADER_SECONDS)
        assert (silent.is_cut, clear.is_cut) == (True, False)
        assert len(street.door) == 1
        street.close()

    asyncio.run(work())


def test_bytes_that_drip_in_give_no_more_time() -> None:
    async def work() -> None:
        street = Street()
        connection, wire = street.come(HOME)
        for byte in HALF[:10]:
            street.clock.move(HEADER_SECONDS / 10)
            connection.data_received(bytes([byte]))
        assert wire.is_cut

    asyncio.run(work())


def test_the_next_request_on_a_line_has_its_own_time() -> None:
    async def work() -> None:
        street = Street(brief)
        connection, wire = street.come(HOME, WHOLE)
        await asyncio.gather(*street._state.tasks)
        assert wire.sent.startswith(b"HTTP/1.1 204")
        street.clock.move(HEADER_SECONDS)
        assert not wire.is_cut
        connection.data_received(HALF)
        street.clock.move(HEADER_SECONDS - 1)
        assert not wire.is_cut
        street.clock.move(1)
        assert wire.is_cut

    asyncio.run(work())


def test_in_a_crowd_the_oldest_that_says_nothing_makes_room() -> None:
    async def work() -> None:
        street = Street()
        street.come(HOME, WHOLE)
        silent = [street.come(HOME, HALF)[1] for _ in range(3)]
        assert not street.come(AWAY, WHOLE)[1].is_cut
        assert [wire.is_cut for wire in silent] == [True, False, False]
        street.close()

    asyncio.run(work())


def test_who_has_been_heard_makes_room_for_nobody() -> None:
    async def work() -> None:
        street = Street()
        heard = [street.come(HOME, WHOLE)[1] for _ in range(4)]
        assert street.come(AWAY)[1].is_cut
        assert not any(wire.is_cut for wire in heard)
        street.close()

    asyncio.run(work())


def test_an_address_has_only_so_many_and_crowds_out_nobody_else() -> None:
    async def work() -> None:
        street = Street()
        other = street.come(OTHER, HALF)[1]
        first, second = (street.come(AWAY, WHOLE) for _ in range(2))
        assert street.come(AWAY, WHOLE)[1].is_cut
        assert not other.is_cut
        first[0].connection_lost(None)
        assert not street.come(AWAY, WHOLE)[1].is_cut
        assert not second[1].is_cut
        street.close()

    asyncio.run(work())


def test_what_has_become_a_socket_is_counted_elsewhere() -> None:
    async def work() -> None:
        street = Street()
        upgrade = (
            b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        _, wire = street.come(HOME, upgrade)
        assert len(street.door) == 0
        street.clock.move(HEADER_SECONDS)
        assert not wire.is_cut
        street.close()

    asyncio.run(work())


def test_there_is_room_for_all_within_the_files_a_process_may_open() -> None:
    for files in (FILES_KEPT + 8, 1024, 4096, 1 << 20):
        connections, sockets = shares(files)
        assert 1 < connections <= MOST_CONNECTIONS
        assert 1 < sockets <= MOST_SOCKETS
        assert connections + sockets + FILES_KEPT <= files

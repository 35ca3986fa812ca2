"""The door before everything else: how many connections there are, and who never says what for."""

import asyncio
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from moonlit.server.clock import Clock, Timer
from moonlit.server.guard import is_loopback

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    Http = asyncio.Protocol
else:
    Http = AutoHTTPProtocol

HEADER_SECONDS: Final = 10.0
CONNECTIONS_PER_ADDRESS: Final = 100
MOST_CONNECTIONS: Final = 1000
MOST_SOCKETS: Final = 3000
# For the database, the static files and the pipes to those who think.
FILES_KEPT: Final = 100


class Door:
    """Counts connections that are no sockets yet. Where it is crowded those make room that have
    not said yet what they want, the oldest first."""

    def __init__(
        self,
        clock: Clock,
        most: int = MOST_CONNECTIONS,
        per_address: int = CONNECTIONS_PER_ADDRESS,
    ) -> None:
        self.clock = clock
        self._most = most
        self._per_address = per_address
        self._inside: dict[Connection, str] = {}
        self._count: Counter[str] = Counter()
        self._silent: dict[Connection, None] = {}

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, connection: "Connection", address: str) -> bool:
        """Let a connection in, if there is room or can be made."""
        is_full = len(self) >= self._most
        is_crowd = self._count[address] >= self._per_address and not is_loopback(address)
        if (is_full or is_crowd) and not self._make_room(address if is_crowd else None):
            return False
        self._inside[connection] = address
        self._count[address] += 1
        return True

    def listen(self, connection: "Connection") -> None:
        """It has begun to say something, or should."""
        self._silent[connection] = None

    def heard(self, connection: "Connection") -> None:
        """It has said what it wants."""
        self._silent.pop(connection, None)

    def leave(self, connection: "Connection") -> None:
        self.heard(connection)
        address = self._inside.pop(connection, None)
        if address is not None:
            self._count[address] -= 1
            self._count += Counter()

    def _make_room(self, address: str | None) -> bool:
        for other in self._silent:
            if address in (None, self._inside[other]):
                other.give_up()
                return True
        return False


class Connection(Http):
    """An HTTP connection that has a time to finish the headers of each request."""

    door: Door
    cycle: Any

    _transport: asyncio.Transport
    _timer: Timer | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # One of uvloop's is a transport by its looks alone.
        self._transport = cast("asyncio.Transport", transport)
        super().connection_made(self._transport)
        peer = transport.get_extra_info("peername")
        if not self.door.enter(self, str(peer[0]) if peer else ""):
            self._transport.abort()
            return
        self._listen()

    def data_received(self, data: bytes) -> None:
        if self._is_between:
            self._listen()
        super().data_received(data)
        if self._transport.get_protocol() is not self:
            self._heard()
            self.door.leave(self)
        elif not self._is_between:
            self._heard()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        self.door.leave(self)
        super().connection_lost(exc)

    def give_up(self) -> None:
        """End it without a word; whoever is there has said none either."""
        self._heard()
        self.door.leave(self)
        self._transport.abort()

    @property
    def _is_between(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def _listen(self) -> None:
        if self._timer is None:
            self._timer = self.door.clock.call_later(HEADER_SECONDS, self.give_up)
            self.door.listen(self)

    def _heard(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.door.heard(self)


def behind(door: Door) -> type[Connection]:
    """The connections that come through a door."""
    return type("Connection", (Connection,), {"door": door})


def allow_files() -> int:
    """How many files this process may have open, after asking for as many as we need."""
    wanted = MOST_CONNECTIONS + MOST_SOCKETS + FILES_KEPT
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def shares(files: int) -> tuple[int, int]:
    """How many connections and sockets so many open files are enough for."""
    spare = max(0, files - FILES_KEPT)
    connections = min(MOST_CONNECTIONS, max(1, spare // 4))
    return connections, min(MOST_SOCKETS, max(1, spare - connections))

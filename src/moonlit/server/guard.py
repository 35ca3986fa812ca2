"""Who may come in, how much they may send, and the headers every answer carries."""

import asyncio
import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Message, Receive

LONGEST_MESSAGE: Final = 8 * 1024
LONGEST_BODY: Final = 64 * 1024
LONGEST_RECORD: Final = 1024 * 1024
LONGEST_REST: Final = 8 * LONGEST_RECORD
REST_SECONDS: Final = 5.0
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def is_known_host(host: str, names: Collection[str]) -> bool:
    """An address, `localhost` or a name the server was given: a stranger's page cannot pretend to
    be one of them by pointing its own name at us."""
    name = host_name(host)
    if name == "localhost" or name in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_own_origin(headers: Headers, *, is_needed: bool) -> bool:
    """Whether a request comes from a page of this very server."""
    origin = headers.get("origin")
    if origin is None:
        return not is_needed
    scheme, _, place = origin.partition("://")
    return scheme in {"http", "https"} and place == headers.get("host", "")


def host_name(host: str) -> str:
    """A host without its port; empty if it is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class Body:
    """What somebody sends, and whether all of it was read.

    A connection that is closed with unread words on it is torn down by the network, and the
    answer may be lost: a refusal that did not need the body reads the rest of it first.
    """

    def __init__(self, receive: Receive, headers: Headers) -> None:
        self._receive = receive
        self._has_more = headers.get("content-length", "0") != "0" or (
            "transfer-encoding" in headers
        )

    async def receive(self) -> Message:
        message = await self._receive()
        self._has_more = bool(message.get("more_body"))
        return message

    async def read_rest(self) -> None:
        """Within limits: an endless body is not worth a clean goodbye."""
        rest = 0
        try:
            async with asyncio.timeout(REST_SECONDS):
                while self._has_more and rest < LONGEST_REST:
                    rest += len((await self.receive()).get("body", b""))
        except TimeoutError:
            return


class Rate:
    """At most `count` in any `seconds`."""

    def __init__(
        self, count: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._count = count
        self._seconds = seconds
        self._clock = clock
        self._times: deque[float] = deque()

    def allows(self) -> bool:
        now = self._clock()
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._count:
            return False
        self._times.append(now)
        return True


class Rates:
    """A rate for each address; the ones not seen for longest are forgotten."""

    def __init__(
        self,
        count: int,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = 10_000,
    ) -> None:
        self._limits = count, seconds, clock
        self._most = most
        self._known: OrderedDict[str, Rate] = OrderedDict()

    def allows(self, address: str) -> bool:
        rate = self._known.pop(address, None) or Rate(*self._limits)
        self._known[address] = rate
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return rate.allows()

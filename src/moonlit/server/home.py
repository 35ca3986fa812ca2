"""Under which address friends come, and how a server is opened to the network at home."""

import socket as network
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request

from moonlit.core.errors import BadNotation, IllegalAction, NotYourTurn
from moonlit.server.guard import host_name, is_loopback, is_own_origin

# What a proxy adds: behind one, everybody seems to be at this computer.
PROXY_HEADERS: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)

Listen = Callable[[], Awaitable[None]]


class Home:
    """Whether the network at home is let in. Without `listen` nobody can open it from a page."""

    def __init__(
        self, port: int, address: str = "", *, is_open: bool = False, listen: Listen | None = None
    ) -> None:
        self.is_open = is_open
        self._port = port
        self._address = address.rstrip("/")
        self._listen = listen

    def friends_address(self, request: Request) -> str:
        """An address that friends can open: the one given, or that of this computer at home."""
        host = request.headers.get("host", "")
        if self._address:
            return self._address
        if self.is_open and _is_here(host):
            return self._link
        return f"{request.url.scheme}://{host}"

    def offered(self, request: Request) -> str:
        """The address that whoever asks may open to the network at home; mostly none."""
        has_network = not is_loopback(home_address())
        return self._link if has_network and self._opener(request) else ""

    async def open(self, request: Request, address: str) -> None:
        """Let the network at home in, at the address that was shown to whoever wants that.

        Raises NotYourTurn unless they sit at this very computer, and IllegalAction if that
        address is not to be had.
        """
        if not is_own_origin(request.headers, is_needed=True):
            raise BadNotation("foreign-page")
        listen = self._opener(request)
        if listen is None:
            raise NotYourTurn("not-at-this-computer")
        if not address or address != self.offered(request):
            raise IllegalAction("home-is-elsewhere")
        try:
            await listen()
        except OSError as error:
            raise IllegalAction("home-is-closed") from error
        self.is_open = True

    def _opener(self, request: Request) -> Listen | None:
        """How whoever asks may let the network in; mostly not at all."""
        may_open = not self.is_open and _is_at_this_computer(request)
        return self._listen if may_open else None

    @property
    def _link(self) -> str:
        return f"http://{home_address()}:{self._port}"


def _is_at_this_computer(request: Request) -> bool:
    """Whether somebody asks from this very computer, with nothing in between."""
    address = request.client.host if request.client else ""
    is_passed_on = any(name in request.headers for name in PROXY_HEADERS)
    return is_loopback(address) and _is_here(request.headers.get("host", "")) and not is_passed_on


def _is_here(host: str) -> bool:
    name = host_name(host)
    return name == "localhost" or is_loopback(name)


def home_address() -> str:
    """This computer's address in its own network. Connecting a datagram socket sends nothing."""
    with network.socket(network.AF_INET, network.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"

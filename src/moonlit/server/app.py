"""The application: routes, headers, the page itself and the hall behind it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from moonlit.server.clock import Clock, WallClock, pause
from moonlit.server.database import StorageFailed
from moonlit.server.door import MOST_SOCKETS
from moonlit.server.guard import HEADERS, Body, is_known_host, is_loopback, is_own_origin
from moonlit.server.hall import DAY, Hall
from moonlit.server.home import Home, Listen
from moonlit.server.requests import Requests
from moonlit.server.sockets import Socket

FOR_EVER: Final = "public, max-age=31536000, immutable"
PAGES: Final = (
    "/",
    "/new",
    "/match/{match}",
    "/campaign",
    "/campaign/{campaign}",
    "/replay",
    "/puzzle",
    "/day",
    "/progress",
    "/learn",
    "/settings",
    "/about",
    "/rules",
)
SOCKETS_PER_ADDRESS: Final = 60


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server is: its data, its port, the names it goes by, the address for friends."""

    data: Path
    port: int
    is_open: bool = False
    names: Collection[str] = ()
    address: str = ""
    connected: dict[str, int] = field(default_factory=dict)
    clock: Clock = field(default_factory=WallClock)
    is_demo: bool = False
    most_sockets: int = MOST_SOCKETS
    prune_days: int = 0
    listen_at_home: Listen | None = None


def make_app(place: Place) -> Starlette:
    """The application for a place; its `state.hall` opens with it and closes with it."""
    hall = Hall(place.data, clock=place.clock, is_demo=place.is_demo)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        pruning = asyncio.create_task(_prune_daily(hall, place))
        yield
        pruning.cancel()
        await asyncio.gather(pruning, return_exceptions=True)
        hall.close()

    async def socket(websocket: WebSocket) -> None:
        await _serve_socket(websocket, hall, place)

    is_ours_alone = not (place.names or place.address or place.is_demo)
    listen = place.listen_at_home if is_ours_alone else None
    home = Home(place.port, place.address, is_open=place.is_open, listen=listen)
    requests = Requests(hall, home)
    static = Path(str(files("moonlit.server") / "static"))
    page = _page(static)
    pages = [Route(path, page, methods=["GET"]) for path in PAGES]
    routes = [
        *requests.routes(),
        WebSocketRoute("/socket", socket),
        *pages,
        Mount("/", StaticFiles(directory=static, check_dir=False)),
    ]
    names = frozenset(name.lower() for name in place.names)
    middleware = [
        Middleware(Guard, names=names, refuse=requests.refuse_host),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
    ]

    async def missing(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        if request.url.path.startswith("/api/"):
            return requests.refuse_address(request, problem.status_code)
        if request.method != "GET" or request.url.path.startswith("/assets/"):
            return PlainTextResponse(problem.detail, problem.status_code)
        return await page(request, problem.status_code)

    app = Starlette(
        routes=routes,
        middleware=middleware,
        lifespan=lifespan,
        exception_handlers={404: missing, 405: missing},
    )
    app.state.hall = hall
    return app


async def _prune_daily(hall: Hall, place: Place) -> None:
    """Forget what the place does not want to keep; a disk that refuses is met again tomorrow."""
    while place.prune_days:
        with suppress(StorageFailed):
            await hall.prune(place.prune_days)
        await pause(place.clock, DAY)


def _page(static: Path) -> Callable[..., Awaitable[Response]]:
    """The one page; under an address that does not exist it says so itself."""

    async def page(_: Request, status: int = 200) -> Response:
        headers = {"Cache-Control": "no-cache"}
        return FileResponse(static / "index.html", status, headers)

    return page


async def _serve_socket(websocket: WebSocket, hall: Hall, place: Place) -> None:
    """Let a page in: only one of our own, and not too many from one address."""
    address = websocket.client.host if websocket.client else ""
    count = place.connected.get(address, 0)
    # Behind a proxy that names nobody, everybody seems to be at this computer.
    is_full = sum(place.connected.values()) >= place.most_sockets
    is_crowded = is_full or (count >= SOCKETS_PER_ADDRESS and not is_loopback(address))
    if is_crowded or not is_own_origin(websocket.headers, is_needed=True):
        await websocket.close(1008)
        return
    place.connected[address] = count + 1
    try:
        await websocket.accept()
        await Socket(websocket, hall, address).serve()
    finally:
        place.connected[address] -= 1
        if not place.connected[address]:
            del place.connected[address]


class Guard:
    """Refuses strange hosts and puts the protective headers on every answer."""

    def __init__(
        self, app: ASGIApp, names: frozenset[str], refuse: Callable[[Request], Response]
    ) -> None:
        self._app = app
        self._names = names
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        sent = Headers(scope=scope)
        body = Body(receive, sent)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                await body.read_rest()
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/assets/") and message["status"] == 200:
                    headers["Cache-Control"] = FOR_EVER
            await send(message)

        if is_known_host(sent.get("host", ""), self._names):
            await self._app(scope, body.receive, send_guarded)
        elif scope["type"] == "http":
            await self._refuse(Request(scope))(scope, receive, send_guarded)
        else:
            await send({"type": "websocket.close", "code": 1008})

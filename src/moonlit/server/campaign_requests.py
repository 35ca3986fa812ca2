"""What pages ask for and post about campaigns."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from moonlit.core.errors import TableError
from moonlit.server import wire
from moonlit.server.asking import address_of, language_of
from moonlit.server.hall import Hall

B = TypeVar("B")
Handler = Callable[[Request], Awaitable[Any]]


class ReadBody(Protocol):
    """Reads the body of a request, checked field by field."""

    def __call__(self, request: Request, kind: type[B]) -> Awaitable[B]: ...


class Doors(NamedTuple):
    """How routes are made, bodies read and refusals told, for campaigns as for all else."""

    get: Callable[[str, Handler], Route]
    post: Callable[[str, Handler], Route]
    body: ReadBody
    refusal: Callable[[Request, TableError], Response]


def campaign_routes(hall: Hall, doors: Doors) -> list[Route]:
    """The routes under /api/campaigns."""
    asked = CampaignRequests(hall, doors)
    one = "/api/campaigns/{campaign}"
    return [
        doors.post("/api/campaigns", asked.begin),
        doors.get(one, asked.look),
        Route(f"{one}/file", asked.file, methods=["GET"]),
        doors.post(f"{one}/chapter", asked.open_chapter),
        doors.post(f"{one}/gentle", asked.set_gentle),
    ]


class CampaignRequests:
    """Every refusal is a typed problem and has changed nothing."""

    def __init__(self, hall: Hall, doors: Doors) -> None:
        self._campaigns = hall.campaigns
        self._doors = doors

    async def begin(self, request: Request) -> msgspec.Struct:
        wish = await self._doors.body(request, wire.NewCampaign)
        return await self._campaigns.begin(wish, address_of(request))

    async def look(self, request: Request) -> msgspec.Struct:
        language, address = language_of(request), address_of(request)
        return await self._campaigns.look(_name(request), language, address)

    async def file(self, request: Request) -> Response:
        try:
            name, text = await self._campaigns.file(_name(request))
        except TableError as refused:
            return self._doors.refusal(request, refused)
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    async def open_chapter(self, request: Request) -> msgspec.Struct:
        wish = await self._doors.body(request, wire.NewChapter)
        return await self._campaigns.open_chapter(_name(request), wish, address_of(request))

    async def set_gentle(self, request: Request) -> msgspec.Struct:
        wish = await self._doors.body(request, wire.GentleWish)
        await self._campaigns.set_gentle(_name(request), wish, address_of(request))
        return await self.look(request)


def _name(request: Request) -> str:
    name: str = request.path_params["campaign"]
    return name

"""What pages ask for and post besides the socket: matches, seats, records and words."""

import io
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from moonlit.client.faculties import need_analysis
from moonlit.core.errors import BadNotation, IllegalAction, TableError
from moonlit.core.record import write_record
from moonlit.games import GAMES
from moonlit.server import stories, wire
from moonlit.server.analysing import Progress, check_over
from moonlit.server.asking import address_of, language_of
from moonlit.server.campaign_requests import Doors, campaign_routes
from moonlit.server.clock import within
from moonlit.server.guard import (
    LONGEST_BODY,
    LONGEST_RECORD,
    Rate,
    Rates,
    is_loopback,
    is_own_origin,
)
from moonlit.server.hall import Hall
from moonlit.server.home import Home
from moonlit.server.outbox import problem_of
from moonlit.server.puzzles import puzzle_of, tried, verdict_on
from moonlit.server.room import Room

POSTS = (120, 60.0)
POSTS_IN_ALL = (6000, 60.0)
# A replay at full speed asks for twenty moments a second.
MOMENTS = (1500, 60.0)
# An analysis takes up to a minute, and everybody waits for it.
ANALYSES = (10, 600.0)
BAD, MISSING, WRONG_WAY, TOO_LONG, STRANGE, TOO_MANY, FAILED = 400, 404, 405, 413, 421, 429, 503
STATUS = {
    "unknown-address": MISSING,
    "unknown-method": WRONG_WAY,
    "unknown-host": STRANGE,
    "unknown-match": MISSING,
    "unknown-game": MISSING,
    "unknown-puzzle": MISSING,
    "unknown-day": MISSING,
    "unknown-campaign": MISSING,
    "no-campaigns-of-game": MISSING,
    "too-many-campaigns": TOO_MANY,
    "no-days-of-game": MISSING,
    "no-puzzles-of-game": MISSING,
    "too-long": TOO_LONG,
    "too-many-requests": TOO_MANY,
    "storage-failed": FAILED,
    "hint-failed": FAILED,
    "analysis-failed": FAILED,
    "too-many-analyses": TOO_MANY,
    "too-busy": FAILED,
    "too-many-matches": TOO_MANY,
}

# More digits are no number of ours.
DIGITS = 7

# A whole record over a slow line.
BODY_SECONDS = 60.0
# What is being read of all bodies together.
MOST_READ_AT_ONCE = 64 * LONGEST_RECORD

B = TypeVar("B")
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[msgspec.Struct | dict[str, object]]]


class Requests:
    """The routes under /api. Every refusal is a typed problem and has changed nothing."""

    def __init__(self, hall: Hall, home: Home) -> None:
        self._hall = hall
        self._home = home
        now = hall.clock.now
        self._rates = Rates(*POSTS, now)
        self._moments = Rates(*MOMENTS, now)
        self._analyses = Rates(*ANALYSES, now)
        self._reading = 0
        self._in_all = Rate(*POSTS_IN_ALL, now)

    def routes(self) -> list[Route]:
        one = "/api/matches/{match}"
        return [
            self._get("/api/catalogue", self._catalogue),
            self._get("/api/glossary/{game}", self._glossary),
            self._get("/api/clauses/{game}", self._clauses),
            self._post("/api/options", self._options),
            self._post("/api/matches", self._make),
            self._get(one, self._info),
            self._get(f"{one}/invitation", self._invitation),
            Route(f"{one}/record", self._record, methods=["GET"]),
            self._post(f"{one}/seat-link", self._seat_link),
            self._post(f"{one}/join", self._join),
            self._post(f"{one}/seat", self._seat),
            self._post(f"{one}/begin", self._begin),
            self._post(f"{one}/leave", self._leave),
            self._post(f"{one}/return", self._return),
            self._post(f"{one}/cover", self._cover),
            self._post(f"{one}/rematch", self._rematch),
            self._post(f"{one}/go-on", self._go_on),
            self._post(f"{one}/hint", self._hint),
            self._post("/api/home", self._open_home),
            self._post("/api/replay", self._replay),
            self._post("/api/moment", self._moment, self._moments),
            self._post("/api/verify", self._verify),
            self._post("/api/analysis", self._analysis, self._moments),
            self._get("/api/day/{game}", self._day),
            *campaign_routes(self._hall, Doors(self._get, self._post, self._body, self._refusal)),
            self._get("/api/puzzle", self._puzzle),
            self._post("/api/puzzle/answer", self._answer),
            self._post("/api/puzzle/try", self._try, self._moments),
        ]

    def _get(self, path: str, handler: Handler) -> Route:
        return Route(path, self._answering(handler), methods=["GET"])

    def _post(self, path: str, handler: Handler, rates: Rates | None = None) -> Route:
        limit = rates or self._rates

        async def checked(request: Request) -> msgspec.Struct | dict[str, object]:
            if not is_own_origin(request.headers, is_needed=False):
                raise BadNotation("foreign-page")
            if not self._in_all.allows():
                raise BadNotation("too-many-requests")
            _need_rate(request, limit)
            return await handler(request)

        return Route(path, self._answering(checked), methods=["POST"])

    def _answering(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                return _json(await handler(request))
            except TableError as refused:
                return self._refusal(request, refused)

        return answer

    def refuse_address(self, request: Request, status: int) -> Response:
        """There is nothing under this address, or not for this way of asking."""
        is_method = status == WRONG_WAY
        return self._refusal(
            request, BadNotation("unknown-method" if is_method else "unknown-address")
        )

    def refuse_host(self, request: Request) -> Response:
        """The server does not go by the name it was called."""
        return self._refusal(request, BadNotation("unknown-host"))

    def _refusal(self, request: Request, refused: TableError) -> Response:
        teller = self._hall.any_teller(language_of(request))
        status = STATUS.get(refused.code, BAD)
        return _json(wire.Answer(problem_of(refused, teller)), status)

    # --- Words

    async def _catalogue(self, request: Request) -> dict[str, object]:
        language = language_of(request)
        told = [await run_in_threadpool(self._hall.catalogue, game, language) for game in GAMES]
        return {"games": told}

    async def _glossary(self, request: Request) -> dict[str, object]:
        game = request.path_params["game"]
        return dict(await run_in_threadpool(self._hall.glossary, game, language_of(request)))

    async def _clauses(self, request: Request) -> dict[str, object]:
        return dict(await run_in_threadpool(self._hall.clauses, request.path_params["game"]))

    # --- Matches

    async def _options(self, request: Request) -> wire.Completed:
        wish = await self._body(request, wire.Options)
        return await run_in_threadpool(self._hall.complete, wish)

    async def _room(self, request: Request) -> Room:
        return await self._hall.room(request.path_params["match"], address_of(request))

    async def _study(self, request: Request, work: Callable[[], T]) -> T:
        return await self._hall.study(work, address_of(request))

    async def _make(self, request: Request) -> wire.Seated:
        return await self._hall.make(
            await self._body(request, wire.NewMatch, LONGEST_RECORD), address_of(request)
        )

    async def _info(self, request: Request) -> wire.MatchInfo:
        return (await self._room(request)).info()

    async def _invitation(self, request: Request) -> dict[str, object]:
        room = await self._room(request)
        link = f"{self._home.friends_address(request)}/match/{room.id}"
        return {**_drawn(link), "home": self._home.offered(request)}

    async def _open_home(self, request: Request) -> dict[str, object]:
        wish = await self._body(request, wire.OpenHome)
        await self._home.open(request, wish.address)
        return _drawn(wish.address)

    async def _seat_link(self, request: Request) -> dict[str, object]:
        token = (await self._body(request, wire.SeatCommand)).token
        room = await self._room(request)
        seat = room.need_seat(token)
        address = self._home.friends_address(request)
        return _drawn(f"{address}/match/{room.id}#seat={seat}.{token}")

    async def _join(self, request: Request) -> wire.Seated:
        wish = await self._body(request, wire.Join)
        room = await self._room(request)
        seat, token = await room.seating.join(wish.name, wish.seat)
        return wire.Seated(room.id, "", {seat: token})

    async def _seat(self, request: Request) -> wire.MatchInfo:
        wish = await self._body(request, wire.SetSeat)
        room = await self._room(request)
        await room.seating.set_seat(wish)
        return room.info()

    async def _begin(self, request: Request) -> wire.MatchInfo:
        host = (await self._body(request, wire.HostCommand)).host
        room = await self._room(request)
        room.need_host(host)
        await room.begin()
        return room.info()

    async def _leave(self, request: Request) -> wire.MatchInfo:
        return await self._away(request, is_away=True)

    async def _return(self, request: Request) -> wire.MatchInfo:
        return await self._away(request, is_away=False)

    async def _away(self, request: Request, *, is_away: bool) -> wire.MatchInfo:
        token = (await self._body(request, wire.SeatCommand)).token
        room = await self._room(request)
        await room.seating.leave(token, is_away=is_away)
        return room.info()

    async def _cover(self, request: Request) -> wire.MatchInfo:
        wish = await self._body(request, wire.Cover)
        room = await self._room(request)
        await room.seating.cover(wish.token, wish.seat)
        return room.info()

    async def _rematch(self, request: Request) -> wire.Seated:
        wish = await self._body(request, wire.Rematch)
        return await self._hall.rematch(await self._room(request), wish, address_of(request))

    async def _go_on(self, request: Request) -> wire.MatchInfo:
        token = (await self._body(request, wire.SeatCommand)).token
        return await self._hall.go_on(await self._room(request), token, address_of(request))

    async def _hint(self, request: Request) -> wire.Hint:
        asked = await self._body(request, wire.HintAsk)
        return await (await self._room(request)).hints.give(asked, language_of(request))

    async def _record(self, request: Request) -> Response:
        try:
            room = await self._room(request)
            text = write_record(self._hall.with_pack(room.record()))
        except TableError as refused:
            return self._refusal(request, refused)
        name = f"{room.charter.game}-{room.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    # --- Finished records

    async def _replay(self, request: Request) -> wire.Replay:
        asked = await self._body(request, wire.RecordText, LONGEST_RECORD)
        return await self._study(request, lambda: stories.replay_of(asked, self._hall))

    async def _moment(self, request: Request) -> wire.Sight:
        asked = await self._body(request, wire.MomentAsk, LONGEST_RECORD)
        return await self._study(request, lambda: stories.moment_of(asked, self._hall))

    async def _verify(self, request: Request) -> wire.Verdict:
        asked = await self._body(request, wire.RecordText, LONGEST_RECORD)
        return await self._study(request, lambda: stories.verdict_on(asked, self._hall))

    async def _analysis(self, request: Request) -> wire.Analysis:
        asked = await self._body(request, wire.AnalysisAsk, LONGEST_RECORD)
        record = await self._study(request, lambda: self._hall.received(asked.record))
        need_analysis(record.game)
        analyses = self._hall.analyses
        if not analyses.knows(record):
            if not asked.begins:
                return wire.Analysis(0, 0, 0, None)
            game = await self._study(request, lambda: self._hall.game_of(record))
            await self._study(request, lambda: check_over(game, record))
            _need_rate(request, self._analyses)
            analyses.begin(record, self._hall.pack_folder(record.game, record.pack))
        found = analyses.look(record)
        total = len(record.actions)
        if isinstance(found, Progress):
            return wire.Analysis(found.before, found.done, total, None)
        told = await self._study(
            request, lambda: stories.review_of(asked, record, found, self._hall)
        )
        return wire.Analysis(0, total, total, told)

    # --- Days and puzzles

    async def _day(self, request: Request) -> wire.Day:
        game, day = request.path_params["game"], request.query_params.get("day", "")
        return await self._hall.day(game, day, language_of(request), address_of(request))

    async def _puzzle(self, request: Request) -> wire.Puzzle:
        wish = request.query_params.get("number")
        if wish is not None and not (wish.isascii() and wish.isdecimal() and len(wish) < DIGITS):
            raise BadNotation("bad-message", reason="number")
        number, text = None if wish is None else int(wish), "text" in request.query_params
        game, language = request.query_params.get("game", ""), language_of(request)
        return await run_in_threadpool(puzzle_of, game, number, language, self._hall, text=text)

    async def _answer(self, request: Request) -> wire.Solved:
        asked = await self._body(request, wire.PuzzleAnswer)
        return await run_in_threadpool(verdict_on, asked, language_of(request), self._hall)

    async def _try(self, request: Request) -> wire.Tried:
        asked = await self._body(request, wire.PuzzleAnswer)
        return await run_in_threadpool(tried, asked, language_of(request), self._hall)

    async def _body(self, request: Request, kind: type[B], longest: int = LONGEST_BODY) -> B:
        """The body of a request, checked field by field."""
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise BadNotation("bad-message", reason="content-type")
        try:
            async with within(self._hall.clock, BODY_SECONDS):
                read = await self._read(request, longest)
            return msgspec.json.decode(read, type=kind)
        except TimeoutError as error:
            raise BadNotation("bad-message", reason="too slow") from error
        except ClientDisconnect as error:
            raise BadNotation("bad-message", reason="cut off") from error
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadNotation("bad-message", reason=str(error)[:200]) from error

    async def _read(self, request: Request, longest: int) -> bytes:
        """All that somebody sends, read no further than allowed."""
        read = bytearray()
        try:
            async for chunk in request.stream():
                read += chunk
                self._reading += len(chunk)
                if len(read) > longest:
                    raise BadNotation("too-long", most=longest)
                if self._reading > MOST_READ_AT_ONCE:
                    raise IllegalAction("too-busy")
        finally:
            self._reading -= len(read)
        return bytes(read)


def _drawn(link: str) -> dict[str, object]:
    """A link and its QR code."""
    import segno  # noqa: PLC0415 -- seldom needed, and a restart should be quick

    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=3, light="#fff")
    return {"link": link, "qr": drawn.getvalue().decode()}


def _need_rate(request: Request, rates: Rates) -> None:
    address = address_of(request)
    if not is_loopback(address) and not rates.allows(address):
        raise BadNotation("too-many-requests")


def _json(value: object, status: int = 200) -> Response:
    body = msgspec.json.encode(value)
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, headers, media_type="application/json")

"""The door: origins, hosts, headers, limits, and pages that do not read."""

import asyncio
import contextlib
import json
import os
import signal
import socket
from base64 import b64encode
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Address, Headers
from starlette.testclient import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from moonlit.server import messages, wire
from moonlit.server.app import SOCKETS_PER_ADDRESS, Place, _serve_socket, make_app
from moonlit.server.door import MOST_CONNECTIONS
from moonlit.server.guard import HEADERS, LONGEST_RECORD, Rate, Rates, is_known_host, is_own_origin
from moonlit.server.hall import Hall
from moonlit.server.requests import ANALYSES, BODY_SECONDS, POSTS
from moonlit.server.sockets import GOODBYE, LARGEST_QUEUE, LONGEST_QUEUE, MESSAGES, TOO_SLOW
from tests.server.clocks import StillClock
from tests.server.house import HOST, House, Message
from tests.server.inside import Line, open_hall, wish
from tests.server.pages import Page, new_match, play, sit

FAR_AWAY = "203.0.113.9"
MATCHES = Path(__file__).parents[1] / "matches"


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8008", "127.0.0.1:1", "[::1]:8008", "192.168.1.20:80", "Moon:1"],
)
def test_addresses_and_given_names_are_known_hosts(host: str) -> None:
    assert is_known_host(host, {"moon"})


@pytest.mark.parametrize(
    "host",
    ["", "example.com", "localhost.example.com", "127.0.0.1.example.com", "[::1", "a]b",
     "1.2.3.4@x", "\udcff", "//", "localhost@example.com", "0x7f000001"],
)  # fmt: skip
def test_everything_else_is_a_strange_host(host: str) -> None:
    assert not is_known_host(host, {"moon"})


@pytest.mark.parametrize(
    ("origin", "is_own"),
    [
        ("http://127.0.0.1:8008", True),
        ("https://127.0.0.1:8008", True),
        ("http://127.0.0.1:8009", False),
        ("http://localhost:8008", False),
        ("http://127.0.0.1:8008.example.com", False),
        ("http://example.com", False),
        ("ftp://127.0.0.1:8008", False),
        ("http://[", False),
        ("http://127.0.0.1:8008/", False),
        ("null", False),
        ("", False),
    ],
)
def test_an_origin_is_our_own_or_foreign(origin: str, is_own: bool) -> None:
    headers = Headers({"host": "127.0.0.1:8008", "origin": origin})
    assert is_own_origin(headers, is_needed=True) == is_own


@pytest.mark.parametrize("origin", [None, "null", "http://example.com", "http://["])
def test_no_socket_for_foreign_pages(house: House, origin: str | None) -> None:
    headers = None if origin is None else Origin(origin)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{HOST}:{house.port}/socket", origin=headers, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("host", ["example.com", "[", "moonlit.example:80"])
def test_no_socket_and_no_answer_under_a_strange_name(house: House, host: str) -> None:
    answer = house.get("/api/catalogue", Host=host)
    assert (answer.status, answer.code) == (421, "unknown-host")
    assert_guarded(answer.headers)
    line = socket.create_connection((HOST, house.port))
    with line:
        line.sendall(handshake(host, f"http://{host}"))
        assert line.recv(100).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize("origin", ["null", "http://example.com", "http://["])
def test_no_post_from_foreign_pages(house: House, origin: str) -> None:
    answer = house.post("/api/verify", {"record": ""}, Origin=origin)
    assert answer.code == "foreign-page"


@pytest.mark.parametrize(
    ("path", "more", "code"),
    [
        ("/api/verify", {"Origin": "http://example.com"}, "foreign-page"),
        ("/api/verify", {"Content-Type": "text/plain"}, "bad-message"),
        ("/api/verify", {"Host": "example.com"}, "unknown-host"),
        ("/api/verify", {}, "too-long"),
        ("/api/catalogue", {}, "unknown-method"),
    ],
)
def test_a_refusal_arrives_although_much_was_sent(
    house: House, path: str, more: dict[str, str], code: str
) -> None:
    headers = {"Content-Type": "application/json", "Connection": "close", **more}
    for _ in range(5):
        answer = house.ask("POST", path, b"x" * (2 * LONGEST_RECORD), headers)
        assert answer.code == code


def test_an_address_without_anything_is_refused(house: House) -> None:
    answer = house.get("/api/nothing")
    assert (answer.status, answer.code) == (404, "unknown-address")


def test_a_form_of_a_foreign_page_is_no_post(house: House) -> None:
    body = b'{"record": "x"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = house.ask("POST", "/api/verify", body, {"Content-Type": kind})
        assert answer.code == "bad-message"


def assert_guarded(headers: object) -> None:
    assert isinstance(headers, dict)
    for name, value in HEADERS.items():
        assert headers[name.lower()] == value
    assert "server" not in headers


def test_every_answer_is_guarded(house: House) -> None:
    paths = ("/", "/match/x", "/nowhere", "/api/nowhere", "/api/catalogue", "/api/matches/x")
    for path in paths:
        assert_guarded(house.get(path).headers)
    assert_guarded(house.ask("DELETE", "/api/matches").headers)
    assert_guarded(house.post("/api/verify", {"record": "x" * 2_000_000}).headers)
    assert_guarded(house.post("/api/verify", {}).headers)
    policy = house.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert house.get("/api/matches/x").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/%2e%2e/app.py",
             "/assets/../../app.py", "/assets/%00", "/" + "a" * 5000, "/\\..\\app.py"]
)  # fmt: skip
def test_files_outside_are_not_served(house: House, path: str) -> None:
    assert house.get(path).status in {400, 404}


def test_rates_count_in_a_moving_window() -> None:
    now = [0.0]
    rate = Rate(3, 10.0, lambda: now[0])
    assert [rate.allows() for _ in range(4)] == [True, True, True, False]
    now[0] = 9.9
    assert not rate.allows()
    now[0] = 10.0
    assert [rate.allows() for _ in range(4)] == [True, True, True, False]


def test_rates_are_kept_for_each_address_and_no_more_than_so_many() -> None:
    rates = Rates(1, 60.0, most=2)
    assert [rates.allows(address) for address in ("a", "a", "b", "c", "c")] == [
        True, False, True, True, False,
    ]  # fmt: skip
    assert rates.allows("a")


def test_a_page_that_says_too_much_is_closed(house: House) -> None:
    page = Page(house)
    for _ in range(MESSAGES[0] + 1):
        page.send("{}")
    assert page.closed_with() == 1008
    assert len(page.heard) == MESSAGES[0]


def test_a_frame_that_is_too_long_is_closed(house: House) -> None:
    page = Page(house)
    page.send("x" * 9000)
    assert page.closed_with() == 1009


@pytest.fixture
def far_away(tmp_path: Path) -> Iterator[TestClient]:
    """A browser that is not on this computer; for it time stands still."""
    app = make_app(Place(tmp_path, 80, is_open=True, clock=StillClock()))
    with TestClient(app, "http://192.168.1.20", client=(FAR_AWAY, 50_000)) as client:
        yield client


def test_an_address_posts_only_so_much(far_away: TestClient) -> None:
    body = {"record": ""}
    codes = [far_away.post("/api/verify", json=body).status_code for _ in range(POSTS[0] + 1)]
    assert codes == [200] * POSTS[0] + [429]
    answer = far_away.post("/api/verify", json=body, headers={"X-Forwarded-For": "198.51.100.1"})
    assert answer.json()["problem"]["code"] == "too-many-requests"


def test_an_address_has_only_so_many_matches_analysed(far_away: TestClient) -> None:
    """Asking how far they are is another matter."""
    paths = sorted(MATCHES.glob("play-*.json"))[: ANALYSES[0] + 1]
    bodies = [{"record": path.read_text("utf-8")} for path in paths]
    answers = [far_away.post("/api/analysis", json=bodies[0])]
    freeze_analysis(far_away)
    answers += [far_away.post("/api/analysis", json=body) for body in bodies[1:]]
    assert [answer.status_code for answer in answers] == [200] * ANALYSES[0] + [429]
    assert [answer.json()["before"] for answer in answers[:-1]] == [*range(ANALYSES[0])]
    assert answers[-1].json()["problem"]["code"] == "too-many-requests"
    assert far_away.post("/api/analysis", json=bodies[0]).status_code == 200


def freeze_analysis(client: TestClient) -> None:
    """The analysis that was asked for never ends."""
    # Whatever is asked next is answered after the analysis was begun.
    assert client.get("/api/matches/nowhere").status_code == 404
    assert isinstance(client.app, Starlette)
    pool = client.app.state.hall.analyses._pool
    for number in pool._processes:
        os.kill(number, signal.SIGSTOP)


class Visitor:
    """A socket that wants to be let in."""

    def __init__(self, address: str) -> None:
        self.client = Address(address, 50_000)
        self.headers = Headers({"host": "192.168.1.20", "origin": "http://192.168.1.20"})
        self.is_accepted = False
        self.answered = asyncio.Event()
        self._leaving = asyncio.Event()

    async def accept(self) -> None:
        self.is_accepted = True
        self.answered.set()

    async def receive(self) -> Message:
        await self._leaving.wait()
        return {"type": "websocket.disconnect"}

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """They are gone, or were never let in."""
        self.answered.set()

    def leave(self) -> None:
        self._leaving.set()


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    async def work() -> None:
        place = Place(tmp_path, 80)
        async with open_hall(tmp_path) as hall:
            tasks = []

            async def visit(address: str) -> Visitor:
                visitor = Visitor(address)
                serving = _serve_socket(visitor, hall, place)  # type: ignore[arg-type]
                tasks.append(asyncio.create_task(serving))
                await visitor.answered.wait()
                return visitor

            visitors = [await visit(FAR_AWAY) for _ in range(SOCKETS_PER_ADDRESS)]
            assert all(visitor.is_accepted for visitor in visitors)
            assert not (await visit(FAR_AWAY)).is_accepted
            assert (await visit("203.0.113.10")).is_accepted
            visitors[0].leave()
            await tasks[0]
            last = await visit(FAR_AWAY)
            assert last.is_accepted
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert place.connected == {}

    asyncio.run(work())


def test_there_are_only_so_many_sockets_in_all_wherever_they_come_from(tmp_path: Path) -> None:
    async def work() -> None:
        place = Place(tmp_path, 80, most_sockets=2)
        async with open_hall(tmp_path) as hall:
            visitors = [Visitor(HOST) for _ in range(3)]
            tasks = [
                asyncio.create_task(_serve_socket(visitor, hall, place))  # type: ignore[arg-type]
                for visitor in visitors
            ]
            for visitor in visitors:
                await visitor.answered.wait()
            assert [visitor.is_accepted for visitor in visitors] == [True, True, False]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(work())


def test_there_are_only_so_many_posts_in_all_from_this_computer_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moonlit.server.requests.POSTS_IN_ALL", (3, 60.0))
    app = make_app(Place(tmp_path, 80, clock=StillClock()))
    with TestClient(app, "http://localhost", client=(HOST, 50_000)) as client:
        codes = [client.post("/api/verify", json={"record": ""}).status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]


def test_a_body_that_drips_in_is_not_waited_for(tmp_path: Path) -> None:
    async def work() -> None:
        clock, begun = StillClock(), asyncio.Event()
        app, sent = make_app(Place(tmp_path, 80, clock=clock)), list[Message]()

        async def receive() -> Message:
            begun.set()
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(dict(message))

        headers = {"host": "localhost", "content-type": "application/json"}
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope: Message = {"type": "http", "method": "POST", "path": "/api/verify", "headers": raw}
        scope |= {"query_string": b"", "client": (HOST, 1), "raw_path": b"", "root_path": ""}
        answering = asyncio.create_task(app(scope, receive, send))
        await begun.wait()
        clock.move(BODY_SECONDS)
        await answering
        assert sent[0]["status"] == 400
        app.state.hall.close()

    asyncio.run(work())


def test_lines_that_say_nothing_give_way_to_those_who_do(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house, contextlib.ExitStack() as lines:
        silent = []
        for _ in range(MOST_CONNECTIONS + 1):
            line = lines.enter_context(socket.create_connection((HOST, house.port)))
            line.sendall(b"GET / HTTP/1.1")
            silent.append(line)
        assert house.get("/api/matches/nowhere").code == "unknown-match"
        with contextlib.suppress(ConnectionResetError):
            assert silent[0].recv(1) == b""


def test_an_invitation_names_an_address_that_friends_can_open(tmp_path: Path) -> None:
    app = make_app(Place(tmp_path, 8008, is_open=True, address="https://moon.example/"))
    with TestClient(app, "http://localhost:8008") as client:
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": "nocturne", "options": {"players": 2}, "seats": seats}
        match = client.post("/api/matches", json=body).json()["match"]
        link = client.get(f"/api/matches/{match}/invitation").json()["link"]
        assert link == f"https://moon.example/match/{match}"


def test_a_line_that_does_not_read_is_dropped_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        clock = StillClock()
        async with open_hall(tmp_path, clock=clock) as hall:
            made = await hall.make(wish(("random", "random", "random")))
            stuck, reader = Stuck(hall), Line(hall)
            stuck.say("hello", match=made.match)
            await reader.enter(made.match)
            await stuck.closing.wait()
            clock.move(GOODBYE)
            await stuck.task
            assert stuck.code == TOO_SLOW
            room = await hall.room(made.match)
            assert stuck.socket not in room.listeners
            assert len(reader.all("update")) + len(reader.all("info")) >= LONGEST_QUEUE - 5
            assert stuck.socket._queue.qsize() <= LONGEST_QUEUE

    asyncio.run(work())


def test_a_line_is_dropped_for_a_few_large_messages_too(tmp_path: Path) -> None:
    async def work() -> None:
        clock = StillClock()
        async with open_hall(tmp_path, clock=clock) as hall:
            stuck = Stuck(hall)
            for number in range(LONGEST_QUEUE // 2):
                stuck.socket.send(messages.Said(wire.ChatLine(number, None, "", "x" * 50_000)))
            assert stuck.socket._queued < 2 * LARGEST_QUEUE
            await stuck.closing.wait()
            clock.move(GOODBYE)
            await stuck.task
            assert stuck.code == TOO_SLOW

    asyncio.run(work())


class Stuck(Line):
    """A line whose far end never reads, not even a goodbye."""

    def __init__(self, hall: Hall) -> None:
        self.closing = asyncio.Event()
        super().__init__(hall)

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        self.code = code
        self.closing.set()
        await asyncio.Event().wait()


def handshake(host: str, origin: str) -> bytes:
    key = b64encode(os.urandom(16)).decode()
    return (
        f"GET /socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def masked(text: str) -> bytes:
    """A text frame as a browser would send it, with an empty mask."""
    data = text.encode()
    is_short = len(data) < 126
    length = bytes([0x80 | len(data)]) if is_short else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + data


def until_seat(page: Page, seat: int, *, is_here: bool) -> None:
    while page.until("info")["info"]["seats"][seat]["is_here"] != is_here:
        pass


def test_a_dead_page_is_dropped_while_others_play(house: House) -> None:
    made = new_match(house)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    play(pages, 20)
    pages[1].close()
    until_seat(pages[0], 1, is_here=False)
    dead = socket.socket()
    dead.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    dead.connect((HOST, house.port))
    hello = {"type": "hello", "match": made["match"], "token": pages[1].token, "text": True}
    with dead:
        dead.sendall(handshake(f"{HOST}:{house.port}", house.origin))
        # What is sent before the line stands would be lost.
        assert dead.recv(1000).startswith(b"HTTP/1.1 101")
        dead.sendall(masked(json.dumps(hello)))
        # Every look brings a whole page that is never read.
        for number in range(MESSAGES[0] - 2):
            dead.sendall(masked(json.dumps({"type": "look", "id": f"{number}", "version": 20})))
        other = new_match(house)
        play([sit(house, other, 0), sit(house, other, 1)], 20)
        until_seat(pages[0], 1, is_here=True)
        until_seat(pages[0], 1, is_here=False)

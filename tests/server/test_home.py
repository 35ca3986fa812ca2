"""A server is opened to the network at home by somebody at its own computer, and by nobody else."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.responses import PlainTextResponse
from starlette.testclient import TestClient
from uvicorn import Config, Server

from moonlit.cli.serve import listen, listen_too
from moonlit.server import home
from moonlit.server.app import Place, make_app
from moonlit.server.home import PROXY_HEADERS

HERE = "http://localhost:8008"
AT_HOME = "192.168.7.7"
LINK = f"http://{AT_HOME}:8008"
OWN = {"Origin": HERE}


class Network:
    """Counts how often the server began to listen in the network; one may be shut."""

    def __init__(self, *, is_shut: bool = False) -> None:
        self.opened = 0
        self._is_shut = is_shut

    async def listen(self) -> None:
        if self._is_shut:
            raise PermissionError
        self.opened += 1


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "home_address", lambda: AT_HOME)


@pytest.fixture
def network() -> Network:
    return Network()


@pytest.fixture
def place(tmp_path: Path, network: Network) -> Place:
    return Place(tmp_path, 8008, listen_at_home=network.listen)


@contextmanager
def asking(place: Place, host: str = HERE, client: str = "127.0.0.1") -> Iterator[TestClient]:
    with TestClient(make_app(place), host, client=(client, 50000)) as page:
        yield page


def offered(page: TestClient, **headers: str) -> str:
    """What an invitation offers to whoever asks for one."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "nocturne", "options": {"players": 2}, "seats": seats}
    match = page.post("/api/matches", json=body).json()["match"]
    answer = page.get(f"/api/matches/{match}/invitation", headers=headers).json()
    assert answer["link"].endswith(match)
    return str(answer["home"])


def code(page: TestClient, address: str = LINK, **headers: str) -> str:
    answer = page.post("/api/home", json={"address": address}, headers=headers)
    return str(answer.json()["problem"]["code"]) if answer.status_code >= 400 else "opened"


def test_it_is_offered_and_opened_at_its_own_computer(place: Place, network: Network) -> None:
    with asking(place) as page:
        assert offered(page) == LINK
        answer = page.post("/api/home", json={"address": LINK}, headers=OWN).json()
        assert answer["link"] == LINK
        assert "<svg" in answer["qr"]
        assert network.opened == 1
        # Friends get that address from now on, and there is nothing more to open.
        assert offered(page) == ""
        assert code(page, **OWN) == "not-at-this-computer"
    assert network.opened == 1


@pytest.mark.parametrize("name", PROXY_HEADERS)
def test_it_is_not_opened_through_a_proxy(place: Place, network: Network, name: str) -> None:
    passed_on = {name: "127.0.0.1"}
    with asking(place) as page:
        assert offered(page, **passed_on) == ""
        assert code(page, **OWN, **passed_on) == "not-at-this-computer"
    assert network.opened == 0


@pytest.mark.parametrize(
    ("host", "client"),
    [
        (HERE, "192.168.7.9"),
        (HERE, "203.0.113.9"),
        (LINK, "127.0.0.1"),
        (LINK, AT_HOME),
    ],
)
def test_it_is_not_opened_from_elsewhere(
    place: Place, network: Network, host: str, client: str
) -> None:
    with asking(place, host, client) as page:
        assert offered(page) == ""
        assert code(page, Origin=host) == "not-at-this-computer"
    assert network.opened == 0


@pytest.mark.parametrize(
    "headers", [{}, {"Origin": "http://evil.example"}, {"Origin": "http://localhost:9"}]
)
def test_no_other_page_opens_it(place: Place, network: Network, headers: dict[str, str]) -> None:
    with asking(place) as page:
        assert code(page, **headers) == "foreign-page"
    assert network.opened == 0


@pytest.mark.parametrize(
    "change",
    [
        {"names": ("moon.example",)},
        {"address": "https://moon.example"},
        {"is_demo": True},
        {"is_open": True},
        {"listen_at_home": None},
    ],
)
def test_a_server_that_is_more_than_one_persons_is_not_opened(
    place: Place, network: Network, change: dict[str, object]
) -> None:
    with asking(replace(place, **change)) as page:  # type: ignore[arg-type]
        assert offered(page) == ""
        assert code(page, **OWN) == "not-at-this-computer"
    assert network.opened == 0


def test_only_what_was_shown_is_opened(place: Place, network: Network) -> None:
    with asking(place) as page:
        assert code(page, "http://192.168.7.8:8008", **OWN) == "home-is-elsewhere"
    assert network.opened == 0


def test_without_a_network_nothing_is_offered(
    place: Place, network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home, "home_address", lambda: "127.0.0.1")
    with asking(place) as page:
        assert offered(page) == ""
        for address in ("", "http://127.0.0.1:8008"):
            assert code(page, address, **OWN) == "home-is-elsewhere"
    assert network.opened == 0


def test_a_network_that_is_shut_stays_shut(place: Place) -> None:
    shut = replace(place, listen_at_home=Network(is_shut=True).listen)
    with asking(shut) as page:
        assert code(page, **OWN) == "home-is-closed"
        assert offered(page) == LINK


def test_a_server_that_runs_listens_at_one_more_address_and_closes_both() -> None:
    async def work() -> None:
        config = Config(PlainTextResponse("moon"), log_level="warning", lifespan="off")
        config.load()
        server = Server(config)
        server.lifespan = config.lifespan_class(config)
        first = listen("127.0.0.1", "0")
        await server.startup([first])
        await listen_too(server, "127.0.0.1", 0)
        ports = [one.sockets[0].getsockname()[1] for one in server.servers]
        assert len(set(ports)) == 2
        for port in ports:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.0\r\n\r\n")
            assert (await reader.read()).endswith(b"moon")
            writer.close()
        await server.shutdown([first])
        assert not any(one.is_serving() for one in server.servers)

    asyncio.run(work())

"""The table of who may do what holds, for every route and message there is."""

from pathlib import Path
from typing import get_args

import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from moonlit.server import messages
from moonlit.server.app import Place, make_app
from tests.server.access import MESSAGES, REQUESTS, Row
from tests.server.house import House, Message
from tests.server.pages import Page, asked, new_match, sit


class Scene:
    """A match of two people and a bot that waits, and the tokens of everybody who might try."""

    def __init__(self, house: House) -> None:
        self.house = house
        slow = {"pace": 5000, "hints": True}
        made = self.made = new_match(house, ("me", "me", "random"), settings=slow)
        while (turn := asked(pages := [sit(house, made, 0), sit(house, made, 1)])) is None:
            # The bot would begin, and it takes its time: deal again.
            made = self.made = new_match(house, ("me", "me", "random"), settings=slow)
        self.choice = turn.sight["choices"][0]["text"]
        other = pages[0] if turn is pages[1] else pages[1]
        stranger = new_match(house)["tokens"]["0"]
        self.tokens = {
            "nobody": "",
            "onlooker": "",
            "stranger": stranger,
            "other": other.token,
            "own": turn.token,
            "host": made["host"],
        }
        for page in pages:
            page.close()

    def filled(self, body: dict[str, object], who: str) -> Message:
        words = {
            "{token}": self.tokens[who],
            "{match}": self.made["match"],
            "{choice}": self.choice,
        }
        return {
            name: words.get(value, value) if isinstance(value, str) else value
            for name, value in body.items()
        }


@pytest.fixture
def scene(house: House) -> Scene:
    return Scene(house)


def row_id(row: Row) -> str:
    return f"{row.method} {row.path}"


@pytest.mark.parametrize("row", REQUESTS, ids=row_id)
def test_a_request_is_answered_to_whom_it_is_meant_for(scene: Scene, row: Row) -> None:
    for who, expected in row.expected.items():
        path = row.path.format(match=scene.made["match"], game="nocturne", campaign="nowhere")
        if row.method == "GET":
            answer = scene.house.get(path)
        else:
            answer = scene.house.post(path, scene.filled(row.body, who))
        assert (answer.code if answer.status >= 400 else "ok") == expected, who


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_message_is_answered_to_whom_it_is_meant_for(house: House, kind: str) -> None:
    fields, expected = MESSAGES[kind]
    for who, code in expected.items():
        scene = Scene(house)
        page = Page(house)
        page.match, page.token = scene.made["match"], scene.tokens[who]
        if kind == "hello":
            answer = page.hello()
        else:
            if who != "nobody":
                page.hello()
            answer = page.ask(kind, **scene.filled(fields, who))
        found = answer["problem"]["code"] if answer["type"] == "refused" else "ok"
        assert found == code, who


def test_the_table_names_every_route_and_message(tmp_path: Path) -> None:
    routes = set()
    for route in make_app(Place(tmp_path, 0)).routes:
        if isinstance(route, Route):
            methods = (route.methods or set()) - {"HEAD"}
            routes |= {(method, route.path) for method in methods}
        else:
            assert isinstance(route, Mount | WebSocketRoute)
            assert route.path in {"", "/socket"}
    assert routes == {(row.method, row.path) for row in REQUESTS}
    assert {kind.__struct_config__.tag for kind in get_args(messages.FromPage)} == set(MESSAGES)


@pytest.mark.parametrize("row", REQUESTS, ids=row_id)
def test_nothing_else_can_be_done_at_an_address(house: House, row: Row) -> None:
    path = row.path.format(match="nowhere", game="nocturne", campaign="nowhere")
    allowed = {one.method for one in REQUESTS if one.path == row.path} | {"HEAD"}
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} - allowed:
        answer = house.ask(method, path)
        assert answer.status in {404, 405}
        if path.startswith("/api/"):
            assert answer.code in {"unknown-method", "unknown-address"}

"""Friends in a home network come over plain http, where browsers withhold some of their powers."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.server.house import House
from tests.web.company import take_turns, two_at_a_table
from tests.web.conftest import People
from tests.web.hands import Text
from tests.web.words import said

NAME = "fox.test"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("house") / "data"
    with House(data, options=("--name", NAME)) as house:
        yield house
    assert house.complaints == ""


@pytest.fixture
def people(house: House, new_context: Callable[..., BrowserContext]) -> Iterator[People]:
    people = People(f"http://{NAME}:{house.port}", new_context)
    yield people
    people.check()


def test_two_play_without_a_secure_connection(people: People) -> None:
    host, guest = two_at_a_table(people, textView=True)
    for page in (host, guest):
        assert page.evaluate("isSecureContext") is False
        people.forgive(page, "Cross-Origin-Opener-Policy header has been ignored")
    take_turns(4, Text(host, 1), Text(guest, 2))
    assert NAME in guest.url
    host.reload()
    expect(host.get_by_role("toolbar", name=said("web-tools"))).to_be_visible()

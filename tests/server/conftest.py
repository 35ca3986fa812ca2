"""One server for all tests that only talk to it, and one match that was played to its end."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.server.house import House, Message, still_house
from tests.server.pages import PAGES, new_match, play, sit


class Finished(NamedTuple):
    """A match that is over."""

    made: Message
    actions: int
    record: str


@pytest.fixture(autouse=True)
def closed_pages() -> Iterator[None]:
    """No page stays open after its test."""
    yield
    while PAGES:
        PAGES.pop().close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has complained about nothing when all tests are through.

    Its time passes only when a test says so.
    """
    with still_house(tmp_path_factory.mktemp("house")) as house:
        yield house
    assert house.complaints == ""


@pytest.fixture(scope="session")
def finished(house: House) -> Finished:
    made = new_match(house)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    actions = play(pages)
    for page in pages:
        page.close()
    answer = house.get(f"/api/matches/{made['match']}/record")
    assert answer.status == 200
    return Finished(made, actions, answer.body.decode())

"""How much a browser fetches before a first match can be played."""

import pytest
from playwright.sync_api import Response

from tests.web.conftest import People
from tests.web.hands import Mouse, wait
from tests.web.tables import quick_match

MOST_BYTES = {"nocturne": 300_000, "dominion": 350_000, "wonder_book": 350_000}


@pytest.mark.parametrize("game", MOST_BYTES)
def test_a_first_match_is_light(people: People, game: str) -> None:
    page = people.come("about:blank")
    heard: list[Response] = []

    def hear(response: Response) -> None:
        heard.append(response)

    page.on("response", hear)
    quick_match(page, game=game)
    wait(page, Mouse.asked)
    people.quiet(page)
    weight = sum(response.request.sizes()["responseBodySize"] for response in heard)
    assert 30_000 < weight < MOST_BYTES[game]

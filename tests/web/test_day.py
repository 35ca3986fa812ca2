"""The match of the day: one try counts on this device, and its result is a few signs."""

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import People
from tests.web.words import said

DAY = "/day?game=dominion&day=2026-11-02"
PLAYED = Path(__file__).parents[1] / "matches" / "dominion" / "two-at-dusk.json"
POINTS = re.compile(r"\n-?\d+ : -?\d+ · .*\n[🌑🌒🌓🌔🌕]{1,10}(\n|$)")


def play_to_the_end(page: Page) -> None:
    """The counted match is over at once: it went like one that was played before."""

    def over(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "phase": "over"})

    page.route(re.compile(r"/api/matches/\w+\?"), over)
    page.route(re.compile("/record"), lambda route: route.fulfill(path=PLAYED))


def test_one_try_counts_and_is_shared_as_signs(people: People) -> None:
    page = people.come(DAY)
    expect(page.get_by_role("link", name=re.compile(r"\$\d")).nth(9)).to_be_visible()
    page.get_by_role("button", name=said("webaround-day-play-past")).click()
    page.wait_for_url(re.compile("/match/"))
    counted = page.url
    page.goto(DAY)
    page.get_by_role("link", name=said("webaround-day-continue"), exact=True).click()
    page.wait_for_url(counted)
    play_to_the_end(page)
    page.goto(DAY)
    page.get_by_role("button", name=said("webaround-day-share")).click()
    expect(page.get_by_role("button", name=said("web-copied"))).to_be_visible()
    text = page.locator("textarea").input_value()
    assert text.startswith(said("webaround-day-share-title", number=2))
    assert POINTS.search(text)
    page.unroute_all()
    page.get_by_role("button", name=said("webaround-day-again")).click()
    page.wait_for_url(lambda url: "/match/" in url and url != counted)
    expect(page.get_by_text(said("web-match-practice"), exact=True)).to_be_visible()
    page.goto(DAY)
    expect(page.get_by_role("button", name=said("webaround-day-again"))).to_be_visible()

"""The page for a new match stands before it is known what can be chosen, and nothing moves then."""

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import PHONE, People

LAPTOP: ViewportSize = {"width": 1366, "height": 650}

# What can be chosen is known when the test says so.
_HOLD = """(() => {
  const fetched = window.fetch;
  const known = new Promise((tell) => { window.tell = tell; });
  window.fetch = async (...asked) => {
    if (String(asked[0]).includes('catalogue')) await known;
    return fetched(...asked);
  };
})()"""
# Where everything in the window begins.
_PLACES = """() => [...document.querySelectorAll('form .panel, .game, .preset, .seats > *')]
  .map((one) => one.getBoundingClientRect())
  .filter(({ top }) => top < innerHeight)
  .map(({ left, top, width }) => [left, top, width].map(Math.round))"""


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_nothing_moves_when_it_is_known_what_can_be_chosen(people: People, language: str) -> None:
    page = people.come("/settings", size=LAPTOP, language=language)
    page.add_init_script(_HOLD)
    page.goto("/new")
    page.locator("form[inert]").wait_for()
    places = {}
    for window in (LAPTOP, PHONE):
        page.set_viewport_size(window)
        places[window["width"]] = page.evaluate(_PLACES)
    page.evaluate("tell()")
    page.locator("form:not([inert])").wait_for()
    for window in (LAPTOP, PHONE):
        page.set_viewport_size(window)
        assert page.evaluate(_PLACES) == places[window["width"]]

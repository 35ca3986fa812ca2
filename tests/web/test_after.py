"""After the match: sheet, rematch, replay, sharing, checking, the record, the tracks."""

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, StorageState, expect

from tests.server.house import House
from tests.web.conftest import People
from tests.web.hands import Mouse, Text, play_on, wait
from tests.web.tables import new_match
from tests.web.words import said

# In milliseconds, and more than a sheet has rows.
ALL_ROWS = 20_000
LOOK_FOR_THE_FIRST_TIME = """() => {
  const settings = JSON.parse(localStorage.getItem('moonlit.settings'));
  localStorage.setItem('moonlit.settings', JSON.stringify({ ...settings, speed: 1 }));
  localStorage.removeItem('moonlit.seen');
}"""


class Played(NamedTuple):
    """A match that is over, and what the browser that played it remembers."""

    url: str
    memory: StorageState


@pytest.fixture(scope="module")
def played(house: House, browser: Browser) -> Played:
    people = People(house.origin, browser.new_context)
    page = people.come(settings={"textView": True})
    new_match(page)
    play_on(page, Text(page, 1))
    page.get_by_role("button", name=said("webaround-score-share")).wait_for()
    page.evaluate(
        "localStorage.setItem('moonlit.settings', JSON.stringify({"
        "...JSON.parse(localStorage.getItem('moonlit.settings')), textView: false}))"
    )
    played = Played(page.url, page.context.storage_state())
    people.check()
    page.context.close()
    return played


def come_back(people: People, played: Played, path: str = "") -> Page:
    return people.come(path or played.url, storage_state=played.memory)


def test_the_sheet_tells_categories_curve_and_swings(people: People, played: Played) -> None:
    page = come_back(people, played)
    sheet = page.get_by_role("region", name=said("webaround-score-title"))
    expect(sheet.get_by_role("table").first).to_contain_text(said("webaround-score-total"))
    expect(sheet.get_by_role("heading", name=said("webaround-curve-title"))).to_be_visible()
    swing = sheet.get_by_role("button", name=re.compile(said("webaround-swing-look"))).first
    swing.click()
    page.wait_for_url("**/replay?*")
    expect(page.get_by_role("slider")).not_to_have_attribute(
        "aria-valuetext", re.compile(r"^\D+0\D")
    )


def test_who_won_is_told_after_the_last_row(people: People, played: Played) -> None:
    page = come_back(people, played, "/about")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(LOOK_FOR_THE_FIRST_TIME)
    page.clock.install()
    page.goto(played.url)
    sheet = page.get_by_role("region", name=said("webaround-score-title"))
    curve = sheet.get_by_role("heading", name=said("webaround-curve-title"))
    title = sheet.get_by_role("heading", level=2).first
    expect(title).to_have_text(said("webaround-score-title"))
    expect(curve).to_have_count(0)
    page.clock.run_for(ALL_ROWS)
    expect(title).not_to_have_text(said("webaround-score-title"))
    expect(curve).to_be_visible()


def test_a_rematch_begins_at_once_even_before_the_story_is_told(
    people: People, played: Played
) -> None:
    page = come_back(people, played, "/about")
    held = list[Route]()

    def keep(route: Route) -> None:
        held.append(route)

    page.route("**/api/replay*", keep)
    page.goto(played.url)
    page.get_by_role("button", name=said("webaround-score-rematch")).click()
    page.wait_for_url(lambda url: url != played.url)
    assert wait(page, Mouse.asked) == "asked"
    (story,) = held
    with page.expect_response("**/api/replay*"):
        story.continue_()
    assert wait(page, Mouse.asked) == "asked"


def test_the_record_can_be_downloaded(people: People, played: Played) -> None:
    page = come_back(people, played)
    with page.expect_download() as download:
        page.get_by_role("link", name=said("web-over-record")).click()
    record = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert record["actions"]


def test_the_deal_can_be_checked(people: People, played: Played) -> None:
    page = come_back(people, played)
    page.get_by_role("button", name=said("web-fair-title")).last.click()
    page.get_by_role("button", name=said("web-fair-verify")).click()
    expect(page.get_by_text(said("web-fair-good"))).to_be_visible()


def shared_link(page: Page) -> str:
    page.get_by_role("button", name=said("webaround-score-share")).click()
    return page.get_by_role("textbox", name=said("webaround-score-share")).input_value()


def is_at(page: Page, action: int) -> None:
    """The timeline stands after so many actions."""
    slider = page.get_by_role("slider", name=said("webaround-replay-timeline"))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^\D+{action}\D"))


def test_a_shared_link_opens_the_replay_for_a_stranger(people: People, played: Played) -> None:
    stranger = people.come(shared_link(come_back(people, played)))
    is_at(stranger, 0)
    stranger.get_by_role("button", name=said("webaround-replay-next")).click()
    is_at(stranger, 1)
    slider = stranger.get_by_role("slider", name=said("webaround-replay-timeline"))
    slider.fill(slider.get_attribute("max") or "")
    last = re.findall(r"\d+", slider.get_attribute("aria-valuetext") or "")[1]
    is_at(stranger, int(last))
    stranger.keyboard.press("ArrowLeft")
    is_at(stranger, int(last) - 1)
    stranger.get_by_role("button", name=said("webaround-replay-score")).click()
    expect(stranger.get_by_role("region", name=said("webaround-score-title"))).to_be_visible()


def test_a_replay_is_seen_through_any_eyes(people: People, played: Played) -> None:
    page = come_back(people, played)
    page.get_by_role("link", name=said("webaround-score-replay")).click()
    is_at(page, 0)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    is_at(page, 3)
    # The cards themselves: what is missing for them may still be on its way.
    recipes = page.get_by_role("group", name=said("webtable-recipes"))
    eyes = page.get_by_role("combobox", name=said("webaround-replay-eyes"))
    expect(eyes).to_have_value("0")
    first = recipes.inner_text()
    eyes.select_option(said("webaround-replay-onlooker"))
    expect(recipes).to_have_count(0)
    eyes.select_option("1")
    expect(recipes).not_to_have_text(first, use_inner_text=True)
    eyes.select_option("0")
    expect(recipes).to_have_text(first, use_inner_text=True)
    is_at(page, 3)


def test_a_replay_tells_what_its_things_are(people: People, played: Played) -> None:
    page = come_back(people, played, f"/replay?match={played.url.rpartition('/')[2]}&at=10")
    goals = page.get_by_role("group", name=said("webtable-goals", round="twilight"))
    own = page.get_by_role("region", name=said("webtable-recipes"))
    for place in (goals, own):
        place.get_by_role("button").first.click()
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("gridcell").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_replay_goes_on_as_practice(people: People, played: Played) -> None:
    page = come_back(people, played, f"/replay?match={played.url.rpartition('/')[2]}&at=10")
    page.get_by_role("button", name=said("webaround-replay-branch")).click()
    page.get_by_role("button", name=said("webaround-branch-start")).click()
    expect(page.get_by_text(said("web-match-practice"), exact=True)).to_be_visible()
    assert wait(page, Mouse.asked) == "asked"
    play_on(page, Mouse(page, 2), 1)


def test_a_replay_checks_its_record(people: People, played: Played) -> None:
    page = come_back(people, played, f"/replay?match={played.url.rpartition('/')[2]}")
    page.get_by_role("button", name=said("webaround-verify-title")).click()
    verdict = page.get_by_role("dialog").get_by_role("status")
    expect(verdict.get_by_role("listitem").first).to_be_visible()


def test_a_broken_link_is_told(people: People, played: Played) -> None:
    link = shared_link(come_back(people, played))
    stranger = people.come(link[: len(link) // 2])
    expect(stranger.get_by_text(said("webaround-replay-bad-link"))).to_be_visible()


def test_solo_marks_the_progress_page(people: People) -> None:
    page = people.come(settings={"textView": True})
    new_match(page, "solo", ())
    play_on(page, Text(page, 6))
    expect(page.get_by_role("region", name=said("webaround-score-title"))).to_be_visible()
    page.goto("/progress")
    ranks = page.get_by_text(re.compile(said("webaround-progress-best", points=0).split("0")[0]))
    expect(ranks).to_be_visible()


def test_whoever_goes_on_at_once_keeps_what_was_reached(people: People, played: Played) -> None:
    page = come_back(people, played, "/about")
    page.evaluate("localStorage.removeItem('moonlit.progress')")
    held = list[Route]()

    def keep(route: Route) -> None:
        held.append(route)

    page.route("**/assets/marks-*.js", keep)
    page.goto(played.url)
    page.get_by_role("link", name=said("webaround-score-replay")).click()
    is_at(page, 0)
    assert held
    for route in held:
        route.continue_()
    page.wait_for_function("() => localStorage.getItem('moonlit.progress') !== null")

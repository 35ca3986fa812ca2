"""After a match of Dominion: its sheet, and its replay on the drawn table."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.hands import Dealer, play_on, tab_to, wait
from tests.web.words import said

MATCHES = Path(__file__).parents[1] / "matches" / "dominion"
DUSK = MATCHES / "two-at-dusk.json"
# Its last action, after which it is over.
LAST = 179
# Once around all that can be reached by Tab.
FEW_STOPS = 40


def opened(people: People, size: ViewportSize = DESKTOP) -> Page:
    page = people.come("/replay", size=size)
    page.get_by_label(said("webaround-replay-file")).set_input_files(DUSK)
    slider(page).wait_for()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=said("webaround-replay-timeline"))


def is_at(page: Page, action: int) -> None:
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(rf"^\D+{action}\D"))


def test_the_sheet_shows_decks_points_and_places(people: People) -> None:
    page = opened(people)
    page.get_by_role("button", name=said("webaround-replay-score")).click()
    sheet = page.get_by_role("region", name=said("webaround-score-title"))
    expect(sheet).to_contain_text(said("webdominion-sheet-end", kind="provinces", count=0))
    rows = sheet.locator("ol > li").filter(has=page.get_by_role("region"))
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("54")
    expect(rows.nth(0)).to_contain_text(said("webdominion-sheet-place", place=1))
    expect(rows.nth(1)).to_contain_text("40")
    points = rows.nth(0).get_by_role("list").get_by_role("listitem")
    assert [int(told.rsplit("+", 1)[1]) for told in points.all_inner_texts()] == [36, 6, 6, 6]


def test_a_fan_names_its_cards_when_asked(people: People) -> None:
    page = opened(people, size=PHONE)
    page.get_by_role("button", name=said("webaround-replay-score")).click()
    sheet = page.get_by_role("region", name=said("webaround-score-title"))
    row = sheet.locator("ol > li > section").first
    fan = row.get_by_role("button")
    expect(fan).to_have_attribute("aria-expanded", "false")
    fan.click()
    expect(fan).to_have_attribute("aria-expanded", "true")
    expect(row.get_by_text("9 × Silver")).to_be_visible()


def test_a_match_that_ends_leads_on_from_its_sheet(people: People) -> None:
    """Somebody plays the last night of a match on; the sheet then offers what comes next."""
    page = opened(people)
    slider(page).fill("1000")
    is_at(page, LAST)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    is_at(page, LAST - 2)
    page.get_by_role("button", name=said("webaround-replay-branch"), exact=True).click()
    page.get_by_role("button", name=said("webaround-branch-start"), exact=True).click()
    page.wait_for_url("**/match/*")
    play_on(page, Dealer(page))
    sheet = page.get_by_role("region", name=said("webaround-score-title"))
    expect(sheet.get_by_role("link", name=said("webaround-score-replay"))).to_be_visible()
    expect(sheet.get_by_role("button", name=said("webaround-score-share"))).to_be_visible()
    primary = sheet.locator(".go .primary")
    expect(primary).to_have_count(1)
    before = page.url
    primary.click()
    page.wait_for_url(lambda url: url != before)
    assert wait(page, Dealer.asked) == "asked"


def test_the_replay_shows_the_hand_of_whose_eyes_one_looks_through(people: People) -> None:
    page = opened(people)
    rack = page.get_by_role("region", name=said("webdominion-rack"))
    expect(rack).to_have_count(0)
    page.get_by_label(said("webaround-replay-eyes")).select_option("0")
    cards = rack.locator("#hand [data-thing]")
    expect(cards.first).to_be_visible()
    first = cards.evaluate_all("(all) => all.map((one) => one.dataset.thing)")
    page.get_by_label(said("webaround-replay-eyes")).select_option("1")
    expect(rack.get_by_role("heading", level=2)).to_have_text("Fox 2")
    assert cards.evaluate_all("(all) => all.map((one) => one.dataset.thing)") != first


def test_tab_goes_round_the_table_in_few_steps_however_long_the_log_is(people: People) -> None:
    page = opened(people)
    slider(page).fill("1000")
    is_at(page, LAST)
    page.get_by_label(said("webaround-replay-eyes")).select_option("0")
    turns = page.get_by_role("group", name=said("webtable-log")).locator("summary")
    tab_to(page, "#hand [data-rove]", FEW_STOPS)
    tab_to(page, "#log [data-rove]", FEW_STOPS)
    expect(turns.last).to_be_focused()
    # What is folded away is passed over.
    page.keyboard.press("Home")
    expect(turns.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(turns.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(turns.nth(1).locator("..").get_by_role("button").first).to_be_focused()
    tab_to(page, "#owned [data-rove]", FEW_STOPS)


def test_the_timeline_goes_by_turns(people: People) -> None:
    page = opened(people)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"turn 2 of 23"))
    page.keyboard.press("Shift+ArrowLeft")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"turn 1 of 23"))

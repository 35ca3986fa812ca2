"""Whole matches from the first page to the score sheet, each by another way of taking part."""

import pytest
from playwright.sync_api import Page, expect

from tests.turns import A_MATCH, turns
from tests.web.conftest import PHONE, People
from tests.web.hands import Buyer, Dealer, DealingKeys, Keys, Mouse, Text, play_on, wait
from tests.web.tables import BOT, new_match, quick_match, start_of
from tests.web.words import said


def has_ended(page: Page, players: int) -> None:
    """The sheet is there, with a column or a row for everybody."""
    sheet = page.get_by_role("region", name=said("webaround-score-title"))
    places = sheet.get_by_role("columnheader").or_(sheet.get_by_role("heading", level=3))
    expect(places.nth(players - 1)).to_be_visible()


def test_two_clicks_lead_to_the_first_decision_and_more_to_the_end(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name=said("web-start-play")).click()
    start_of(page).click()
    assert wait(page, Mouse.asked) == "asked"
    assert play_on(page, Mouse(page, 1)) > 10
    has_ended(page, 2)


def test_a_match_by_keys_only(people: People) -> None:
    page = people.come()
    page.keyboard.press("Tab")
    for _ in turns("the moon in focus", A_MATCH):
        if page.evaluate("document.activeElement.className").find("moon") >= 0:
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(start_of(page)).to_be_focused()
    page.keyboard.press("Enter")
    play_on(page, Keys(page, 2))
    has_ended(page, 2)


def test_a_match_on_the_text_table_only(people: People) -> None:
    page = people.come(settings={"textView": True})
    quick_match(page)
    play_on(page, Text(page, 3))
    has_ended(page, 2)


def test_a_match_alone(people: People) -> None:
    page = people.come()
    new_match(page, "solo", ())
    play_on(page, Mouse(page, 4))
    has_ended(page, 1)


def test_the_family_game_on_a_phone(people: People) -> None:
    page = people.come(size=PHONE)
    new_match(page, "family")
    play_on(page, Mouse(page, 5))
    has_ended(page, 2)


def test_four_foxes_with_abilities(people: People) -> None:
    page = people.come()
    new_match(page, "advanced", (BOT,) * 3)
    play_on(page, Mouse(page, 6))
    has_ended(page, 4)


def test_dominion_as_text_by_keys_only(people: People) -> None:
    page = people.come(settings={"textView": True})
    page.get_by_role("button", name=said("web-start-play"), exact=True).press("Enter")
    expect(start_of(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(start_of(page, "dominion")).to_be_focused()
    page.keyboard.press("Enter")
    assert play_on(page, Buyer(page)) > 20
    has_ended(page, 2)
    expect(page.get_by_role("link", name=said("analysis-title"), exact=True)).to_be_visible()


@pytest.mark.parametrize("hands", [Dealer, DealingKeys])
def test_dominion_on_the_drawn_table(people: People, hands: type[Dealer]) -> None:
    page = people.come()
    quick_match(page, game="dominion")
    assert play_on(page, hands(page)) > 20
    has_ended(page, 2)


def test_dominion_with_a_thumb(people: People) -> None:
    page = people.come(size=PHONE)
    quick_match(page, game="dominion")
    assert play_on(page, Dealer(page, is_touch=True)) > 20
    has_ended(page, 2)


def test_dominion_from_its_rows_on_a_phone(people: People) -> None:
    """Whatever a row of the table offers is done from there."""
    page = people.come(size=PHONE, settings={"textView": True})
    quick_match(page, game="dominion")
    for _ in range(6):
        wait(page, Text.asked)
        rows = page.locator("td .act")
        if rows.count():
            rows.first.click()
        else:
            Text(page, 7).decide()
    log = page.get_by_role("region", name=said("web-text-last"))
    expect(log.get_by_role("listitem").first).to_be_visible()
    assert log.get_by_role("listitem").count() > 4

"""Hints at the table: a lantern that shines deeper each time, marks what it advises and is seen."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from moonlit.client.words import Words
from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.hands import Dealer, Mouse, Text, wait
from tests.web.tables import new_match, quick_match, tool
from tests.web.words import said, speaking

LANGUAGES = ("en", "pl", "de")

# What a hint is about; on a phone nobody else is covered either.
_ABOUT = (".status", ".forest", ".board", ".goals")
_OTHERS = (".strip",)
_HIDDEN = """(card, parts) => {
  const over = card.getBoundingClientRect();
  return parts.filter((part) =>
    [...document.querySelectorAll(part)].some((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const [wide, high] = [Math.min(right, over.right) - Math.max(left, over.left),
        Math.min(bottom, over.bottom) - Math.max(top, over.top)];
      return wide > 1 && high > 1;
    }));
}"""


def card(page: Page) -> Locator:
    return page.get_by_role("region", name=said("web-hint-title"), exact=True)


def heading(page: Page, depth: str) -> Locator:
    return card(page).get_by_role("heading", name=said(f"web-hint-{depth}"), exact=True)


def advised(page: Page, role: str = "gridcell") -> Locator:
    return page.get_by_role(role, name=re.compile(rf", {said('web-hint-advised')}\b"))  # type: ignore[arg-type]


def ask(page: Page) -> None:
    """Look deeper by the button in the card."""
    card(page).get_by_role("button", name=re.compile(_deeper())).click()


def _deeper() -> str:
    return "|".join(said(f"web-hint-to-{depth}") for depth in ("move", "comparison"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_lantern_shines_deeper_each_time(people: People, size: ViewportSize) -> None:
    page = people.come(size=size)
    quick_match(page)
    assert wait(page, Mouse.asked) == "asked"
    tool(page, "web-hint-title")
    expect(heading(page, "nudge")).to_be_visible()
    expect(page.locator(".advised")).to_have_count(0)
    ask(page)
    expect(heading(page, "move")).to_be_visible()
    expect(page.locator(".advised").first).to_be_visible()
    ask(page)
    expect(heading(page, "comparison")).to_be_visible()
    rows = card(page).get_by_role("list", name=said("web-hint-comparison")).locator("> li")
    assert rows.count() >= 1
    expect(rows.first).to_contain_text("±")
    assert card(page).evaluate(_HIDDEN, [*_ABOUT, *_OTHERS]) == []
    card(page).get_by_role("button", name=said("web-hint-close")).click()
    expect(card(page)).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)


def test_by_keys_alone_and_heard(people: People) -> None:
    page = people.come()
    quick_match(page)
    assert wait(page, Mouse.asked) == "asked"
    for depth in ("nudge", "move", "comparison"):
        page.keyboard.press("h")
        expect(heading(page, depth)).to_be_visible()
    told = card(page).locator(".first").inner_text()
    expect(page.get_by_role("status").filter(has_text=told)).to_have_count(1)
    card(page).focus()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)


def test_what_is_advised_can_be_done_and_the_hint_goes_with_its_position(people: People) -> None:
    page = people.come()
    quick_match(page)
    assert wait(page, Mouse.asked) == "asked"
    page.keyboard.press("h")
    expect(heading(page, "nudge")).to_be_visible()
    page.keyboard.press("h")
    expect(heading(page, "move")).to_be_visible()
    card(page).get_by_role("button", name=said("web-hint-do"), exact=True).click()
    expect(card(page)).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_table_names_what_is_advised(people: People, language: str) -> None:
    with speaking(language):
        page = people.come(settings={"textView": True}, language=language)
        quick_match(page)
        assert wait(page, Text.asked) == "asked"
        page.keyboard.press("h")
        expect(heading(page, "nudge")).to_be_visible()
        ask(page)
        expect(heading(page, "move")).to_be_visible()
        expect(advised(page, "button")).to_have_count(1)
        advised(page, "button").click()
        expect(card(page)).to_have_count(0)


def test_everybody_sees_who_was_helped(people: People) -> None:
    page = people.come()
    new_match(page, "basic")
    assert wait(page, Mouse.asked) == "asked"
    page.keyboard.press("h")
    expect(heading(page, "nudge")).to_be_visible()
    onlooker = people.come(page.url)
    expect(onlooker.get_by_role("grid")).to_be_visible()
    tool(onlooker, "web-tool-log")
    onlooker.get_by_role("tab", name=said("web-drawer-people")).click()
    expect(onlooker.get_by_text(said("web-people-hints", count=1))).to_be_visible()
    expect(onlooker.get_by_text(said("web-table-hints"))).to_be_visible()
    lantern = onlooker.get_by_role("button", name=said("web-hint-title"), exact=True)
    expect(lantern).to_have_count(0)


def test_at_dominion_the_card_is_seen_where_it_would_go(people: People) -> None:
    page = people.come()
    quick_match(page, game="dominion")
    assert wait(page, Dealer.asked) == "asked"
    ghost = page.locator(".ghost")
    for depth in ("nudge", "move"):
        page.keyboard.press("h")
        expect(heading(page, depth)).to_be_visible()
        expect(ghost).to_have_count(int(depth == "move"))
    reason = ghost.inner_text()
    assert reason.endswith(".")
    expect(card(page)).to_contain_text(reason)
    at = [page.locator(part).bounding_box() for part in (".ghost .pale", "#play")]
    assert at[0]
    assert at[1]
    assert at[1]["x"] < at[0]["x"] < at[1]["x"] + at[1]["width"]
    ask(page)
    expect(heading(page, "comparison")).to_be_visible()
    expect(card(page)).not_to_contain_text(Words("en").say("advice-only"))
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    # What the whole table plays with is told to everybody.
    tool(page, "web-tool-log")
    page.get_by_role("tab", name=said("web-drawer-people")).click()
    told = page.locator("dl").filter(has_text=said("web-table-points"))
    end = (Words("en").say(f"dominion-{name}") for name in ("option-turn_end", "turn_end-told"))
    expect(told).to_contain_text(re.compile(r"Kingdom\s*Dusk"))
    expect(told).to_contain_text(re.compile(r"\s*".join(end)))


def test_a_table_without_help_has_no_lantern(people: People) -> None:
    page = people.come("/new")
    help_ = page.get_by_role("checkbox", name=said("web-table-hints"))
    expect(help_).to_be_checked()
    page.get_by_label(said("web-new-who", number=2)).select_option("me")
    expect(help_).not_to_be_checked()
    page.get_by_label(said("web-new-who", number=2)).select_option("bot kit")
    help_.uncheck()
    page.get_by_role("button", name=said("web-new-begin"), exact=True).click()
    page.wait_for_url("**/match/*")
    assert wait(page, Mouse.asked) == "asked"
    lantern = page.get_by_role("button", name=said("web-hint-title"), exact=True)
    expect(lantern).to_have_count(0)
    page.keyboard.press("h")
    expect(card(page)).to_have_count(0)

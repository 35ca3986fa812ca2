"""Nothing is lost: a reload, another device, a dead server, one device for two, a link back."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.house import House
from tests.web.company import two_at_a_table, until_turn_of, whose_turn
from tests.web.conftest import People
from tests.web.hands import Mouse, Text, play_on, spells, wait
from tests.web.tables import new_match, quick_match, tool
from tests.web.words import said


def names_in(page: Page, role: str) -> list[str]:
    """What a screen reader says of everything with a role."""
    read = "(all) => all.map((one) => one.getAttribute('aria-label'))"
    return [str(name) for name in page.locator(role).evaluate_all(read)]


def seen(page: Page) -> list[str]:
    """What somebody who is asked sees of the forest and of their own spells."""
    wait(page, Mouse.asked)
    return [*names_in(page, "[role=gridcell]"), *names_in(page, "button[data-token]")]


def test_a_reload_shows_the_same_table(people: People) -> None:
    page = people.come()
    quick_match(page)
    play_on(page, Mouse(page, 1), 3)
    before = seen(page)
    page.reload()
    assert seen(page) == before


def test_a_private_seat_link_is_the_seat_on_another_device(people: People) -> None:
    page = people.come()
    quick_match(page)
    play_on(page, Mouse(page, 2), 2)
    before = seen(page)
    tool(page, "web-tool-menu")
    page.get_by_text(said("web-gather-private"), exact=True).click()
    private = page.get_by_role("textbox", name=said("web-gather-private"), exact=True)
    other = people.come(private.input_value())
    assert seen(other) == before
    assert "#" not in other.url
    other.reload()
    assert seen(other) == before
    page.keyboard.press("Escape")
    play_on(other, Mouse(other, 3), 1)
    after = seen(other)
    assert after != before
    expect(page.get_by_role("gridcell").first).to_have_attribute("aria-label", after[0])
    assert seen(page) == after


@pytest.fixture
def shaky(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed."""
    with House(tmp_path / "data") as house:
        yield house


def test_a_page_outlives_its_server_and_tells_what_was_missed(
    shaky: House, new_context: Callable[..., BrowserContext]
) -> None:
    people = People(shaky.origin, new_context)
    host, guest = two_at_a_table(people, textView=True)
    hands = Text(host, 1), Text(guest, 2)
    until_turn_of(hands[0], *hands)
    shaky.kill()
    for page in (host, guest):
        people.forgive(page, "WebSocket connection|net::ERR_")
        expect(page.get_by_text(said("web-match-lost")).first).to_be_visible()
    address = guest.url
    guest.goto("about:blank")
    shaky.start()
    expect(host.locator("main").get_by_text(said("web-match-lost"))).to_have_count(0)
    told = host.get_by_role("region", name=said("web-text-last"))
    before = told.inner_text()
    whose_turn(hands[0]).decide()
    expect(told).not_to_have_text(before, use_inner_text=True)
    guest.goto(address)
    told = guest.get_by_role("region", name=said("web-recap-title"))
    expect(told.get_by_role("listitem")).not_to_have_count(0)
    told.get_by_role("button", name=said("web-recap-seen")).click()
    expect(told).to_have_count(0)
    people.check()


def test_a_curtain_falls_only_before_what_one_of_two_alone_may_see(people: People) -> None:
    page = people.come()
    new_match(page, "basic", ("me",), names=("Ada", "Ben"))
    curtain = page.get_by_role("heading", name=said("web-curtain-pass", name=""))
    recipes = page.get_by_role("region", name=said("webtable-recipes"))
    secrets: list[str] = []
    for _ in range(2):
        wait(page, Mouse.asked)
        name = page.get_by_role("region", name=said("webtable-rack")).get_by_role("heading")
        asked = name.inner_text()
        expect(recipes).to_have_count(0)
        assert not any(secret in page.content() for secret in secrets)
        tool(page, "web-curtain-peek", name=asked)
        expect(curtain).to_contain_text(asked)
        expect(page.get_by_role("grid")).to_have_count(0)
        page.get_by_role("button", name=said("web-curtain-show", name=asked)).click()
        own = recipes.get_by_role("button").first
        secrets.append(re.sub(r"\W+$", "", own.inner_text().splitlines()[0]))
        tool(page, "web-curtain-hide")
        expect(recipes).to_have_count(0)
        page.keyboard.press("Escape")
        wait(page, Mouse.asked)
        _cast(page)
        expect(name).not_to_have_text(asked)
    assert secrets[0] != secrets[1]


def _cast(page: Page) -> None:
    """Somebody's first spell on the first tile that takes it: then the other one is asked."""
    legal = re.compile(rf", {said('webtable-legal')}$")
    spells(page).get_by_role("button", disabled=False).first.click()
    page.get_by_role("gridcell", name=legal).first.click()
    page.get_by_role("group", name=said(Mouse.asked)).get_by_role("button").last.click()


def test_a_link_to_a_position_shows_that_position(people: People) -> None:
    page = people.come()
    quick_match(page)
    play_on(page, Mouse(page, 4), 1)
    before = seen(page)
    tool(page, "web-tool-menu")
    position = page.get_by_role("textbox", name=said("web-menu-position"), exact=True).input_value()
    page.keyboard.press("Escape")
    play_on(page, Mouse(page, 5), 1)
    assert seen(page) != before
    page.goto(position)
    expect(page.get_by_text(said("web-moment-told"))).to_be_visible()
    expect(page.get_by_role("group", name=said(Mouse.asked))).to_have_count(0)
    forest = [name.removesuffix(f", {said('webtable-legal')}") for name in before]
    assert set(names_in(page, "[role=gridcell]")) <= set(forest)
    page.get_by_role("link", name=said("web-moment-back")).click()
    assert seen(page) != before

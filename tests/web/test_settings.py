"""What a person sets stays set; every language is whole; both themes are there."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from moonlit.client.words import Words
from tests.turns import A_MATCH, turns
from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.hands import Mouse, play_on, wait
from tests.web.tables import quick_match, start_of, tool
from tests.web.words import UNTRANSLATED, said, speaking

PAGES = (
    "/",
    "/new",
    "/new?game=dominion",
    "/new?game=wonder_book",
    "/learn",
    "/replay",
    "/progress",
    "/settings",
    "/about",
    "/rules",
    "/rules?game=dominion",
    "/rules?game=wonder_book",
    "/match/nowhere",
)
OPENED: tuple[tuple[str, Literal["dialog", "tablist", "toolbar"], str], ...] = (
    ("web-tool-menu", "dialog", "web-tool-menu"),
    ("web-tool-log", "tablist", "web-drawer"),
    ("web-tool-text", "toolbar", "web-text-actions"),
)


def test_settings_are_remembered(people: People) -> None:
    page = people.come("/settings")
    page.get_by_label(said("web-nickname")).fill("Vixen")
    page.get_by_label(said("web-settings-theme")).select_option("light")
    page.get_by_role("checkbox", name=said("web-settings-bigger")).check()
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("heading", name=said("web-title-settings", "pl"))).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_label(said("web-nickname", "pl"))).to_have_value("Vixen")
    expect(page.get_by_role("checkbox", name=said("web-settings-bigger", "pl"))).to_be_checked()


def test_a_key_can_be_changed(people: People) -> None:
    page = people.come("/settings")
    change = page.get_by_role("button", name=re.compile(rf"{said('web-key-pass')}$"))
    change.click()
    page.keyboard.press("u")
    expect(page.locator(".problem")).to_have_text(said("web-keys-taken", key="u"))
    page.keyboard.press("q")
    page.reload()
    quick_match(page)
    buttons = page.get_by_role("group", name=said(Mouse.asked)).get_by_role("button")
    for _ in turns("a choice of several", A_MATCH):
        if wait(page, Mouse.asked) != "asked" or buttons.count() > 1:
            break
        play_on(page, Mouse(page, 1), 1)
    log = page.locator("#log li")
    lines = log.count()
    page.keyboard.press("q")
    expect(log).not_to_have_count(lines)


# Everything that can be read or heard.
_TOLD = """() => {
  const heard = ['aria-label', 'title', 'placeholder', 'alt'];
  const all = [...document.querySelectorAll(heard.map((name) => `[${name}]`).join())];
  const names = all.flatMap((one) => heard.map((name) => one.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...names].join(' ');
}"""


def untranslated(page: Page) -> list[str]:
    return UNTRANSLATED.findall(page.evaluate(_TOLD))


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_no_message_is_missing(people: People, language: str) -> None:
    page = people.come("/", language=language)
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        people.quiet(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert not untranslated(page), path


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_refusal_by_the_server_speaks_it_too(people: People, language: str) -> None:
    page = people.come("/match/nowhere", language=language)
    told = Words(language).say("error-unknown-match", match="nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text(told)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_speaks_one_language(people: People, language: str, size: ViewportSize) -> None:
    page = people.come(language=language, size=size)
    page.get_by_role("button", name=said("web-start-play", language), exact=True).click()
    with speaking(language):
        start_of(page).click()
    page.get_by_role("grid", name=said("webtable-forest", language)).wait_for()
    assert not untranslated(page)
    bar = page.get_by_role("toolbar", name=said("web-tools", language))
    for name, role, opened in OPENED:
        bar.get_by_role("button", name=said(name, language)).click()
        page.get_by_role(role, name=said(opened, language)).wait_for()
        assert not untranslated(page), name
        page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_in_the_middle_of_a_match(people: People) -> None:
    page = people.come()
    quick_match(page)
    wait(page, Mouse.asked)
    tool(page, "web-title-settings")
    page.get_by_role("dialog").get_by_role("button", name="Deutsch").click()
    page.keyboard.press("Escape")
    status = page.get_by_role("region", name=said("webtable-status", "de"))
    expect(status.get_by_role("heading")).to_have_text(re.compile("Du |Überbiete |Beginne "))


def test_the_system_decides_on_the_theme_until_somebody_does(people: People) -> None:
    page = people.come(theme="system", color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    quick_match(page)
    tool(page, "web-tool-to-light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")

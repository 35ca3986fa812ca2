"""Matches made through the pages, as a person makes them."""

from typing import Literal

from playwright.sync_api import Locator, Page

from moonlit.client.words import Words
from tests.web.words import said, spoken

Mode = Literal["basic", "advanced", "family", "solo"]
BOT = "bot kit"


def quick_match(page: Page, bots: int = 1, game: str = "nocturne") -> None:
    """From the first page against bots, with two clicks."""
    page.goto("/")
    page.get_by_role("button", name=said("web-start-play"), exact=True).click()
    if bots > 1:
        page.get_by_role("radio", name=str(bots)).check(force=True)
    start_of(page, game).click()
    page.wait_for_url("**/match/*")


def game_name(game: str) -> str:
    """What a game is called in the language people read."""
    return Words(spoken()).say(f"command-game-{game}")


def start_of(page: Page, game: str = "nocturne") -> Locator:
    """The button that begins a match of a game at once."""
    return page.get_by_role("button", name=said("web-quick-start", game=game_name(game)))


def new_match(
    page: Page,
    mode: Mode = "basic",
    others: tuple[str, ...] = (BOT,),
    *,
    names: tuple[str, ...] = ("Ada",),
) -> None:
    """Fill in the form for a new match: me first, then `others` (`bot kit`, `me`, `open`)."""
    page.goto("/new?game=nocturne")
    mode_name = Words(spoken()).say(f"mode-{mode}")
    page.get_by_role("button", name=mode_name).click()
    if others:
        players = page.get_by_role("combobox", name=said("web-new-players"), exact=True)
        players.select_option(str(len(others) + 1))
    for seat, who in enumerate(others, 2):
        page.get_by_label(said("web-new-who", number=seat)).select_option(who)
    for place, name in enumerate(names):
        page.get_by_role("textbox", name=said("web-nickname")).nth(place).fill(name)
    begin = "web-new-gather" if "open" in others else "web-new-begin"
    page.get_by_role("button", name=said(begin), exact=True).click()
    page.wait_for_url("**/match/*")


def tool(page: Page, message_id: str, **facts: str) -> None:
    """Press a button of the bar above the table."""
    name = said(message_id, **facts)
    page.get_by_role("toolbar", name=said("web-tools")).get_by_role("button", name=name).click()

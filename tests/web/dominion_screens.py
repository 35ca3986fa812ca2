"""The drawn table of Dominion in written positions, as screens to be looked at."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.games.dominion.questions import Reached, every_position
from tests.web.laid import LaidTable
from tests.web.words import said

FULL: Final = Reached(
    "turn",
    "buy",
    "hand: werewolf ghost_town village province estate curse silver goat | deck: 5 copper"
    " | discard: silver gold | play: village smithy gold silver | durations: cobbler | turns: 9",
    "hand: 5 copper | deck: 9 copper | discard: curse gold",
    position={
        "cards": ["pixie", "vampire", "necromancer", "changeling", "cobbler", "leprechaun"],
        "phase": "buy",
        "coins": 7,
        "buys": 2,
        "trash": ["estate", "copper"],
        "turn_end": "told",
    },
)


def dominion_rules(page: Page) -> None:
    page.goto("/rules?game=dominion&thing=card:tormentor")
    page.get_by_role("dialog").locator("summary").first.wait_for()


def bought(page: Page) -> None:
    """A Buy phase with something of everything on the table."""
    LaidTable(FULL).sit(page)
    page.locator("#supply [data-mark=legal]").first.wait_for()


def refused(page: Page) -> None:
    bought(page)
    page.locator("#supply [data-at='pile:province']").click()
    page.get_by_role("note", name=said("webtable-why-not")).wait_for()


def texts(page: Page) -> None:
    bought(page)
    page.get_by_role("button", name=said("webdominion-read"), exact=True).click()


def decks(page: Page) -> None:
    texts(page)
    page.get_by_role("button", name=said("webdominion-read"), exact=True).click()
    page.keyboard.press("d")
    page.get_by_role("dialog", name=said("webdominion-owned")).wait_for()


def explained(page: Page) -> None:
    bought(page)
    page.locator("#supply [data-at='pile:vampire']").focus()
    page.keyboard.press("?")
    page.get_by_role("dialog").locator("summary").first.wait_for()


def _asks(name: str, place: str) -> Callable[[Page], None]:
    """A question, as soon as something can be answered there."""

    def go(page: Page) -> None:
        LaidTable(next(one for one in every_position() if one.name == name)).sit(page)
        page.locator(place).first.wait_for()

    return go


LAID: Final[dict[str, Callable[[Page], None]]] = {
    "dominion-buy": bought,
    "dominion-refused": refused,
    "dominion-texts": texts,
    "dominion-decks": decks,
    "dominion-explained": explained,
    "dominion-hand": _asks("bat: pick trash hand", "#hand [data-mark=legal]"),
    "dominion-piles": _asks("workshop: pile gain", "#supply [data-mark=legal]"),
    "dominion-sorting": _asks("night_watchman: pick topdeck looked", "[data-spot=question]"),
    "dominion-boons": _asks("druid: boon receive", "[data-spot=question]"),
    "dominion-may": _asks("moat: may reveal", "[data-spot=question]"),
    "dominion-order": _asks("start_of_turn: order resolve", "[data-spot=question]"),
}

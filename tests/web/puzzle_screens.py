"""A puzzle of each game as screens to be looked at, before and after its solution."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.web.words import said

# Many tiles, and something to choose that is no spell: the fullest of the puzzles.
NOCTURNE: Final = 29
DOMINION: Final = 8


def puzzle(page: Page) -> None:
    _open(page, "nocturne", NOCTURNE)
    page.get_by_role("grid").wait_for()


def solution(page: Page) -> None:
    puzzle(page)
    _reveal(page)


def dominion_puzzle(page: Page) -> None:
    _open(page, "dominion", DOMINION)
    page.locator("#supply [data-mark=legal]").first.wait_for()


def dominion_solution(page: Page) -> None:
    dominion_puzzle(page)
    _reveal(page)
    page.get_by_role("list", name=said("web-hint-comparison")).wait_for()


def _open(page: Page, game: str, number: int) -> None:
    page.goto(f"/puzzle?game={game}&number={number}")
    page.get_by_role("heading", name=said("webaround-puzzle-other", number=number)).wait_for()


def _reveal(page: Page) -> None:
    page.get_by_role("button", name=said("webaround-puzzle-reveal"), exact=True).click()
    page.get_by_role("heading", name=said("webaround-puzzle-solution")).wait_for()


PUZZLES: Final[dict[str, Callable[[Page], None]]] = {
    "puzzle": puzzle,
    "solution": solution,
    "dominion-puzzle": dominion_puzzle,
    "dominion-solution": dominion_solution,
}

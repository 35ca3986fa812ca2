"""Dominion's drawn table without colours: piles, what can be done with them, players and phases of
the day can still be told apart, as they lie on the whole screen."""

import io
from collections.abc import Iterator
from typing import Final

import pytest
from PIL import Image
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.dominion_layouts import LAYOUTS, CompanyTable
from tests.web.test_greyscale import alike

MARKS: Final = ("plain", "legal", "reach", "chosen", "asks", "dim")
THEMES: Final = ("dark", "light")
# Frames around a picture are thin: what stands beside them is shown, too.
MARGIN: Final = 8
SAME: Final = (64, 48)
# Mean differences of lightness, 0 to 255: between pictures, and between the frames of one picture.
PICTURES: Final = 8.0
FRAMES: Final = 1.0

_THEME: Final = "(theme) => { document.documentElement.dataset.theme = theme; }"
_MARK: Final = """(mark) => {
  document.querySelector("#supply [data-at='pile:silver']").dataset.mark = mark;
}"""


def screen(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("L")


def part(taken: Image.Image, page: Page, place: str, margin: int = 0) -> Image.Image:
    """What is seen at a place of a screen."""
    box = page.locator(place).first.bounding_box()
    assert box
    left, top = box["x"] - margin, box["y"] - margin
    right, bottom = box["x"] + box["width"] + margin, box["y"] + box["height"] + margin
    return taken.crop((int(left), int(top), int(right), int(bottom)))


def seated(people: People, size: ViewportSize) -> Page:
    """Six players, seventeen piles in the Supply and five beyond it."""
    page = people.come("/about", size=size)
    table = CompanyTable(LAYOUTS["six"])
    table.sit(page)
    page.locator("#supply").wait_for()
    people.quiet(page)
    return page


def themes(page: Page) -> Iterator[str]:
    for theme in THEMES:
        page.evaluate(_THEME, theme)
        yield theme


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_piles_and_what_can_be_done_with_them_are_told_apart_without_colours(
    people: People, size: ViewportSize
) -> None:
    page = seated(people, size)
    places = page.locator("#supply [data-at]").evaluate_all(
        "(all) => all.map((one) => one.dataset.at)"
    )
    assert len(places) == 17 + (5 if size == PHONE else 0)
    for theme in themes(page):
        taken = screen(page)
        piles = {one: part(taken, page, f"#supply [data-at='{one}']") for one in places}
        assert not alike({name: one.resize(SAME) for name, one in piles.items()}, PICTURES), theme
        marked = {}
        for mark in MARKS:
            page.evaluate(_MARK, mark)
            marked[mark] = part(screen(page), page, "#supply [data-at='pile:silver']", MARGIN)
        assert not alike(marked, FRAMES), theme


def test_six_players_are_told_apart_without_colours(people: People) -> None:
    page = seated(people, DESKTOP)
    for theme in themes(page):
        taken = screen(page)
        faces = {str(seat): part(taken, page, f"[data-seat='{seat}'] .fox") for seat in range(6)}
        assert not alike({name: one.resize(SAME) for name, one in faces.items()}, PICTURES), theme


def test_two_equal_piles_would_be_found(people: People) -> None:
    page = seated(people, PHONE)
    taken = part(screen(page), page, "#supply [data-at='pile:gold']").resize(SAME)
    assert alike({"one": taken, "other": taken}, FRAMES)

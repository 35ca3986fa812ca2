"""Without colours every tile, token and picture of a card can still be told apart."""

import base64
import io
from collections.abc import Mapping
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page

from tests.web.conftest import People
from tests.web.words import said
from tools.cards.pictures import PICTURES
from tools.cards.sprite import picture

# Mean difference of lightness (0 to 255) between two pictures with so many pixels a side.
SIDE = 96
CLEARLY = 3.0
SEATS = (0, 1, 2, 3)
# Pictures of cards, as small as they are ever looked at.
SMALL = (64, 48)
CARDS_CLEARLY = 14.0
CARDS_A_ROW = 12
DRAWINGS = ("body-{}", "body-{}-star", "body-{}-down", "mark-{}", "pass-{}")

# One drawing alone on a grey ground, as large as a token at the table.
_ALONE = """([id, side]) => {
  const drawing = document.getElementById(id);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', drawing.getAttribute('viewBox') ?? '0 0 100 100');
  svg.innerHTML = `<use href="#${id}"/>`;
  Object.assign(svg.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: 9999,
    width: `${side}px`, height: `${side}px`, background: '#808080' });
  svg.id = 'alone';
  document.getElementById('alone')?.remove();
  document.body.append(svg);
}"""


def without_colours(taken: bytes) -> Image.Image:
    return Image.open(io.BytesIO(taken)).convert("L").resize((SIDE, SIDE))


def alike(pictures: Mapping[str, Image.Image], least: float = CLEARLY) -> list[str]:
    """Pairs that somebody could take for each other."""
    found = []
    for one, other in combinations(pictures, 2):
        difference = ImageChops.difference(pictures[one], pictures[other])
        if (mean := ImageStat.Stat(difference).mean[0]) < least:
            found.append(f"{one} and {other}: {mean:.1f}")
    return found


def token(page: Page, drawing: str) -> Image.Image:
    page.evaluate(_ALONE, [drawing, SIDE])
    return without_colours(page.screenshot(clip={"x": 0, "y": 0, "width": SIDE, "height": SIDE}))


@pytest.fixture
def rules(people: People) -> Page:
    """The page that shows every tile there is."""
    page = people.come("/rules", device_scale_factor=2)
    page.get_by_role("heading", name=said("webaround-chapter-tiles"), exact=True).wait_for()
    return page


def test_every_tile_can_be_told_apart(rules: Page) -> None:
    tiles = rules.locator("#tiles").get_by_role("button")
    pictures = {
        f"{place} {tile.locator('b').inner_text()}": without_colours(
            tile.locator(".picture").screenshot()
        )
        for place, tile in enumerate(tiles.all())
    }
    assert len(pictures) > 20
    assert not alike(pictures)


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_whose_a_token_is_can_be_told(rules: Page, drawing: str) -> None:
    assert not alike({str(seat): token(rules, drawing.format(seat)) for seat in SEATS})


def test_two_equal_drawings_would_be_found(rules: Page) -> None:
    assert alike({"one": token(rules, "body-0"), "other": token(rules, "body-0")})


def test_every_picture_of_a_card_can_be_told_apart_when_it_is_small(browser: Browser) -> None:
    wide, high = SMALL
    rows = -(-len(PICTURES) // CARDS_A_ROW)
    page = browser.new_page(viewport={"width": wide * CARDS_A_ROW, "height": high * rows})
    shown = "".join(f'<img src="{as_address(drawn)}">' for drawn in PICTURES.values())
    columns = f"repeat({CARDS_A_ROW}, {wide}px)"
    page.set_content(
        f"<style>body {{ display: grid; grid-template-columns: {columns}; margin: 0 }}"
        f" img {{ display: block; width: {wide}px; height: {high}px }}</style>{shown}"
    )
    sheet = Image.open(io.BytesIO(page.screenshot())).convert("L")
    page.close()
    small: dict[str, Image.Image] = {}
    for place, kind in enumerate(PICTURES):
        left, top = place % CARDS_A_ROW * wide, place // CARDS_A_ROW * high
        small[kind] = sheet.crop((left, top, left + wide, top + high))
    assert not alike(small, CARDS_CLEARLY)


def as_address(drawn: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(picture(drawn).encode()).decode()}"

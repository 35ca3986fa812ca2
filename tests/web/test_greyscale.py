"""Without colours every tile, token and picture of a card can still be told apart."""

import io
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page

from tests.web.conftest import People
from tests.web.words import said
from tools.cards.pictures import PICTURES
from tools.cards.sheet import as_address
from tools.cards.sprite import picture

# Mean difference of lightness (0 to 255) between two pictures with so many pixels a side.
SIDE = 96
CLEARLY = 3.0
SEATS = (0, 1, 2, 3)
# Pictures of cards and faces of seats, as small as they are ever looked at.
SMALL = (64, 48)
WHEN_SMALL = 14.0
A_ROW = 12
FACES = Path(__file__).parents[2] / "web" / "src" / "ui" / "art"
MOST_SEATS = 6
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


def test_pictures_of_cards_and_faces_of_seats_are_told_apart_when_they_are_small(
    browser: Browser,
) -> None:
    faces = {path.stem: path.read_text("utf-8") for path in FACES.glob("fox-*.svg")}
    assert len(faces) == MOST_SEATS
    drawings = {**{kind: picture(drawn) for kind, drawn in PICTURES.items()}, **faces}
    wide, high = SMALL
    rows = -(-len(drawings) // A_ROW)
    page = browser.new_page(viewport={"width": wide * A_ROW, "height": high * rows})
    shown = "".join(f'<img src="{as_address(drawn)}">' for drawn in drawings.values())
    page.set_content(
        f"<style>body {{ display: grid; grid-template-columns: repeat({A_ROW}, {wide}px);"
        f" margin: 0 }} img {{ width: {wide}px; height: {high}px }}</style>{shown}"
    )
    sheet = Image.open(io.BytesIO(page.screenshot())).convert("L")
    page.close()
    small: dict[str, Image.Image] = {}
    for place, kind in enumerate(drawings):
        left, top = place % A_ROW * wide, place // A_ROW * high
        small[kind] = sheet.crop((left, top, left + wide, top + high))
    assert not alike(small, WHEN_SMALL)

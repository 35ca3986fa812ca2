"""Nothing is cut: narrow screens, text twice as large, fingers."""

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.hands import Mouse, wait
from tests.web.screens import WALKS, walk
from tests.web.tables import quick_match

pytestmark = pytest.mark.once

FINGER = 44

# The page must not scroll sideways, and text may not be wider than what shows it.
_OVERFLOW = """(room) => {
  const root = document.scrollingElement;
  const found = root.scrollWidth > room + 1 ? [`page: ${root.scrollWidth} px`] : [];
  const told = 'button, a, h1, h2, h3, p, li, td, th, label, summary';
  for (const one of document.querySelectorAll(told)) {
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const isShown = box.width > 1 && box.height > 1 && style.visibility !== 'hidden';
    const mayBeCut = one.closest('nav, .scroll, .unseen') || style.textOverflow === 'ellipsis';
    if (!isShown || mayBeCut) continue;
    const isCut = style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    const isOut = box.right > room + 1 || box.left < -1;
    if (isCut || isOut) found.push(`${one.tagName} ${one.textContent.trim().slice(0, 40)}`);
  }
  return found;
}"""


def cut(page: Page) -> list[str]:
    # A page that is too wide makes a phone zoom out, so its own idea of its width is no measure.
    assert page.viewport_size
    found: list[str] = page.evaluate(_OVERFLOW, page.viewport_size["width"])
    return found


def check(page: Page, screens: tuple[str, ...]) -> None:
    found = {screen: cut(page) for screen in walk(page, screens)}
    assert not {screen: told for screen, told in found.items() if told}


@pytest.mark.parametrize("screens", WALKS, ids="-".join)
def test_390_pixels_are_enough(people: People, screens: tuple[str, ...]) -> None:
    check(people.come(size=PHONE), screens)


@pytest.mark.parametrize("screens", WALKS, ids="-".join)
def test_text_may_be_twice_as_large(people: People, screens: tuple[str, ...]) -> None:
    page = people.come(size=DESKTOP)
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => {"
        " document.documentElement.style.fontSize = '200%'; })"
    )
    check(page, screens)


# Whatever is asked for by touching the four ends of a fingertip on the middle of something.
_FINGERTIP = """(all, size) => all.flatMap((one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  if (!width || !height) return [];
  const [x, y, half] = [left + width / 2, top + height / 2, size / 2 - 1];
  const ends = [[x - half, y], [x + half, y], [x, y - half], [x, y + half]];
  const isHit = ends.every(([atX, atY]) => one.contains(document.elementFromPoint(atX, atY)));
  const name = one.ariaLabel ?? one.innerText;
  return isHit ? [] : [`${name}: ${Math.round(width)} x ${Math.round(height)}`];
})"""


def test_every_action_on_a_phone_fits_a_finger(people: People) -> None:
    page = people.come(size=PHONE)
    quick_match(page)
    wait(page, Mouse.asked)
    groups = page.locator("[role=grid], [role=toolbar], [role=group], [role=tablist]")
    things = groups.locator("button, [role=gridcell], [role=tab]")
    assert things.count() > 20
    assert not things.evaluate_all(_FINGERTIP, FINGER)


def test_something_too_wide_would_be_found(people: People) -> None:
    page = people.come(size=PHONE)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.querySelector('h1').style.width = '500px'")
    assert cut(page)

"""Every screen, large and small: axe finds nothing in either theme, and nothing is cut."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.screens import SCREENS, WALKS, walk

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What axe may look at; a list of its rules, or nothing for all of them.
_RUN = """async (rules) => {
  const options = { resultTypes: ['violations'] };
  if (rules.length) options.runOnly = { type: 'rule', values: rules };
  return (await axe.run(document, options)).violations;
}"""
# A theme changes nothing but colours.
COLOURS = ("color-contrast", "link-in-text-block")
_THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"

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
# What observes its own size has been told of the new one two frames later.
_TEXT_SIZE = """async (size) => {
  document.documentElement.style.fontSize = size;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_RUN, rules)
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]


def cut(page: Page) -> list[str]:
    """What is wider than the window, or than its own frame."""
    # A page that is too wide makes a phone zoom out, so its own idea of its width is no measure.
    assert page.viewport_size
    found: list[str] = page.evaluate(_OVERFLOW, page.viewport_size["width"])
    return found


def complaints(page: Page, text_size: str) -> Iterator[str]:
    """Both themes of what is shown, and then its text as large as somebody wants it."""
    for theme, rules in (("light", COLOURS), ("dark", ())):
        page.evaluate(_THEME, theme)
        yield from (f"{theme}: {found}" for found in violations(page, *rules))
    page.evaluate(_TEXT_SIZE, text_size)
    yield from (f"cut with text of {text_size}: {found}" for found in cut(page))
    page.evaluate(_TEXT_SIZE, "")


@pytest.mark.parametrize(
    ("size", "text_size"), [(DESKTOP, "200%"), (PHONE, "100%")], ids=["desktop", "phone"]
)
@pytest.mark.parametrize("screens", WALKS, ids="-".join)
def test_every_screen(
    people: People, screens: tuple[str, ...], size: ViewportSize, text_size: str
) -> None:
    page = people.come(size=size)
    found = {screen: [*complaints(page, text_size)] for screen in walk(page, screens)}
    assert not {screen: told for screen, told in found.items() if told}


def test_no_screen_is_left_out() -> None:
    assert sorted(screen for screens in WALKS for screen in screens) == sorted(SCREENS)


def test_a_picture_without_a_name_would_be_found(people: People) -> None:
    page = people.come("/about")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('img'))")
    assert any("image-alt" in found for found in complaints(page, "100%"))


def test_pale_text_would_be_found_in_either_theme(people: People) -> None:
    page = people.come("/about")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.querySelector('main p').style.color = '#777'")
    page.evaluate("document.querySelector('main p').style.background = '#888'")
    found = [*complaints(page, "100%")]
    for theme in ("light", "dark"):
        assert any(one.startswith(f"{theme}: color-contrast") for one in found)


def test_something_too_wide_would_be_found(people: People) -> None:
    page = people.come(size=PHONE)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.querySelector('h1').style.width = '30em'")
    assert cut(page)


def test_what_is_cut_only_when_enlarged_would_be_found(people: People) -> None:
    page = people.come(size=DESKTOP)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.querySelector('h1').style.width = '60rem'")
    assert not cut(page)
    assert any("200%" in found for found in [*complaints(page, "200%")])
    assert not cut(page)

"""axe finds nothing to complain about on any screen, in either theme, large or small."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.screens import SCREENS, WALKS, walk

pytestmark = pytest.mark.once

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("dark", "light")

_RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
_THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


def violations(page: Page) -> list[str]:
    """What is wrong, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_RUN)
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]


def complaints(page: Page, screen: str) -> Iterator[str]:
    """Both themes of what is shown; the screen is reached once."""
    for theme in THEMES:
        page.evaluate(_THEME, theme)
        yield from (f"{screen}, {theme}: {found}" for found in violations(page))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("screens", WALKS, ids="-".join)
def test_every_screen(people: People, screens: tuple[str, ...], size: ViewportSize) -> None:
    page = people.come(size=size)
    found = [told for screen in walk(page, screens) for told in complaints(page, screen)]
    assert not found, "\n".join(found)


def test_no_screen_is_left_out() -> None:
    assert sorted(screen for screens in WALKS for screen in screens) == sorted(SCREENS)


def test_a_picture_without_a_name_would_be_found(people: People) -> None:
    page = people.come("/about")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('img'))")
    assert any(found.startswith("image-alt") for found in violations(page))

"""axe finds nothing to complain about on any screen, in either theme."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.screens import SCREENS, WALKS, walk

pytestmark = pytest.mark.once

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ON_A_PHONE = (
    ("table", "chosen", "menu", "text"),
    ("four-players",),
    ("replay", "score"),
    ("learn",),
)

_RUN = """async (rules) => {
  const options = rules.length ? { runOnly: { type: 'rule', values: rules } } : {};
  return (await axe.run(document, { ...options, resultTypes: ['violations'] })).violations;
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """What is wrong and where; with `rules` only those are looked at."""
    found: list[dict[str, Any]] = page.evaluate(_RUN, list(rules))
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]


def complaints(page: Page) -> list[str]:
    """Everything in the theme that is shown, and in the other one what hangs on colours."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = violations(page)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    found += violations(page, "color-contrast", "link-in-text-block")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return found


def check(page: Page, screens: tuple[str, ...]) -> None:
    found = {screen: complaints(page) for screen in walk(page, screens)}
    assert not {screen: told for screen, told in found.items() if told}


@pytest.mark.parametrize("screens", WALKS, ids="-".join)
def test_every_screen(people: People, screens: tuple[str, ...]) -> None:
    check(people.come(size=DESKTOP), screens)


def test_no_screen_is_left_out() -> None:
    assert sorted(screen for screens in WALKS for screen in screens) == sorted(SCREENS)


@pytest.mark.parametrize("screens", ON_A_PHONE, ids="-".join)
def test_what_looks_different_on_a_phone(people: People, screens: tuple[str, ...]) -> None:
    check(people.come(size=PHONE), screens)


def test_a_picture_without_a_name_would_be_found(people: People) -> None:
    page = people.come("/about")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('img'))")
    page.evaluate(AXE.read_text("utf-8"))
    assert any(found.startswith("image-alt") for found in violations(page))

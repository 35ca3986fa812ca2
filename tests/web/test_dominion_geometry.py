"""Dominion's table keeps its place: in any window nothing overlaps, nothing one acts with is out of
sight or too small for a finger, and no words move the board."""

from dataclasses import replace
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import PHONE, People
from tests.web.dominion_layouts import LAYOUTS, CompanyTable, asked
from tests.web.test_geometry import FLAT, LAPTOP, resize

Windows = tuple[ViewportSize, ...]

WIDE: Final[Windows] = (
    LAPTOP,
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
    {"width": 1024, "height": 768},
    {"width": 768, "height": 1024},
)
PHONES: Final[Windows] = (PHONE, FLAT)
ON_WIDE_AND_PHONES: Final = pytest.mark.parametrize(
    "windows", [WIDE, PHONES], ids=["wide", "phones"]
)
# More than a phone holds: there piles or answers scroll, while hand and button stay in sight.
LONG: Final = ("eleven", "twelve", "order")
SCROLLED: Final = ("scrolls", "supply over play")
# Asked by piles that light up, and by a tray that lies over them.
QUESTIONS: Final = ("workshop: pile gain", "night_watchman: pick topdeck looked")

# What lies over something else or out of the window, has to be scrolled, or is too small for a
# finger. Cards of a hand lie over each other: there counts what is seen of them.
_LAID: Final = """(isTouched) => {
  const found = [];
  const boxOf = (one) => one.getBoundingClientRect();
  const shown = (...selectors) => [...document.querySelectorAll(selectors)].filter((one) => {
    const { width, height } = boxOf(one);
    return width && height && getComputedStyle(one).visibility !== 'hidden';
  });
  const name = (one) => one.dataset.at ?? one.dataset.spot ?? one.classList[0];
  const lap = (a, b, [from, to]) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const isOver = (a, b) => !a.contains(b) && !b.contains(a)
    && [['left', 'right'], ['top', 'bottom']].every((axis) => lap(boxOf(a), boxOf(b), axis) > 1.5);
  const parts = shown('.topbar > *', '.day', '.others', '.head', '#supply', '.table > .strip',
    '#play', '.field > .aside', '.rack', '.sheet', '.side > *');
  const piles = shown('#supply button', '.aside button');
  for (const all of [parts.filter((one) => !one.closest('.strip > #play')), piles])
    for (const [n, a] of all.entries())
      for (const b of all.slice(n + 1)) if (isOver(a, b)) found.push(`${name(a)} over ${name(b)}`);
  const used = shown('#hand', '[data-spot=act]', '[data-spot=other]', '[data-counter]', '.status');
  for (const one of [...piles, ...used]) {
    const { left, top, right, bottom } = boxOf(one);
    if (Math.min(left, top, innerWidth - right, innerHeight - bottom) < -1)
      found.push(`${name(one)} out of the window`);
  }
  for (const one of shown('.table', '.field', '.right', '.middle'))
    if (one.scrollHeight > one.clientHeight + 2) found.push(`${name(one)} scrolls`);
  if (!isTouched) return found;
  for (const one of shown('.table button:not(.ask)', '.topbar .tool', '.topbar .logo')) {
    const { width, height } = boxOf(one);
    if (Math.min(width, height) < 43.5) found.push(`${name(one)}: ${width} by ${height}`);
  }
  const lefts = shown('#hand button').map((one) => boxOf(one).left);
  for (const [n, left] of lefts.entries())
    if (lefts[n + 1] - left < 42) found.push(`of card ${n} are seen ${lefts[n + 1] - left}`);
  return found;
}"""
_BOARD: Final = """() => [...document.querySelectorAll('#supply button')].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""
# What is asked and offered says more than it ever would, and a banner comes.
_TALK: Final = """() => {
  const long = 'Quite a lot to say about this, and then some more of it. '.repeat(9);
  for (const one of document.querySelectorAll('.status h2, .status p')) one.append(long);
  const banner = `<p class="notice">${long}</p>`;
  document.querySelector('.notices').insertAdjacentHTML('beforeend', banner);
}"""


def seated(people: People, windows: Windows) -> tuple[Page, CompanyTable]:
    page = people.come("/about", size=windows[0])
    table = CompanyTable(LAYOUTS["two"])
    table.sit(page)
    page.locator("#supply").wait_for()
    return page, table


def boards(page: Page, windows: Windows) -> list[Any]:
    """Where every pile lies, in one window after the other."""
    found = []
    for window in windows:
        resize(page, window)
        found.append(page.evaluate(_BOARD))
    return found


@ON_WIDE_AND_PHONES
def test_every_table_fits_every_window(people: People, windows: Windows) -> None:
    page, table = seated(people, windows)
    found = {}
    for name, reached in LAYOUTS.items():
        table.lay(reached)
        for window in windows:
            resize(page, window)
            told = page.evaluate(_LAID, windows == PHONES)
            if windows == PHONES and name in LONG:
                told = [one for one in told if not one.endswith(SCROLLED)]
            found[name, window["width"]] = told
    assert not {where: told for where, told in found.items() if told}


@ON_WIDE_AND_PHONES
def test_no_words_move_the_piles(people: People, windows: Windows) -> None:
    page, _ = seated(people, windows)
    before = boards(page, windows)
    page.evaluate(_TALK)
    assert boards(page, windows) == before


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_question_moves_the_piles(people: People, question: str) -> None:
    """On a phone nothing of the table is left beside a tray."""
    windows = WIDE + (PHONES if "pile" in question else ())
    reached = asked(question)
    page, table = seated(people, windows)
    table.lay(replace(reached, actions=()))
    before = boards(page, windows)
    table.lay(reached)
    assert boards(page, windows) == before


def test_what_is_wrong_would_be_found(people: People) -> None:
    page, _ = seated(people, PHONES)
    page.evaluate("document.querySelector('#supply button').style.height = '30px'")
    page.evaluate("document.querySelector('.head').style.cssText = 'position: relative; top: 90px'")
    found = page.evaluate(_LAID, True)
    assert any(one.endswith(" by 30") for one in found)
    assert any("head" in one and " over " in one for one in found)

"""Nocturne's table keeps its place: in any window nothing overlaps, and no words move the board."""

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import People
from tests.web.hands import Mouse, play_on, wait
from tests.web.screens import four_players
from tests.web.tables import quick_match, tool
from tests.web.words import speaking

LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 650}
FLAT: Final[ViewportSize] = {"width": 844, "height": 390}
# A window, and how large a tile has to be in it with four players.
WINDOWS: Final = (
    (LAPTOP, 70),
    ({"width": 1366, "height": 768}, 90),
    ({"width": 1280, "height": 640}, 70),
    ({"width": 1440, "height": 900}, 80),
    ({"width": 1024, "height": 768}, 44),
    (FLAT, 52),
)
# Laptops, where nothing may be scrolled with the longest words either.
LOW_WINDOWS: Final = 3
PHONES: Final[tuple[tuple[ViewportSize, int], ...]] = (
    ({"width": 390, "height": 844}, 55),
    ({"width": 360, "height": 740}, 44),
)

# Parts that share the window, and whether anything would have to be scrolled.
_LAID = """() => {
  const parts = ['.forest', '.status', '.board', '.rack, .sheet', '.left, .strip', '.right'];
  const boxes = [...parts, '.topbar'].flatMap((part) => {
    const one = document.querySelector(part);
    if (!one) return [];
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [{ part, from: [left, top], to: [right, bottom] }];
  });
  const isOver = (a, b) => [0, 1].every((axis) =>
    a.from[axis] < b.to[axis] - 1 && b.from[axis] < a.to[axis] - 1);
  const pairs = boxes.flatMap((a, n) => boxes.slice(n + 1).map((b) => [a, b]));
  const overlaps = pairs.filter(([a, b]) => isOver(a, b)).map(([a, b]) => `${a.part} ${b.part}`);
  const scrolls = ['.table', '.right'].filter((part) => {
    const one = document.querySelector(part);
    return one && one.scrollHeight > one.clientHeight + 1;
  });
  return { overlaps, scrolls };
}"""
_CELLS = """() => [...document.querySelectorAll('[data-cell]')].map((cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return [left, top, width, height];
})"""
_SPELLS = """() => [...document.querySelectorAll('[data-token]')].map((one) => one.offsetWidth)"""
_FRAMES = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
_POLISH = """() => {
  const kept = JSON.parse(localStorage.getItem('moonlit.settings'));
  localStorage.setItem('moonlit.settings', JSON.stringify({ ...kept, language: 'pl' }));
}"""
# Everything that speaks says more than it ever would.
_TALK = """() => {
  const long = 'Quite a lot to say about this, and then some more of it. '.repeat(9);
  for (const one of document.querySelectorAll('.status h2, .status p, .told')) one.append(long);
  const banner = `<p class="notice">${long}</p>`;
  document.querySelector('.notices').insertAdjacentHTML('beforeend', banner);
}"""


def resize(page: Page, window: ViewportSize) -> None:
    page.set_viewport_size(window)
    page.evaluate(_FRAMES)


def check(page: Page, window: ViewportSize, least: int) -> None:
    resize(page, window)
    laid = page.evaluate(_LAID)
    assert laid == {"overlaps": [], "scrolls": []}, window
    cells = page.evaluate(_CELLS)
    assert min(width for _, _, width, _ in cells) >= least, window
    assert min(page.evaluate(_SPELLS), default=44) >= 44, window


def assert_unmoved_by_words(page: Page, window: ViewportSize) -> None:
    resize(page, window)
    before = page.evaluate(_CELLS)
    tool(page, "web-tool-chat")
    page.evaluate(_TALK)
    page.evaluate(_FRAMES)
    assert page.evaluate(_CELLS) == before, window


def speak_polish(page: Page) -> None:
    page.evaluate(_POLISH)
    page.reload()
    with speaking("pl"):
        wait(page, Mouse.asked)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("size", "windows"), [(LAPTOP, WINDOWS), (PHONES[0][0], PHONES)], ids=["desktop", "phone"]
)
def test_a_full_table_fits_every_window_and_no_words_move_it(
    people: People, size: ViewportSize, windows: tuple[tuple[ViewportSize, int], ...]
) -> None:
    page = people.come(size=size)
    four_players(page)
    play_on(page, Mouse(page, 16), 6)
    wait(page, Mouse.asked)
    page.keyboard.press("Escape")
    for window, least in windows:
        check(page, window, least)
    assert_unmoved_by_words(page, size)
    speak_polish(page)
    for window, least in windows[:LOW_WINDOWS]:
        check(page, window, least)


def test_eight_different_spells_fit_a_narrow_phone(people: People) -> None:
    page = people.come(size=PHONES[1][0])
    quick_match(page)
    wait(page, Mouse.asked)
    widths = page.evaluate(_SPELLS)
    assert len(widths) == 8
    assert min(widths) >= 44


def test_an_overlap_would_be_found(people: People) -> None:
    page = people.come(size=LAPTOP)
    four_players(page)
    page.evaluate("document.querySelector('.board').style.marginLeft = '-300px'")
    assert page.evaluate(_LAID)["overlaps"]

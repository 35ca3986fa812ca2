"""How quick and how light the page is: first paint, answers to clicks, bytes for a first match.

python -m tools.page_figures --json

Run it on a quiet computer. `--slower 4` makes the browser's processor as slow as that of a phone.
"""

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Browser, Page, Response, expect, sync_playwright

from tests.server.house import House
from tests.web.conftest import FLAGS, PATIENCE, PHONE, People
from tests.web.hands import Dealer, Hands, Mouse, play_on, wait
from tests.web.tables import quick_match
from tools.needs import find_browser

DECISIONS = 12
HANDS: dict[str, Callable[[Page], Hands]] = {
    "nocturne": lambda page: Mouse(page, 1),
    "dominion": Dealer,
}

# Times from a click to the frame that shows a first change, and until the server has confirmed.
_LISTEN = """
window.answers = [];
window.confirmations = [];
addEventListener('click', (event) => {
  const answered = new MutationObserver(() => {
    answered.disconnect();
    const told = () => answers.push(performance.now() - event.timeStamp);
    requestAnimationFrame(() => setTimeout(told));
  });
  const confirmed = new MutationObserver(() => {
    if (document.querySelector('[aria-busy=true]')) confirmed.isSent = true;
    else if (confirmed.isSent) {
      confirmed.disconnect();
      requestAnimationFrame(() => confirmations.push(performance.now() - event.timeStamp));
    }
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  answered.observe(document, all);
  confirmed.observe(document, all);
}, true);
"""
_FIRST_PAINT = """() => new Promise((found) => {
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) found(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
})"""


class Figures(TypedDict):
    """Milliseconds, bytes and counts."""

    engine: str
    slower: float
    first_paint_ms: float
    first_paint_slowest_ms: float
    answer_ms: float
    answer_slowest_ms: float
    confirmed_ms: float
    clicks: int
    bytes: int
    requests: int


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.page_figures", description=__doc__)
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--slower", type=float, default=1, help="slow the browser's processor down")
    parser.add_argument("--times", type=int, default=5, help="how often the first page is opened")
    parser.add_argument("--game", choices=HANDS, default="nocturne", help="what is played")
    wished = parser.parse_args()
    figures = measure(wished.slower, wished.times, wished.game)
    if wished.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name.replace('_', ' '):<22} {figure}")
    return 0


def measure(slower: float, times: int, game: str = "nocturne") -> Figures:
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory(prefix="moonlit-") as data,
        House(Path(data) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        paints = [first_paint(browser, house, slower) for _ in range(times)]
        answers, confirmations, heard = first_match(browser, house, slower, game)
        sizes = [response.request.sizes()["responseBodySize"] for response in heard]
        browser.close()
        return Figures(
            engine=house.engine,
            slower=slower,
            first_paint_ms=round(statistics.median(paints), 1),
            first_paint_slowest_ms=round(max(paints), 1),
            answer_ms=round(statistics.median(answers), 1),
            answer_slowest_ms=round(max(answers), 1),
            confirmed_ms=round(statistics.median(confirmations), 1),
            clicks=len(answers),
            bytes=sum(sizes),
            requests=len(sizes),
        )


def visit(browser: Browser, house: House, slower: float) -> Page:
    """A browser that was never here, on a phone's screen."""
    page = People(house.origin, browser.new_context).come("about:blank", size=PHONE)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def first_paint(browser: Browser, house: House, slower: float) -> float:
    page = visit(browser, house, slower)
    page.goto("/")
    paint: float = page.evaluate(_FIRST_PAINT)
    page.context.close()
    return paint


def first_match(
    browser: Browser, house: House, slower: float, game: str
) -> tuple[list[float], list[float], list[Response]]:
    """Some decisions of a first match, and everything that was fetched before the first of them."""
    page = visit(browser, house, slower)
    heard: list[Response] = []

    def hear(response: Response) -> None:
        heard.append(response)

    page.on("response", hear)
    quick_match(page, game=game)
    hands = HANDS[game](page)
    wait(page, hands.asked)
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", hear)
    page.evaluate(_LISTEN)
    play_on(page, hands, DECISIONS)
    wait(page, hands.asked)
    return page.evaluate("answers"), page.evaluate("confirmations"), heard


if __name__ == "__main__":
    sys.exit(main())

"""How smoothly cards move: the length of every frame while fifteen of them fly over the table.

python -m tools.motion_figures --json

Run it on a quiet computer. The browser's processor is four times slower than it is, as on a phone;
`--slower 1` leaves it as it is.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final, TypedDict

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.games.dominion.questions import Reached
from tests.server.house import House
from tests.web.conftest import DESKTOP, FLAGS, PATIENCE, PHONE, People
from tests.web.laid import LaidTable
from tools.needs import find_browser

SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
DECK: Final = "deck: estate copper silver village smithy"
TABLE: Final = f"play: silver gold market festival laboratory | {DECK}"
# Fifteen cards at once, swept off hand and table or played in one go, and the key that does it.
SCENES: Final = {
    "clean-up": ("hand: 2 estate 2 duchy village smithy curse cellar 2 copper | " + TABLE, "n"),
    "treasures": ("hand: 9 copper 4 silver 2 gold | " + DECK, "t"),
}
# From the frame that shows the first card in flight to the one that shows the last.
_WATCH: Final = """() => {
window.frames_seen = new Promise((done) => {
  const seen = { turn: 0, moving: [], flying: 0 };
  let last = performance.now();
  const frame = (now) => {
    const flights = document.querySelectorAll('.flight').length;
    const length = now - last;
    last = now;
    if (!flights && !seen.flying) seen.turn = Math.max(seen.turn, length);
    if (flights) {
      if (!seen.flying) seen.turn = Math.max(seen.turn, length);
      else seen.moving.push(length);
      seen.flying = Math.max(seen.flying, flights);
    }
    if (seen.flying && !flights) done(seen);
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
});
}"""


class Figures(TypedDict):
    """Milliseconds and counts; `turn_ms` is the frame in which the table is drawn anew."""

    scene: str
    size: str
    slower: float
    cards: int
    frames: int
    median_ms: float
    longest_ms: float
    turn_ms: float


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.motion_figures", description=__doc__)
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--slower", type=float, default=4, help="slow the browser's processor down")
    parser.add_argument("--times", type=int, default=3, help="how often each scene is played")
    wished = parser.parse_args()
    for figures in measure(wished.slower, wished.times):
        if wished.json:
            print(json.dumps(figures))
        else:
            print("  ".join(f"{name} {figure}" for name, figure in figures.items()))
    return 0


def measure(slower: float, times: int) -> list[Figures]:
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory(prefix="moonlit-") as data,
        House(Path(data) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        found = [
            played(browser, house, scene, size, slower, times) for scene in SCENES for size in SIZES
        ]
        browser.close()
        return found


def played(
    browser: Browser, house: House, scene: str, size: str, slower: float, times: int
) -> Figures:
    """One scene several times; all frames of all times count."""
    people = People(house.origin, browser.new_context)
    page = people.come("/about", size=SIZES[size], settings={"speed": 1})
    page.emulate_media(reduced_motion="no-preference")
    seen = [once(people, page, scene, slower) for _ in range(times)]
    page.context.close()
    frames = [length for one in seen for length in one["moving"]]
    return Figures(
        scene=scene,
        size=size,
        slower=slower,
        cards=max(one["flying"] for one in seen),
        frames=len(frames),
        median_ms=round(statistics.median(frames), 1),
        longest_ms=round(max(frames), 1),
        turn_ms=round(max(one["turn"] for one in seen), 1),
    )


class Seen(TypedDict):
    turn: float
    moving: list[float]
    flying: int


def once(people: People, page: Page, scene: str, slower: float) -> Seen:
    first, key = SCENES[scene]
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    table = LaidTable(Reached(scene, "buy", first, position={"phase": "buy"}))
    table.sit(page)
    page.locator("[data-spot=act]").wait_for()
    people.quiet(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(_WATCH)
    page.keyboard.press(key)
    seen: Seen = page.evaluate("window.frames_seen")
    session.detach()
    return seen


if __name__ == "__main__":
    sys.exit(main())

"""How smoothly cards move: the length of every frame while fifteen of them fly over the table.

python -m tools.motion_figures --json

The browser's processor is four times slower than it is, as on a phone; `--slower 1` leaves it as it
is. Frames are measured by the clock, so run it on a quiet computer. What the page itself works is
also measured in time of the processor, of which it takes no more on a busy one: the longest task
while cards move, and the one that draws the table anew before they do.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, TypedDict

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
      if (!seen.flying) {
        seen.turn = Math.max(seen.turn, length);
        performance.mark('moving');
      } else seen.moving.push(length);
      seen.flying = Math.max(seen.flying, flights);
    }
    if (seen.flying && !flights) done(seen);
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
});
}"""


# What tells how long the page's main thread works on each task.
TRACED: Final = ["toplevel", "blink.user_timing"]
TASK: Final = "ThreadControllerImpl::RunTask"


class Figures(TypedDict):
    """Milliseconds and counts; `turn` is the frame in which the table is drawn anew, `work` is the
    processor's time for the longest task."""

    scene: str
    size: str
    slower: float
    cards: int
    frames: int
    median_ms: float
    longest_ms: float
    turn_ms: float
    work_ms: float
    turn_work_ms: float


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
    worked = [traced(browser, people, page, scene) for _ in range(times)]
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
        work_ms=round(slower * statistics.median(moving for moving, _ in worked), 1),
        turn_work_ms=round(slower * statistics.median(turn for _, turn in worked), 1),
    )


class Seen(TypedDict):
    turn: float
    moving: list[float]
    flying: int


def once(people: People, page: Page, scene: str, slower: float) -> Seen:
    """The frames of one scene, by the clock."""
    session = page.context.new_cdp_session(page)
    key = lay(people, page, scene)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.keyboard.press(key)
    seen: Seen = page.evaluate("window.frames_seen")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
    return seen


def traced(browser: Browser, people: People, page: Page, scene: str) -> tuple[float, float]:
    """The longest task while cards move, and before, in the processor's own time."""
    key = lay(people, page, scene)
    browser.start_tracing(page=page, categories=TRACED)
    page.keyboard.press(key)
    page.evaluate("window.frames_seen")
    return longest_tasks(json.loads(browser.stop_tracing())["traceEvents"])


def longest_tasks(events: list[dict[str, Any]]) -> tuple[float, float]:
    moved = next(event for event in events if event.get("name") == "moving")
    thread = (moved["pid"], moved["tid"])
    moving, before = [0.0], [0.0]
    for event in events:
        if event.get("name") == TASK and (event["pid"], event["tid"]) == thread:
            (moving if event["ts"] > moved["ts"] else before).append(event.get("tdur", 0) / 1000)
    return max(moving), max(before)


def lay(people: People, page: Page, scene: str) -> str:
    """The table lies there and is watched; the key that sets cards in motion."""
    first, key = SCENES[scene]
    LaidTable(Reached(scene, "buy", first, position={"phase": "buy"})).sit(page)
    page.locator("[data-spot=act]").wait_for()
    people.quiet(page)
    page.evaluate(_WATCH)
    return key


if __name__ == "__main__":
    sys.exit(main())

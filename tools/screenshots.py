"""Pictures of every screen, in both themes and several sizes, for people to look at."""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.server.house import House
from tests.web.conftest import FLAGS, PATIENCE, People
from tests.web.screens import SCREENS

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
TABLE_SIZES: dict[str, ViewportSize] = {
    "tablet": {"width": 1024, "height": 768},
    "flat": {"width": 844, "height": 390},
    "wide": {"width": 1920, "height": 1080},
}
TABLES = ("table", "four-players", "replay", "score")
THEMES = ("dark", "light")
_THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", nargs="*", choices=SCREENS, help="only these screens")
    wished = parser.parse_args()
    wished.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    missed = 0
    with (
        tempfile.TemporaryDirectory(prefix="moonlit-") as data,
        House(Path(data) / "data") as house,
        sync_playwright() as playwright,
    ):
        found = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        for name in wished.only or SCREENS:
            sizes = {**SIZES, **(TABLE_SIZES if name in TABLES else {})}
            for sized in sizes.items():
                missed += not take(browser, house, name, sized, wished.folder)
        browser.close()
    return 1 if missed else 0


def take(
    browser: Browser, house: House, name: str, sized: tuple[str, ViewportSize], folder: Path
) -> bool:
    """Both themes of one screen; false where it could not be reached."""
    people = People(house.origin, browser.new_context)
    page = people.come(size=sized[1])
    try:
        SCREENS[name](page)
    except Exception as problem:  # noqa: BLE001 (one broken screen must not hide the others)
        print(f"{name} {sized[0]}: {str(problem).splitlines()[0]}", file=sys.stderr)
        page.screenshot(path=folder / f"{name}-{sized[0]}-broken.png")
        return False
    finally:
        _pictures(page, folder / f"{name}-{sized[0]}")
        page.context.close()
    return True


def _pictures(page: Page, stem: Path) -> None:
    for theme in THEMES:
        page.evaluate(_THEME, theme)
        page.screenshot(path=stem.with_name(f"{stem.name}-{theme}.png"))


if __name__ == "__main__":
    sys.exit(main())

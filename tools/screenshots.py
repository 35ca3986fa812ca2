"""Pictures of every screen, in every language, both themes and several sizes, to look at."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from moonlit.client.words import LANGUAGES
from tests.server.house import House
from tests.web.conftest import FLAGS, PATIENCE, People
from tests.web.screens import SCREENS, WALKS
from tests.web.words import speaking
from tools.needs import find_browser

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 650},
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 1024, "height": 768},
    "flat": {"width": 844, "height": 390},
    "wide": {"width": 1920, "height": 1080},
}
USUAL = ("desktop", "phone")
THEMES = ("dark", "light")
_THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


def main() -> int:
    wished = _wishes()
    wished.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    missed = 0
    with (
        tempfile.TemporaryDirectory(prefix="moonlit-") as data,
        House(Path(data) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for language in wished.language:
            for size in wished.size:
                with speaking(language):
                    missed += _missed(browser, house, language, size, wished)
        browser.close()
    return 1 if missed else 0


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", nargs="+", choices=SCREENS, help="only these screens")
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=["en"])
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--size", nargs="+", choices=SIZES, default=USUAL)
    parser.add_argument("--long", action="store_true", help="pages down to their last line")
    return parser.parse_args()


def _missed(
    browser: Browser, house: House, language: str, size: str, wished: argparse.Namespace
) -> int:
    """How many screens could not be reached; the others are pictures now."""
    missed = 0
    for screens in WALKS:
        names = [name for name in screens if not wished.only or name in wished.only]
        if not names:
            continue
        people = People(house.origin, browser.new_context)
        page = people.come(size=SIZES[size], language=language)
        for name, is_there in _try(page, names):
            missed += not is_there
            stem = f"{name}-{size}-{language}" + ("" if is_there else "-broken")
            _pictures(page, wished, stem)
        page.context.close()
    return missed


def _try(page: Page, names: list[str]) -> Iterator[tuple[str, bool]]:
    """One broken screen must not hide the others."""
    for name in names:
        try:
            SCREENS[name](page)
        except Exception as problem:  # noqa: BLE001 (whatever it is)
            print(f"{name}: {str(problem).splitlines()[0]}", file=sys.stderr)
            yield name, False
        else:
            yield name, True


def _pictures(page: Page, wished: argparse.Namespace, stem: str) -> None:
    for theme in wished.theme:
        page.evaluate(_THEME, theme)
        page.screenshot(path=wished.folder / f"{stem}-{theme}.png", full_page=wished.long)


if __name__ == "__main__":
    sys.exit(main())

"""A server, a browser, and people with browsers of their own who must have nothing to complain."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.server.house import House
from tests.web.watch import Watch
from tools.needs import find_browser

DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name in the home network: plain http without the privileges browsers give to localhost.
    "--host-resolver-rules=MAP fox.test 127.0.0.1",
)
# Only a page that hangs waits for so long.
PATIENCE: Final = 60_000

# What somebody has set before; what they set in a test stays as they set it.
_SETTLE: Final = """
if (location.protocol.startsWith('http') && localStorage.getItem('moonlit.settings') === null)
  localStorage.setItem('moonlit.settings', '%s');
"""

# Bots at tables made in tests answer at once, also where the page leaves it to the server. The
# page does it itself: a browser whose requests are looked at keeps no file and no compiled code.
_HURRY: Final = """{
  const plain = window.fetch;
  window.fetch = (address, options = {}) => {
    if (!/\\/api\\/matches(\\?|$)/.test(address) || !options.body) return plain(address, options);
    const body = JSON.parse(options.body);
    body.settings = { ...body.settings, pace: 0 };
    return plain(address, { ...options, body: JSON.stringify(body) });
  };
}"""


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """As long as it runs, no other test of this process could use asyncio, so it ends with us."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    found = find_browser()
    assert found, "Chromium is missing: install the package chromium-headless-shell"
    options = {"executable_path": found, "args": list(FLAGS), **browser_type_launch_args}
    browser = playwright.chromium.launch(**options)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return {}


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has complained about nothing when its tests are through."""
    with House(tmp_path_factory.mktemp("house") / "data") as house:
        yield house
    assert house.complaints == ""


class People:
    """Whoever comes to the table in a test, each with a browser of their own."""

    def __init__(self, origin: str, new_context: Callable[..., BrowserContext]) -> None:
        self._origin = origin
        self._new_context = new_context
        self._watches: dict[BrowserContext, Watch] = {}

    def come(
        self,
        path: str = "/",
        *,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        theme: str = "dark",
        settings: Mapping[str, object] | None = None,
        **options: object,
    ) -> Page:
        """Somebody who opens a page in a fresh browser."""
        is_phone = size["width"] < 500
        context = self._new_context(
            base_url=self._origin,
            viewport=size,
            reduced_motion="reduce",
            has_touch=is_phone,
            is_mobile=is_phone,
            **options,
        )
        context.set_default_timeout(PATIENCE)
        self._watches[context] = Watch(context, self._origin)
        wishes = {"speed": 0, "isSoundOn": False, "language": language, "theme": theme}
        context.add_init_script(_SETTLE % json.dumps({**wishes, **(settings or {})}))
        context.add_init_script(_HURRY)
        page = context.new_page()
        page.goto(path)
        return page

    def forgive(self, page: Page, pattern: str) -> None:
        """What this browser complains about because the test wants it so."""
        self._watches[page.context].forgive(pattern)

    def quiet(self, page: Page) -> None:
        """Until a page has got all it asked for, and has shown it."""
        self._watches[page.context].quiet(page)

    def check(self) -> None:
        """Nobody's page has complained."""
        for watch in self._watches.values():
            watch.check()


@pytest.fixture
def people(house: House, new_context: Callable[..., BrowserContext]) -> Iterator[People]:
    people = People(house.origin, new_context)
    yield people
    people.check()

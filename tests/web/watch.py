"""Listens to everything a page complains about or asks of the world outside."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

from tests.turns import turns

# What has come is worked into the page in the first frame and drawn in the second.
_FRAMES = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""


class Watch:
    """One for every browser; `problems` has to be empty when its test is over."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.problems: list[str] = []
        self._own = urlsplit(origin).netloc
        self._forgiven: list[re.Pattern[str]] = []
        self._under_way: set[Request] = set()
        context.on("console", self._hear)
        context.on("weberror", self._fail)
        context.on("request", self._leave)
        context.on("requestfinished", self._end)
        context.on("requestfailed", self._end)

    def forgive(self, pattern: str) -> None:
        """Complaints that a test itself brings about."""
        self._forgiven.append(re.compile(pattern))

    def check(self) -> None:
        left = [
            problem
            for problem in self.problems
            if not any(pattern.search(problem) for pattern in self._forgiven)
        ]
        assert not left, "\n".join(left)

    def quiet(self, page: Page) -> None:
        """Until the page has got all it asked for, and has shown it."""
        for _ in turns("the end of all that the page has asked for"):
            page.evaluate(_FRAMES)
            if not self._under_way:
                return

    # A page that breaks its content policy says so as an error on the console.
    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _fail(self, error: WebError) -> None:
        self.problems.append(f"uncaught: {error.error}")

    def _end(self, request: Request) -> None:
        self._under_way.discard(request)

    def _leave(self, request: Request) -> None:
        self._under_way.add(request)
        address = urlsplit(request.url)
        if address.scheme in {"http", "https"} and address.netloc != self._own:
            self.problems.append(f"outside: {request.url}")

"""Listens to everything a page complains about or asks of the world outside."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError


class Watch:
    """One for every browser; `problems` has to be empty when its test is over."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.problems: list[str] = []
        self._own = urlsplit(origin).netloc
        self._forgiven: list[re.Pattern[str]] = []
        context.on("console", self._hear)
        context.on("weberror", self._fail)
        context.on("request", self._leave)

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

    # A page that breaks its content policy says so as an error on the console.
    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _fail(self, error: WebError) -> None:
        self.problems.append(f"uncaught: {error.error}")

    def _leave(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https"} and address.netloc != self._own:
            self.problems.append(f"outside: {request.url}")

"""A clock that stands still until somebody moves it, and a server that goes by one.

python tests/server/clocks.py serve --data FOLDER --port NUMBER

The server reads from its standard input how many seconds pass, and says so when they have.
"""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace

from starlette.applications import Starlette

from moonlit.cli.main import main
from moonlit.server import app
from moonlit.server.app import Place

MOVED = "moved"


@dataclass(eq=False)
class Alarm:
    """Something to be done at a time."""

    due: float
    work: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


class StillClock:
    """Time passes only when it is told to."""

    def __init__(self) -> None:
        self._now = 0.0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, work: Callable[[], None]) -> Alarm:
        alarm = Alarm(self._now + seconds, work)
        self._alarms.append(alarm)
        return alarm

    def move(self, seconds: float) -> None:
        """Let time pass, and do what has become due."""
        self._now += seconds
        due = [alarm for alarm in self._alarms if alarm.due <= self._now]
        self._alarms = [alarm for alarm in self._alarms if alarm.due > self._now]
        for alarm in due:
            if not alarm.is_cancelled:
                alarm.work()


class Remote(StillClock):
    """Moved from outside; what is due is done where the server does everything else."""

    def __init__(self) -> None:
        super().__init__()
        self._loop: asyncio.AbstractEventLoop | None = None

    def call_later(self, seconds: float, work: Callable[[], None]) -> Alarm:
        self._loop = asyncio.get_running_loop()
        return super().call_later(seconds, work)

    def listen(self) -> None:
        # One line at a time. A buffer would be locked by this thread when the server ends.
        while seconds := os.read(0, 100):
            if self._loop is None:
                self._pass(float(seconds))
            else:
                self._loop.call_soon_threadsafe(self._pass, float(seconds))

    def _pass(self, seconds: float) -> None:
        self.move(seconds)
        sys.stdout.write(f"{MOVED}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    clock, make_app = Remote(), app.make_app

    def make_slow_app(place: Place) -> Starlette:
        return make_app(replace(place, clock=clock))

    app.make_app = make_slow_app
    threading.Thread(target=clock.listen, daemon=True).start()
    sys.exit(main())

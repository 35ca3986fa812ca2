"""The clock of a server: whatever waits for a time asks it, so that another one can be put in."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol


class Timer(Protocol):
    """Something that will be done, unless it is cancelled before."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Says what time it is, in seconds from anywhen, and calls when some have passed."""

    def now(self) -> float: ...

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer: ...


class WallClock:
    """The clock of this computer."""

    def now(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, work)


@asynccontextmanager
async def within(clock: Clock, seconds: float) -> AsyncIterator[Timer]:
    """What takes longer by this clock ends with a TimeoutError; cancel the timer to lift that."""
    async with asyncio.timeout(None) as limit:
        timer = clock.call_later(seconds, lambda: limit.reschedule(0.0))
        try:
            yield timer
        finally:
            timer.cancel()


async def pause(clock: Clock, seconds: float) -> None:
    """Until so much has passed by this clock."""
    over = asyncio.Event()
    timer = clock.call_later(seconds, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()

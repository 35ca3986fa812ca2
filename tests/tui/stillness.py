"""An event loop whose clock only moves when nothing is left to do, and which says when that is."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import TypeVar, TypeVarTuple
from unittest import mock

from textual import _time

# What Textual puts off by less than this is the drawing of the screen; bots pause for longer.
SOON = 0.1

Events = list[tuple[selectors.SelectorKey, int]]
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Watch(selectors.DefaultSelector):
    """Asked for events by the loop, and so the first to know that it has nothing else to do.

    A loop that has something to do does not wait here (`timeout` is 0). Otherwise the clock jumps
    to whatever is due next; it stands still while a thread works or somebody asks for stillness.
    Where all is over, nobody waits for the screen any more: its timers go round for ever.
    """

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.threads = 0
        self.is_jumping = False
        self.is_over: Callable[[], bool] = lambda: False
        self.asked: list[asyncio.Future[None]] = []

    def select(self, timeout: float | None = None) -> Events:
        found = super().select(0)
        if found or timeout == 0:
            return found
        is_soon = timeout is not None and timeout < SOON
        if self.asked and (self.is_over() or not is_soon):
            self._answer()
        elif timeout is not None and is_soon:
            self.now += timeout
        elif timeout is None or self.threads or not self.is_jumping:
            return super().select(timeout)
        else:
            self.now += timeout
        return []

    def _answer(self) -> None:
        while self.asked:
            asked = self.asked.pop()
            if not asked.done():
                asked.set_result(None)


class StillLoop(asyncio.SelectorEventLoop):
    """A loop under such a watch."""

    def __init__(self) -> None:
        self.watch = Watch()
        super().__init__(self.watch)

    def time(self) -> float:
        return self.watch.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        self.watch.threads += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._thread_done)
        return future

    def _thread_done(self, _: asyncio.Future[T]) -> None:
        self.watch.threads -= 1


async def stillness() -> None:
    """Wait until everything has been handled, up to threads at work and pauses that last."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, StillLoop)
    loop.watch.asked.append(asked := loop.create_future())
    await asked


def run_still(
    deed: Coroutine[object, None, None], is_over: Callable[[], bool] = lambda: False
) -> None:
    """Run something in such a loop; pauses take no time in it, and Textual goes by its clock."""
    with asyncio.Runner(loop_factory=StillLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, StillLoop)
        loop.watch.is_jumping, loop.watch.is_over = True, is_over
        try:
            with mock.patch.object(_time, "get_time", loop.time):
                runner.run(deed)
        finally:
            loop.watch.is_jumping = False

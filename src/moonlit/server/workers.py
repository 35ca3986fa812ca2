"""Processes that think, and who may use them next."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Final, TypeVar

from moonlit.server.queue import Counters

# How far a process gives way: 0 is not at all; 19, the most there is, starves on a busy machine.
NICENESS: Final = "MOONLIT_NICENESS"

T = TypeVar("T")


class ThoughtFailed(Exception):
    """The other process broke, or took too long."""


class Worker:
    """A process of its own, started with the first thing it has to do."""

    def __init__(self, niceness: int) -> None:
        self.pool: ProcessPoolExecutor | None = None
        # What those who think here have been told.
        self.told: set[str] = set()
        self._niceness = niceness

    async def do(self, work: Callable[[], T], patience: float) -> T:
        """Do something there. Raises ThoughtFailed if it fails or takes too long."""
        doing = self._begin(work)
        # Whoever asked may be gone when it ends, and then nobody else looks at how.
        doing.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await asyncio.wait({doing}, timeout=patience)
        except asyncio.CancelledError:
            # Nobody waits for it any more, and others shall not wait behind it.
            self.close()
            raise
        if doing.done() and doing.exception() is None:
            return doing.result()
        self.close()
        raise ThoughtFailed(type(doing.exception()).__name__ if doing.done() else "too slow")

    def _begin(self, work: Callable[[], T]) -> asyncio.Future[T]:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, spawn, _begin_nicely, (self._niceness,))
        loop = asyncio.get_running_loop()
        try:
            return loop.run_in_executor(self.pool, work)
        except BrokenProcessPool as broken:
            failed: asyncio.Future[T] = loop.create_future()
            failed.set_exception(broken)
            return failed

    def close(self) -> None:
        self.told.clear()
        if self.pool is not None:
            pool, self.pool = self.pool, None
            kill(pool)


class Lane(Counters[Worker]):
    """Some workers and the queue before them."""

    def __init__(self, workers: int, most: int, niceness: int = 0) -> None:
        self.workers = [Worker(niceness) for _ in range(workers)]
        super().__init__(self.workers, most)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


def spare_cores() -> int:
    """So many workers leave a core to those who answer people."""
    return max(1, (os.cpu_count() or 1) - 1)


def kill(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool in the middle of whatever they do."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    # Its thread ends with them; one that outlived the server would stumble over closed pipes.
    pool.shutdown(wait=True, cancel_futures=True)


def _begin_nicely(niceness: int) -> None:
    end_with_parent()
    give_way(niceness)


def give_way(niceness: int) -> None:
    """Let others have the processor first, where there is such a thing."""
    if hasattr(os, "nice"):
        os.nice(int(os.environ.get(NICENESS, niceness)))


def end_with_parent() -> None:
    """A killed server takes its other processes along."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    # A terminal sends Ctrl+C to all of them, and the server ends the others itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        parent.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()

"""Bots in a process of their own: a view goes in, an action or advice comes out."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from threading import Thread
from typing import TypeVar

from moonlit.bots.adviser import adviser_of
from moonlit.bots.bot import make_bot
from moonlit.core.action import Action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import IllegalAction
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState, load_game

PATIENCE = 20.0
HINT_MILLISECONDS = 800

T = TypeVar("T")

_log = logging.getLogger(__name__)


class ThoughtFailed(Exception):
    """The other process broke, or took too long."""


class Thinking:
    """The process in which bots think, started with the first bot that has to."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._hint = asyncio.Lock()

    async def choose(self, level: str, view: View, config: Config, seed: int) -> Action:
        """What a bot does. One that fails or takes too long is replaced by a random choice."""
        try:
            return await self._do(partial(_choose, level, view, dict(config), seed))
        except ThoughtFailed as failed:
            _log.warning("a bot of level %s chose at random: %s", level, failed)
        return make_bot("random", _game(view.game), config, seed).choose(view)

    async def advise(self, view: View, config: Config, seed: int) -> dict[str, Plain]:
        """What to do, and why, for whoever sees this view. Raises IllegalAction if that fails."""
        # One at a time: however many people want help, a bot waits for one of them at most.
        async with self._hint:
            try:
                return await self._do(partial(_advise, view, dict(config), seed))
            except ThoughtFailed as failed:
                _log.warning("no advice: %s", failed)
                raise IllegalAction("hint-failed") from failed

    async def _do(self, work: Callable[[], T]) -> T:
        """Do something in the other process. Raises ThoughtFailed if it fails or takes too long."""
        # One after the other, so that waiting for others is not taken for thinking too long.
        async with self._turn:
            doing = self._begin(work)
            # Whoever asked may be gone when it ends, and then nobody else looks at how.
            doing.add_done_callback(lambda done: done.cancelled() or done.exception())
            await asyncio.wait({doing}, timeout=self.patience)
            if doing.done() and doing.exception() is None:
                return doing.result()
            self.close()
            raise ThoughtFailed(type(doing.exception()).__name__ if doing.done() else "too slow")

    def _begin(self, work: Callable[[], T]) -> asyncio.Future[T]:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=end_with_parent)
        loop = asyncio.get_running_loop()
        try:
            return loop.run_in_executor(self._pool, work)
        except BrokenProcessPool as broken:
            failed: asyncio.Future[T] = loop.create_future()
            failed.set_exception(broken)
            return failed

    def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            kill(pool)


def kill(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool in the middle of whatever they do."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    # Its thread ends with them; one that outlived the server would stumble over closed pipes.
    pool.shutdown(wait=True, cancel_futures=True)


@cache
def _game(game_id: str) -> Game[AnyState]:
    return load_game(game_id)


def _choose(level: str, view: View, config: Config, seed: int) -> Action:
    return make_bot(level, _game(view.game), config, seed).choose(view)


def _advise(view: View, config: Config, seed: int) -> dict[str, Plain]:
    adviser = adviser_of(view.game)
    found = adviser.advise(
        _game(view.game), view, config, Dice(seed), milliseconds=HINT_MILLISECONDS
    )
    return adviser.write_advice(found)


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

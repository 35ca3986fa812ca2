"""Bots in a process of their own: a view goes in, an action comes out."""

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from threading import Thread

from moonlit.bots.bot import make_bot
from moonlit.core.action import Action
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState, load_game

PATIENCE = 20.0

_log = logging.getLogger(__name__)


class Thinking:
    """The process in which bots think, started with the first bot that has to."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()

    async def choose(self, level: str, view: View, config: Config, seed: int) -> Action:
        """What a bot does. One that fails or takes too long is replaced by a random choice."""
        # One after the other, so that waiting for others is not taken for thinking too long.
        async with self._turn:
            work = self._begin(level, view, config, seed)
            # Whoever asked may be gone when it ends, and then nobody else looks at how.
            work.add_done_callback(lambda done: done.cancelled() or done.exception())
            await asyncio.wait({work}, timeout=self._patience)
            if work.done() and work.exception() is None:
                return work.result()
            why = type(work.exception()).__name__ if work.done() else "too slow"
            _log.warning("a bot of level %s chose at random: %s", level, why)
            self.close()
        return make_bot("random", _game(view.game), config, seed).choose(view)

    def _begin(self, level: str, view: View, config: Config, seed: int) -> asyncio.Future[Action]:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_end_with_parent)
        work = partial(_choose, level, view, dict(config), seed)
        loop = asyncio.get_running_loop()
        try:
            return loop.run_in_executor(self._pool, work)
        except BrokenProcessPool as broken:
            failed: asyncio.Future[Action] = loop.create_future()
            failed.set_exception(broken)
            return failed

    def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


@cache
def _game(game_id: str) -> Game[AnyState]:
    return load_game(game_id)


def _choose(level: str, view: View, config: Config, seed: int) -> Action:
    return make_bot(level, _game(view.game), config, seed).choose(view)


def _end_with_parent() -> None:
    """A killed server takes its bots along."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()

"""Bots in a process of their own: a view goes in, an action comes out."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from threading import Thread

from moonlit.bots.bot import make_bot
from moonlit.core.action import Action
from moonlit.core.game import Config, Game
from moonlit.core.view import View
from moonlit.games import AnyState, load_game

PATIENCE = 20.0


class Thinking:
    """The process in which bots think, started with the first bot that has to."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, view: View, config: Config, seed: int) -> Action:
        """What a bot does. One that fails or takes too long is replaced by a random choice."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_end_with_parent)
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._pool, _choose, level, view, dict(config), seed)
        try:
            return await asyncio.wait_for(work, PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            self.close()
            game = _game(view.game)
            return make_bot("random", game, config, seed).choose(view)

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

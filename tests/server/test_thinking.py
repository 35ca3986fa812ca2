"""Bots in trouble: one that fails is replaced, and nothing of it is left behind."""

import asyncio
import os
import signal
import threading
from pathlib import Path

import pytest

from moonlit.server.thinking import Thinking
from tests.server.inside import Queue, open_hall, wish

# So long nobody thinks.
FOR_EVER = threading.TIMEOUT_MAX


def signal_worker(thinking: Thinking, number: signal.Signals) -> None:
    assert thinking._pool is not None
    for process in thinking._pool._processes.values():
        os.kill(process.pid or 0, number)


@pytest.mark.parametrize("trouble", ["fails", "dies", "hangs"])
def test_a_bot_in_trouble_is_replaced_by_chance(
    tmp_path: Path, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            match = (await hall.room(made.match)).live.match
            view = match.view(match.to_act()[0])
            thinking = Thinking(FOR_EVER)
            await thinking.choose("greedy", view, match.config, 1)
            if trouble == "dies":
                signal_worker(thinking, signal.SIGKILL)
            if trouble == "hangs":
                signal_worker(thinking, signal.SIGSTOP)
                thinking.patience = 0.0
            level = "nobody" if trouble == "fails" else "greedy"
            action = await thinking.choose(level, view, match.config, 1)
            assert action in view.legal
            thinking.close()

    asyncio.run(work())
    assert "chose at random" in caplog.text


def test_nothing_of_a_bot_outlives_its_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            match = (await hall.room(made.match)).live.match
            await hall.thinking.choose("random", match.view(match.to_act()[0]), match.config, 1)
            pool = hall.thinking._pool
            assert pool is not None
            processes = list(pool._processes.values())
            threads = set(threading.enumerate())
            hall.thinking.close()
            ended = threads - set(threading.enumerate())
            assert any("ExecutorManager" in type(thread).__name__ for thread in ended)
            assert not any(process.is_alive() for process in processes)

    asyncio.run(work())


def test_bots_that_wait_for_others_do_not_share_their_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish())
            match = (await hall.room(made.match)).live.match
            view = match.view(match.to_act()[0])
            thinking = Thinking(FOR_EVER)
            await thinking.choose("greedy", view, match.config, 0)
            thinking._turn = queue = Queue()
            signal_worker(thinking, signal.SIGSTOP)
            work = [thinking.choose("greedy", view, match.config, seed) for seed in range(8)]
            choosing = asyncio.gather(*work)
            await queue.newcomer()
            signal_worker(thinking, signal.SIGKILL)
            assert all(action in view.legal for action in await choosing)
            thinking.close()

    asyncio.run(work())
    assert caplog.text.count("chose at random") == 1

"""The clock of the terminal's tests: pauses take no time, threads are waited for."""

import asyncio
import threading

from tests.tui.stillness import SOON, run_still, stillness


def test_pauses_come_in_their_order_and_take_no_time() -> None:
    told: list[float] = []

    async def pause(seconds: float) -> None:
        await asyncio.sleep(seconds)
        told.append(asyncio.get_running_loop().time())

    async def deed() -> None:
        await asyncio.gather(pause(7200.0), pause(60.0), pause(0.0))

    run_still(deed())
    assert told == [0.0, 60.0, 7200.0]


def test_stillness_comes_after_all_that_leads_to_something_else_but_before_a_pause() -> None:
    told: list[str] = []

    async def chain(links: int) -> None:
        for _ in range(links):
            await asyncio.sleep(0)
            await asyncio.create_task(asyncio.sleep(SOON / 2))
        told.append("chain")
        await asyncio.sleep(1.0)
        told.append("pause")

    async def deed() -> None:
        task = asyncio.create_task(chain(100))
        await stillness()
        assert told == ["chain"]
        await stillness()
        assert told == ["chain"]
        await task

    run_still(deed())
    assert told == ["chain", "pause"]


def test_no_pause_ends_while_a_thread_works() -> None:
    told: list[str] = []
    may_go_on = threading.Event()

    def work() -> None:
        may_go_on.wait()
        told.append("thread")

    async def pause() -> None:
        await asyncio.sleep(600.0)
        told.append("pause")

    async def deed() -> None:
        pausing = asyncio.create_task(pause())
        working = asyncio.create_task(asyncio.to_thread(work))
        await stillness()
        assert told == []
        may_go_on.set()
        await working
        await pausing

    run_still(deed())
    assert told == ["thread", "pause"]

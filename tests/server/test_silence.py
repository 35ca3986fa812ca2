"""Whoever comes in and says nothing is not waited for; whoever has spoken may think for long."""

import asyncio
from pathlib import Path

from moonlit.server.sockets import FIRST_WORD
from tests.server.clocks import StillClock
from tests.server.inside import Line, open_hall, wish

A_MOMENT = 0.125


def test_a_page_that_says_nothing_is_shown_the_door(tmp_path: Path) -> None:
    async def work() -> None:
        clock = StillClock()
        async with open_hall(tmp_path, clock=clock) as hall:
            made = await hall.make(wish())
            silent, slow = Line(hall), Line(hall)
            for line in (silent, slow):
                await line.listened.wait()
            clock.move(FIRST_WORD - A_MOMENT)
            assert (await slow.enter(made.match))["version"] == 0
            assert not silent.task.done()
            clock.move(A_MOMENT)
            await silent.task
            assert silent.code == 1011
            assert not slow.task.done()

    asyncio.run(work())


def test_a_page_that_has_spoken_may_think_for_long(tmp_path: Path) -> None:
    async def work() -> None:
        clock = StillClock()
        async with open_hall(tmp_path, clock=clock) as hall:
            made = await hall.make(wish())
            line = Line(hall)
            await line.enter(made.match, made.tokens[0])
            clock.move(10 * FIRST_WORD)
            assert (await line.ask("why", text=""))["type"] == "reason"
            line.hang_up()
            await line.task

    asyncio.run(work())

"""Whoever's line is cut is soon seen to be gone, and is seen again as soon as they are heard."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from moonlit.server.hall import Hall
from moonlit.server.presence import MISSING_AFTER
from moonlit.server.pulse import BEAT
from tests.server.clocks import StillClock
from tests.server.inside import Line, open_hall, wish

# What people at the table are promised.
SOON = 5.0


def at_a_table(
    folder: Path, work: Callable[[StillClock, Hall, str, list[Line]], Awaitable[None]]
) -> None:
    """Two people whose pages say that they answer, at a clock in our hands."""

    async def begin() -> None:
        clock = StillClock()
        async with open_hall(folder, clock=clock) as hall:
            made = await hall.make(wish())
            lines = [Line(hall, "ada"), Line(hall, "ben")]
            for seat, line in enumerate(lines):
                await line.enter(made.match, made.tokens[seat], answers=True)
            for _ in range(4):
                await beat(clock, *lines)
            assert here(lines[0]) == [True, True]
            await work(clock, hall, made.match, lines)

    asyncio.run(begin())


async def beat(clock: StillClock, *answering: Line) -> None:
    """Once everybody was asked, some have answered."""
    clock.move(BEAT)
    for line in answering:
        assert (await line.ask("here"))["type"] == "ack"


def here(line: Line) -> list[bool]:
    return [seat["is_here"] for seat in line.all("info")[-1]["info"]["seats"]]


def test_a_line_that_was_cut_is_seen_within_five_seconds(tmp_path: Path) -> None:
    async def work(clock: StillClock, _: Hall, __: str, lines: list[Line]) -> None:
        ada, ben = lines
        before = clock.now()
        while all(here(ada)):
            await beat(clock, ada)
        assert here(ada) == [True, False]
        assert clock.now() - before <= SOON
        # It may be asleep only: what it was asked is not piled up, and its answer counts.
        asked = len(ben.all("beat"))
        await beat(clock, ada)
        assert len(ben.all("beat")) == asked
        await beat(clock, ada, ben)
        assert here(ada) == here(ben) == [True, True]

    at_a_table(tmp_path, work)


def test_whoever_fell_silent_is_missing_from_then_on(tmp_path: Path) -> None:
    async def work(clock: StillClock, hall: Hall, match: str, lines: list[Line]) -> None:
        ada, ben = lines
        while all(here(ada)):
            await beat(clock, ada)
        clock.move(MISSING_AFTER / 2)
        ben.hang_up()
        await ben.task
        clock.move(MISSING_AFTER / 2)
        room = await hall.room(match)
        assert [seat.is_missing for seat in room.info().seats] == [False, True]

    at_a_table(tmp_path, work)


def test_only_those_are_asked_who_sit_and_say_that_they_answer(tmp_path: Path) -> None:
    async def work(clock: StillClock, hall: Hall, match: str, lines: list[Line]) -> None:
        onlooker, old = Line(hall), Line(hall)
        await onlooker.enter(match, answers=True)
        made = await hall.make(wish())
        await old.enter(made.match, made.tokens[0])
        for _ in range(4):
            await beat(clock, *lines)
        assert len(lines[0].all("beat")) >= 8
        assert onlooker.all("beat") == old.all("beat") == []

    at_a_table(tmp_path, work)

"""What is kept for an address, and what is forgotten where that was wished."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from moonlit.core.errors import IllegalAction
from moonlit.server.app import Place, make_app
from moonlit.server.database import FILE
from moonlit.server.hall import AT_HOME, DAY, Hall
from tests.server.clocks import StillClock
from tests.server.inside import Line, open_hall, wish

AWAY, OTHER, HOME = "203.0.113.9", "203.0.113.10", "127.0.0.1"
LONG_AGO = "update origin set touched = 1 where match = ?"


def change(folder: Path, statement: str, match: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute(statement, (match,))


@pytest.mark.parametrize(("quota", "most"), [("MOST_MATCHES", 2), ("MOST_BYTES", 1500)])
def test_only_so_much_is_kept_for_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quota: str, most: int
) -> None:
    monkeypatch.setattr(f"moonlit.server.hall.{quota}", most)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = [await hall.make(wish(), AWAY) for _ in range(2)]
            with pytest.raises(IllegalAction, match="too-many-matches"):
                await hall.make(wish(), AWAY)
            for address in (OTHER, *[HOME] * 3):
                await hall.make(wish(), address)
            await hall.write(lambda: hall.storage.remove(made[0].match, 1e12))
            await hall.make(wish(), AWAY)

    asyncio.run(work())
    assert AT_HOME > 1


def test_what_is_played_and_written_counts(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish(("random", "random")), AWAY)
            before = hall.storage.kept_for(AWAY)
            assert before.matches == 1
            line = Line(hall)
            await line.enter(made.match)
            room = await hall.room(made.match)
            await room._bots.rest()
            played = hall.storage.kept_for(AWAY).bytes
            assert played >= before.bytes + 40 * room.version
            await line.ask("say", text="x" * 200)
            assert hall.storage.kept_for(AWAY).bytes >= played + 200
            line.hang_up()
            await line.task

    asyncio.run(work())


async def finished(hall: Hall) -> str:
    match = (await hall.make(wish(("random", "random")))).match
    line = Line(hall)
    await line.enter(match)
    await (await hall.room(match))._bots.rest()
    line.hang_up()
    await line.task
    return match


async def left(hall: Hall, matches: list[str]) -> list[bool]:
    return [await hall.write(lambda: hall.storage.load(match)) is not None for match in matches]  # noqa: B023


def test_what_nobody_comes_to_is_forgotten_but_nothing_that_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            old, over, visited = [(await hall.make(wish())) for _ in range(3)]
            ended = await finished(hall)
            matches = [old.match, over.match, visited.match, ended]
            for match in matches:
                change(tmp_path, LONG_AGO, match)
            # Nobody has told this one yet, and nobody may take it for unfinished.
            change(tmp_path, "delete from told where match = ?", ended)
            change(tmp_path, "update match set company = '{' where id = ?", over.match)
            line = Line(hall)
            await line.enter(visited.match, visited.tokens[0])
            line.hang_up()
            await line.task
            await hall.prune(30)
            assert await left(hall, [old.match, visited.match, ended]) == [False, True, True]
            kept = await hall.write(lambda: hall.storage.left_alone(1e12))
            assert over.match in kept  # Damaged: somebody may mend it.

    asyncio.run(work())


def test_a_match_that_is_looked_at_is_not_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            match = (await hall.make(wish())).match
            line = Line(hall)
            await line.enter(match)
            change(tmp_path, LONG_AGO, match)
            await hall.prune(30)
            assert await left(hall, [match]) == [True]
            line.hang_up()
            await line.task
            await hall.prune(30)
            assert await left(hall, [match]) == [False]

    asyncio.run(work())


@pytest.mark.parametrize("days", [0, 7])
def test_a_server_forgets_once_a_day_and_only_where_it_was_wished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    async def work() -> None:
        clock, pruned = StillClock(), asyncio.Queue[int]()

        async def prune(_: Hall, days: int) -> None:
            pruned.put_nowait(days)

        monkeypatch.setattr(Hall, "prune", prune)
        app = make_app(Place(tmp_path, 80, clock=clock, prune_days=days))
        async with app.router.lifespan_context(app):
            for _ in range(2 if days else 0):
                assert await pruned.get() == days
                await asyncio.sleep(0)
                clock.move(DAY)
            await asyncio.sleep(0)
        assert days or pruned.empty()

    asyncio.run(work())

"""The rooms of a house: which of them are closed for others, and how a match ends in one."""

import asyncio
from pathlib import Path

import pytest

from moonlit.core.record import read_record
from moonlit.server import wire
from moonlit.server.hall import Hall
from tests.server.inside import Line, choice, open_hall, wish

MOST = 3
# Everybody passes at once, and that is the end.
SHORT = Path(__file__).parents[1] / "matches" / "round-all-pass-at-once.json"


async def tables(hall: Hall) -> list[wire.Seated]:
    """One more than there may be rooms. The bots of the first are slow."""
    slow = wish(("random", "random"), settings=wire.Settings(pace=5000))
    return [await hall.make(slow), *[await hall.make(wish()) for _ in range(MOST)]]


async def occupy(hall: Hall, made: wire.Seated, way: str) -> None:
    room = await hall.room(made.match)
    if way == "somebody is there":
        await Line(hall).enter(made.match)
    elif way == "something is being kept":
        await room.lock.acquire()
    else:
        room.wake()


WAYS = ("somebody is there", "something is being kept", "a bot is at work")


@pytest.mark.parametrize("way", WAYS)
def test_only_idle_rooms_are_closed_for_others(tmp_path: Path, way: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, most_rooms=MOST, is_demo=True) as hall:
            made = await tables(hall)
            busy, idle, third, fourth = made if way == WAYS[-1] else (made[1], made[0], *made[2:])
            rooms = [await hall.room(one.match) for one in (busy, idle)]
            await occupy(hall, busy, way)
            # There is room for one more: nobody is disturbed.
            await hall.room(third.match)
            assert [await hall.room(one.match) for one in (busy, idle)] == rooms
            await hall.room(fourth.match)
            assert await hall.room(busy.match) is rooms[0]
            assert await hall.room(idle.match) is not rooms[1]

    asyncio.run(work())


def test_whoever_sits_in_a_full_house_plays_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path, most_rooms=MOST) as hall:
            made = (await tables(hall))[1:]
            lines = [Line(hall), Line(hall)]
            for seat, line in enumerate(lines):
                await line.enter(made[0].match, made[0].tokens[seat])
            for one in made[1:]:
                await hall.room(one.match)
            for version in range(1, 4):
                turn, fields = await choice(lines)
                assert (await turn.ask("act", **fields))["version"] == version
                for line in lines:
                    await line.hear("update", version - 1)

    asyncio.run(work())


def last_action() -> wire.NewMatch:
    """A match with one action to its end."""
    text = SHORT.read_text("utf-8")
    length = len(read_record(text).actions) - 1
    return wish(("me",) * 4, options={}, record=text, length=length)


def test_everybody_hears_that_the_match_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(last_action())
            lines = [Line(hall) for _ in range(5)]
            for seat, line in enumerate(lines):
                await line.enter(made.match, made.tokens.get(seat, ""))
            turn, fields = await choice(lines)
            assert (await turn.ask("act", **fields))["type"] == "ack"
            for line in lines:
                # Answers come after whatever was told before.
                await line.ask("why", text="")
                assert line.all("update")[-1]["sight"]["result"] is not None
                phases = [told["info"]["phase"] for told in line.all("info")]
                assert phases[-2:] == ["playing", "over"]

    asyncio.run(work())

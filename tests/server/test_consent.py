"""Bots wait while somebody asks for an undo, and go on when that is settled."""

import asyncio
from pathlib import Path

import pytest

from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.core.errors import IllegalAction
from moonlit.server import messages
from moonlit.server.consent import PAUSE
from moonlit.server.room import Room
from moonlit.table.live import Entry
from tests.server.clocks import StillClock
from tests.server.inside import Line, open_hall, wish
from tests.server.twins import any_of, as_entry, legal

BOT = Seat(2)


def ignore(_: int) -> None:
    """Nobody waits for this answer."""


async def until_the_bot_is_asked_again(room: Room, onlooker: Line) -> int:
    """People play until it is the bot's turn for the second time; gives the length at the first."""
    dice, first = Dice(3), -1
    while True:
        version = room.live.version
        if room.bot_to_act() == BOT:
            if 0 <= first < version - 1:
                return first
            first = version
            room.wake()
            await onlooker.hear("update", version)
        else:
            await room.act(as_entry(any_of(legal(room.live), dice), version), version, ignore)


@pytest.mark.parametrize("way", ["no", "leave", "yes"])
def test_bots_wait_for_an_answer_and_go_on_after_it(tmp_path: Path, way: str) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            made = await hall.make(wish(("me", "me", "random")))
            room = await hall.room(made.match)
            onlooker = Line(hall)
            await onlooker.enter(made.match)
            length = await until_the_bot_is_asked_again(room, onlooker)
            version = room.live.version
            await room.undo(Entry("undo", Seat(0), str(length), "back"), version, ignore)
            assert room.ask is not None
            await room._bots.rest()
            assert room.live.version == version
            if way == "leave":
                await room.seating.leave(made.tokens[1], is_away=True)
            else:
                await room.agree(Seat(1), messages.Agree("answer", version, way == "yes"), ignore)
            wanted = version + (2 if way == "yes" else 1)
            # Everybody hears of every version, from the first one on.
            await onlooker.hear("update", wanted - 1)
            happening = room.live.happenings(wanted - 1)[0]
            assert (happening.kind, happening.seat) == ("act", BOT)

    asyncio.run(work())


async def asking(room: Room, version: int) -> None:
    await room.undo(Entry("undo", Seat(0), "0", f"back{version}"), version, ignore)


async def without_consent(room: Room, count: int) -> int:
    """Let people play; gives the version."""
    for version in range(count):
        await room.act(as_entry(legal(room.live)[-1], version), version, ignore)
    return count


def test_after_a_no_the_same_is_not_asked_again_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        clock = StillClock()
        async with open_hall(tmp_path, clock=clock) as hall:
            room = await hall.room((await hall.make(wish())).match)
            version = await without_consent(room, 8)
            await asking(room, version)
            await room.agree(Seat(1), messages.Agree("no", version, False), ignore)
            for _ in range(2):
                with pytest.raises(IllegalAction, match="undo-declined"):
                    await asking(room, version)
                await room.act(as_entry(legal(room.live)[-1], version), version, ignore)
                version += 1
            clock.move(PAUSE)
            await asking(room, version)
            assert room.ask is not None

    asyncio.run(work())


def test_whoever_let_it_be_may_ask_again_once_something_has_happened(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            room = await hall.room((await hall.make(wish())).match)
            version = await without_consent(room, 8)
            await asking(room, version)
            await room.agree(Seat(0), messages.Agree("no", version, False), ignore)
            with pytest.raises(IllegalAction, match="undo-declined"):
                await asking(room, version)
            await room.act(as_entry(legal(room.live)[-1], version), version, ignore)
            await asking(room, version + 1)
            assert room.ask is not None

    asyncio.run(work())

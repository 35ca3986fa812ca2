"""Bots wait while somebody asks for an undo, and go on when that is settled."""

import asyncio
from pathlib import Path

import pytest

from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.server import messages
from moonlit.server.room import Room
from moonlit.table.live import Entry
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
                await room.leave(made.tokens[1], is_away=True)
            else:
                await room.agree(Seat(1), messages.Agree("answer", version, way == "yes"), ignore)
            wanted = version + (2 if way == "yes" else 1)
            # Everybody hears of every version, from the first one on.
            await onlooker.hear("update", wanted - 1)
            happening = room.live.happenings(wanted - 1)[0]
            assert (happening.kind, happening.seat) == ("act", BOT)

    asyncio.run(work())

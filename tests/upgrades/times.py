"""Rules of other times, and matches that were begun under them."""

import asyncio
import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from moonlit.core.game import Game
from moonlit.games.nocturne.meta import Nocturne
from moonlit.games.nocturne.state import State
from moonlit.server.database import FILE
from moonlit.server.hall import Hall
from tests.server.house import Message
from tests.server.inside import Line, choice, open_hall, wish

Games = Mapping[str, Game[Any]]
STEPS = 6


class Raised(Nocturne):
    """The same rules under a higher number."""

    rules_version = Nocturne.rules_version + 1


class Changed(Raised):
    """Rules under which another state comes out."""

    def write_state(self, state: State) -> dict[str, Any]:
        return {**super().write_state(state), "other": 1}


async def take(hall: Hall, match: str, tokens: Mapping[int, str], steps: int) -> Message:
    """Play some actions, or until the match is over; gives the newest sight."""
    lines = [Line(hall), Line(hall)]
    for seat, line in enumerate(lines):
        await line.enter(match, tokens[seat])
    room = await hall.room(match)
    while steps and room.phase == "playing":
        line, message = await choice(lines)
        known = room.version
        await line.ask("act", **message)
        for other in lines:
            while not any(update["version"] == known + 1 for update in other.all("update")):
                await other.more()
        steps -= 1
    for line in lines:
        line.hang_up()
        await line.task
    return lines[0].all("update")[-1]


def begin(folder: Path, steps: int = STEPS) -> tuple[str, dict[int, str]]:
    """A match that was played for a while."""

    async def scene() -> tuple[str, dict[int, str]]:
        async with open_hall(folder) as hall:
            made = await hall.make(wish(options={"players": 2, "mode": "family"}))
            await take(hall, made.match, made.tokens, steps)
        return made.match, made.tokens

    return asyncio.run(scene())


def go_on(folder: Path, match: str, tokens: Mapping[int, str], games: Games) -> int:
    """Three more actions under other games; gives the version reached."""

    async def scene() -> int:
        async with open_hall(folder, games=games) as hall:
            await asyncio.wrap_future(hall.settled)
            return int((await take(hall, match, tokens, 3))["version"])

    return asyncio.run(scene())


def charter(folder: Path, match: str) -> Message:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        found = connection.execute("select charter from match where id = ?", (match,)).fetchone()
    read: Message = json.loads(found[0])
    return read


def waiting(folder: Path) -> tuple[str, dict[int, str], list[Message]]:
    """A match that was told so far and whose rules have become others; and its log."""
    match, tokens = begin(folder)

    async def log() -> list[Message]:
        async with open_hall(folder) as hall:
            line = Line(hall)
            await asyncio.wrap_future(hall.settled)
            told: list[Message] = (await line.enter(match))["log"]
            line.hang_up()
            await line.task
            return told

    return match, tokens, asyncio.run(log())

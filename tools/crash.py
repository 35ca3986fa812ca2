"""Kill the server again and again while people play; nothing acknowledged may be lost or doubled.

    python -m tools.crash --kills 50

Run it with the environment of the checks, from the top of the repository.
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from moonlit.games import GAMES
from tests.server.house import HOST, PATIENCE, House, Message
from tests.server.ledger import Ledger, Promise
from tests.server.pages import new_match

SEATS = (("me", "me"), ("me", "random"), ("me", "me", "me"), ("me", "random", "me"), ("me", "me"))
MOST_ACTIONS = 40
THINKING = 0.02
# A server that plays so slowly does not play at all.
LONGEST_LIFE = 120.0
SENT_TWICE, UNDONE = 0.15, 0.1
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Table(NamedTuple):
    """What is played there, and by whom."""

    game: str
    seats: Sequence[str]


# All games, one after the other.
TABLES = tuple(Table(game, seats) for game, seats in zip(cycle(GAMES), SEATS, strict=False))


@dataclass
class Company:
    """All who play: one house, one ledger, one source of chance."""

    house: House
    random: Random
    people: list["Person"] = field(default_factory=list)
    ledger: Ledger = field(default_factory=Ledger)
    welcomed: asyncio.Event = field(default_factory=asyncio.Event)
    finished: int = 0


class Person:
    """Plays one seat by chance, or looks on; keeps what it sent until it is answered."""

    def __init__(self, company: Company, match: str, seat: int | None, token: str) -> None:
        self._company = company
        self._match, self._seat, self._token = match, seat, token
        self._version = -1
        self._length = 0
        self._count = 0
        self._pending: Message | None = None
        self._seen: Message = {"version": -1}
        self._answered = -1
        self.is_over = False
        company.people.append(self)

    @property
    def is_waiting(self) -> bool:
        """Has something been sent that was not answered yet?"""
        return self._pending is not None

    async def play(self) -> None:
        """Until the match is over, however often the line breaks."""
        while not self.is_over:
            with contextlib.suppress(*BROKEN):
                house = self._company.house
                line = connect(
                    f"ws://{HOST}:{house.port}/socket",
                    origin=house.origin,  # type: ignore[arg-type]
                    max_size=None,
                    proxy=None,
                )
                async with line as open_line:
                    await self._talk(open_line)
            await asyncio.sleep(0.01)

    async def _talk(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "match": self._match, "token": self._token}
        await line.send(json.dumps({**hello, "since": self._version}))
        async for text in line:
            message: Message = json.loads(text)
            match message["type"]:
                case "welcome":
                    self._company.welcomed.set()
                    self._hear(message)
                    if self._pending is not None:
                        self._company.ledger.resent += 1
                        await line.send(json.dumps(self._pending))
                case "update":
                    self._hear(message)
                case "ack" | "refused" if message["id"]:
                    self._settle(message)
            if self.is_over and self._pending is None:
                return
            is_fresh = message["type"] in {"welcome", "update"}
            if is_fresh:
                self._seen = message
            # An answer may come after what it led to, or after somebody else was first.
            if is_fresh or self._seen["version"] > self._answered:
                await self._act(line, self._seen)

    def _hear(self, message: Message) -> None:
        version: int = message["version"]
        if message["type"] == "welcome" and version < self._version:
            self._company.ledger.breaches.append(f"lost: {self._match} is back at {version}")
        for entry in message["log"]:
            reader = self._match, self._seat
            self._company.ledger.tell(reader, entry["version"], json.dumps(entry))
            self._length = entry["length"]
        self._version = version
        self.is_over = message["sight"]["result"] is not None

    def _settle(self, message: Message) -> None:
        pending = self._pending
        if pending is None or pending["id"] != message["id"]:
            return
        self._pending = None
        if message["type"] == "refused":
            self._company.ledger.refuse(self._match, message["id"])
            return
        text = pending["text"] if pending["type"] == "act" else str(pending["length"])
        assert self._seat is not None
        promise = Promise(
            self._match, message["version"], pending["type"], self._seat, text, pending["id"]
        )
        self._company.ledger.promise(promise)

    async def _act(self, line: ClientConnection, message: Message) -> None:
        """After a moment of thought take any action there is; now and then take one back."""
        if self._pending is not None:
            return
        random, choices = self._company.random, message["sight"]["choices"]
        entry: Message | None = None
        if message["undo_length"] < self._length and random.random() < UNDONE:
            entry = {"type": "undo", "length": message["undo_length"]}
        elif choices:
            entry = {"type": "act", "text": random.choice(choices)["text"]}
        if entry is None:
            return
        await asyncio.sleep(random.random() * THINKING)
        self._count += 1
        self._answered = self._version
        self._pending = {**entry, "version": self._version, "id": f"{self._seat}-{self._count}"}
        for _ in range(2 if random.random() < SENT_TWICE else 1):
            await line.send(json.dumps(self._pending))


async def keep_table(company: Company, table: Table) -> None:
    """One match after the other at a table that is never empty."""
    while True:
        made = await insist(lambda: new_match(company.house, table.seats, table.game))
        people = [
            Person(company, made["match"], int(seat), token)
            for seat, token in made["tokens"].items()
        ]
        onlooker = Person(company, made["match"], None, "")
        await asyncio.gather(*(person.play() for person in (*people, onlooker)))
        company.finished += 1


async def insist(work: Callable[[], Message]) -> Message:
    """Try until the server is there to answer."""
    while True:
        with contextlib.suppress(*BROKEN):
            return await asyncio.to_thread(work)
        await asyncio.sleep(0.02)


@dataclass
class Report:
    """What a run of kills found."""

    kills: int = 0
    acknowledged: int = 0
    resent: int = 0
    entries: int = 0
    finished: int = 0
    returns: list[float] = field(default_factory=list)
    breaches: list[str] = field(default_factory=list)


def lives_of(kills: int, seed: int) -> list[int]:
    """After how many acknowledged actions each life ends: never a matter of who was quick."""
    dice = Random(f"lives/{seed}")
    return [dice.randrange(MOST_ACTIONS) for _ in range(kills)]


async def crash(
    house: House, lives: Sequence[int], seed: int, tables: Sequence[Table] = TABLES
) -> Report:
    """Play and kill after so many acknowledged actions each; the first breach ends it."""
    company = Company(house, Random(seed))
    report = Report()
    await asyncio.to_thread(house.start)
    playing = [asyncio.create_task(keep_table(company, table)) for table in tables]
    try:
        for actions in lives:
            await kill_once(company, report, actions)
            need(playing)
            if company.ledger.breaches:
                break
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(house.stop)
    report.acknowledged = len(company.ledger.promises)
    report.resent = company.ledger.resent
    report.finished = company.finished
    report.breaches = company.ledger.breaches
    return report


async def kill_once(company: Company, report: Report, actions: int) -> None:
    """Let it live for some actions, sometimes for none; kill, look, start again."""
    house = company.house
    enough = len(company.ledger.promises) + actions
    async with asyncio.timeout(LONGEST_LIFE):
        while len(company.ledger.promises) < enough and house.is_alive:
            await asyncio.sleep(THINKING / 10)
        # Every other time somebody waits for an answer that will not come.
        while report.kills % 2 and house.is_alive:
            if any(person.is_waiting for person in company.people):
                break
            await asyncio.sleep(0)
    await asyncio.to_thread(house.kill)
    report.kills += 1
    report.entries = await asyncio.to_thread(company.ledger.check, house.data)
    company.welcomed.clear()
    started = time.monotonic()
    await asyncio.to_thread(house.start)
    async with asyncio.timeout(PATIENCE):
        while not company.welcomed.is_set() and house.is_alive:
            await asyncio.sleep(THINKING / 10)
    report.returns.append(time.monotonic() - started)


def need(tasks: Sequence[asyncio.Task[None]]) -> None:
    """A table whose driver failed is a failure of the test."""
    for task in tasks:
        if task.done():
            task.result()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--python", default=sys.executable, help="the environment of the server")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "data", python=wanted.python)
        lives = lives_of(wanted.kills, wanted.seed)
        report = asyncio.run(crash(house, lives, wanted.seed))
        returns = {
            "usual": round(median(report.returns), 2),
            "slowest": round(max(report.returns), 2),
        }
        print(json.dumps({**vars(report), "returns": returns, "engine": house.engine}))
        mistakes = house.mistakes
    if mistakes:
        print(mistakes, file=sys.stderr)
    return 1 if report.breaches or mistakes else 0


if __name__ == "__main__":
    sys.exit(main())

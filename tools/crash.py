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
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from moonlit.games import GAMES
from tests.server.house import HOST, House, Message
from tests.server.ledger import Ledger, Promise
from tests.server.pages import new_match

SEATS = (("me", "me"), ("me", "random"), ("me", "me", "me"), ("me", "random", "me"), ("me", "me"))
MOST_ACTIONS = 40
SENT_TWICE, UNDONE = 0.15, 0.1
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, HTTPException)

T = TypeVar("T")
Count = Callable[[Ledger], int]


class Table(NamedTuple):
    """What is played there, and by whom."""

    game: str
    seats: Sequence[str]


# All games, one after the other.
TABLES = tuple(Table(game, seats) for game, seats in zip(cycle(GAMES), SEATS, strict=False))


@dataclass
class Company:
    """All who play: one house, one ledger, one source of chance.

    `life` is how often the server was started, `connected` how many have a line to it. While the
    door is shut nobody acts; `held` are those who would. `stranded` are those who have acted when
    the server stood still, until they ask again.
    """

    house: House
    random: Random
    ledger: Ledger = field(default_factory=Ledger)
    playing: list[asyncio.Task[None]] = field(default_factory=list)
    life: int = 0
    connected: int = 0
    welcomed: int = 0
    held: int = 0
    stranded: "set[Person]" = field(default_factory=set)
    is_shut: bool = False
    is_frozen: bool = False
    finished: int = 0
    _dying: asyncio.Task[int] | None = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def start(self) -> None:
        """Begin a life of the server."""
        await asyncio.to_thread(self.house.start)
        self._dying = asyncio.create_task(asyncio.to_thread(self.house.process.wait))
        self._dying.add_done_callback(lambda _: self.tell())
        self.life += 1
        self.tell()

    @property
    def is_dead(self) -> bool:
        return self._dying is None or self._dying.done()

    async def kill(self) -> None:
        """End it, and hear what it has said before."""
        self.house.process.kill()
        self.is_frozen = False
        await self.until(lambda: self.is_dead and self.connected == 0)
        await asyncio.to_thread(self.house.kill)

    def open_table(self, table: "Table") -> None:
        self.playing.append(asyncio.create_task(keep_table(self, table)))
        self.playing[-1].add_done_callback(lambda _: self.tell())

    def tell(self) -> None:
        """Something has changed: whoever waits looks again."""
        self._news.set()
        self._news = asyncio.Event()

    async def until(self, is_true: Callable[[], bool]) -> None:
        while not is_true():
            await self._news.wait()

    async def live_until(self, is_true: Callable[[], bool]) -> None:
        """As long as the server lives, keeps its promises, and everybody plays."""
        await self.until(
            lambda: (
                is_true()
                or self.is_dead
                or bool(self.ledger.breaches)
                or any(task.done() for task in self.playing)
            )
        )
        # A table whose driver failed is a failure of the test.
        for task in self.playing:
            if task.done():
                task.result()

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Try in one life after the other, until the server is there to answer."""
        while True:
            life = self.life
            with contextlib.suppress(*BROKEN):
                return await work()
            await self.until(lambda: self.life > life)  # noqa: B023

    async def pass_door(self) -> None:
        """Wait as long as it is shut."""
        self.held += 1
        self.tell()
        await self.until(lambda: not self.is_shut)
        self.held -= 1


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

    async def play(self) -> None:
        """Until the match is over, however often the line breaks."""
        while not self.is_over:
            await self._company.insist(self._come)

    async def _come(self) -> None:
        """Until the line ends. Raises ConnectionClosed if that is because the server has died."""
        house = self._company.house
        line = connect(
            f"ws://{HOST}:{house.port}/socket",
            origin=house.origin,  # type: ignore[arg-type]
            max_size=None,
            proxy=None,
            open_timeout=None,
            ping_interval=None,
        )
        async with line as open_line:
            self._company.connected += 1
            try:
                await self._talk(open_line)
            except ConnectionClosed as closed:
                if closed.rcvd is None:
                    raise
            finally:
                self._company.connected -= 1
                self._company.tell()

    async def _talk(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "match": self._match, "token": self._token}
        await line.send(json.dumps({**hello, "since": self._version}))
        while not self.is_over or self._pending is not None:
            message: Message = json.loads(await line.recv())
            match message["type"]:
                case "welcome":
                    self._company.welcomed += 1
                    self._hear(message)
                    if self._pending is not None:
                        self._company.ledger.resent += 1
                        self._company.stranded.discard(self)
                        await line.send(json.dumps(self._pending))
                case "update":
                    self._hear(message)
                case "ack" | "refused" if message["id"]:
                    self._settle(message)
            self._company.tell()
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
        """Take any action there is; now and then take one back."""
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
        await self._company.pass_door()
        self._count += 1
        self._answered = self._version
        self._pending = {**entry, "version": self._version, "id": f"{self._seat}-{self._count}"}
        for _ in range(2 if random.random() < SENT_TWICE else 1):
            await line.send(json.dumps(self._pending))
        if self._company.is_frozen:
            self._company.stranded.add(self)
        self._company.tell()


async def keep_table(company: Company, table: Table) -> None:
    """One match after the other at a table that is never empty."""
    while True:
        made = await company.insist(
            lambda: asyncio.to_thread(new_match, company.house, table.seats, table.game)
        )
        people = [
            Person(company, made["match"], int(seat), token)
            for seat, token in made["tokens"].items()
        ]
        onlooker = Person(company, made["match"], None, "")
        await asyncio.gather(*(person.play() for person in (*people, onlooker)))
        company.finished += 1


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


def acknowledged(ledger: Ledger) -> int:
    return len(ledger.promises)


async def crash(
    house: House,
    lives: Sequence[int],
    seed: int,
    tables: Sequence[Table] = TABLES,
    counted: Count = acknowledged,
) -> Report:
    """Play and kill after so many acknowledged actions each; the first breach ends it."""
    company, report = Company(house, Random(seed)), Report()
    await company.start()
    for table in tables:
        company.open_table(table)
    try:
        for actions in lives:
            await kill_once(company, report, counted, actions)
            if company.ledger.breaches:
                break
        await company.live_until(lambda: not company.stranded)
    finally:
        for task in company.playing:
            task.cancel()
        await asyncio.gather(*company.playing, return_exceptions=True)
        await asyncio.to_thread(house.stop)
    report.acknowledged = len(company.ledger.promises)
    report.resent = company.ledger.resent
    report.finished = company.finished
    report.breaches = company.ledger.breaches
    return report


async def kill_once(company: Company, report: Report, counted: Count, actions: int) -> None:
    """Let it live for some actions, sometimes for none; kill, look, start again."""
    ledger = company.ledger
    enough = counted(ledger) + actions
    await company.live_until(lambda: counted(ledger) >= enough)
    if report.kills % 2 and not company.is_dead:
        await strand_somebody(company)
    await company.kill()
    report.kills += 1
    report.entries = await asyncio.to_thread(ledger.check, company.house.data)
    if ledger.breaches:
        return
    welcomed, started = company.welcomed, time.monotonic()
    await company.start()
    await company.live_until(lambda: company.welcomed > welcomed)
    report.returns.append(time.monotonic() - started)


async def strand_somebody(company: Company) -> None:
    """Somebody waits for an answer that will not come: the server is there, but stands still."""
    company.is_shut = True
    await company.live_until(lambda: company.held > 0)
    company.house.freeze()
    before = len(company.stranded)
    company.is_frozen, company.is_shut = True, False
    company.tell()
    await company.live_until(lambda: len(company.stranded) > before)


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

"""Many people at many tables at once: how long an action takes until it is kept and told.

    python -m tools.load --matches 100 --people 2 --rate 50 --seconds 30 [--json]

The server runs in a process of its own, in the environment that `--python` names. Run it from the
top of the repository.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.server.house import HOST, House, Message
from tests.server.pages import new_match

ONLOOKERS = 4
LAG_STEP = 0.01
CONNECTING = 10
FRESH_LINE = 90


@dataclass
class Report:
    """What was measured. Times are in milliseconds, memory in megabytes."""

    matches: int = 0
    sockets: int = 0
    actions: int = 0
    answers: int = 0
    seconds: float = 0.0
    finished: int = 0
    errors: list[str] = field(default_factory=list)
    ack_p50: float = 0.0
    ack_p99: float = 0.0
    told_p50: float = 0.0
    told_p99: float = 0.0
    lag_p99: float = 0.0
    memory_before: float = 0.0
    memory: float = 0.0
    processor: float = 0.0
    engine: str = ""


def at(times: Sequence[float], share: float) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(times)
    index = min(len(ordered) - 1, int(len(ordered) * share))
    return round(ordered[index] * 1000, 1) if ordered else 0.0


class Seat:
    """One page: hears everything, acts when its table is told to."""

    def __init__(self, table: "Table", token: str) -> None:
        self.table, self.token = table, token
        self.version = -1
        self.choices: list[str] = []
        self.said = 0
        self._line: ClientConnection | None = None
        self._hearing: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Say hello over a new line and wait for the welcome."""
        await self.close()
        house = self.table.house
        address, origin = f"ws://{HOST}:{house.port}/socket", Origin(house.origin)
        self._line = await connect(
            address, origin=origin, max_size=None, proxy=None, open_timeout=None, ping_interval=None
        )
        hello = {"type": "hello", "match": self.table.match, "token": self.token}
        await self._line.send(json.dumps({**hello, "since": self.version}))
        self.said = 1
        welcome = asyncio.Event()
        self._hearing = asyncio.create_task(self._hear(self._line, welcome))
        await welcome.wait()
        self.table.news.set()

    async def close(self) -> None:
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
        if self._line is not None:
            await self._line.close()

    async def send(self, message: Message) -> None:
        assert self._line is not None
        self.said += 1
        await self._line.send(json.dumps(message))

    async def _hear(self, line: ClientConnection, welcome: asyncio.Event) -> None:
        try:
            await self._hear_all(line, welcome)
        except ConnectionClosed as closed:
            self.table.fail(f"a line broke: {closed}")
            welcome.set()

    async def _hear_all(self, line: ClientConnection, welcome: asyncio.Event) -> None:
        while True:
            text = await line.recv()
            now = time.perf_counter()
            message: Message = json.loads(text)
            if message["type"] in {"welcome", "update"}:
                self.version = message["version"]
                self.choices = [choice["text"] for choice in message["sight"]["choices"]]
                self.table.told(message, now)
                welcome.set()
            elif message["type"] in {"ack", "refused"}:
                self.table.answered(message, now)


class Table:
    """One match after the other with the same number of people; `news` is set by all there are."""

    def __init__(
        self, house: House, people: int, random: Random, report: Report, news: asyncio.Event
    ) -> None:
        self.house, self._people, self._random, self._report = house, people, random, report
        self.news = news
        self.match = ""
        self.seats: list[Seat] = []
        self.acks: list[float] = []
        self.tells: list[float] = []
        self._sent: dict[int, float] = {}
        self._asked_at = 0.0
        self.is_waiting = False
        self._kept = 0
        self.is_over = False

    def fail(self, why: str) -> None:
        self._report.errors.append(why)
        self.news.set()

    async def open(self, *, onlooker: bool) -> None:
        made = await asyncio.to_thread(new_match, self.house, ("me",) * self._people)
        self.match, self.is_over, self._kept = made["match"], False, 0
        tokens = [*made["tokens"].values(), *([""] if onlooker else [])]
        self.seats = [Seat(self, token) for token in tokens]
        for seat in self.seats:
            await seat.connect()

    async def act(self) -> bool:
        """Whoever is asked takes any action; false if the last one is still on its way."""
        newest = max(seat.version for seat in self.seats)
        asked = (seat for seat in self.seats if seat.choices and seat.version == newest)
        seat = next(asked, None)
        if seat is None or self.is_waiting or newest < self._kept:
            return False
        if seat.said > FRESH_LINE:
            await seat.connect()
        text = self._random.choice(seat.choices)
        self.is_waiting = True
        self._asked_at = time.perf_counter()
        self._sent[seat.version + 1] = self._asked_at
        id_ = f"{self._random.randrange(10**12)}"
        message = {"type": "act", "id": id_, "version": seat.version, "text": text}
        await seat.send(message)
        return True

    def told(self, message: Message, now: float) -> None:
        if message["type"] == "update" and message["version"] in self._sent:
            self.tells.append(now - self._sent[message["version"]])
        self.is_over = message["sight"]["result"] is not None
        self.news.set()

    def answered(self, message: Message, now: float) -> None:
        self.is_waiting = False
        self.news.set()
        if message["type"] == "refused":
            self._report.errors.append(message["problem"]["code"])
        else:
            self._kept = message["version"]
            self.acks.append(now - self._asked_at)

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()


async def measure_lag(lags: list[float]) -> None:
    """How late the driver itself is: what it adds to every figure."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(LAG_STEP)
        lags.append(time.perf_counter() - before - LAG_STEP)


def memory_of(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return round(int(line.split()[1]) / 1024, 1)


def processor_of(pid: int) -> float:
    """Seconds of processor time used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


class Driver:
    """Lets one table after the other act, as soon as one can and not faster than the rate."""

    def __init__(self, tables: Sequence[Table], report: Report, news: asyncio.Event) -> None:
        self._tables, self._report, self._news = tables, report, news
        self._waiting = deque(tables)
        self._reopening: set[asyncio.Task[None]] = set()

    async def drive(self, actions: int, rate: float) -> None:
        started = time.perf_counter()
        for number in range(actions):
            if rate:
                await asyncio.sleep(max(0.0, started + number / rate - time.perf_counter()))
            await self._until(self._act)
        await self._until(self._is_quiet)
        self._report.seconds = round(time.perf_counter() - started, 1)

    async def _until(self, is_done: Callable[[], Awaitable[bool]]) -> None:
        """Try again whenever something has happened; the first error ends it."""
        while not self._report.errors:
            self._news.clear()
            if await is_done():
                return
            await self._news.wait()

    async def _act(self) -> bool:
        self._look_after_tables()
        for _ in range(len(self._waiting)):
            table = self._waiting.popleft()
            if table.is_over:
                self._report.finished += 1
                self._begin_anew(table)
                continue
            self._waiting.append(table)
            if await table.act():
                self._report.actions += 1
                return True
        return False

    async def _is_quiet(self) -> bool:
        """Everything asked was answered."""
        self._look_after_tables()
        return not self._reopening and not any(table.is_waiting for table in self._tables)

    def _look_after_tables(self) -> None:
        done = {task for task in self._reopening if task.done()}
        self._reopening -= done
        for task in done:
            task.result()

    def _begin_anew(self, table: Table) -> None:
        reopening = asyncio.create_task(self._reopen(table))
        reopening.add_done_callback(lambda _: self._news.set())
        self._reopening.add(reopening)

    async def _reopen(self, table: Table) -> None:
        await table.close()
        await table.open(onlooker=False)
        self._waiting.append(table)


async def load(house: House, matches: int, people: int, actions: int, rate: float = 0.0) -> Report:
    """Seat everybody, then let them take so many actions; without a rate as fast as they can."""
    report, news = Report(matches, engine=house.engine), asyncio.Event()
    random = Random(1)
    tables = [Table(house, people, random, report, news) for _ in range(matches)]
    for start in range(0, matches, CONNECTING):
        some = enumerate(tables[start : start + CONNECTING], start)
        await asyncio.gather(*(one.open(onlooker=not n % ONLOOKERS) for n, one in some))
    report.sockets = sum(len(table.seats) for table in tables)
    pid = house.process.pid
    report.memory_before, used = memory_of(pid), processor_of(pid)
    lags: list[float] = []
    measuring = asyncio.create_task(measure_lag(lags))
    try:
        await Driver(tables, report, news).drive(actions, rate)
    finally:
        measuring.cancel()
        report.processor = round(processor_of(pid) - used, 1)
        report.memory = memory_of(pid)
        for table in tables:
            await table.close()
    report.answers = sum(len(table.acks) for table in tables)
    acks = [taken for table in tables for taken in table.acks]
    tells = [taken for table in tables for taken in table.tells]
    report.ack_p50, report.ack_p99 = at(acks, 0.5), at(acks, 0.99)
    report.told_p50, report.told_p99 = at(tells, 0.5), at(tells, 0.99)
    report.lag_p99 = at(lags, 0.99)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--rate", type=float, default=50.0, help="actions a second, all together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--python", default=sys.executable, help="the environment of the server")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder) / "data", python=wanted.python) as house,
    ):
        actions = round(wanted.rate * wanted.seconds)
        work = load(house, wanted.matches, wanted.people, actions, wanted.rate)
        report = asyncio.run(work)
        if house.mistakes:
            report.errors.append(house.mistakes)
    for name, value in vars(report).items() if not wanted.json else ():
        print(f"{name:<14} {value}")
    if wanted.json:
        print(json.dumps(vars(report)))
    return 1 if report.errors else 0


if __name__ == "__main__":
    sys.exit(main())

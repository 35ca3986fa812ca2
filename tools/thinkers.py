"""Many people against slow bots at once: how long each waits for a bot, a hint, an acknowledgement.

    python -m tools.thinkers --tables 20 --seconds 30 [--level nightfox] [--pause 0] [--json]

Beside the tables one more plays against a quick bot, and one asks for a hint before each action.
The server runs in a process of its own, in the environment that `--python` names. Run it from the
top of the repository.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from moonlit.server.thinking import NICENESS
from tests.server.house import House, Message
from tests.server.pages import new_match
from tools.load import Seat, at, measure_lag

MOST_TABLES = 200
MOST_SECONDS = 300.0
QUICK = "scout"
# As with people: slow bots give way to whoever answers them.
USUAL = f"{NICENESS}"


@dataclass
class Report:
    """Times are in milliseconds; `lag` is how late the driver itself was."""

    tables: int = 0
    engine: str = ""
    replies: int = 0
    reply_p50: float = 0.0
    reply_p95: float = 0.0
    quick_replies: int = 0
    quick_p50: float = 0.0
    quick_p95: float = 0.0
    quick_most: float = 0.0
    hints: int = 0
    hint_p50: float = 0.0
    hint_most: float = 0.0
    acks: int = 0
    ack_p50: float = 0.0
    ack_p99: float = 0.0
    lag_p99: float = 0.0
    errors: list[str] = field(default_factory=list)


@dataclass
class Waits:
    """Seconds somebody waited."""

    replies: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)


class Duel:
    """One person and one bot, one match after the other; the person takes whatever comes."""

    def __init__(self, house: House, level: str, pause: float, *, is_helped: bool = False) -> None:
        self.house, self._level, self._pause, self._is_helped = house, level, pause, is_helped
        self.waits = Waits()
        self.errors: list[str] = []
        self.match = ""
        self.news = asyncio.Event()
        self._random = Random(level)
        self._asked = 0.0
        self._since = 0.0
        self._is_over = True
        self._is_answered = False

    async def play(self, until: float) -> None:
        while time.perf_counter() < until and not self.errors:
            settings = {"pace": 0, "hints": True}
            kinds = ("me", self._level)
            made = await asyncio.to_thread(new_match, self.house, kinds, settings=settings)
            self.match, self._is_over = made["match"], False
            seat = Seat(self, made["tokens"]["0"])  # type: ignore[arg-type]
            self._since = time.perf_counter()
            await seat.connect()
            while time.perf_counter() < until and not (self._is_over or self.errors):
                await self._act(seat)
            await seat.close()

    async def _act(self, seat: Seat) -> None:
        while not (seat.choices or self._is_over or self.errors):
            await self._more()
        if self._is_over or self.errors:
            return
        await asyncio.sleep(self._pause)
        if self._is_helped:
            await self._ask_for_help(seat)
        version, text = seat.version, self._random.choice(seat.choices)
        if seat.said > 60:
            await seat.connect()
        self._asked, self._is_answered = time.perf_counter(), False
        id_ = f"{self._random.randrange(10**12)}"
        await seat.send({"type": "act", "id": id_, "version": version, "text": text})
        while not (self._is_answered and seat.version > version) and not self.errors:
            await self._more()

    async def _ask_for_help(self, seat: Seat) -> None:
        body: Message = {"token": seat.token, "version": seat.version, "depth": "move"}
        before = time.perf_counter()
        path = f"/api/matches/{self.match}/hint"
        answer = await asyncio.to_thread(self.house.post, path, body)
        self.waits.hints.append(time.perf_counter() - before)
        if answer.status != 200:
            self.fail(f"no hint: {answer.code}")

    async def _more(self) -> None:
        self.news.clear()
        await self.news.wait()

    def told(self, message: Message, now: float) -> None:
        is_bot = message["type"] == "update" and message["log"][-1]["seat"] == 1
        if is_bot:
            self.waits.replies.append(now - self._since)
        self._since = now
        self._is_over = message["sight"]["result"] is not None
        self.news.set()

    def answered(self, message: Message, now: float) -> None:
        if message["type"] == "refused":
            self.fail(message["problem"]["code"])
        self.waits.acks.append(now - self._asked)
        self._is_answered = True
        self.news.set()

    def fail(self, why: str) -> None:
        self.errors.append(why)
        self.news.set()


async def measure(house: House, tables: int, level: str, seconds: float, pause: float) -> Report:
    """Let all of them play for so long."""
    slow = [Duel(house, level, pause) for _ in range(tables)]
    quick, helped = Duel(house, QUICK, 0.3), Duel(house, level, pause, is_helped=True)
    until = time.perf_counter() + seconds
    lags: list[float] = []
    measuring = asyncio.create_task(measure_lag(lags))
    everybody = [*slow, quick, helped]
    await asyncio.gather(*(duel.play(until) for duel in everybody))
    measuring.cancel()
    replies = [wait for duel in slow for wait in duel.waits.replies]
    acks = [wait for duel in everybody for wait in duel.waits.acks]
    beside, hints = quick.waits.replies, helped.waits.hints
    return Report(
        tables,
        house.engine,
        len(replies),
        at(replies, 0.5),
        at(replies, 0.95),
        len(beside),
        at(beside, 0.5),
        at(beside, 0.95),
        at(beside, 1.0),
        len(hints),
        at(hints, 0.5),
        at(hints, 1.0),
        len(acks),
        at(acks, 0.5),
        at(acks, 0.99),
        at(lags, 0.99),
        [why for duel in everybody for why in duel.errors],
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--level", default="nightfox")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds a person thinks")
    parser.add_argument("--python", default=sys.executable, help="the environment of the server")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    tables, seconds = min(wanted.tables, MOST_TABLES), min(wanted.seconds, MOST_SECONDS)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder) / "data", python=wanted.python, niceness=USUAL) as house,
    ):
        report = asyncio.run(measure(house, tables, wanted.level, seconds, wanted.pause))
        if house.mistakes:
            report.errors.append(house.mistakes)
    if wanted.json:
        print(json.dumps(asdict(report)))
    else:
        for name, value in asdict(report).items():
            print(f"{name:<14} {value}")
    return 1 if report.errors else 0


if __name__ == "__main__":
    sys.exit(main())

"""Finished matches looked back at: one at a time, in a process that gives way to all others."""

import asyncio
import logging
import multiprocessing
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol

from moonlit.core.errors import BadRecord, IllegalAction
from moonlit.core.game import Game
from moonlit.core.record import Record, read_record, replay, write_record
from moonlit.engine import engine
from moonlit.games import AnyState, load_game
from moonlit.server.workers import end_with_parent, give_way, kill

MOST_WAITING: Final = 20
# A page asks every second; who has not asked for so long has gone.
GONE_AFTER: Final = 20.0
# What was found is about 100 kB.
MOST_KEPT: Final = 64
PATIENCE: Final = 900.0
NICENESS: Final = 10
# How many iterations a decision is thought over; without it as many as the match is worth.
ITERATIONS: Final = "MOONLIT_ITERATIONS"

Findings = Mapping[str, Any]

_log = logging.getLogger(__name__)


class Counter(Protocol):
    """A number that both processes see."""

    value: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an analysis is: `before` it are so many others, it has dealt with `done` actions."""

    before: int
    done: int
    total: int


@dataclass(slots=True)
class _Job:
    record: Record
    pack: Path | None
    asked: float
    ended: asyncio.Event = field(default_factory=asyncio.Event)


class Analyses:
    """The analyses of a server: asked for, waited for, found and kept in memory.

    A record is known by its contents, its rules version among them; how hard is thought is the
    same for all of them.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._kept: OrderedDict[str, Findings] = OrderedDict()
        self._failed: set[str] = set()
        self._counter: Counter | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._task: asyncio.Task[None] | None = None

    def knows(self, record: Record) -> bool:
        """Was this asked for before, so that looking at it costs nothing?"""
        key = _key(record)
        return key in self._jobs or key in self._kept or key in self._failed

    def look(self, record: Record) -> Findings | Progress:
        """What was found of a known record, or how far it is.

        Raises IllegalAction if it failed, once: asked for again, it begins anew.
        """
        key = _key(record)
        if key in self._failed:
            self._failed.discard(key)
            raise IllegalAction("analysis-failed")
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        self._jobs[key].asked = self._clock()
        return self._progress(key)

    def begin(self, record: Record, pack: Path | None = None) -> None:
        """Put a record that `check_over` let through into the queue, unless it is there.

        `pack`: where it has its own, if it is not the present one.
        """
        if self.knows(record):
            return
        self._forget_gone(1)
        if len(self._jobs) >= MOST_WAITING:
            raise IllegalAction("too-many-analyses", most=MOST_WAITING)
        self._jobs[_key(record)] = _Job(record, pack, self._clock())
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def end(self, record: Record) -> None:
        """Until a record is not waited for any more: it is analysed, or that failed."""
        if (job := self._jobs.get(_key(record))) is not None:
            await job.ended.wait()

    def close(self) -> None:
        """Whatever is under way is dropped; nobody has been promised it."""
        if self._task is not None:
            self._task.cancel()
        self._stop()

    def _progress(self, key: str) -> Progress:
        before = [*self._jobs].index(key)
        total = len(self._jobs[key].record.actions)
        done = 0 if before or self._counter is None else self._counter.value
        return Progress(before, min(done, total), total)

    def _forget_gone(self, started: int) -> None:
        """Drop those whose pages have gone; what has been started is let finish."""
        latest = self._clock() - GONE_AFTER
        for key, job in [*self._jobs.items()][started:]:
            if job.asked < latest:
                self._drop(key)

    def _drop(self, key: str) -> None:
        self._jobs.pop(key).ended.set()

    async def _work(self) -> None:
        while self._jobs:
            key, job = next(iter(self._jobs.items()))
            try:
                found = await self._analyse(job)
            except Exception as failed:  # noqa: BLE001 (the other process may break in any way)
                _log.warning("no analysis: %s", type(failed).__name__)
                self._failed.add(key)
            else:
                self._keep(key, found)
            self._drop(key)
            self._stop()
            self._forget_gone(0)

    def _keep(self, key: str, found: Findings) -> None:
        self._kept[key] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _analyse(self, job: _Job) -> Findings:
        spawn = multiprocessing.get_context("spawn")
        counter = spawn.Value("i", 0)
        self._counter = counter
        # A process for each: what an analysis needs is given back when it is done.
        self._pool = ProcessPoolExecutor(1, spawn, initializer=_begin, initargs=(counter,))
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(self._pool, _analyse, write_record(job.record), job.pack)
        return await asyncio.wait_for(doing, PATIENCE)

    def _stop(self) -> None:
        self._counter = None
        if self._pool is not None:
            pool, self._pool = self._pool, None
            kill(pool)


def check_over(game: Game[AnyState], record: Record) -> None:
    """Play a record again. Raises BadRecord or ReplayMismatch unless it is whole and over."""
    *_, last = replay(game, record)
    if game.outcome(last.state) is None:
        raise BadRecord("match-not-over")


def _key(record: Record) -> str:
    return sha256(write_record(record).encode()).hexdigest()


# --- In the other process -------------------------------------------------------------------------

_counter: Counter


def _begin(counter: Counter) -> None:
    global _counter  # noqa: PLW0603 -- a counter reaches a process only when it is made
    _counter = counter
    end_with_parent()
    give_way(NICENESS)


def _analyse(text: str, pack: Path | None) -> Findings:
    # The review knows the search of the bots: a server should start quickly.
    from moonlit.review.analysis import FEWEST, analyse  # noqa: PLC0415
    from moonlit.review.findings import write_analysis  # noqa: PLC0415

    record = read_record(text)

    def told(actions: int) -> None:
        _counter.value += actions

    game = load_game(record.game, pack)
    found = analyse(game, record, iterations=_iterations(FEWEST), told=told)
    return write_analysis(found)


def _iterations(fewest: int) -> int | None:
    wished = os.environ.get(ITERATIONS)
    if wished is not None:
        return int(wished)
    # Not compiled, searching takes 30 times as long.
    return None if engine() == "compiled" else fewest

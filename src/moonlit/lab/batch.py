"""Many matches between bots, on all cores; the outcome does not depend on how the work is split."""

from __future__ import annotations

import hmac
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

from moonlit.bots.bot import check_bot, make_bot
from moonlit.core.codec import Plain
from moonlit.core.game import Config, Game
from moonlit.core.record import seed_of, write_record
from moonlit.games import AnyState, load_game
from moonlit.games.nocturne.events import RoundEnded
from moonlit.lab.stats import Result, Tally
from moonlit.table.match import Match

LARGEST_CHUNK: Final = 8
CHUNKS_PER_WORKER: Final = 8
CHUNKS_IN_FLIGHT: Final = 3
PATIENCE_SECONDS: Final = 0.1

Told = Callable[[int], None]
Stopped = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played; match k of a plan is the same match wherever it is played."""

    game: str
    config: dict[str, Plain]
    bots: tuple[str, ...]
    seed: int
    matches: int
    pack: Path | None = None
    records: Path | None = None

    def key(self, number: int) -> bytes:
        """The secret key of a match."""
        return self._derive(f"match {number}")

    def bot_seed(self, number: int, bot: int) -> int:
        """The seed of a bot's own dice in a match."""
        return seed_of(self._derive(f"bot {bot}"), number)

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot sits in each seat: from match to match everybody moves on by one."""
        count = len(self.bots)
        return tuple((seat + number) % count for seat in range(count))

    def _derive(self, purpose: str) -> bytes:
        return hmac.new(str(self.seed).encode(), purpose.encode(), sha256).digest()


def make_plan(
    game: str,
    options: Config,
    bots: tuple[str, ...],
    seed: int,
    matches: int,
    *,
    pack: Path | None = None,
    records: Path | None = None,
) -> Plan:
    """A plan that can be played; raises BadConfig or BadPack on anything else."""
    loaded = load_game(game, pack)
    for bot in bots:
        check_bot(bot)
    config = loaded.check_config({**options, "players": len(bots)})
    return Plan(game, config, bots, seed, matches, pack, records)


def run_plan(
    plan: Plan,
    *,
    workers: int | None = None,
    chunk: int | None = None,
    told: Told = lambda _: None,
    stopped: Stopped = lambda: False,
) -> Tally:
    """Play a plan. `told` hears how many more matches are over; once `stopped` no more begin."""
    count = min(workers or os.cpu_count() or 1, plan.matches)
    size = chunk or max(1, min(LARGEST_CHUNK, plan.matches // (count * CHUNKS_PER_WORKER)))
    chunks = [
        range(first, min(first + size, plan.matches)) for first in range(0, plan.matches, size)
    ]
    if count == 1:
        played = _in_process(plan, chunks, stopped)
    else:
        played = _pooled(plan, chunks, count, stopped)
    tally = Tally.empty(len(plan.bots))
    for part in played:
        tally.merge(part)
        told(part.matches)
    return tally


def play_match(game: Game[AnyState], plan: Plan, number: int) -> Result:
    """One match of a plan, and its record in the plan's folder if there is one."""
    match = Match.begin(game, plan.config, plan.key(number))
    seating = plan.seating(number)
    bots = [
        make_bot(plan.bots[place], game, match.config, plan.bot_seed(number, place))
        for place in seating
    ]
    while seats := match.to_act():
        seat = seats[0]
        match.act(bots[seat].choose(match.view(seat)), match.version)
    outcome = match.outcome()
    assert outcome is not None
    if plan.records is not None:
        text = write_record(match.record())
        (plan.records / record_name(number)).write_text(text, "utf-8")
    events = [event for step in match.events(None) for event in step]
    ends = tuple((event.round, event.why) for event in events if isinstance(event, RoundEnded))
    rank = outcome.notes.get("rank")
    assert rank is None or isinstance(rank, str)
    return Result(seating, outcome.winners, outcome.sheets, match.version, ends, rank)


def record_name(number: int) -> str:
    """The file name of a match; people count from 1."""
    return f"match-{number + 1:06}.json"


def _in_process(plan: Plan, chunks: list[range], stopped: Stopped) -> Iterator[Tally]:
    game = load_game(plan.game, plan.pack)
    for chunk in chunks:
        yield _play(game, plan, chunk, stopped)


def _play(game: Game[AnyState], plan: Plan, numbers: range, stopped: Stopped) -> Tally:
    tally = Tally.empty(len(plan.bots))
    for number in numbers:
        if stopped():
            break
        tally.add(play_match(game, plan, number))
    return tally


def _pooled(plan: Plan, chunks: list[range], workers: int, stopped: Stopped) -> Iterator[Tally]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, _sit_down, (plan, stop))
    try:
        left = iter(chunks)
        waiting: set[Future[Tally]] = set()
        while True:
            if stopped():
                stop.set()
                left = iter(())
            room = workers * CHUNKS_IN_FLIGHT - len(waiting)
            waiting |= {pool.submit(_play_here, chunk) for chunk in islice(left, room)}
            if not waiting:
                return
            done, waiting = wait(waiting, PATIENCE_SECONDS, FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


class _Desk:
    """What a worker process keeps from one chunk to the next."""

    plan: Plan
    game: Game[AnyState]
    stop: Event


def _sit_down(plan: Plan, stop: Event) -> None:
    # A key press reaches every process of a terminal; only the first one decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Desk.plan, _Desk.stop = plan, stop
    _Desk.game = load_game(plan.game, plan.pack)


def _play_here(numbers: range) -> Tally:
    return _play(_Desk.game, _Desk.plan, numbers, _Desk.stop.is_set)

"""Many matches between bots, on all cores; the outcome does not depend on how the work is split."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path
from time import perf_counter_ns
from typing import Final

from moonlit.bots.bot import Bot, make_bot
from moonlit.bots.outside import close_bots, lapse_of
from moonlit.core.game import Game
from moonlit.core.record import write_record
from moonlit.games import AnyState, load_game
from moonlit.lab.counting import counting_of
from moonlit.lab.plan import Deal, Plan
from moonlit.lab.stats import LUCK_PARTS, Replaced, Result, Tally, time_class
from moonlit.table.match import Match

LARGEST_CHUNK: Final = 4
CHUNKS_PER_WORKER: Final = 8
CHUNKS_IN_FLIGHT: Final = 3
PATIENCE_SECONDS: Final = 0.1

Told = Callable[[int], None]
Stopped = Callable[[], bool]
Thinking = list[Counter[int]]


def run_plan(
    plan: Plan,
    *,
    workers: int | None = None,
    chunk: int | None = None,
    told: Told = lambda _: None,
    stopped: Stopped = lambda: False,
) -> Tally:
    """Play a plan. `told` hears how many more matches are over; once `stopped` no more begin."""
    tally = Tally.empty(len(plan.bots))
    for deal in run_deals(plan, workers=workers, chunk=chunk, stopped=stopped):
        tally.add(deal.results)
        told(len(deal.results))
    return tally


def run_deals(
    plan: Plan,
    *,
    done: Collection[int] = (),
    workers: int | None = None,
    chunk: int | None = None,
    stopped: Stopped = lambda: False,
) -> Iterator[Deal]:
    """Play the deals of a plan that are not `done`, and give each as it is over.

    They come in no certain order. Once `stopped` no more begin; a deal is played to its end.
    """
    left = [number for number in range(plan.deals) if number not in done]
    count = min(workers or os.cpu_count() or 1, len(left))
    size = chunk or max(1, min(LARGEST_CHUNK, len(left) // (max(1, count) * CHUNKS_PER_WORKER)))
    chunks = [tuple(left[first : first + size]) for first in range(0, len(left), size)]
    if count <= 1:
        return _in_process(plan, chunks, stopped)
    return _pooled(plan, chunks, count, stopped)


def play_deal(game: Game[AnyState], plan: Plan, number: int) -> Deal:
    """Every match of a deal: the same deal with every bot in every seat."""
    return Deal(number, tuple(play_match(game, plan, match) for match in plan.matches_of(number)))


def play_match(game: Game[AnyState], plan: Plan, number: int) -> Result:
    """One match of a plan, and its record in the plan's folder if there is one."""
    match = Match.begin(game, plan.config, plan.key(number))
    bots = [
        make_bot(plan.bots[place], game, match.config, plan.bot_seed(number, place))
        for place in plan.seating(number)
    ]
    try:
        thinking = _play_out(bots, match)
    finally:
        close_bots(bots)
    lapses = enumerate(map(lapse_of, bots))
    replaced = tuple(Replaced(number, seat, lapse) for seat, lapse in lapses if lapse is not None)
    if plan.records is not None:
        _write_match(plan.records / record_name(number), match, replaced)
    result = _result(game.id, match, plan.seating(number), thinking, replaced)
    return replace(result, luck=_luck(game, plan, number, match)) if plan.worlds else result


def _luck(game: Game[AnyState], plan: Plan, number: int, match: Match[AnyState]) -> tuple[int, ...]:
    """What chance gave every seat, in whole parts of a point."""
    luck = counting_of(game.id).LUCK
    assert luck is not None
    weighed = luck.weigh(game, match, plan.worlds, plan.luck_seed(number))
    return tuple(round(LUCK_PARTS * points) for points in weighed)


def _write_match(path: Path, match: Match[AnyState], replaced: tuple[Replaced, ...]) -> None:
    """A record knows no players, so what befell programs is told beside it."""
    path.write_text(write_record(match.record()), "utf-8")
    if replaced:
        lapses = [{"seat": one.seat, **one.lapse.write()} for one in replaced]
        told = json.dumps(lapses, ensure_ascii=False, indent=1)
        path.with_name(f"{path.name}.replaced").write_text(f"{told}\n", "utf-8")


def record_name(number: int) -> str:
    """The file name of a match; people count from 1."""
    return f"match-{number + 1:06}.json"


def _play_out(bots: Sequence[Bot], match: Match[AnyState]) -> tuple[dict[int, int], ...]:
    """Let the bots play to the end; gives how long each seat thought where it had a choice."""
    thinking: Thinking = [Counter() for _ in bots]
    while seats := match.to_act():
        seat = seats[0]
        view = match.view(seat)
        began = perf_counter_ns()
        action = bots[seat].choose(view)
        if len(view.legal) > 1:
            thinking[seat][time_class(perf_counter_ns() - began)] += 1
        match.act(action, match.version)
    return tuple(dict(times) for times in thinking)


def _result(
    game: str,
    match: Match[AnyState],
    seating: tuple[int, ...],
    thinking: tuple[dict[int, int], ...],
    replaced: tuple[Replaced, ...],
) -> Result:
    outcome = match.outcome()
    assert outcome is not None
    counted = counting_of(game).count(match)
    return Result(
        seating,
        outcome.winners,
        outcome.sheets,
        match.version,
        counted.ends,
        counted.counts,
        thinking,
        replaced,
    )


def _in_process(plan: Plan, chunks: list[tuple[int, ...]], stopped: Stopped) -> Iterator[Deal]:
    game = load_game(plan.game, plan.pack)
    for number in (number for chunk in chunks for number in chunk):
        if stopped():
            return
        yield play_deal(game, plan, number)


def _pooled(
    plan: Plan, chunks: list[tuple[int, ...]], workers: int, stopped: Stopped
) -> Iterator[Deal]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, _sit_down, (plan, stop))
    try:
        left = iter(chunks)
        waiting: set[Future[list[Deal]]] = set()
        while True:
            if stopped():
                stop.set()
                left = iter(())
            room = workers * CHUNKS_IN_FLIGHT - len(waiting)
            with _deaf():
                waiting |= {pool.submit(_play_here, chunk) for chunk in islice(left, room)}
            if not waiting:
                return
            over, waiting = wait(waiting, PATIENCE_SECONDS, FIRST_COMPLETED)
            for future in over:
                yield from future.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that begin here do not hear a key press; ours is only put off, where it can be."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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


def _play_here(numbers: tuple[int, ...]) -> list[Deal]:
    deals = []
    for number in numbers:
        if _Desk.stop.is_set():
            break
        deals.append(play_deal(_Desk.game, _Desk.plan, number))
    return deals

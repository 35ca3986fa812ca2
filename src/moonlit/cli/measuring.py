"""What the measuring commands share: seed, workers, a file to go on from, Ctrl-C, and figures."""

from __future__ import annotations

import secrets
import signal
import threading
from argparse import Namespace
from collections.abc import Callable, Generator, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from moonlit.cli.errors import Refused
from moonlit.cli.matches import whole_number
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_writable
from moonlit.cli.progress import progress
from moonlit.cli.screen import number, wrapped
from moonlit.client.refusals import tell_lapse
from moonlit.client.words import Words
from moonlit.lab.batch import run_deals
from moonlit.lab.cluster import PACKAGE, has_cluster, run_on_cluster
from moonlit.lab.kept import KeptError, keeping, kept_seed
from moonlit.lab.plan import Deal, Plan
from moonlit.lab.stats import Interval, Tally

SEED_BITS = 32
INTERRUPTED = 130

Interrupted = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Run:
    """How a plan is to be played."""

    seed: int
    workers: int | None
    kept: Path | None
    is_on_cluster: bool


def add_run_options(parser: Parser) -> None:
    parser.option("seed", "S")
    parser.option("workers", "N")
    parser.option("resume", "FILE")
    parser.flag("ray")


def read_run(options: Namespace) -> Run:
    """A run that goes on keeps its seed; a new one without a seed rolls one."""
    if options.ray and not has_cluster():
        raise Refused("no-ray", package=PACKAGE, extra="cluster")
    if options.ray and options.workers is not None:
        raise Refused("not-both", one="--ray", other="--workers")
    kept = None if options.resume is None else Path(options.resume)
    if kept is not None:
        need_writable(kept)
    workers = None if options.workers is None else whole_number("workers", options.workers, 1)
    seed = None if options.seed is None else whole_number("seed", options.seed)
    if seed is None and kept is not None:
        with _kept_refusals():
            seed = kept_seed(kept)
    return Run(secrets.randbits(SEED_BITS) if seed is None else seed, workers, kept, options.ray)


@contextmanager
def playing(words: Words, plan: Plan, run: Run) -> Iterator[tuple[Iterator[Deal], Interrupted]]:
    """The deals of a plan, first those that were kept, then the others as they are over."""
    title = words.say("command-measuring-running")
    with (
        until_interrupted() as interrupted,
        progress(title, plan.matches) as told,
        _kept_refusals(),
        keeping(run.kept, plan) as (before, keep),
    ):

        def deals() -> Generator[Deal, None, None]:
            for deal in before:
                told(len(deal.results))
                yield deal
            done = {deal.number for deal in before}
            for deal in _others(plan, run, done, interrupted.is_set):
                keep(deal)
                told(len(deal.results))
                yield deal

        played = deals()
        try:
            yield played, interrupted.is_set
        except BrokenProcessPool:
            raise Refused("worker-died") from None
        finally:
            played.close()


def _others(plan: Plan, run: Run, done: set[int], stopped: Interrupted) -> Iterator[Deal]:
    if run.is_on_cluster:
        left = [number for number in range(plan.deals) if number not in done]
        return run_on_cluster(plan, left, stopped)
    return run_deals(plan, done=done, workers=run.workers, stopped=stopped)


@contextmanager
def until_interrupted() -> Iterator[threading.Event]:
    """The first Ctrl-C asks for the report on what is done, the second ends everything."""
    interrupted = threading.Event()

    def ask(_number: int, _frame: FrameType | None) -> None:
        if interrupted.is_set():
            raise KeyboardInterrupt
        interrupted.set()

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)


def tell_share(words: Words, share: float, interval: Interval) -> str:
    """A share of matches and its interval, in per cent."""
    low, high = (number(words, 100 * end) for end in interval)
    return f"{number(words, 100 * share)} % ({low}–{high})"


def tell_replaced(words: Words, plan: Plan, tally: Tally) -> list[str]:
    """A paragraph on every program for which a bot of the house had to play on."""
    told = []
    for name, bot in zip(plan.bots, tally.bots, strict=True):
        if bot.first_replaced is not None:
            facts = {"count": bot.replaced, "all": bot.score.matches}
            lapse = tell_lapse(words, bot.first_replaced.lapse)
            match = bot.first_replaced.match + 1
            text = words.say("program-replaced", bot=name, match=match, lapse=lapse, **facts)
            told.append(wrapped(text))
    return told


@contextmanager
def _kept_refusals() -> Iterator[None]:
    try:
        yield
    except KeptError as error:
        path = str(error.path)
        if not error.fact:
            raise Refused("no-deals", path=path) from None
        what = f"command-fact-{error.fact}"
        facts = {"path": path, "what": what, "kept": error.kept, "asked": error.asked}
        raise Refused("other-plan", **facts) from None

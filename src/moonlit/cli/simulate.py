"""`moonlit simulate`: many matches between bots, and what came of them."""

from __future__ import annotations

import secrets
import signal
import threading
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from moonlit.bots.bot import BOTS
from moonlit.cli.errors import Refused
from moonlit.cli.matches import (
    add_match_options,
    match_options,
    pack_folder,
    whole_number,
    words_of,
)
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_new_folder
from moonlit.cli.progress import progress
from moonlit.cli.screen import number, say, say_json, table
from moonlit.client.words import Words
from moonlit.lab.batch import Plan, make_plan, run_plan
from moonlit.lab.report import report, round_ends
from moonlit.lab.stats import BotTally, Interval, Tally

DEFAULT_MATCHES = "100"
DEFAULT_BOTS = "greedy,random"
SEED_BITS = 32
INTERRUPTED = 130


def add_options(parser: Parser) -> None:
    parser.option("matches", "N")
    parser.option("bots", f"{'|'.join(BOTS)},…")
    parser.option("seed", "S")
    parser.option("workers", "N")
    parser.option("records", "FOLDER")
    parser.flag("json")
    add_match_options(parser)


def run(options: Namespace, words: Words) -> int:
    plan = read_plan(options)
    workers = None if options.workers is None else whole_number("workers", options.workers, 1)
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    title = words.say("command-simulate-running")
    with _until_interrupted() as interrupted, progress(title, plan.matches) as told:
        try:
            tally = run_plan(plan, workers=workers, told=told, stopped=interrupted.is_set)
        except BrokenProcessPool:
            raise Refused("worker-died") from None
    if options.json:
        say_json(report(plan, tally))
    else:
        say(tell(words, plan, tally))
    return INTERRUPTED if interrupted.is_set() else 0


def read_plan(options: Namespace) -> Plan:
    """What is to be played, checked before anything is written."""
    matches = whole_number("matches", options.matches or DEFAULT_MATCHES, 1)
    seed = secrets.randbits(SEED_BITS)
    if options.seed is not None:
        seed = whole_number("seed", options.seed)
    bots = tuple(words_of(options.bots if options.bots is not None else DEFAULT_BOTS))
    records = None if options.records is None else Path(options.records)
    pack = pack_folder(options)
    chosen = match_options(options)
    plan = make_plan(options.game, chosen, bots, seed, matches, pack=pack, records=records)
    if records is not None:
        need_new_folder(records)
    return plan


@contextmanager
def _until_interrupted() -> Iterator[threading.Event]:
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


def tell(words: Words, plan: Plan, tally: Tally) -> str:
    """The report for people: a line on the matches, a column for every bot, how rounds ended."""
    game = words.say(f"command-game-{plan.game}")
    lines = [
        words.say("command-simulate-done", count=tally.matches, game=game, seed=str(plan.seed))
    ]
    if tally.matches < plan.matches:
        lines.append(words.say("command-simulate-stopped", asked=plan.matches))
    if tally.matches:
        lines += ["", table(_rows(words, plan, tally), is_right=True), ""]
        lines += _ends(words, tally)
    return "\n".join(lines)


def _rows(words: Words, plan: Plan, tally: Tally) -> list[list[str]]:
    is_alone = len(plan.bots) == 1
    rows = [["", *plan.bots]]

    def add(label: str, cells: list[str]) -> None:
        rows.append([label, *cells])

    if not is_alone:
        add(words.say("command-simulate-wins"), [str(bot.wins) for bot in tally.bots])
        add(words.say("command-simulate-shared"), [str(bot.shared) for bot in tally.bots])
        add(words.say("command-simulate-share"), [_share(words, bot) for bot in tally.bots])
    scores = [_mean(words, bot.score.mean(), bot.score.interval()) for bot in tally.bots]
    add(words.say("command-simulate-score"), scores)
    if not is_alone:
        leads = [_mean(words, b.margin.mean(), b.margin.interval(), True) for b in tally.bots]
        add(words.say("command-simulate-margin"), leads)
    for category in tally.bots[0].categories:
        means = [bot.categories[category] / bot.score.count for bot in tally.bots]
        add(f"  {words.say(f'category-{category}')}", [number(words, mean) for mean in means])
    return rows


def _share(words: Words, bot: BotTally) -> str:
    share, interval = bot.win_share(), bot.win_interval()
    assert share is not None and interval is not None
    low, high = (number(words, 100 * end) for end in interval)
    return f"{number(words, 100 * share)} % ({low}–{high})"


def _mean(
    words: Words, mean: float | None, interval: Interval | None, is_signed: bool = False
) -> str:
    assert mean is not None
    told = number(words, mean, is_signed=is_signed)
    if interval is None:
        return told
    low, high = (number(words, end, is_signed=is_signed) for end in interval)
    return f"{told} ({low} … {high})" if is_signed else f"{told} ({low}–{high})"


def _ends(words: Words, tally: Tally) -> list[str]:
    lines = []
    if len(tally.bots) > 1:
        lines.append(words.say("command-simulate-ties", count=tally.ties))
    for name, ways in round_ends(tally).items():
        facts = {why.replace("-", "_"): count for why, count in ways.items()}
        lines.append(words.say("command-simulate-end", round=words.say(f"round-{name}"), **facts))
    for rank, count in sorted(tally.ranks.items(), key=lambda pair: -pair[1]):
        label = words.say(f"rank-{rank or 'none'}") if words.has(f"rank-{rank or 'none'}") else rank
        lines.append(words.say("command-simulate-rank", rank=label, count=count))
    return lines

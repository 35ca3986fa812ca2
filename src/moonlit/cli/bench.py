"""`moonlit bench`: how fast the engine is, next to its pure form, the oracle and python-chess."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from moonlit.cli.matches import add_game
from moonlit.cli.parser import Parser
from moonlit.cli.progress import progress
from moonlit.cli.screen import complain, number, say, say_json, table
from moonlit.client.words import Words
from moonlit.lab.bench import Figures, plan_bench, run_bench
from moonlit.lab.checkout import ORACLE, find_checkout
from moonlit.lab.workloads import PLAYERS


def add_options(parser: Parser) -> None:
    add_game(parser)
    parser.flag("quick")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    plan = plan_bench(options.game, is_quick=options.quick)
    root = find_checkout(Path.cwd(), ORACLE)
    title = words.say("command-bench-running")
    if not sys.stderr.isatty():
        complain(title)
    with progress(title, len(plan)) as told:
        figures = run_bench(root, plan, told)
    if options.json:
        say_json(figures.plain())
    else:
        say(tell(words, figures))
    return 0


def tell(words: Words, figures: Figures) -> str:
    """A column for every number of players, then the single figures."""
    rows = [["", *(words.say("players-count", count=players) for players in PLAYERS)]]
    for name in ("engine", "pure", "oracle"):
        rates = [number(words, figures.rate(name, players), 0) for players in PLAYERS]
        label = words.say(
            f"command-bench-{name}", engine=words.say(f"command-engine-{figures.engine}")
        )
        rows.append([label, *rates])
    for name in ("pure", "oracle"):
        ratios = [f"{number(words, figures.ratio(players, name))}×" for players in PLAYERS]
        rows.append([words.say(f"command-bench-to-{name}"), *ratios])
    lines = [table([*rows, *_searches(words, figures)], is_right=True), ""]
    singles = (
        ("clones", figures.clones_per_s()),
        ("decisions", figures.decisions_per_s("engine")),
        ("chess", figures.decisions_per_s("chess")),
    )
    for name, rate in singles:
        lines.append(words.say(f"command-bench-{name}", rate=number(words, rate, 0)))
    if figures.engine == "pure":
        lines.append(words.say("command-bench-is-pure"))
    return "\n".join(lines)


def _searches(words: Words, figures: Figures) -> list[list[str]]:
    """How fast the strongest bots look ahead."""
    rows = []
    for name in ("search", "pure_search"):
        rates = [number(words, figures.iterations_per_s(name, players), 0) for players in PLAYERS]
        rows.append([words.say(f"command-bench-{name}"), *rates])
    ratios = [figures.ratio(players, "pure_search", "search") for players in PLAYERS]
    told = [f"{number(words, ratio)}×" for ratio in ratios]
    return [*rows, [words.say("command-bench-to-pure"), *told]]

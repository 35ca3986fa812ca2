"""`moonlit bench`: how fast the engine is, next to its pure form and to what others have made."""

from __future__ import annotations

import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path

from moonlit.cli.errors import Refused
from moonlit.cli.matches import add_game
from moonlit.cli.parser import Parser
from moonlit.cli.progress import progress
from moonlit.cli.screen import complain, say, say_json
from moonlit.client.words import Words
from moonlit.lab.bench import Figures, bench_of


def add_options(parser: Parser) -> None:
    add_game(parser)
    parser.flag("quick")
    parser.option("pyminion", "FOLDER")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    bench = bench_of(options.game)
    rival = None if options.pyminion is None else Path(options.pyminion)
    if rival is not None and not bench.RIVAL:
        raise Refused("other-option", option="--pyminion", game=f"command-game-{options.game}")
    plan = bench.prepare(rival, is_quick=options.quick)
    if bench.RIVAL and not any(one.name == bench.RIVAL for one in plan):
        complain(words.say("command-bench-no-rival", package=bench.RIVAL))
    title = words.say("command-bench-running")
    if not sys.stderr.isatty():
        complain(title)
    with progress(title, len(plan)) as told:
        figures = bench.measure(plan, rival, told)
    if options.json:
        say_json(figures.plain())
    else:
        say(tell(words, options.game, figures))
    return 0


def tell(words: Words, game: str, figures: Figures) -> str:
    """The figures for people, as the game has them."""
    told: str = import_module(f"moonlit.cli.{game}.bench").tell(words, figures)
    return told

"""`moonlit puzzles`: harvests positions with one clearly best action from self-play."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from moonlit.cli.errors import Refused
from moonlit.cli.matches import add_game, whole_number
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_writable
from moonlit.cli.progress import progress
from moonlit.cli.screen import say
from moonlit.client.words import Words
from moonlit.games import load_game
from moonlit.lab.harvest import harvest, self_play
from moonlit.lab.plan import make_plan
from moonlit.review.puzzles import Puzzle, finding_of, write_puzzles

DEFAULT_MATCHES = "10"


def add_options(parser: Parser) -> None:
    parser.place("file")
    add_game(parser)
    parser.option("matches", "N")
    parser.option("iterations", "N")
    parser.option("seed", "N")


def run(options: Namespace, words: Words) -> int:
    if options.file is None:
        raise Refused("missing-argument", argument="FILE", command="moonlit puzzles")
    path, finding = Path(options.file), finding_of(options.game)
    if os.path.lexists(path):
        raise Refused("file-exists", path=str(path))
    need_writable(path)
    matches = whole_number("matches", options.matches or DEFAULT_MATCHES, 1)
    iterations = whole_number("iterations", options.iterations or str(finding.ITERATIONS), 1)
    seed = whole_number("seed", options.seed or "0")
    game = load_game(options.game)
    found: list[Puzzle] = []
    with progress(words.say("analysis-running"), matches) as told:
        for number in range(matches):
            plan = make_plan(
                game.id, finding.options_of(seed + number), finding.BOTS, seed, matches
            )
            record = self_play(game, plan, number)
            found += harvest(game, record, iterations=iterations, seed=plan.luck_seed(number))
            path.write_text(write_puzzles(found), "utf-8")
            told(1)
    say(words.say("analysis-puzzles-found", count=len(found), path=str(path)))
    return 0

"""`moonlit train`: a value net learns from matches against itself, and what became of it."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from pathlib import Path

from moonlit.bots.nocturne.brain import write_net
from moonlit.cli.errors import Refused
from moonlit.cli.matches import whole_number
from moonlit.cli.measuring import INTERRUPTED, SEED_BITS, until_interrupted
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_writable
from moonlit.cli.progress import progress
from moonlit.cli.screen import complain, number, say, say_json, table
from moonlit.client.words import Words
from moonlit.core.errors import BadConfig
from moonlit.engine import engine
from moonlit.games import load_game
from moonlit.lab.curve import Curve, CurveLabels, draw_curve
from moonlit.lab.training import HIDDEN, PAIRS, Course, train

WITH_NETS = "nocturne"
DEFAULT_PLAYERS = 2
DEFAULT_GAMES = 40_000
MOST_PLAYERS = 4
LEAST = {"players": 1, "games": 1, "pairs": 1, "seed": 0, "hidden": 0}
PERCENT = 100.0
# Alone, the strength is a mean score: no more of it than this fits the picture.
MOST_POINTS = 160.0


def add_options(parser: Parser) -> None:
    parser.place("game", WITH_NETS)
    parser.option("players", f"1…{MOST_PLAYERS}")
    parser.option("games", "N")
    parser.option("pairs", "N")
    parser.option("hidden", "N")
    parser.option("seed", "S")
    parser.option("resume", "FILE")
    parser.option("net", "FILE")
    parser.option("svg", "FILE")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    game = load_game(options.game)
    if game.id != WITH_NETS:
        facts = {"game": f"command-game-{game.id}", "known": f"command-game-{WITH_NETS}"}
        raise Refused("train-without-net", **facts)
    for name in (options.resume, options.net, options.svg):
        if name is not None:
            need_writable(Path(name))
    course = read_course(options)
    kept = None if options.resume is None else Path(options.resume)
    title = words.say("command-train-running")
    if engine() == "pure":
        complain(words.say("command-train-is-pure"))
    elif not sys.stderr.isatty():
        complain(title)
    with until_interrupted() as interrupted, progress(title, course.games) as told:
        told(course.played)
        is_complete = train(course, kept, told, interrupted.is_set)
    if options.net is not None:
        Path(options.net).write_text(write_net(course.net, course.record(game)), "utf-8")
    if options.svg is not None:
        Path(options.svg).write_text(draw_curve(curve_of(course), labels(words, course)), "utf-8")
    if options.json:
        say_json(dict(course.record(game)))
    else:
        say(tell(words, course, options))
    return 0 if is_complete else INTERRUPTED


def read_course(options: Namespace) -> Course:
    """The course in the file to go on from, if it is the one asked for, or a new one."""
    asked = {
        name: None if (text := vars(options)[name]) is None else whole_number(name, text, least)
        for name, least in LEAST.items()
    }
    if (asked["players"] or 1) > MOST_PLAYERS:
        raise BadConfig(
            "out-of-range", option="players", low=1, high=MOST_PLAYERS, value=options.players
        )
    if options.resume is None or not Path(options.resume).exists():
        seed, hidden = asked["seed"], asked["hidden"]
        return Course.begin(
            asked["players"] or DEFAULT_PLAYERS,
            asked["games"] or DEFAULT_GAMES,
            secrets.randbits(SEED_BITS) if seed is None else seed,
            HIDDEN if hidden is None else hidden,
            asked["pairs"] or PAIRS,
        )
    course = Course.read(Path(options.resume))
    for name, value in asked.items():
        if value is not None and value != getattr(course, name):
            kept = str(getattr(course, name))
            raise Refused(
                "other-course", path=options.resume, what=f"--{name}", kept=kept, asked=value
            )
    return course


def curve_of(course: Course) -> Curve:
    """Strength in per cent of the matches against the tables; alone, in points."""
    unit = 10.0 if course.players > 1 else 1000.0
    points = tuple((played, strength / unit) for played, strength in course.strength)
    highest = PERCENT if course.players > 1 else MOST_POINTS
    return Curve(points, course.games, highest)


def labels(words: Words, course: Course) -> CurveLabels:
    """The words of the picture."""
    return CurveLabels(
        words.say("command-train-title", players=course.players),
        _strength(words, course),
        words.say("command-train-played"),
        (
            words.say("command-train-note", pairs=course.pairs, seed=str(course.seed)),
            words.say("command-train-note-net", hidden=course.hidden),
        ),
    )


def tell(words: Words, course: Course, options: Namespace) -> str:
    """What was played, how strong the net was on the way, and where it is now."""
    players, seed = course.players, str(course.seed)
    lines = [words.say("command-train-done", count=course.played, players=players, seed=seed)]
    if course.played < course.games:
        lines.append(words.say("command-train-stopped", asked=course.games))
        where = "train-goes-on" if options.resume is not None else "train-is-lost"
        lines.append(words.say(f"command-{where}", path=str(options.resume)))
    if course.strength:
        rows = [[words.say("command-train-played"), _strength(words, course)]]
        for played, strength in curve_of(course).points:
            rows.append([number(words, played, 0), number(words, strength)])
        lines += ["", table(rows, is_right=True), ""]
    if options.net is not None:
        lines.append(words.say("command-train-net-kept", path=options.net))
    return "\n".join(lines)


def _strength(words: Words, course: Course) -> str:
    return words.say(f"command-train-strength-{'share' if course.players > 1 else 'points'}")

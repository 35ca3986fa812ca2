"""`moonlit ladder`: every bot against every other, a cross-table, ratings and a picture."""

from __future__ import annotations

import json
from argparse import Namespace
from math import comb
from pathlib import Path

from moonlit.bots.bot import KNOWN, STRATEGY
from moonlit.bots.outside import PREFIX
from moonlit.cli.errors import Refused
from moonlit.cli.matches import (
    add_match_options,
    choices_of,
    match_options,
    pack_folder,
    whole_number,
    words_of,
)
from moonlit.cli.measuring import (
    INTERRUPTED,
    Run,
    add_run_options,
    playing,
    read_run,
    tell_replaced,
    tell_share,
)
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_writable
from moonlit.cli.screen import number, say, say_json, table, wrapped
from moonlit.cli.simulate import tell_times
from moonlit.cli.telling import telling_of
from moonlit.client.words import Words
from moonlit.games import GAMES, load_game
from moonlit.lab.ladder import Ladder, anchor_of, make_ladder
from moonlit.lab.picture import Labels, draw_ladder
from moonlit.lab.plan import Plan, make_plan
from moonlit.lab.report import ladder_report

DEFAULT_PAIRS = "50"
DEFAULT_SEATS = "2"


def add_options(parser: Parser) -> None:
    parser.option("bots", f"{'|'.join((*KNOWN, f'{PREFIX}COMMAND', f'{STRATEGY}FILE'))},…")
    parser.option("pairs", "N")
    parser.option("seats", f"2…{max(choices_of(game).MOST_SEATS for game in GAMES)}")
    add_run_options(parser)
    parser.option("figures", "FILE")
    parser.option("svg", "FILE")
    parser.flag("json")
    add_match_options(parser)


def run(options: Namespace, words: Words) -> int:
    how = read_run(options)
    plan = read_plan(options, how)
    for name in (options.figures, options.svg):
        if name is not None:
            need_writable(Path(name))
    with playing(words, plan, how) as (deals, interrupted):
        ladder = make_ladder(plan, list(deals))
        is_interrupted = interrupted()
    if options.figures is not None:
        text = json.dumps(ladder_report(ladder), indent=2) + "\n"
        Path(options.figures).write_text(text, "utf-8")
    if options.svg is not None:
        Path(options.svg).write_text(draw_ladder(ladder, labels(words, ladder)), "utf-8")
    if options.json:
        say_json(ladder_report(ladder))
    else:
        say(tell(words, ladder))
    return INTERRUPTED if is_interrupted else 0


def read_plan(options: Namespace, how: Run) -> Plan:
    """What is to be played, checked before anything is written."""
    choices = choices_of(options.game)
    bots = choices.FIELD if options.bots is None else tuple(words_of(options.bots))
    seats = whole_number("seats", options.seats or DEFAULT_SEATS, 2)
    pairs = whole_number("pairs", options.pairs or DEFAULT_PAIRS, 1)
    if len(set(bots)) < len(bots):
        raise Refused("bots-twice", bots=", ".join(bots))
    if not 2 <= seats <= min(choices.MOST_SEATS, len(bots)):
        raise Refused("few-bots", count=len(bots), seats=seats, most=choices.MOST_SEATS)
    matches = pairs * seats * comb(len(bots), seats)
    chosen, pack = match_options(options), pack_folder(options)
    return make_plan(options.game, chosen, bots, how.seed, matches, seats=seats, pack=pack)


def tell(words: Words, ladder: Ladder) -> str:
    """The report for people: the ratings, then the cross-table, then what the figures mean."""
    plan, done = ladder.plan, ladder.tally.matches
    game = words.say(f"command-game-{plan.game}")
    lines = [words.say("command-simulate-done", count=done, game=game, seed=str(plan.seed))]
    if done < plan.matches:
        lines.append(words.say("command-simulate-stopped", asked=plan.matches))
    if done:
        lines += ["", table(_ratings(words, ladder), is_right=True)]
        lines += ["", table(_matrix(words, ladder), is_right=True), ""]
        lines += tell_replaced(words, plan, ladder.tally)
        lines += map(wrapped, notes(words, ladder))
    return "\n".join(lines)


def labels(words: Words, ladder: Ladder) -> Labels:
    """The words of the picture."""
    plan = ladder.plan
    game = words.say(f"command-game-{plan.game}")
    done = words.say("command-simulate-done", count=ladder.tally.matches, game=game, seed=plan.seed)
    return Labels(
        words.say("command-ladder-title", game=game, seats=plan.seats),
        words.say("command-ladder-cross"),
        words.say(f"command-ladder-rating-{_method(plan)}"),
        (done, *notes(words, ladder)),
        number(words, 0.5)[1],
    )


def notes(words: Words, ladder: Ladder) -> tuple[str, ...]:
    """What the figures are, so that nobody takes them for something else."""
    anchor = ladder.plan.bots[anchor_of(ladder.plan)]
    note = f"command-ladder-note-{_method(ladder.plan)}"
    return words.say("command-ladder-note", deals=ladder.tally.deals), words.say(note, bot=anchor)


def _ratings(words: Words, ladder: Ladder) -> list[list[str]]:
    plan = ladder.plan
    telling = telling_of(load_game(plan.game, plan.pack), words)
    heads = [telling.figure_name(), words.say("command-simulate-thinking")]
    rows = [["", words.say(f"command-ladder-rating-{_method(plan)}"), *heads]]
    for bot in ladder.order():
        tally = ladder.tally.bots[bot]
        cells = [_rating(words, ladder, bot), telling.figure(tally), tell_times(words, tally)]
        rows.append([plan.bots[bot], *cells])
    return rows


def _rating(words: Words, ladder: Ladder, bot: int) -> str:
    if not ladder.ratings:
        return "–"
    rating, digits = ladder.ratings[bot], 0 if ladder.plan.seats == 2 else 1
    told = number(words, rating.value, digits, is_signed=True)
    if rating.interval is None:
        return told
    low, high = (number(words, end, digits, is_signed=True) for end in rating.interval)
    return f"{told} ({low} … {high})"


def _matrix(words: Words, ladder: Ladder) -> list[list[str]]:
    order, bots = ladder.order(), ladder.plan.bots
    rows = [[words.say("command-ladder-cross"), *(bots[bot] for bot in order)]]
    for row in order:
        rows.append([bots[row], *(_cell(words, ladder, row, column) for column in order)])
    return rows


def _cell(words: Words, ladder: Ladder, row: int, column: int) -> str:
    if row == column:
        return "·"
    cross = ladder.cross(row, column)
    share, interval = cross.share(), cross.interval()
    if share is None or interval is None:
        return "–"
    return f"{tell_share(words, share, interval)} n={cross.matches}"


def _method(plan: Plan) -> str:
    return "elo" if plan.seats == 2 else "skill"

"""`moonlit puzzle`: one position a day with one clearly best action."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime

from moonlit.cli.errors import Refused
from moonlit.cli.matches import add_game, whole_number
from moonlit.cli.parser import Parser
from moonlit.cli.replay import seat_names
from moonlit.cli.screen import say, say_json, table, wrapped
from moonlit.client.hint import COMPARISON
from moonlit.client.page import Section
from moonlit.client.teller import Teller, make_teller
from moonlit.client.words import Words
from moonlit.core.action import parse_action
from moonlit.core.view import View
from moonlit.games import load_game
from moonlit.review.puzzles import Puzzle, of_day, puzzles_of


def add_options(parser: Parser) -> None:
    add_game(parser)
    parser.option("date", "YYYY-MM-DD")
    parser.option("number", "N")
    parser.option("answer", "ACTION")
    parser.flag("solution")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    puzzles = puzzles_of(options.game)
    place = _place(options, puzzles)
    puzzle, game = puzzles[place], load_game(options.game)
    state = puzzle.state(game)
    view = game.view(state, game.to_act(state)[0])
    teller = make_teller(game, words)
    names = seat_names(teller, puzzle.config, game.seats(puzzle.config))
    best = parse_action(puzzle.best)
    if options.json:
        told = {"number": place + 1, "legal": [str(one) for one in view.legal], "table": view.table}
        say_json({**told, "best": puzzle.best} if options.solution else told)
        return 0
    if options.answer is not None:
        given = parse_action(options.answer)
        if given not in view.legal:
            raise Refused("puzzle-not-legal", text=options.answer)
        say(words.say("analysis-puzzle-right" if given == best else "analysis-puzzle-wrong"))
    elif not options.solution:
        say(words.say("analysis-puzzle-title", number=place + 1, count=len(puzzles)))
        for section in teller.page(view, puzzle.config, names):
            say("\n".join(_lines(section)))
        say(teller.decision(view, names))
        for action in view.legal:
            say(f"  {action}: {teller.label(action, view)}")
    if options.solution:
        for line in _solution(puzzle, teller, view, names):
            say(wrapped(line))
    return 0


def _solution(puzzle: Puzzle, teller: Teller, view: View, names: Sequence[str]) -> Iterator[str]:
    """What is best, and what every action promises where that is known."""
    yield f"{teller.solution(parse_action(puzzle.best), puzzle.gap, view)} `{puzzle.best}`"
    if puzzle.advice:
        yield from teller.hint(puzzle.advice, view, COMPARISON, names).read_out(teller.words)


def _lines(section: Section) -> Iterator[str]:
    yield section.title
    rows = [list(row.cells) for row in section.rows]
    if section.columns:
        yield table([list(section.columns), *rows])
    else:
        yield from (wrapped(" ".join(row), "  ", "  ") for row in rows)
    yield ""


def _place(options: Namespace, puzzles: Sequence[Puzzle]) -> int:
    if options.number is not None:
        number = whole_number("number", options.number, 1)
        if number > len(puzzles):
            raise Refused("puzzle-beyond", number=number, count=len(puzzles))
        return number - 1
    try:
        today = datetime.now(UTC).date()
        day = today if options.date is None else date.fromisoformat(options.date)
    except ValueError:
        raise Refused("puzzle-bad-date", text=options.date) from None
    return of_day(puzzles, day)

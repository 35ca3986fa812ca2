"""Puzzles for pages: a position as its seat sees it, and the answer only to who has answered."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from moonlit.client.teller import Named
from moonlit.core.action import Seat, format_action, parse_action
from moonlit.core.errors import BadNotation, IllegalAction, TableError
from moonlit.games import AnyState, load_game
from moonlit.review.puzzles import Puzzle, of_day, own_puzzles
from moonlit.server import wire
from moonlit.server.hall import Hall
from moonlit.server.outbox import Reader, log_of, problem_of, reader_of, sight_of
from moonlit.table.live import Happening
from moonlit.table.match import Match

GAME: Final = "nocturne"
REMEMBERED: Final = 128


def puzzle_of(number: int | None, language: str, hall: Hall, *, text: bool) -> wire.Puzzle:
    """A puzzle by its number, or that of the day. What is best stays here."""
    today = datetime.now(UTC).date()
    of_today = of_day(own_puzzles(), today) + 1
    number = of_today if number is None else number
    _need(number)
    match, seat = _match(number)
    reader = _reader(match, seat, language, hall, text=text)
    happening = Happening(0, match.version, "setup", None, match.happened())
    return wire.Puzzle(
        number=number,
        count=len(own_puzzles()),
        day=today.isoformat(),
        of_today=of_today,
        game=GAME,
        options=dict(match.config),
        seats=match.seats,
        sight=sight_of(match, reader),
        log=log_of([happening], reader),
    )


def verdict_on(asked: wire.PuzzleAnswer, language: str, hall: Hall) -> wire.Solved:
    """Whether an action is the best one. No action asks for the solution."""
    puzzle = _need(asked.number)
    match, seat = _match(asked.number)
    reader = _reader(match, seat, language, hall)
    view = match.view(seat)
    if asked.text and asked.text not in map(format_action, view.legal):
        raise IllegalAction("no-choice-here", text=asked.text[:40])
    is_right = asked.text == puzzle.best
    if asked.text and not is_right:
        return wire.Solved(False, [reader.teller.words.say("analysis-puzzle-wrong")], "")
    lines = [reader.teller.solution(parse_action(puzzle.best), puzzle.gap, view)]
    if is_right:
        lines.insert(0, reader.teller.words.say("analysis-puzzle-right"))
    return wire.Solved(is_right, lines, puzzle.best)


def tried(asked: wire.PuzzleAnswer, language: str, hall: Hall) -> wire.Tried:
    """What would follow from an action by what its seat knows, or why it cannot be taken."""
    _need(asked.number)
    match, seat = _match(asked.number)
    reader = _reader(match, seat, language, hall)
    try:
        action = parse_action(asked.text)
        if format_action(action) != asked.text:
            raise BadNotation("not-an-action", text=asked.text)
        if action.seat != seat:
            raise IllegalAction("foreign-seat", seat=action.seat)
        match.attempt(action)
    except TableError as refused:
        return wire.Tried(problem_of(refused, reader.teller, reader.names), {}, [])
    facts = match.foresee(seat, action)
    return wire.Tried(None, facts, list(reader.teller.foreseen(facts, reader.names)))


def _need(number: int) -> Puzzle:
    count = len(own_puzzles())
    if not 1 <= number <= count:
        raise IllegalAction("unknown-puzzle", number=number, count=count)
    return own_puzzles()[number - 1]


@lru_cache(REMEMBERED)
def _match(number: int) -> tuple[Match[AnyState], Seat]:
    """The match up to the decision, and whose it is."""
    game = load_game(GAME)
    match = Match(game, own_puzzles()[number - 1].record(game))
    return match, match.to_act()[0]


def _reader(
    match: Match[AnyState], seat: Seat, language: str, hall: Hall, *, text: bool = False
) -> Reader:
    players = [Named()] * match.seats
    return reader_of(hall.teller(GAME, language), match.config, players, seat, text=text)

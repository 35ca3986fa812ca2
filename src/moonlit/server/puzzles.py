"""Puzzles for pages: a position as its seat sees it, and the answer only to who has answered."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from moonlit.client.hint import COMPARISON
from moonlit.client.teller import Named
from moonlit.core.action import Seat, format_action, parse_action
from moonlit.core.errors import BadNotation, IllegalAction, TableError
from moonlit.games import AnyState, load_game
from moonlit.review.puzzles import Puzzle, games_with_puzzles, of_day, puzzles_of
from moonlit.server import wire
from moonlit.server.hall import Hall
from moonlit.server.outbox import Reader, log_of, problem_of, reader_of, sight_of
from moonlit.table.live import Happening
from moonlit.table.match import Match

REMEMBERED: Final = 128


def puzzle_of(
    game: str, number: int | None, language: str, hall: Hall, *, text: bool
) -> wire.Puzzle:
    """A puzzle by its number, or that of the day. What is best stays here."""
    game = game or games_with_puzzles()[0]
    today, puzzles = datetime.now(UTC).date(), puzzles_of(game)
    of_today = of_day(puzzles, today) + 1
    number = of_today if number is None else number
    puzzle, match, seat = _need(game, number)
    reader = _reader(game, match, seat, language, hall, text=text)
    happening = Happening(0, match.version, "setup", None, match.happened())
    return wire.Puzzle(
        number=number,
        count=len(puzzles),
        day=today.isoformat(),
        of_today=of_today,
        game=game,
        games=list(games_with_puzzles()),
        grade=puzzle.grade,
        told=reader.teller.puzzle(),
        options=dict(match.config),
        seats=match.seats,
        sight=sight_of(match, reader),
        log=log_of([happening], reader),
    )


def verdict_on(asked: wire.PuzzleAnswer, language: str, hall: Hall) -> wire.Solved:
    """Whether an action is the best one. No action asks for the solution."""
    puzzle, match, seat = _need(asked.game, asked.number)
    reader = _reader(asked.game, match, seat, language, hall)
    view, teller = match.view(seat), reader.teller
    if asked.text and asked.text not in map(format_action, view.legal):
        raise IllegalAction("no-choice-here", text=asked.text[:40])
    is_right = asked.text == puzzle.best
    if asked.text and not is_right:
        return wire.Solved(False, [teller.words.say("analysis-puzzle-wrong")], "", [])
    lines = [teller.solution(parse_action(puzzle.best), puzzle.gap, view)]
    if is_right:
        lines.insert(0, teller.words.say("analysis-puzzle-right"))
    known = teller.hint(puzzle.advice, view, COMPARISON, reader.names) if puzzle.advice else None
    return wire.Solved(is_right, lines, puzzle.best, [*known.compared] if known else [])


def tried(asked: wire.PuzzleAnswer, language: str, hall: Hall) -> wire.Tried:
    """What would follow from an action by what its seat knows, or why it cannot be taken."""
    _, match, seat = _need(asked.game, asked.number)
    reader = _reader(asked.game, match, seat, language, hall)
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


def _need(game: str, number: int) -> tuple[Puzzle, Match[AnyState], Seat]:
    """A puzzle, its match up to the decision, and whose that is."""
    puzzles = puzzles_of(game)
    if not 1 <= number <= len(puzzles):
        raise IllegalAction("unknown-puzzle", number=number, count=len(puzzles))
    match = _match(game, number)
    return puzzles[number - 1], match, match.to_act()[0]


@lru_cache(REMEMBERED)
def _match(game: str, number: int) -> Match[AnyState]:
    loaded = load_game(game)
    return Match(loaded, puzzles_of(game)[number - 1].record(loaded))


def _reader(
    game: str,
    match: Match[AnyState],
    seat: Seat,
    language: str,
    hall: Hall,
    *,
    text: bool = False,
) -> Reader:
    players = [Named()] * match.seats
    return reader_of(hall.teller(game, language), match.config, players, seat, text=text)

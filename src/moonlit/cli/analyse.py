"""`moonlit analyse`: how good every decision of a finished match was, and what luck did."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from moonlit.cli.errors import Refused
from moonlit.cli.matches import whole_number
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_new_folder
from moonlit.cli.progress import progress
from moonlit.cli.records import add_record_options, named_match
from moonlit.cli.replay import seat_names
from moonlit.cli.screen import say, say_json, wrapped
from moonlit.client.analysis import tell_flaw
from moonlit.client.faculties import need_analysis
from moonlit.client.phrases import name_of_seat, sentence
from moonlit.client.review import Review
from moonlit.client.teller import make_teller
from moonlit.client.words import Words
from moonlit.core.record import Record, write_record
from moonlit.review.analysis import analyse
from moonlit.review.findings import write_analysis
from moonlit.review.records import views_at

WIDEST: Final = 72
HEIGHTS: Final = "▁▂▃▄▅▆▇█"
STRETCH_MARK: Final = "|"
TURN_MARK: Final = "^"


def add_options(parser: Parser) -> None:
    add_record_options(parser)
    parser.option("seat", "N")
    parser.option("iterations", "N")
    parser.option("seed", "N")
    parser.option("positions", "FOLDER")


def run(options: Namespace, words: Words) -> int:
    game, record = named_match(options, "analyse")
    need_analysis(record.game)
    seats = _seats(options, game.seats(record.config))
    iterations = None
    if options.iterations is not None:
        iterations = whole_number("iterations", options.iterations, 1)
    seed = whole_number("seed", options.seed or "0")
    positions = None if options.positions is None else Path(options.positions)
    if positions is not None:
        need_new_folder(positions)
    with progress(words.say("analysis-running"), len(record.actions)) as told:
        found = analyse(game, record, iterations=iterations, seed=seed, told=told)
    plain = write_analysis(found)
    if positions is not None:
        turns = found.turning_points(seats[0] if len(seats) == 1 else None)
        write_positions(positions, record, [one.version for one in turns])
    if options.json:
        say_json(plain)
        return 0
    views = views_at(game, record, {one.version for one in found.decisions})
    teller = make_teller(game, words)
    names = seat_names(teller, record.config, len(found.outcome.sheets))
    for line in tell(words, teller.review(plain, views, names), names, seats):
        say(line)
    if positions is not None:
        say(wrapped(words.say("analysis-positions", path=str(positions))))
    return 0


def _seats(options: Namespace, count: int) -> Sequence[int]:
    """Whose play is told of: one seat's if it was named, else everybody's."""
    if options.seat is None:
        return range(count)
    seat = whole_number("seat", options.seat)
    if seat >= count:
        raise Refused("analyse-no-seat", seat=seat, most=count - 1)
    return [seat]


def write_positions(folder: Path, record: Record, versions: Sequence[int]) -> None:
    """The match up to each of its turning points, to be gone on with."""
    folder.mkdir(parents=True, exist_ok=True)
    for place, version in enumerate(versions, start=1):
        shorter = replace(record, actions=record.actions[:version], final="")
        (folder / f"turn-{place}.json").write_text(write_record(shorter), "utf-8")


def tell(words: Words, review: Review, names: Sequence[str], seats: Sequence[int]) -> Iterator[str]:
    """The report for people."""
    turns = review.seats[seats[0]].turns if len(seats) == 1 else review.turns
    yield wrapped(review.note)
    yield ""
    yield review.title
    yield from draw_curves(review, names, seats, turns)
    yield ""
    yield from _listed(words.say("analysis-turns"), tell_turns(words, review, names, turns))
    yield from _listed(words.say("analysis-strokes"), [one.text for one in review.strokes])
    for seat in seats:
        told = review.seats[seat]
        remarks = (one.text for one in told.remarks)
        yield from _listed(told.title, [*told.ledger, *told.graded, *told.lines, *remarks])
        own = [one for one in review.decisions if one.seat == seat and one.best]
        if own:
            yield from _listed(words.say("analysis-flaws"), [tell_flaw(words, one) for one in own])
    if review.stages:
        yield from _listed(words.say("analysis-stages"), tell_stages(review, names, seats))


def tell_turns(
    words: Words, review: Review, names: Sequence[str], turns: Sequence[int]
) -> Iterator[str]:
    """The largest losses, the worst first."""
    decisions = {one.version: one for one in review.decisions}
    for version in turns:
        one = decisions[version]
        name = sentence(name_of_seat(words, names, one.seat))
        yield words.say("analysis-turn", name=name, flaw=tell_flaw(words, one))
    if not turns:
        yield words.say("analysis-turn-none")


def tell_stages(review: Review, names: Sequence[str], seats: Sequence[int]) -> Iterator[str]:
    """The match piece by piece, a line for each seat."""
    for stage in review.stages:
        for seat in seats:
            one = stage.seats[seat]
            told = [part for part in (one.note, one.text) if part]
            yield f"{stage.name}, {names[seat]} ({one.points}): {'. '.join(told) or '–'}"


def _listed(title: str, lines: Iterable[str]) -> Iterator[str]:
    yield title
    for line in lines:
        yield wrapped(line, "    ", "  - ")
    yield ""


def draw_curves(
    review: Review, names: Sequence[str], seats: Sequence[int], turns: Sequence[int]
) -> Iterator[str]:
    """A row of bars for every seat, and under them where stretches begin and matches turned."""
    curve = review.curve
    indent = max(len(names[seat]) for seat in seats) + 4
    columns = column_of(len(curve))
    for seat in seats:
        bars = draw_bars([one.chances[seat] for one in curve])
        name = names[seat].ljust(indent - 4)
        yield f"  {name}  {bars} {round(100 * curve[-1].chances[seat])} %"
    marks = [" "] * (columns[-1] + 1)
    begun = [one.version for one in review.stretches[1:]]
    for column, point in zip(columns, curve, strict=True):
        if point.version in turns:
            marks[column] = TURN_MARK
    for version in begun:
        after = (place for place, one in enumerate(curve) if one.version >= version)
        marks[columns[next(after)]] = STRETCH_MARK
    yield f"{' ' * indent}{''.join(marks).rstrip()}"
    yield f"{' ' * indent}{review.marks}"


def column_of(count: int) -> list[int]:
    """The column of every point of a curve that is drawn no wider than a terminal."""
    width = min(count, WIDEST)
    return [place * width // count for place in range(count)]


def draw_bars(chances: Sequence[float]) -> str:
    """Bars as high as the chances, several points put together where there is no room."""
    columns = column_of(len(chances))
    sums = [0.0] * (columns[-1] + 1)
    for column, chance in zip(columns, chances, strict=True):
        sums[column] += chance / columns.count(column)
    return "".join(HEIGHTS[min(int(one * len(HEIGHTS)), len(HEIGHTS) - 1)] for one in sums)

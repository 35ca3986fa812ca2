"""`moonlit analyse`: how good every decision of a finished match was, and what luck did."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from moonlit.cli.errors import Refused
from moonlit.cli.matches import pack_folder, whole_number
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_new_folder
from moonlit.cli.progress import progress
from moonlit.cli.records import add_record_options, named_match
from moonlit.cli.replay import seat_names
from moonlit.cli.screen import say, say_json, wrapped
from moonlit.client.faculties import need_analysis
from moonlit.client.nocturne.analysis import AnalysisTeller, versions_told
from moonlit.client.teller import make_teller
from moonlit.client.words import Words
from moonlit.core.record import Record, write_record
from moonlit.packs.nocturne.folder import load_pack
from moonlit.review.analysis import analyse
from moonlit.review.findings import write_analysis
from moonlit.review.records import views_at

WIDEST: Final = 72
HEIGHTS: Final = "▁▂▃▄▅▆▇█"
MOONLIGHT_MARK: Final = "|"
TURN_MARK: Final = "^"


def add_options(parser: Parser) -> None:
    add_record_options(parser)
    parser.option("seat", "N")
    parser.option("iterations", "N")
    parser.option("seed", "N")
    parser.option("positions", "FOLDER")


def run(options: Namespace, words: Words) -> int:
    (game, record), pack = named_match(options, "analyse"), pack_folder(options)
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
    views = views_at(game, record, versions_told(plain))
    names = seat_names(make_teller(game, words), record.config, len(found.outcome.sheets))
    teller = AnalysisTeller(words, load_pack(pack), plain, names, views)
    for line in tell(teller, seats):
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


def tell(teller: AnalysisTeller, seats: Sequence[int]) -> Iterator[str]:
    """The report for people."""
    words = teller.words
    yield wrapped(teller.note())
    yield ""
    yield teller.curve_title()
    yield from draw_curves(teller, seats)
    yield ""
    yield from _listed(words.say("analysis-turns"), teller.turning_points(teller.turns(seats)))
    yield from _listed(words.say("analysis-strokes"), teller.strokes())
    for seat in seats:
        yield from _listed(teller.seat_title(seat), teller.seat(seat))
        if flaws := [*teller.flaws(seat)]:
            yield from _listed(words.say("analysis-flaws"), flaws)


def _listed(title: str, lines: Iterator[str] | list[str]) -> Iterator[str]:
    yield title
    for line in lines:
        yield wrapped(line, "    ", "  - ")
    yield ""


def draw_curves(teller: AnalysisTeller, seats: Sequence[int]) -> Iterator[str]:
    """A row of bars for every seat, and under them where Moonlight begins and matches turned."""
    curve: Sequence[dict[str, Any]] = teller.analysis["curve"]
    names = [teller.names[seat] for seat in seats]
    indent = max(map(len, names)) + 4
    columns = column_of(len(curve))
    for seat, name in zip(seats, names, strict=True):
        bars = draw_bars([one["chances"][seat] for one in curve])
        yield f"  {name.ljust(indent - 4)}  {bars} {round(100 * curve[-1]['chances'][seat])} %"
    marks = [" "] * (columns[-1] + 1)
    for place, one in enumerate(curve):
        if one["version"] in teller.turns(seats):
            marks[columns[place]] = TURN_MARK
    moonlight = [place for place, one in enumerate(curve) if one["round"] != "twilight"]
    marks[columns[moonlight[0]]] = MOONLIGHT_MARK
    yield f"{' ' * indent}{''.join(marks).rstrip()}"
    yield f"{' ' * indent}{teller.words.say('analysis-curve-marks')}"


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

"""`moonlit play`: checks what is asked for and hands it to the terminal table."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path

from moonlit.bots.bot import (
    OFFERED,
    STRATEGY,
    check_bot,
    is_house_bot,
    is_strategy,
    read_wish,
)
from moonlit.bots.outside import PREFIX, STAND_IN, is_program
from moonlit.bots.roster import roster_of
from moonlit.cli.errors import Refused
from moonlit.cli.matches import (
    add_match_options,
    given_options,
    match_options,
    pack_folder,
    words_of,
)
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_writable
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.record import KEY_BYTES
from moonlit.games import load_game
from moonlit.review.records import load_match, load_record
from moonlit.tui.request import PlayRequest
from moonlit.tui.waiting import waiting_at

YOU = "you"
NAMED = "name:"


def add_options(parser: Parser) -> None:
    add_match_options(parser)
    people, others = (YOU, f"{NAMED}Anna"), (f"{PREFIX}COMMAND", f"{STRATEGY}FILE")
    parser.option("seats", f"{'|'.join((*people, *OFFERED, *others))},…")
    parser.option("seed", "HEX")
    parser.flag("plain")
    parser.option("save", "FILE")
    parser.option("resume", "FILE")
    parser.flag("go-on")


def run(options: Namespace, words: Words) -> int:
    request = read_request(options, words)
    from moonlit.tui.start import start

    return start(request)


def read_request(options: Namespace, words: Words) -> PlayRequest:
    """Everything checked that can be checked without a table."""
    seats = tuple(words_of(options.seats or ""))
    if options.seats is not None and len(seats) <= options.seats.count(","):
        raise Refused("missing-value", option="--seats")
    game = _game(options)
    for seat in seats:
        _check_seat(seat, game, words)
    if options.resume is not None:
        _check_resume(options, seats)
        chosen = None
    else:
        if options.go_on:
            raise Refused("go-on-with-what")
        seats, chosen = _chosen(options, seats)
    if options.save is not None:
        _check_save(Path(options.save))
    return PlayRequest(
        game=game,
        options=chosen,
        seats=seats,
        plain=options.plain,
        language=words.language,
        pack=pack_folder(options),
        save=Path(options.save) if options.save is not None else None,
        resume=Path(options.resume) if options.resume is not None else None,
        key=_key(options.seed) if options.seed is not None else None,
        goes_on=options.go_on,
    )


def _game(options: Namespace) -> str:
    """The game named, or the one of the match that is taken up again."""
    if options.resume is None:
        return str(options.game)
    return load_record(Path(options.resume)).game


def _chosen(
    options: Namespace, seats: tuple[str, ...]
) -> tuple[tuple[str, ...], dict[str, Plain] | None]:
    """The seats and the match asked for; nothing asked for, on a terminal, means: ask me."""
    game = load_game(options.game, pack_folder(options))
    is_open = not seats and not given_options(options)
    if is_open and sys.stdin.isatty():
        return (), None
    seats = seats or (YOU, roster_of(options.game).newcomer)
    chosen: dict[str, Plain] = {**match_options(options), "players": len(seats)}
    game.check_config(chosen)
    return seats, chosen


def _check_seat(seat: str, game: str, words: Words) -> None:
    roster = roster_of(game)
    # The bot that plays on for a program is one of the levels.
    programs = (f"{PREFIX}…",) if STAND_IN in roster.offered else ()
    strategies = (f"{STRATEGY}…",) if roster.has_strategies else ()
    if (programs and is_program(seat)) or (strategies and is_strategy(seat)):
        check_bot(seat, game)
        return
    if "+" in seat:
        roster.need(seat)
        return
    known = (YOU, f"{NAMED}…", *programs, *strategies, *roster.offered)
    name = seat.removeprefix(NAMED)
    is_named = seat.startswith(NAMED) and name and name != YOU and not is_house_bot(name)
    is_bot = is_house_bot(seat) and read_wish(seat).name in roster.all
    if seat != YOU and not is_named and not is_bot:
        raise Refused("bad-seat", text=seat, known=words.join(known, "or"))


def _check_resume(options: Namespace, seats: tuple[str, ...]) -> None:
    """The record must replay or have what to go on from; it already says what match it is."""
    decided = [*given_options(options), *(name for name in ("seed", "save") if vars(options)[name])]
    if decided:
        raise Refused("resume-decides", option=f"--{decided[0].replace('_', '-')}")
    path, pack = Path(options.resume), pack_folder(options)
    waiting = waiting_at(path, pack)
    if waiting is None:
        game, record = load_match(path, pack)
        _check_count(seats, game.seats(record.config))
    elif waiting.following is not None:
        _check_count(seats, waiting.game.seats(waiting.following.config))
    need_writable(path)


def _check_count(seats: tuple[str, ...], count: int) -> None:
    if seats and len(seats) != count:
        raise Refused("bad-seats", given=len(seats), wanted=count)


def _check_save(path: Path) -> None:
    if path.is_dir():
        need_writable(path / "x")
        return
    if os.path.lexists(path):
        raise Refused("file-exists", path=str(path))
    need_writable(path)


def _key(text: str) -> bytes:
    digits = set("0123456789abcdefABCDEF")
    if len(text) != 2 * KEY_BYTES or not digits.issuperset(text):
        raise Refused("bad-key", length=2 * KEY_BYTES)
    return bytes.fromhex(text)

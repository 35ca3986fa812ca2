"""The way into the terminal: a request in, a match played, an exit code out."""

import sys
from typing import TextIO

from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.game import Game
from moonlit.games import AnyState, load_game
from moonlit.review.records import load_match
from moonlit.tui.app import MoonlitApp
from moonlit.tui.plain import PlainTable
from moonlit.tui.plain_setup import set_up
from moonlit.tui.plain_waiting import agree_plainly
from moonlit.tui.request import PlayRequest
from moonlit.tui.session import Session
from moonlit.tui.surface import Surface, load_surface
from moonlit.tui.waiting import Waiting, waiting_at


def start(request: PlayRequest) -> int:
    """Play one match; raises TableError or OSError on what cannot be played, resumed or kept."""
    if request.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return play_plainly(request, sys.stdin, sys.stdout)
    waiting = _waiting_for(request)
    game = _game_of(request) if waiting is None else waiting.game
    session = None
    if waiting is None or request.goes_on:
        session = asked_for(request, game, waiting)
    app = MoonlitApp(game, load_surface(game), request, session, waiting=waiting)
    try:
        app.run()
    finally:
        if app.session is not None:
            app.session.close()
    if app.session is not None:
        saved = Words(request.language).say("record-saved", path=str(app.session.path))
        sys.stdout.write(f"{saved}\n")
    return app.return_code or 0


def play_plainly(request: PlayRequest, source: TextIO, out: TextIO) -> int:
    """The line mode over two streams."""
    words, waiting = Words(request.language), _waiting_for(request)
    if waiting is not None and not request.goes_on and not _is_agreed(words, waiting, source, out):
        return 0
    game = _game_of(request) if waiting is None else waiting.game
    surface = load_surface(game)
    session = asked_for(request, game, waiting)
    if session is None:
        model = surface.setup()
        if not set_up(words, game, model, source, out):
            return 0
        seats, options = model.seats(), model.options()
        session = Session.begin(game, options, seats, request.key, request.save)
    return _play_all(session, surface, words, source, out)


def _play_all(first: Session, surface: Surface, words: Words, source: TextIO, out: TextIO) -> int:
    """A match and those that follow it."""
    code = 0
    session: Session | None = first
    while session is not None:
        table = PlainTable(session, surface.lines(session, words), source, out)
        try:
            code = table.play()
        finally:
            session.close()
        session = table.ask_on(surface.sequel(session, words))
    return code


def _waiting_for(request: PlayRequest) -> Waiting | None:
    return None if request.resume is None else waiting_at(request.resume, request.pack)


def _is_agreed(words: Words, waiting: Waiting, source: TextIO, out: TextIO) -> bool:
    """Ask whoever sits at a terminal; raises BadRecord where nobody does."""
    if not source.isatty():
        raise waiting.refusal()
    return agree_plainly(words, waiting, source, out)


def _game_of(request: PlayRequest) -> Game[AnyState]:
    """A match that is taken up again has its own pack."""
    if request.resume is None:
        return load_game(request.game, request.pack)
    game, _ = load_match(request.resume, request.pack)
    return game


def asked_for(
    request: PlayRequest, game: Game[AnyState], waiting: Waiting | None = None
) -> Session | None:
    """The match that was asked for; none if it is still to be chosen."""
    if waiting is not None:
        return waiting.go_on(request.seats)
    if request.resume is not None:
        return Session.resume(game, request.resume, request.seats)
    if request.options is None:
        return None
    players: dict[str, Plain] = {"players": len(request.seats)} if request.seats else {}
    options = {**players, **request.options}
    return Session.begin(game, options, request.seats, request.key, request.save)

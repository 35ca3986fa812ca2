"""The way into the terminal: a request in, a match played, an exit code out."""

import sys

from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.games import load_game
from moonlit.packs.loader import load_pack
from moonlit.tui.request import PlayRequest
from moonlit.tui.session import Session


def start(request: PlayRequest) -> int:
    """Play one match; raises TableError or OSError on what cannot be played, resumed or kept."""
    game = load_game(request.game, request.pack)
    pack = load_pack(request.pack)
    session = _session(request)
    if request.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from moonlit.tui.plain import play

        return play(request, sys.stdin, sys.stdout)
    from moonlit.tui.app import MoonlitApp

    app = MoonlitApp(game, pack, request, session)
    app.run()
    if app.session is not None:
        saved = Words(request.language).say("record-saved", path=str(app.session.path))
        sys.stdout.write(f"{saved}\n")
    return app.return_code or 0


def _session(request: PlayRequest) -> Session | None:
    """The match that was asked for; none if it is still to be chosen."""
    game = load_game(request.game, request.pack)
    if request.resume is not None:
        return Session.resume(game, request.resume, request.seats)
    if request.options is None:
        return None
    players: dict[str, Plain] = {"players": len(request.seats)} if request.seats else {}
    options = {**players, **request.options}
    return Session.begin(game, options, request.seats, request.key, request.save)

"""Sessions, screens and scripted people at tables of Wonder Book."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import cast

from moonlit.client.words import Words
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.games.wonder_book.meta import WonderBook, load
from moonlit.tui.app import MoonlitApp
from moonlit.tui.session import Session
from moonlit.tui.surface import Surface, load_surface
from moonlit.tui.wonder_book.scene import Scene, look
from moonlit.tui.wonder_book.table_screen import WonderScreen
from moonlit.tui.wonder_book.telling import make_teller
from tests.tui.players import Deed, key_of_match, request, run

ME = Seat(0)


@cache
def book() -> WonderBook:
    return load(None)


def as_game(story: WonderBook) -> Game[AnyState]:
    return cast("Game[AnyState]", story)


def surface_of(story: WonderBook) -> Surface:
    return load_surface(as_game(story))


def begin(
    folder: Path,
    seats: Iterable[str] = ("you",),
    number: int = 1,
    story: WonderBook | None = None,
    **options: Plain,
) -> Session:
    """A new match with fixed dice; alone with two heroes unless more seats are named."""
    words = tuple(seats)
    config: dict[str, Plain] = {"players": len(words), **options}
    path = folder / f"match-{number}.json"
    return Session.begin(as_game(story or book()), config, words, key_of_match(number), path)


def look_at(session: Session, language: str = "en", seat: Seat = ME) -> Scene:
    """What a seat sees now."""
    story: object = session.game
    assert isinstance(story, WonderBook)
    teller = make_teller(Words(language, strict=True), story.campaign, session)
    return look(session, teller.for_seat(seat))


def on_screen(
    folder: Path,
    session: Session | None,
    deed: Deed,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    story: WonderBook | None = None,
) -> MoonlitApp:
    """Run the application without a terminal and do something in it."""
    game = story or book()
    app = MoonlitApp(
        as_game(game), surface_of(game), request(folder, language, "wonder_book"), session, 0.0
    )
    return run(app, deed, size)


def table_of(app: MoonlitApp) -> WonderScreen:
    """The table, whatever lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, WonderScreen))

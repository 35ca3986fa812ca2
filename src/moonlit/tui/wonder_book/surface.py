"""Wonder Book in the terminal."""

from moonlit.client.words import Words
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.tui.session import Session
from moonlit.tui.surface import Surface
from moonlit.tui.wonder_book.plain import make_lines
from moonlit.tui.wonder_book.sequel import make_sequel
from moonlit.tui.wonder_book.setup import WonderSetup
from moonlit.tui.wonder_book.table_screen import WonderScreen
from moonlit.tui.wonder_book.telling import Teller, make_teller


def make(game: Game[AnyState]) -> Surface:
    """The surface for the game with its story."""
    book: object = game
    assert isinstance(book, WonderBook)
    pack = book.campaign

    def teller(session: Session, words: Words) -> Teller:
        return make_teller(words, pack, session)

    return Surface(
        setup=lambda: WonderSetup(pack),
        lines=lambda session, words: make_lines(session, teller(session, words)),
        screen=lambda session, words, pause: WonderScreen(session, teller(session, words), pause),
        sequel=lambda session, words: make_sequel(session, words, pack),
    )

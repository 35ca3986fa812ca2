"""Wonder Book in the terminal."""

from moonlit.client.words import Words
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.packs.wonder_book.model import Campaign
from moonlit.tui.sequel import Sequel
from moonlit.tui.session import Session
from moonlit.tui.surface import Surface
from moonlit.tui.wonder_book.plain import WonderLines
from moonlit.tui.wonder_book.sequel import make_sequel
from moonlit.tui.wonder_book.setup import WonderSetup
from moonlit.tui.wonder_book.table_screen import WonderScreen
from moonlit.tui.wonder_book.telling import make_teller


def make(game: Game[AnyState]) -> Surface:
    """The surface for the game with its story."""
    book: object = game
    assert isinstance(book, WonderBook)
    return WonderSurface(book.campaign)


class WonderSurface:
    """Keeps the story."""

    def __init__(self, pack: Campaign) -> None:
        self._pack = pack

    def setup(self) -> WonderSetup:
        return WonderSetup(self._pack)

    def lines(self, session: Session, words: Words) -> WonderLines:
        return WonderLines(session, make_teller(words, self._pack, session))

    def screen(self, session: Session, words: Words, pause: float) -> WonderScreen:
        return WonderScreen(session, make_teller(words, self._pack, session), pause)

    def sequel(self, session: Session, words: Words) -> Sequel | None:
        return make_sequel(session, words, self._pack)

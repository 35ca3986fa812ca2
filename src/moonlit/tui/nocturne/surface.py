"""Nocturne in the terminal."""

from moonlit.client.words import Words
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.games.nocturne.meta import Nocturne
from moonlit.packs.nocturne.tables import Pack
from moonlit.tui.nocturne.plain import NocturneLines
from moonlit.tui.nocturne.setup import NocturneSetup
from moonlit.tui.nocturne.table_screen import NocturneScreen
from moonlit.tui.nocturne.telling import make_teller
from moonlit.tui.session import Session
from moonlit.tui.surface import Surface


def make(game: Game[AnyState]) -> Surface:
    """The surface for the game with its pack."""
    nocturne: object = game
    assert isinstance(nocturne, Nocturne)
    return NocturneSurface(nocturne.pack)


class NocturneSurface:
    """Keeps the pack."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def setup(self) -> NocturneSetup:
        return NocturneSetup(self._pack)

    def lines(self, session: Session, words: Words) -> NocturneLines:
        return NocturneLines(session, make_teller(words, self._pack, session))

    def screen(self, session: Session, words: Words, pause: float) -> NocturneScreen:
        return NocturneScreen(session, make_teller(words, self._pack, session), pause)

    def sequel(self, session: Session, words: Words) -> None:
        """Every match stands by itself."""

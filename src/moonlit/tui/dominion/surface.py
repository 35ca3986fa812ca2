"""Dominion in the terminal."""

from moonlit.client.words import Words
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.games.dominion.meta import Dominion
from moonlit.packs.dominion.tables import Pack
from moonlit.tui.dominion.plain import DominionLines
from moonlit.tui.dominion.setup import DominionSetup
from moonlit.tui.dominion.table_screen import DominionScreen
from moonlit.tui.dominion.telling import make_teller
from moonlit.tui.session import Session
from moonlit.tui.surface import Surface


def make(game: Game[AnyState]) -> Surface:
    """The surface for the game with its pack."""
    dominion: object = game
    assert isinstance(dominion, Dominion)
    return DominionSurface(dominion.pack)


class DominionSurface:
    """Keeps the pack."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def setup(self) -> DominionSetup:
        return DominionSetup(self._pack)

    def lines(self, session: Session, words: Words) -> DominionLines:
        return DominionLines(session, make_teller(words, self._pack, session))

    def screen(self, session: Session, words: Words, pause: float) -> DominionScreen:
        return DominionScreen(session, make_teller(words, self._pack, session), pause)

    def sequel(self, session: Session, words: Words) -> None:
        """Every match stands by itself."""

"""Dominion in the terminal."""

from moonlit.client.words import Words
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.games.dominion.meta import Dominion
from moonlit.tui.dominion.plain import make_lines
from moonlit.tui.dominion.setup import DominionSetup
from moonlit.tui.dominion.table_screen import DominionScreen
from moonlit.tui.dominion.telling import Teller, make_teller
from moonlit.tui.session import Session
from moonlit.tui.surface import Surface


def make(game: Game[AnyState]) -> Surface:
    """The surface for the game with its pack."""
    dominion: object = game
    assert isinstance(dominion, Dominion)
    pack = dominion.pack

    def teller(session: Session, words: Words) -> Teller:
        return make_teller(words, pack, session)

    return Surface(
        setup=lambda: DominionSetup(pack),
        lines=lambda session, words: make_lines(session, teller(session, words)),
        screen=lambda session, words, pause: DominionScreen(session, teller(session, words), pause),
    )

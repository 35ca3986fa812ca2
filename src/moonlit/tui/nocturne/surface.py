"""Nocturne in the terminal."""

from moonlit.client.words import Words
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.games.nocturne.meta import Nocturne
from moonlit.tui.nocturne.plain import make_lines
from moonlit.tui.nocturne.setup import NocturneSetup
from moonlit.tui.nocturne.table_screen import NocturneScreen
from moonlit.tui.nocturne.telling import Teller, make_teller
from moonlit.tui.session import Session
from moonlit.tui.surface import Surface


def make(game: Game[AnyState]) -> Surface:
    """The surface for the game with its pack."""
    nocturne: object = game
    assert isinstance(nocturne, Nocturne)
    pack = nocturne.pack

    def teller(session: Session, words: Words) -> Teller:
        return make_teller(words, pack, session)

    return Surface(
        setup=lambda: NocturneSetup(pack),
        lines=lambda session, words: make_lines(session, teller(session, words)),
        screen=lambda session, words, pause: NocturneScreen(session, teller(session, words), pause),
    )

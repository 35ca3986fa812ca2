"""A match of Dominion in words: its cards, Boons, Hexes and States as the panels say them."""

from dataclasses import dataclass

from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.teller import make_teller as make_game_teller
from moonlit.client.words import Words
from moonlit.packs.dominion.tables import Pack
from moonlit.tui.session import Session
from moonlit.tui.telling import MatchTeller, told_of


@dataclass(frozen=True, slots=True)
class Teller(MatchTeller):
    """Speaks of one match and knows what everything in the pack is called."""

    lexicon: Lexicon


def make_teller(words: Words, pack: Pack, session: Session) -> Teller:
    """A teller for the match of a session."""
    return Teller(*told_of(make_game_teller(session.game, words), session), Lexicon(words, pack))

"""A match of Wonder Book in words: heroes, areas and cards as the panels say them."""

from dataclasses import dataclass

from moonlit.client.teller import make_teller as make_game_teller
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.words import Words
from moonlit.packs.wonder_book.model import Campaign
from moonlit.tui.session import Session
from moonlit.tui.telling import MatchTeller, told_of


@dataclass(frozen=True, slots=True)
class Teller(MatchTeller):
    """Speaks of one match and knows what everything in the story is called."""

    lexicon: Lexicon


def make_teller(words: Words, pack: Campaign, session: Session) -> Teller:
    """A teller for the match of a session."""
    return Teller(*told_of(make_game_teller(session.game, words), session), Lexicon(words, pack))

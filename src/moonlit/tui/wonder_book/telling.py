"""A match of Wonder Book in words: heroes, areas and cards as the panels say them."""

from dataclasses import dataclass

from moonlit.client.teller import make_teller as make_game_teller
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.words import Words
from moonlit.packs.wonder_book.model import Campaign
from moonlit.tui.session import Session
from moonlit.tui.telling import MatchTeller, names_in


@dataclass(frozen=True, slots=True)
class Teller(MatchTeller):
    """Speaks of one match and knows what everything in the story is called."""

    lexicon: Lexicon


def make_teller(words: Words, pack: Campaign, session: Session) -> Teller:
    """A teller for the match of a session."""
    game, lexicon = make_game_teller(session.game, words), Lexicon(words, pack)
    names, is_alone = names_in(game, session), len(session.people) == 1
    return Teller(game, session.config, names, is_alone, None, lexicon)

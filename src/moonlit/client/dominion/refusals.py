"""Refusals of Dominion: those of every game, with things called by their names."""

from collections.abc import Sequence

from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.refusals import tell_error
from moonlit.core.errors import TableError


def tell_refusal(lexicon: Lexicon, error: TableError, names: Sequence[str]) -> str:
    """A refusal in one sentence, followed by the clause it rests on."""

    def named(thing: str) -> str:
        return lexicon.name(thing) if lexicon.knows(thing) else thing

    return tell_error(lexicon.words, error, names, named)

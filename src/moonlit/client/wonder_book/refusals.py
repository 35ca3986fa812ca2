"""Refusals of Wonder Book: those of every game, with things called by their names."""

from collections.abc import Sequence

from moonlit.client.refusals import tell_error
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.core.errors import TableError


def tell_refusal(lexicon: Lexicon, error: TableError, names: Sequence[str]) -> str:
    """A refusal in one sentence, followed by the clause it rests on."""

    def named(thing: str) -> str:
        return lexicon.hero(thing) if thing in lexicon.pack.heroes else thing

    return tell_error(lexicon.words, error, names, named)

"""Refusals of Dominion: those of every game, with things called by their names."""

from collections.abc import Sequence

from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.refusals import tell_error
from moonlit.core.errors import Fact, TableError


def tell_refusal(lexicon: Lexicon, error: TableError, names: Sequence[str]) -> str:
    """A refusal in one sentence, followed by the clause it rests on."""
    return tell_error(lexicon.words, _named(lexicon, error), names)


def _named(lexicon: Lexicon, error: TableError) -> TableError:
    facts: dict[str, Fact] = dict(error.facts)
    name = facts.get("name")
    if isinstance(name, str) and lexicon.knows(name):
        facts["name"] = lexicon.name(name)
    told = TableError(error.code, clause=error.clause, **facts)
    cause = error.__cause__
    told.__cause__ = _named(lexicon, cause) if isinstance(cause, TableError) else cause
    return told

"""Refusals of Wonder Book: those of every game, with things called by their names."""

from collections.abc import Sequence
from copy import copy

from moonlit.client.refusals import tell_error
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.names import chapter_in
from moonlit.core.errors import TableError


def tell_refusal(lexicon: Lexicon, error: TableError, names: Sequence[str]) -> str:
    """A refusal in one sentence, followed by the clause it rests on.

    Where another game means something else by a code, Wonder Book has a sentence of its own.
    """
    chapter, words = chapter_in(lexicon, names), lexicon.words
    own = f"wonder_book-error-{error.code}"
    named = _with_names(lexicon, error)
    if not words.has(own):
        return tell_error(words, named, names, lambda thing: _thing(lexicon, chapter, thing))
    text = _thing(lexicon, chapter, str(error.facts.get("name", "")))
    told = words.say(own, text=text, hero=str(named.facts.get("hero", "")))
    clause = error.clause
    return words.say("error-clause", sentence=told, clause=clause) if clause else told


def _with_names(lexicon: Lexicon, error: TableError) -> TableError:
    """The same error with its hero by name."""
    hero = error.facts.get("hero")
    if hero not in lexicon.pack.heroes:
        return error
    named = copy(error)
    named.facts = {**error.facts, "hero": lexicon.hero(str(hero))}
    return named


def _thing(lexicon: Lexicon, chapter: str, thing: str) -> str:
    """What somebody asked for, by its name if it has one that is no secret."""
    if thing in lexicon.pack.heroes:
        return lexicon.hero(thing)
    if lexicon.has_area(chapter, thing):
        return lexicon.area(chapter, thing)
    if thing in lexicon.pack.scraps or lexicon.has_skill(thing):
        return lexicon.named(chapter, thing)
    return thing

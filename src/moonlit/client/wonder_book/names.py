"""What everybody is called in a match, with the chapter it plays in.

Events name cards and areas as the chapter numbers them, and a teller is told no more than the event
and these names; so they say which chapter it is.
"""

from collections.abc import Sequence

from moonlit.client.wonder_book.lexicon import Lexicon


class TableNames(tuple[str, ...]):
    """The names of a match that know its chapter."""

    chapter: str = ""


def name_table(names: Sequence[str], chapter: str) -> TableNames:
    """Names of a match of this chapter."""
    told = TableNames(names)
    told.chapter = chapter
    return told


def chapter_in(lexicon: Lexicon, names: Sequence[str]) -> str:
    """The chapter the names know of; the first one if they know none."""
    chapter = names.chapter if isinstance(names, TableNames) else ""
    return chapter or lexicon.pack.chapters[0].id

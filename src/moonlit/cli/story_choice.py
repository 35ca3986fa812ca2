"""Which chapters of a story a command is about."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from moonlit.cli.errors import Refused
from moonlit.cli.matches import words_of
from moonlit.client.words import Words
from moonlit.packs.wonder_book.model import Campaign, Chapter

GAME: Final = "wonder_book"


def chosen_chapters(campaign: Campaign, options: Namespace, words: Words) -> list[Chapter]:
    """The chapters named, else all of them."""
    known = {chapter.id: chapter for chapter in campaign.chapters}
    names = words_of(options.chapter) if options.chapter is not None else list(known)
    for name in names:
        if name not in known:
            raise Refused("no-such-chapter", text=name, known=words.join(list(known)))
    return [known[name] for name in names]

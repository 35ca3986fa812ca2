"""What is read aloud, screen by screen: cards with their titles, and texts between them."""

from collections.abc import Iterator, Sequence

from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.names import chapter_in
from moonlit.core.event import Event
from moonlit.games.wonder_book import events as e
from moonlit.packs.wonder_book.values import Text

Screen = tuple[str, str]


def screens_of(lexicon: Lexicon, event: Event, names: Sequence[str]) -> Iterator[Screen]:
    """The screens an event brings, each with its title (empty inside a card)."""
    match event:
        case e.TextRead(text=text):
            yield "", lexicon.read(text)
        case e.CardRead(card=card) if card.isdecimal():
            yield from _card(lexicon, chapter_in(lexicon, names), int(card))


def _card(lexicon: Lexicon, chapter: str, number: int) -> Iterator[Screen]:
    """The texts of a card that was turned up; the first one has its title."""
    card = lexicon.card(chapter, number)
    texts = getattr(card, "text", ())
    screens = (texts,) if isinstance(texts, Text) else texts
    for place, text in enumerate(screens):
        yield ("" if place else lexicon.text(card.title)), lexicon.text(text)


def opening(lexicon: Lexicon, chapter: str) -> Iterator[Screen]:
    """What stands before a chapter; before the first one also what the book is about."""
    found = lexicon.chapter(chapter)
    before = lexicon.pack.text if found is lexicon.pack.chapters[0] else ()
    for place, text in enumerate(before):
        yield ("" if place else lexicon.text(lexicon.pack.title)), lexicon.text(text)
    title = lexicon.chapter_name(chapter)
    for place, text in enumerate(found.text):
        yield ("" if place else title), lexicon.text(text)

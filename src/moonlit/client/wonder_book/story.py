"""What is read aloud, screen by screen: cards with their titles, and texts between them."""

from collections.abc import Iterable, Iterator, Sequence

from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.names import chapter_in
from moonlit.core.event import Event
from moonlit.games.wonder_book import events as e
from moonlit.packs.wonder_book.cards import ChapterEndCard
from moonlit.packs.wonder_book.values import Text, Texts

Screen = tuple[str, str]


def screens_of(lexicon: Lexicon, event: Event, names: Sequence[str]) -> Iterator[Screen]:
    """The screens an event brings, each with its title (empty inside a card)."""
    match event:
        case e.TextRead(text=text):
            yield "", lexicon.read(text)
        case e.CardRead(card=card) if card.isdecimal():
            yield from _card(lexicon, chapter_in(lexicon, names), int(card))
        case e.ChapterWon(band=band):
            texts = _band(lexicon, chapter_in(lexicon, names), band)
            yield from (("", lexicon.text(text)) for text in texts)
        case e.EndingReached(ending=name):
            ending = lexicon.pack.endings[name]
            yield from _titled(lexicon, lexicon.text(ending.title), ending.text)


def _card(lexicon: Lexicon, chapter: str, number: int) -> Iterator[Screen]:
    """The texts of a card that was turned up; the first one has its title."""
    card = lexicon.card(chapter, number)
    if card is None:
        return
    texts = getattr(card, "text", ())
    screens = (texts,) if isinstance(texts, Text) else texts
    yield from _titled(lexicon, lexicon.text(card.title), screens)


def _titled(lexicon: Lexicon, title: str, texts: Iterable[Text]) -> Iterator[Screen]:
    """Screens of which the first one has the title."""
    for place, text in enumerate(texts):
        yield ("" if place else title), lexicon.text(text)


def _band(lexicon: Lexicon, chapter: str, name: str) -> Texts:
    """What the last card of a chapter says to a result."""
    cards = lexicon.chapter(chapter).cards.values()
    ends = (card for card in cards if isinstance(card, ChapterEndCard))
    return next((band.text for end in ends for band in end.bands if band.id == name), ())


def epilogue(
    lexicon: Lexicon, ending: str, keywords: Sequence[str], heroes: Sequence[str]
) -> list[str]:
    """The lines of an ending for what the group did, and for everybody in it."""
    found = lexicon.pack.endings[ending]
    lines = [found.keywords[name] for name in keywords if name in found.keywords]
    lines += [found.heroes[name] for name in heroes if name in found.heroes]
    return [lexicon.text(line) for line in lines]


def opening(lexicon: Lexicon, chapter: str) -> Iterator[Screen]:
    """What stands before a chapter; before the first one also what the book is about."""
    found = lexicon.chapter(chapter)
    if found is lexicon.pack.chapters[0]:
        yield from _titled(lexicon, lexicon.text(lexicon.pack.title), lexicon.pack.text)
    yield from _titled(lexicon, lexicon.chapter_name(chapter), found.text)

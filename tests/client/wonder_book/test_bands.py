"""The results of a chapter are called what the author of the story calls them."""

from dataclasses import replace

import pytest

from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.words import LANGUAGES, Words
from moonlit.packs.wonder_book.cards import ChapterEndCard
from moonlit.packs.wonder_book.model import Campaign
from moonlit.packs.wonder_book.values import Text
from tests.clauses import clause
from tests.client.wonder_book.walks import game

PACK = game().campaign
BRIGHT = Text("bright", {"en": "bright", "pl": "jasno", "de": "hell"})


def with_bands(**names: Text | None) -> Campaign:
    """The story with other results of its first chapter."""
    first = PACK.chapters[0]
    number, end = next(
        (n, one) for n, one in first.cards.items() if isinstance(one, ChapterEndCard)
    )
    bands = tuple(replace(end.bands[0], id=name, name=text) for name, text in names.items())
    cards = {**first.cards, number: replace(end, bands=bands)}
    return replace(PACK, chapters=(replace(first, cards=cards), *PACK.chapters[1:]))


@clause("W-END-3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_has_the_name_its_author_gave_it(language: str) -> None:
    lexicon = Lexicon(Words(language), with_bands(top=BRIGHT, dim=None, gold=None))
    assert lexicon.band("ch1", "top") == BRIGHT.words[language]
    assert lexicon.band("ch1", "dim") == "dim"
    assert lexicon.band("ch1", "gold") == Lexicon(Words(language), PACK).band("ch1", "gold")


@clause("W-END-3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_results_have_three_names(language: str) -> None:
    lexicon = Lexicon(Words(language), PACK)
    assert len({lexicon.band("ch1", band) for band in ("gold", "silver", "ink")}) == 3

"""In a word or two what a card does beyond its bonuses, short enough to stand on a pile."""

import pytest

from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.words import LANGUAGES, Words
from moonlit.packs.dominion.tables import Card
from tests.games.dominion.table import GAME

CARDS = GAME.pack.cards
# So many characters have room beside no bonus, beside one, and beside two; beside three nothing
# has, and who looks closer is told all the same.
ROOM = (18, 12, 8, 8)

LEXICONS = [Lexicon(Words(language), GAME.pack) for language in LANGUAGES]


def bonuses(card: Card) -> int:
    counts = (card.cards, card.actions, card.buys, card.coins)
    return min(len(ROOM) - 1, sum(count > 0 for count in counts))


@pytest.mark.parametrize("lexicon", LEXICONS, ids=LANGUAGES)
def test_every_card_that_does_more_than_its_bonuses_has_a_digest(lexicon: Lexicon) -> None:
    more = {card.id for card in CARDS if lexicon.words.has(f"dominion-text-{card.id}")}
    assert {card.id for card in CARDS if lexicon.digest(card.id)} == more


@pytest.mark.parametrize("lexicon", LEXICONS, ids=LANGUAGES)
def test_a_digest_fits_beside_the_bonuses_on_a_pile(lexicon: Lexicon) -> None:
    told = {card.id: lexicon.digest(card.id) for card in CARDS}
    long = {card.id for card in CARDS if len(told[card.id]) > ROOM[bonuses(card)]}
    assert long == set()

"""The deck: shuffling and drawing (D-DECK)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.dominion.notes import (
    DREW,
    SHUFFLED,
)
from moonlit.games.dominion.state import (
    FIRST_KINGDOM,
    KIND,
    OPEN,
    State,
)

_LARGEST: Final = 200
_FAIR: Final = 1 << 31


def _places() -> list[i64]:
    """How many places of a pile one roll can decide, by the last place that is open."""
    places: list[i64] = [0]
    for last in range(1, _LARGEST):
        decided, product = 1, last + 1
        while last - decided > 0 and product * (last - decided + 1) < _FAIR:
            product *= last - decided + 1
            decided += 1
        places.append(decided)
    return places


def _outcomes(places: list[i64]) -> list[i64]:
    """Out of how many outcomes that roll is."""
    outcomes: list[i64] = []
    for last in range(_LARGEST):
        product: i64 = 1
        for decided in range(places[last]):
            product *= last - decided + 1
        outcomes.append(product)
    return outcomes


_PLACES: Final = _places()
_OUTCOMES: Final = _outcomes(_PLACES)


def shuffle(dice: Dice, cards: list[i64]) -> None:
    """Bring cards into a random order; several places share a roll, since rolls cost most here."""
    last: i64 = len(cards) - 1
    while last > 0:
        decided: i64 = 1
        roll: i64
        if last < _LARGEST:
            decided = _PLACES[last]
            roll = dice.below(_OUTCOMES[last])
        else:
            roll = dice.below(last + 1)
        while decided > 0:
            chosen = roll % (last + 1)
            roll //= last + 1
            swapped = cards[last]
            cards[last] = cards[chosen]
            cards[chosen] = swapped
            last -= 1
            decided -= 1


def reshuffle(s: State, j: Journal, seat: i64) -> None:
    """Shuffle the discard pile and put it under what is left of the deck (D-DECK-1)."""
    player = s.players[seat]
    cards = player.discard
    forget_order(cards)
    shuffle(s.dice, cards)
    cards += player.deck
    player.deck = cards
    player.discard = []
    s.reveals += 1
    j.note(SHUFFLED, seat, len(cards))


def forget_order(cards: list[i64]) -> None:
    """Sort cards by kind and forget who knows them (D-INFO-5).

    The basic cards are counted, eight bits for each, which is quicker than sorting them.
    """
    counts: i64 = 0
    others: list[i64] = []
    for card in cards:
        kind = card & KIND
        if kind < FIRST_KINGDOM:
            counts += bit(8 * kind)
        else:
            others.append(kind)
    place: i64 = 0
    for basic in range(FIRST_KINGDOM):
        count = counts >> 8 * basic & 255
        while count > 0:
            cards[place] = basic
            place += 1
            count -= 1
    if len(others) > 0:
        others.sort()
        cards[place:] = others


def can_draw(s: State, j: Journal, seat: i64) -> bool:
    """Is there a card on the deck? The discard pile is shuffled if need be."""
    player = s.players[seat]
    if len(player.deck) == 0:
        if len(player.discard) == 0:
            return False
        reshuffle(s, j, seat)
    return True


def draw(s: State, j: Journal, seat: i64, count: i64) -> None:
    """Draw cards, as many as there are."""
    player = s.players[seat]
    s.reveals += 1
    while count > 0 and can_draw(s, j, seat):
        card = player.deck.pop() & (KIND | OPEN)
        player.hand.append(card)
        if j.is_open:
            j.note(DREW, seat, card & KIND, card >> 5, s.reveals)
        count -= 1


def draw_to(s: State, j: Journal, seat: i64, size: i64) -> None:
    """Draw until the hand has this many cards."""
    missing = size - len(s.players[seat].hand)
    if missing > 0:
        draw(s, j, seat, missing)

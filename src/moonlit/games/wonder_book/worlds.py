"""Other worlds: the order of the decks is dealt anew where nobody has looked."""

from mypy_extensions import i64

from moonlit.core.dice import Dice
from moonlit.games.wonder_book.state import State


def redeal(s: State, dice: Dice) -> None:
    """Shuffle what nobody knows; cards that were looked at stay where they are."""
    dice.shuffle(s.scrap_deck)
    low = s.known_bottom
    high: i64 = len(s.wyrm_deck) - s.known_top
    unknown: list[i64] = []
    for place in range(low, high):
        unknown.append(s.wyrm_deck[place])
    dice.shuffle(unknown)
    for place in range(low, high):
        s.wyrm_deck[place] = unknown[place - low]
    s.dice.reseed(dice.word())

"""Other worlds: what nobody has looked at is dealt anew, the order of the decks first of all."""

from mypy_extensions import i64

from moonlit.core.bits import bit
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
    if s.wyrm_unseen != 0:
        rename_unseen(s)


def could_be_unseen(s: State) -> list[i64]:
    """The purple cards that are not known to be in the match (W-CARD-14)."""
    known = s.wyrm_added & ~s.wyrm_unseen
    found: list[i64] = []
    for card in range(len(s.program.wyrm_card)):
        if s.program.purple >> card & 1 != 0 and known >> card & 1 == 0:
            found.append(card)
    return found


def rename_unseen(s: State) -> None:
    """Cards that joined the deck unseen become any that they could be."""
    names = could_be_unseen(s)
    s.dice.shuffle(names)
    unseen = s.wyrm_unseen
    kept = s.wyrm_kept
    s.wyrm_added &= ~unseen
    s.wyrm_kept &= ~unseen
    s.wyrm_unseen = 0
    for place in range(len(s.wyrm_deck)):
        card = s.wyrm_deck[place]
        if unseen >> card & 1 != 0:
            name = names.pop()
            s.wyrm_deck[place] = name
            s.wyrm_added |= bit(name)
            s.wyrm_unseen |= bit(name)
            if kept >> card & 1 != 0:
                s.wyrm_kept |= bit(name)

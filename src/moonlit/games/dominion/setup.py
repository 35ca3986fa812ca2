"""Set-up: piles, decks, Boons, Hexes, the first hands (D-SETUP)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import draw, shuffle
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.frames import START_TURN, frame
from moonlit.games.dominion.rules import settle
from moonlit.games.dominion.state import HAND_SIZE, Player, State

DRUIDS_BOONS: Final[i64] = 3


def set_up(terms: Terms, seed: i64, j: Journal) -> State:
    """A match ready for its first decision; the dice are used in the order of the lines below."""
    s = State(terms, seed)
    s.supply = terms.pile.copy()
    s.trash = terms.trash.copy()
    for seat in range(terms.players):
        player = Player()
        player.deck = terms.start.copy()
        shuffle(s.dice, player.deck)
        s.players.append(player)
        draw(s, j, seat, HAND_SIZE)
    shuffle_boons(s)
    if terms.has_hexes:
        s.hex_deck = list(range(terms.hexes))
        shuffle(s.dice, s.hex_deck)
    s.seat = first_seat(s)
    s.pending.append(frame(START_TURN, s.seat))
    settle(s, j)
    return s


def shuffle_boons(s: State) -> None:
    """The Boon deck; three Boons lie beside Druid for the whole match (D-SETUP-8)."""
    terms = s.terms
    if not terms.has_boons:
        return
    s.boon_deck = list(range(terms.boons))
    shuffle(s.dice, s.boon_deck)
    if not terms.has_druid:
        return
    s.boon_druid = terms.druid_boons.copy()
    if len(s.boon_druid) > 0:
        for boon in s.boon_druid:
            s.boon_deck.remove(boon)
    else:
        for _ in range(DRUIDS_BOONS):
            s.boon_druid.append(s.boon_deck.pop())


def first_seat(s: State) -> i64:
    """At random, or as agreed (D-SETUP-1, O-8)."""
    first = s.terms.first_seat
    return s.dice.below(s.terms.players) if first < 0 else first

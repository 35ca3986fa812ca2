"""What the journal can say about a match of Dominion."""

from typing import Final

from mypy_extensions import i64

TURN_BEGAN: Final[i64] = 0  # seat, number of the turn
PHASE_BEGAN: Final[i64] = 1  # phase
PLAYED: Final[i64] = 2  # seat, card, zone it came from, is it played again
DREW: Final[i64] = 3  # seat, card, is it known to all, which draw
SHUFFLED: Final[i64] = 4  # seat, cards
GAINED: Final[i64] = 5  # seat, card, zone
BOUGHT: Final[i64] = 6  # seat, card
CARD_TRASHED: Final[i64] = 7  # seat, card, zone
DISCARDED: Final[i64] = 8  # seat, card, zone, is it known to all
PUT: Final[i64] = 9  # seat, card, zone from, zone to, is it known to all
REVEALED: Final[i64] = 10  # seat, card, zone
LOOKED_AT: Final[i64] = 11  # seat, card, zone
RETURNED: Final[i64] = 12  # seat, card
EXCHANGED: Final[i64] = 13  # seat, card, card
BONUS: Final[i64] = 14  # seat, actions, buys, coins
REACTED: Final[i64] = 15  # seat, card, Attack
BOON_TURNED: Final[i64] = 16  # seat, Boon
BOON_RECEIVED: Final[i64] = 17  # seat, Boon
BOON_KEPT: Final[i64] = 18  # seat, Boon
BOONS_SHUFFLED: Final[i64] = 19
HEX_TURNED: Final[i64] = 20  # seat, Hex
HEX_RECEIVED: Final[i64] = 21  # seat, Hex
HEXES_SHUFFLED: Final[i64] = 22
STATE_TAKEN: Final[i64] = 23  # seat, State
STATE_RETURNED: Final[i64] = 24  # seat, State
TURNED_DOWN: Final[i64] = 25  # seat, card in the trash
MATCH_ENDED: Final[i64] = 26  # is it by Provinces
SCORED: Final[i64] = 27  # seat, points
ASKED: Final[i64] = 28  # seat, kind of decision, who asks

# States as the journal names them.
STATE_DELUDED: Final[i64] = 0
STATE_ENVIOUS: Final[i64] = 1
STATE_MISERABLE: Final[i64] = 2
STATE_TWICE_MISERABLE: Final[i64] = 3
STATE_WOODS: Final[i64] = 4

"""Prepared matches: the first Kingdom from its first turn, and the last night of a match."""

from typing import Final

from moonlit.bots.dominion.roster import TAME
from moonlit.client.lessons import Lesson
from moonlit.core.codec import Plain

# One village that brings a Boon, one that brings a Hex, what draws, what attacks and what wards it
# off, one card for the Night; the rest is plain.
CARDS: Final = (
    "moat",
    "ghost_town",
    "village",
    "workshop",
    "blessed_village",
    "smithy",
    "militia",
    "bard",
    "market",
    "cursed_village",
)
# Found by `python -m tools.lesson_keys`: whoever does what is lit meets everything within a few
# turns, however they play their Treasures and whatever they throw away.
_KEY: Final = "59d721de58eb5f9a0e6995f741e37561935cd14ccb20113839651112143f5c70"

_OPTIONS: Final[dict[str, Plain]] = {
    "players": 2,
    "kingdom": "own",
    "cards": [*CARDS],
    "first_seat": 0,
    "switches": {"first_player": "seat"},
    "turn_end": "told",
}

FIRST_KINGDOM: Final = Lesson("dominion", _OPTIONS, bytes.fromhex(_KEY), (TAME,))

# One Province is left. The learner is four points behind, and has in hand what brings it home.
_LATE: Final[dict[str, Plain]] = {
    "turn": 0,
    "piles": {
        "province": 1,
        "duchy": 5,
        "estate": 8,
        "curse": 9,
        "gold": 23,
        "silver": 32,
        "copper": 44,
        "blessed_village": 9,
        "smithy": 8,
        "militia": 8,
        "moat": 9,
        "ghost_town": 9,
    },
    "seats": [
        {
            "turns": 15,
            "hand": ["blessed_village", "smithy", "gold", "copper", "province"],
            "deck": ["silver", "gold", "copper", "silver", "estate", "copper", "copper"],
            "discard": [
                "moat",
                "estate",
                "copper",
                "province",
                "smithy",
                "gold",
                "ghost_town",
                "copper",
                "estate",
                "duchy",
                "copper",
                "curse",
                "duchy",
                "province",
                "copper",
            ],
        },
        {
            "turns": 15,
            "hand": ["gold", "copper", "estate", "province", "silver"],
            "deck": ["copper", "copper", "militia", "province", "silver", "estate", "copper"],
            "discard": [
                "copper",
                "gold",
                "province",
                "copper",
                "silver",
                "militia",
                "gold",
                "estate",
                "province",
                "duchy",
                "copper",
                "gold",
                "silver",
                "silver",
                "copper",
                "silver",
            ],
        },
    ],
}

LAST_NIGHT: Final = Lesson("dominion", _OPTIONS, bytes.fromhex(_KEY), (TAME,), _LATE)

LESSONS: Final = {"first-kingdom": FIRST_KINGDOM, "last-night": LAST_NIGHT}

"""The games the laws run for: how their matches are drawn, and which events reveal something."""

from moonlit.bots.bot import SIMPLE
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from tests.games.dominion import sampling as dominion
from tests.games.nocturne import sampling as nocturne
from tests.games.wonder_book import sampling as wonder_book

# Event class → who learns something new from it: `all`, or the `seat` it names.
REVEALS: dict[str, dict[str, str]] = {
    "nocturne": {
        "ChestOpened": "all",
        "TileKept": "all",
        "CardFlipped": "all",
        "GoalsRevealed": "all",
        "TilesReshuffled": "all",
        "RoundBegan": "all",
        "DrewConcoctions": "seat",
        "Scored": "all",
    },
    "dominion": {
        "Played": "all",
        "Drew": "seat",
        "Shuffled": "all",
        "Discarded": "all",
        "Trashed": "all",
        "Revealed": "all",
        "LookedAt": "seat",
        "BoonTurned": "all",
        "HexTurned": "all",
        "PhaseBegan": "all",
        "Asked": "all",
        "Scored": "all",
    },
    "wonder_book": {
        "WyrmCardShown": "all",
        "WyrmCardSeen": "all",
        "WyrmCardsShuffled": "all",
        "WyrmCardAdded": "all",  # so it was not there before
        "WyrmCardRemoved": "all",
        "ThingGained": "all",
        "ScrapsShuffled": "all",
    },
}
# Bots with a count to think by: with a clock, a busy machine would change what they choose.
BOTS: dict[str, tuple[str, ...]] = {
    "nocturne": (
        *SIMPLE,
        "kit",
        "scout",
        "mystic",
        "adept@2",
        "elder@4",
        "nightfox@4",
        "adaptive",
        "heuristic",
        "ismcts@4",
        "elder+brewer@4",
    ),
    "dominion": (
        *SIMPLE,
        "kit",
        "scout",
        "mystic@1",
        "adept@1",
        "elder@1",
        "nightfox@1",
        "adaptive@1",
        "big_money_ultimate",
    ),
    "wonder_book": (
        *SIMPLE,
        "kit",
        "scout",
        "mystic",
        "adept",
        "elder",
        "nightfox@6",
    ),
}
SAMPLES = {
    "nocturne": nocturne.sample,
    "dominion": dominion.sample,
    "wonder_book": wonder_book.sample,
}


def reveals_of(game: str, config: dict[str, Plain]) -> dict[str, str]:
    """The reveals of a match; secret dedications come to light when they are carried out (O-88)."""
    switches = config.get("switches")
    is_secret = isinstance(switches, dict) and switches.get("dedication_order") == "simultaneous"
    return {**REVEALS[game], "Dedicated": "all"} if is_secret else REVEALS[game]


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that are asked what they see."""
    return BOTS[game]


def draw(game: str, number: int) -> tuple[dict[str, Plain], Dice]:
    """The config and dice of a numbered match of a game."""
    match = SAMPLES[game](number)
    return match.config, match.dice

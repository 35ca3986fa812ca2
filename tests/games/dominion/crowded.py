"""Crowded positions from one number each: hands full of the cards that random play seldom has."""

from collections.abc import Sequence

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.dominion.position import read_position
from moonlit.games.dominion.state import State
from tests.games.dominion.sampling import sample
from tests.games.dominion.table import GAME
from tests.games.sample import Sample

PHASES = ("action", "action", "action", "buy", "night", "start")
ZONES = {"hand": 8, "deck": 7, "discard": 6, "play": 5}


def crowded(number: int) -> tuple[Sample, State]:
    """The config of a numbered match with all its cards dealt over the table at random."""
    match = sample(number)
    dice, terms = match.dice, GAME.terms(match.config)
    seats: list[Plain] = [_seat(terms.card_names, dice) for _ in range(terms.players)]
    written: dict[str, Plain] = {
        "phase": PHASES[dice.below(len(PHASES))],
        "actions": 1 + dice.below(6),
        "buys": 1 + dice.below(3),
        "coins": dice.below(12),
        "seats": seats,
    }
    return match, read_position(terms, written, dice.word(), Journal(False))


def _seat(names: Sequence[str], dice: Dice) -> dict[str, Plain]:
    """Kingdom cards and what comes with them are twice as likely as basic cards."""
    pool = [*names, *names[7:]]
    seat: dict[str, Plain] = {}
    for zone, most in ZONES.items():
        seat[zone] = [pool[dice.below(len(pool))] for _ in range(dice.below(most + 1))]
    durations: list[Plain] = [["crypt", "copper", "silver", "gold", "silver"]]
    if "crypt" in names and dice.below(2):
        seat["durations"] = durations * (1 + dice.below(2))
    return seat

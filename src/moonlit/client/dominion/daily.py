"""The Kingdom of the day: ten cards of all sets by the date, and who plays against them."""

from datetime import date
from hashlib import sha256
from typing import Final

from moonlit.client.daily import Day
from moonlit.games.dominion.config import HIGHEST_NUMBER, RANDOM

FIRST: Final = date(2026, 11, 1)
# Gentle on Mondays, strong at the end of the week. Each of them thinks by counting and not by the
# clock, so that everybody meets the same one.
RIVALS: Final = ("kit", "scout", "scout", "mystic", "mystic", "adept", "adept")
# Those who go by the clock at a table count here, too, and think for less long.
TRIALS: Final = {
    "kit": "kit",
    "scout": "scout",
    "mystic": "mystic",
    "adept": "adept",
    "elder": "elder@20",
    "nightfox": "nightfox@400",
}


def day_of(day: date) -> Day:
    """The Kingdom by its number, and the bot by the day of the week."""
    return Day({"players": 2, "kingdom": RANDOM, "number": _number(day)}, (RIVALS[day.weekday()],))


def _number(day: date) -> int:
    digest = sha256(f"kingdom of {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % (HIGHEST_NUMBER + 1)

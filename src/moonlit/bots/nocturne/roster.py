"""The bots of Nocturne by name."""

from typing import Final

from moonlit.bots.bot import OFFERED, PERSONAS, SIMPLE
from moonlit.bots.roster import Roster

QUICK: Final = ("kit", "scout", "mystic", "adept", "adaptive", *SIMPLE)

ROSTER: Final = Roster(OFFERED, PERSONAS, SIMPLE, quick=QUICK)

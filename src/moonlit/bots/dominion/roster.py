"""Who can sit at a table of Dominion."""

from typing import Final

from moonlit.bots.bot import OFFERED, SIMPLE
from moonlit.bots.roster import Roster

ROSTER: Final = Roster(OFFERED, simple=SIMPLE, has_strategies=True, quick=("kit", "scout", *SIMPLE))

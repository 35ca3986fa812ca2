"""Who can sit at a table of Dominion."""

from typing import Final

from moonlit.bots.bot import OFFERED, SIMPLE
from moonlit.bots.roster import Roster

# Sits down only where the house has prepared a match.
TAME: Final = "militia"
ROSTER: Final = Roster(
    OFFERED, simple=SIMPLE, has_strategies=True, quick=("kit", "scout", TAME, *SIMPLE)
)

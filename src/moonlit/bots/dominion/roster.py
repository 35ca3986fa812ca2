"""Who can sit at a table of Dominion."""

from typing import Final

from moonlit.bots.bot import OFFERED, SIMPLE
from moonlit.bots.roster import Roster

TAME: Final = "militia"
ROSTER: Final = Roster(
    OFFERED,
    simple=SIMPLE,
    prepared=(TAME,),
    has_strategies=True,
    quick=("kit", "scout", TAME, *SIMPLE),
)

"""The bots of Wonder Book by name; nobody here likes a thing more than it is worth."""

from typing import Final

from moonlit.bots.bot import LEVELS, SIMPLE
from moonlit.bots.roster import Roster

ROSTER: Final = Roster(LEVELS, (), SIMPLE, quick=("kit", "scout", "mystic", *SIMPLE))

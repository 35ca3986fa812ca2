"""The bots of Wonder Book by name; nobody here likes a thing more than it is worth."""

from typing import Final

from moonlit.bots.bot import LEVELS, SIMPLE
from moonlit.bots.roster import Roster

# In one team a weak partner is no easy opponent but half of a hard match.
ROSTER: Final = Roster(
    LEVELS, (), SIMPLE, beside="adept", quick=("kit", "scout", "mystic", *SIMPLE)
)

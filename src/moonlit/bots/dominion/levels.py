"""The levels people choose from: what they plan with, how much they slip, how long they think."""

from dataclasses import dataclass
from typing import Final

from moonlit.bots.dominion.plans import Effort

NO_EFFORT: Final = Effort()


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot chooses.

    It buys by a strategy of the house, or by plans it looks for with some `effort`. Of a hundred
    purchases `slips` are others than it meant. With `iterations` or `milliseconds` it also plays
    its moves out. One that `is_kind` makes the worst of them that still seems to win.
    """

    strategy: str = ""
    effort: Effort = NO_EFFORT
    slips: int = 0
    iterations: int = 0
    milliseconds: int = 0
    is_kind: bool = False

    @property
    def is_searching(self) -> bool:
        return self.iterations > 0 or self.milliseconds > 0


# The pure engine may not find the time for as many matches.
QUICKLY: Final = 1200

LEVELS: Final = {
    "kit": Level("big_money_ultimate", slips=45),
    "scout": Level("big_money_ultimate", slips=20),
    "mystic": Level(effort=Effort(300, QUICKLY), slips=12),
    "adept": Level(effort=Effort(1500, QUICKLY)),
    "elder": Level(effort=Effort(milliseconds=300), milliseconds=20),
    "nightfox": Level(effort=Effort(milliseconds=3000), milliseconds=900),
    "adaptive": Level(effort=Effort(1500, QUICKLY), iterations=60, is_kind=True),
}

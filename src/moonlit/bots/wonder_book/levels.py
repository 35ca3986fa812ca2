"""The levels people choose from: how far they look, and how much is left to chance."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot chooses.

    It looks `depth` actions of a turn ahead, at the `width` best ones closely. `noise` is in fate
    tokens. With `iterations` or `milliseconds` it also plays rounds to their end, that many or for
    that long, to choose between its `finalists`.
    """

    depth: int = 1
    width: int = 1
    noise: float = 0.0
    iterations: int = 0
    milliseconds: int = 0
    finalists: int = 0

    @property
    def plays_ahead(self) -> bool:
        return self.iterations > 0 or self.milliseconds > 0


LEVELS: Final = {
    "greedy": Level(),
    "kit": Level(noise=0.32),
    "scout": Level(noise=0.25),
    "mystic": Level(noise=0.15),
    "adept": Level(depth=2, width=3, noise=0.1),
    "elder": Level(depth=2, width=3),
    "nightfox": Level(depth=3, width=4, milliseconds=700, finalists=6),
}

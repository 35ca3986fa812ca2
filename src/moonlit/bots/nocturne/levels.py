"""The levels people choose from, and the tastes that make a persona."""

from dataclasses import dataclass, replace
from typing import Final

from moonlit.bots.nocturne.search import LIVELY
from moonlit.bots.nocturne.worth import (
    DENIAL,
    DRAWS,
    EGGS,
    FEATHERS,
    GOALS,
    PLAIN_TASTE,
    PRICE,
    RECIPES,
    SPRITES,
)

TABLES: Final = "tables"
SUMS: Final = "sums"
NET: Final = "net"
SEARCH: Final = "search"
PLAIN: Final = "plain"


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot chooses: by what, how carefully, and how much is left to chance.

    `noise` and `veto` are in points: chance may prefer a move that seems worse, but never one that
    seems worse than the best by more than `veto`. With `swing` the noise grows by so much for
    every point by which the bot expects to win clearly, and is nothing if it does not. The end of
    a match between two is solved from `solves` tiles on. `lively` is the part of its own score that
    it counts beside the lead. Casting the star seems worse by `thrift` while the whole forest is
    there, and less so the fewer tiles are left.
    """

    mind: str
    noise: float = 0.0
    veto: float = 0.0
    swing: float = 0.0
    iterations: int = 0
    milliseconds: int = 0
    solves: int = 0
    weights: tuple[tuple[int, float], ...] = ()
    likes: tuple[tuple[int, float], ...] = ()
    lively: float = LIVELY
    thrift: float = 0.0

    def taste(self) -> list[float]:
        """A weight for every term of worth, as the level sees it."""
        taste = PLAIN_TASTE.copy()
        for term, weight in self.weights:
            taste[term] *= weight
        return taste

    def liking(self) -> list[float]:
        """The same with what the persona likes, be it something the level does not see."""
        taste = self.taste()
        for term, weight in self.likes:
            taste[term] += (weight - 1.0) * PLAIN_TASTE[term]
        return taste

    def like(self, persona: str) -> "Level":
        """The level with the likings of a persona."""
        if persona == RUTHLESS:
            return replace(self, lively=0.0)
        return replace(self, likes=PERSONAS[persona])

    def at(self, lead: float) -> "Level":
        """The level as it plays when it expects to win by so many points."""
        noise = min(max(self.noise + self.swing * (lead - EASE), 0.0), MOST_NOISE)
        return replace(self, noise=noise, veto=max(self.veto, 2 * noise))


# A level with a swing gives back what it leads by more than this, and never plays worse than that.
EASE: Final = 3.0
MOST_NOISE: Final = 30.0
# With less the star goes in the first phases, with much more it is kept to no purpose.
THRIFT: Final = 9.0

LEVELS: Final = {
    "kit": Level(
        TABLES, noise=6.0, veto=12.0, weights=((DENIAL, 0.0), (GOALS, 0.3)), thrift=THRIFT
    ),
    "scout": Level(
        TABLES, noise=2.2, veto=8.0, weights=((DENIAL, 0.0), (SPRITES, 0.5)), thrift=THRIFT
    ),
    "mystic": Level(SUMS, noise=1.6, veto=5.0, iterations=1),
    "heuristic": Level(SUMS, iterations=4),
    "adept": Level(NET, noise=0.4, veto=3.0, iterations=4),
    "elder": Level(SEARCH, milliseconds=20),
    "nightfox": Level(SEARCH, milliseconds=900, solves=5),
    "adaptive": Level(NET, noise=0.5, veto=4.0, swing=1.5, iterations=1),
    "ismcts": Level(PLAIN, milliseconds=900),
}

# Wants the lead and nothing else; the others like some things more than they are worth.
RUTHLESS: Final = "ruthless"
PERSONAS: Final[dict[str, tuple[tuple[int, float], ...]]] = {
    "collector": ((FEATHERS, 1.4), (EGGS, 1.4)),
    "brewer": ((RECIPES, 4.0), (DRAWS, 1.5)),
    "hoarder": ((PRICE, 2.6),),
    "spoiler": ((DENIAL, 3.0),),
    RUTHLESS: (),
}

"""The drawn table of Dominion as full and as empty as it gets: positions to look at its layout."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any, Final

import msgspec

from moonlit.core.codec import Plain
from moonlit.server.wire import Sight
from tests.games.dominion.questions import Reached, every_position
from tests.games.dominion.table import Table
from tests.web.laid import LaidTable

# With these there are six piles beyond the Supply, Boons, Hexes and five Heirlooms.
CROWDED: Final = (
    *("druid", "fool", "leprechaun", "secret_cave", "necromancer"),
    *("devils_workshop", "exorcist", "tracker", "pixie", "vampire"),
)
BASICS: Final = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
KINDS: Final = (*CROWDED, *BASICS)
OTHER: Final = "hand: 5 copper | deck: 6 copper | discard: curse gold | durations: secret_cave"


@dataclass(frozen=True, slots=True)
class Company(Reached):
    """Up to six seats, and perhaps more piles than the rules give out."""

    others: tuple[str, ...] = ()
    more: tuple[str, ...] = ()

    def table(self) -> Table:
        laid: dict[str, Any] = deepcopy(self.position)
        return Table(self.first, self.second, *self.others, **laid).do(*self.actions)


class CompanyTable(LaidTable):
    """Shows piles which no rule would give out."""

    def _sight(self) -> Sight:
        sight = super()._sight()
        more = self.reached.more if isinstance(self.reached, Company) else ()
        if not more:
            return sight
        seen: dict[str, Any] = dict(sight.table)
        supply, piles = [*seen["supply"], *more], {**seen["piles"], **dict.fromkeys(more, 10)}
        return msgspec.structs.replace(sight, table={**seen, "supply": supply, "piles": piles})


def hand_of(count: int) -> str:
    """So many cards of as many kinds as there are."""
    return " ".join(islice(cycle(KINDS), count))


def company(
    hand: int = 5,
    seats: int = 2,
    *,
    phase: str = "action",
    cards: tuple[str, ...] = CROWDED,
    more: tuple[str, ...] = (),
    **position: Plain,
) -> Company:
    mine = (
        f"hand: {hand_of(hand)} | deck: 5 copper | discard: silver gold"
        " | play: pixie vampire gold silver | durations: secret_cave | turns: 9"
    )
    laid: dict[str, Plain] = {"cards": list[Plain](cards), "phase": phase, **position}
    laid |= {"turn_end": "told", "buys": 2, "coins": 7, "trash": ["estate", "copper"]}
    others = (OTHER,) * (seats - 2)
    return Company("company", phase, mine, OTHER, position=laid, others=others, more=more)


def asked(name: str) -> Reached:
    return next(one for one in every_position() if one.name == name)


LAYOUTS: Final[Mapping[str, Reached]] = {
    "two": company(5, phase="buy"),
    "three": company(8, 3),
    "four": company(7, 4, phase="night"),
    "six": company(5, 6),
    "eleven": company(5, more=("faithful_hound",)),
    "twelve": company(5, 6, phase="buy", more=("faithful_hound", "cemetery")),
    **{f"hand-{count}": company(count) for count in (1, 13, 30)},
    "hand-none": company(0, phase="buy"),
    "pick": asked("bat: pick trash hand"),
    "sorting": asked("night_watchman: pick topdeck looked"),
    "order": asked("start_of_turn: order resolve"),
}

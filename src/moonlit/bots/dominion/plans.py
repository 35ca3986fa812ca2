"""What a bot means to buy in a match: found once for every Kingdom, then known."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, cast

from moonlit.bots import lore
from moonlit.bots.dominion.evolution import find_menus
from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.strategy import Strategy, load_strategy, make_menu, shipped
from moonlit.bots.thinker import Clock, shortened
from moonlit.core.codec import Plain, fingerprint
from moonlit.core.dice import Dice
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.state import FIRST_KINGDOM

BASIC: Final = "big_money_ultimate"
_SEED_DIGITS: Final = 15


@dataclass(frozen=True, slots=True)
class Effort:
    """How long plans are looked for: so many matches between them, so many milliseconds at most.

    Nothing is no limit; one of them has to be something.
    """

    matches: int = 0
    milliseconds: int = 0

    def part(self, share: float) -> "Effort":
        """The same with a part of the time, where there is a limit to it."""
        if share >= 1 or not self.milliseconds:
            return self
        return replace(self, milliseconds=shortened(self.milliseconds, share))

    def spent(self, clock: Clock) -> Callable[[int], float]:
        """The part of the effort that is over after so many matches."""
        begun = clock()

        def part(played: int) -> float:
            matches = played / self.matches if self.matches else 0.0
            time_spent = 1000 * (clock() - begun)
            return max(matches, time_spent / self.milliseconds if self.milliseconds else 0.0)

        return part


_menus: dict[tuple[str, tuple[Strategy, ...]], list[Menu]] = {}


def plans_for(
    terms: Terms, effort: Effort, clock: Clock = time.monotonic, *, share: float = 1.0
) -> list[Menu]:
    """The best plans for a Kingdom that were found with this effort, the best first.

    The dice come from the Kingdom, so that everybody who looks finds the same. With a `share` below
    1 less time is taken where nothing is known, and what is found is good enough for the hasty.
    """
    kingdom = fingerprint(_kingdom(terms))
    usual = _key(kingdom, effort)
    key = usual if share >= 1 else f"{usual}:hasty"
    found = lore.recall(usual) or lore.recall(key)
    if found is None:
        spent = effort.part(share).spent(clock)
        dice = Dice(int(kingdom[:_SEED_DIGITS], 16))
        found = tuple(find_menus(terms, dice, spent, [*_guests(terms)]))
        lore.keep(key, found)
    return _menus_of(kingdom, cast("tuple[Strategy, ...]", found), terms)


def _key(kingdom: str, effort: Effort) -> str:
    return f"plans:{kingdom}:{effort.matches}:{effort.milliseconds}"


def _menus_of(kingdom: str, found: tuple[Strategy, ...], terms: Terms) -> list[Menu]:
    if (kingdom, found) not in _menus:
        while len(_menus) >= lore.MOST_KEPT:
            del _menus[next(iter(_menus))]
        _menus[kingdom, found] = [make_menu(strategy, terms) for strategy in found]
    return _menus[kingdom, found]


def _kingdom(terms: Terms) -> list[Plain]:
    """What makes a difference to plans."""
    return [
        terms.players,
        list[Plain](terms.card_names),
        list[Plain](terms.cost),
        list[Plain](terms.druid_boons),
        terms.config["switches"],
    ]


def _guests(terms: Terms) -> list[Strategy]:
    """The strategies of the house that want a card of this Kingdom, and the plain one."""
    kingdom = terms.card_names[FIRST_KINGDOM:]
    return [
        strategy
        for strategy in map(_shipped, shipped())
        if strategy.name == BASIC or any(rule.buy in kingdom for rule in strategy.rules)
    ]


@cache
def _shipped(name: str) -> Strategy:
    return load_strategy(name)

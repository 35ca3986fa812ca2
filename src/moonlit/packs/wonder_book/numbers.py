"""What a number of a story can be at most and at least, for a number of heroes in play."""

from __future__ import annotations

from typing import Final

from moonlit.packs.wonder_book.values import Bound, ByHeroes, ByPlayers, Half, Number, Whole

HERO_COUNTS: Final = (2, 3, 4)
FATE_TOKENS: Final = 10
# More than any count a chapter asks for.
ENDLESS: Final = 1 << 20


def most(number: Number, heroes: int) -> int:
    """The most it can be; endless if only play can tell."""
    match number:
        case Whole(n=n):
            return n
        case ByHeroes(values=values):
            return values[heroes - HERO_COUNTS[0]]
        case ByPlayers(values=values):
            return max(values[:2]) if heroes == HERO_COUNTS[0] else values[heroes - 1]
        case Half(of=inner):
            return -(-most(inner, heroes) // 2)
    return ENDLESS


def is_fixed(number: Number) -> bool:
    """Whether it can be told without playing."""
    match number:
        case Half(of=inner):
            return is_fixed(inner)
    return isinstance(number, Whole | ByHeroes | ByPlayers)


def at_least(bound: Bound, heroes: int) -> int:
    """What a comparison asks for at least; 0 if it asks for little or only play can tell."""
    wanted = 0
    for compare in bound:
        if is_fixed(compare.number):
            number = most(compare.number, heroes)
            asked = {"gte": number, "eq": number, "gt": number + 1}
            wanted = max(wanted, asked.get(compare.word, 0))
    return wanted

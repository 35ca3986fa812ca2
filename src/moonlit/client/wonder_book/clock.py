"""The hourglass, read from the special rules that are in force."""

from operator import eq, ge, gt, le, lt
from typing import Final

from moonlit.client.wonder_book.reading import Reading
from moonlit.core.plain import texts
from moonlit.packs.wonder_book.cards import Rule, SpecialRuleCard
from moonlit.packs.wonder_book.conditions import (
    AllOf,
    AnyOf,
    Condition,
    DifficultyIs,
    Not,
    RoundIs,
)
from moonlit.packs.wonder_book.effects import ChangeFate
from moonlit.packs.wonder_book.values import ByHeroes, Number, Whole

FEWEST_HEROES: Final = 2
# Later than any hourglass starts.
LATE: Final = 20
COMPARE: Final = {"gte": ge, "gt": gt, "lte": le, "lt": lt, "eq": eq}


def hourglass_of(reading: Reading) -> int | None:
    """The round from whose end on every enemy phase costs fate; none if no rule says so."""
    for card in texts(reading.table["rules"]):
        found = reading.lexicon.card(reading.chapter, int(card))
        if isinstance(found, SpecialRuleCard):
            for rule in found.rules:
                first = _first_round(reading, rule)
                if first is not None:
                    return first
    return None


def _first_round(reading: Reading, rule: Rule) -> int | None:
    condition = rule.if_
    costs_fate = any(isinstance(effect, ChangeFate) for effect in rule.do)
    if not costs_fate or condition is None or not _holds(reading, condition, LATE):
        return None
    return next(first for first in range(1, LATE + 1) if _holds(reading, condition, first))


def _holds(reading: Reading, condition: Condition, round_: int) -> bool:
    """Whether it holds in a round, whatever happens until then; no if only play can tell."""
    match condition:
        case RoundIs(bound):
            numbers = [(COMPARE[one.word], settled(reading, one.number)) for one in bound]
            return all(number is not None and stands(round_, number) for stands, number in numbers)
        case DifficultyIs(levels):
            return reading.table["difficulty"] in levels
        case Not(RoundIs() | DifficultyIs() as other):
            return not _holds(reading, other, round_)
        case AllOf(conditions):
            return all(_holds(reading, one, round_) for one in conditions)
        case AnyOf(conditions):
            return any(_holds(reading, one, round_) for one in conditions)
    return False


def settled(reading: Reading, amount: Number) -> int | None:
    """A number that depends on nothing but how many heroes there are."""
    match amount:
        case Whole(n):
            return n
        case ByHeroes(values):
            return values[len(reading.heroes) - FEWEST_HEROES]
    return None

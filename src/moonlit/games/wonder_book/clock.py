"""The hourglass, read from the special rules that are in force."""

from collections.abc import Iterator
from operator import eq, ge, gt, le, lt
from typing import Final

from moonlit.core.plain import text
from moonlit.games.wonder_book.shape import Clock
from moonlit.games.wonder_book.state import IN_PLAY, State
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
from moonlit.packs.wonder_book.model import Chapter
from moonlit.packs.wonder_book.values import ByHeroes, Number, Whole

FEWEST_HEROES: Final = 2
# Later than any hourglass starts.
LATE: Final = 20
COMPARE: Final = {"gte": ge, "gt": gt, "lte": le, "lt": lt, "eq": eq}


def clock_of(s: State, chapter: Chapter) -> Clock | None:
    """From which round on the end of a round costs fate, and how much; none if no rule says so."""
    for rule in _rules(s, chapter):
        fate = sum(_fate(s, effect) for effect in rule.do if isinstance(effect, ChangeFate))
        first = _first_round(s, rule) if fate < 0 else None
        if first is not None:
            left = max(0, first - s.round)
            return {"from_round": first, "fate": -fate, "rounds_left": left}
    return None


def _rules(s: State, chapter: Chapter) -> Iterator[Rule]:
    """What the special rules that are in force say."""
    names = s.program.card_names
    for number, card in chapter.cards.items():
        if isinstance(card, SpecialRuleCard) and s.cards[names.index(str(number))] == IN_PLAY:
            yield from card.rules


def _fate(s: State, effect: ChangeFate) -> int:
    return settled(s, effect.n) or 0


def _first_round(s: State, rule: Rule) -> int | None:
    condition = rule.if_
    if condition is None or not _holds(s, condition, LATE):
        return None
    return next(first for first in range(1, LATE + 1) if _holds(s, condition, first))


def _holds(s: State, condition: Condition, round_: int) -> bool:
    """Whether it holds in a round, whatever happens until then; no if only play can tell."""
    match condition:
        case RoundIs(bound):
            numbers = [(COMPARE[one.word], settled(s, one.number)) for one in bound]
            return all(number is not None and stands(round_, number) for stands, number in numbers)
        case DifficultyIs(levels):
            return text(s.program.config["difficulty"]) in levels
        case Not(RoundIs() | DifficultyIs() as other):
            return not _holds(s, other, round_)
        case AllOf(conditions):
            return all(_holds(s, one, round_) for one in conditions)
        case AnyOf(conditions):
            return any(_holds(s, one, round_) for one in conditions)
    return False


def settled(s: State, amount: Number) -> int | None:
    """A number that depends on nothing but how many heroes there are."""
    match amount:
        case Whole(n):
            return n
        case ByHeroes(values):
            return values[s.program.heroes - FEWEST_HEROES]
    return None

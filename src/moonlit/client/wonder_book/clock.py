"""The hourglass, read from the special rules that are in force."""

from moonlit.client.wonder_book.reading import Reading
from moonlit.core.plain import texts
from moonlit.packs.wonder_book.cards import Rule, SpecialRuleCard
from moonlit.packs.wonder_book.conditions import RoundIs
from moonlit.packs.wonder_book.effects import ChangeFate
from moonlit.packs.wonder_book.values import ByHeroes, Number, Whole

FEWEST_HEROES = 2


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
    costs_fate = any(isinstance(effect, ChangeFate) for effect in rule.do)
    if not costs_fate or not isinstance(rule.if_, RoundIs):
        return None
    bounds = [bound for bound in rule.if_.bound if bound.word == "gte"]
    return settled(reading, bounds[0].number) if bounds else None


def settled(reading: Reading, amount: Number) -> int | None:
    """A number that depends on nothing but how many heroes there are."""
    match amount:
        case Whole(n):
            return n
        case ByHeroes(values):
            return values[len(reading.heroes) - FEWEST_HEROES]
    return None

"""Numbers on cards that are in force: the hourglass, and what an effort needs."""

from moonlit.client.wonder_book.reading import Reading, number, table, texts
from moonlit.packs.wonder_book.cards import InteractionCard, Rule, SpecialRuleCard
from moonlit.packs.wonder_book.conditions import RoundIs
from moonlit.packs.wonder_book.effects import ChangeFate
from moonlit.packs.wonder_book.values import ByHeroes, CounterValue, Number, Whole

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


def need_of(reading: Reading, card: str) -> int | None:
    """How many successes a card on the board needs over several tries, if it does."""
    found = reading.lexicon.card(reading.chapter, int(card))
    if not isinstance(found, InteractionCard) or found.effort is None:
        return None
    return settled(reading, found.effort.need)


def settled(reading: Reading, amount: Number) -> int | None:
    """A number that depends on nothing but how many heroes there are, or on a counter."""
    match amount:
        case Whole(n):
            return n
        case ByHeroes(values):
            return values[len(reading.heroes) - FEWEST_HEROES]
        case CounterValue(name):
            return number(table(reading.table["counters"])[name])
    return None

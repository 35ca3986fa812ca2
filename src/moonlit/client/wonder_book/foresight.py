"""What the rules foresee of an action, in sentences: the odds of an attack, a danger."""

from collections.abc import Iterator, Mapping

from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.core.codec import Plain
from moonlit.core.plain import items, number


def tell_foresight(lexicon: Lexicon, facts: Mapping[str, Plain]) -> Iterator[str]:
    """Facts about a hero's action; nothing for actions that need no warning."""
    if "percent_by_successes" in facts:
        yield _odds(lexicon, facts)
    if "threat_two_actions" in facts:
        yield _danger(lexicon, facts)


def _odds(lexicon: Lexicon, facts: Mapping[str, Plain]) -> str:
    """How likely the dice are to show at least one success, and at least two."""
    percent = [number(one) for one in items(facts["percent_by_successes"])]
    chances = {"one": 100 - percent[0], "two": sum(percent[2:])}
    return lexicon.say("foreseen-attack", count=number(facts["dice"]), **chances)


def _danger(lexicon: Lexicon, facts: Mapping[str, Plain]) -> str:
    """How many hearts the wyrms on the board could take there."""
    once, twice = number(facts["threat_one_action"]), number(facts["threat_two_actions"])
    if not twice:
        return lexicon.say("foreseen-safe")
    falls = "yes" if twice >= number(facts["hearts"]) else "no"
    return lexicon.say("foreseen-danger", once=once, twice=twice, falls=falls)

"""How well a fact is known, in words; to be shown wherever a reconstructed fact is shown."""

from dataclasses import replace
from typing import Final

from moonlit.client.phrases import sentence
from moonlit.client.words import Words
from moonlit.packs.evidence import GRADES, Evidence
from moonlit.packs.nocturne.tables import Pack, Variant

OURS: Final = ("reconstructed", "original")
TWISTED_TREES: Final = "twisted_trees"


def is_ours(evidence: Evidence) -> bool:
    """Is any part of a thing filled in by us?"""
    grades = {evidence.grade, *(grade for _, grade in evidence.grades)}
    return not grades.isdisjoint(OURS)


def variant_evidence(pack: Pack, variant: Variant) -> Evidence:
    """A variant with forests of its own is known no better than their outlines."""
    if variant.id != TWISTED_TREES:
        return variant.evidence
    drawn = max((one.evidence for one in pack.layouts), key=lambda one: GRADES.index(one.grade))
    return replace(
        variant.evidence,
        grade=max(variant.evidence.grade, drawn.grade, key=GRADES.index),
        grades=(("rule", variant.evidence.grade), ("outlines", drawn.grade)),
        source=tuple(dict.fromkeys((*variant.evidence.source, *drawn.source))),
    )


def token_evidence(pack: Pack, token: str) -> Evidence | None:
    """The second of a number that is double for any number of players is on no page."""
    sizes = pack.tokens.sizes
    if not all([str(number) for number in size.numbers].count(token) > 1 for size in sizes):
        return None
    known = sizes[0].evidence
    grade = known.grade_of("numbers")
    return replace(known, grade=grade, grades=(("number", "printed"), ("second", grade)))


def tell_evidence(words: Words, evidence: Evidence) -> str:
    """`Printed in the rulebook: points. Our reconstruction: symbols.`"""
    told = _parts(words, evidence) if evidence.grades else [_whole(words, evidence.grade)]
    if evidence.confidence:
        level = words.say(f"confidence-{evidence.confidence}")
        told.append(words.say("evidence-confidence", level=level))
    return " ".join(told)


def grade_mark(words: Words, evidence: Evidence, part: str = "") -> str:
    """One word for a margin: the grade of one part, or the weakest of all."""
    grade = evidence.grade_of(part) if part else evidence.grade
    return words.say(f"grade-short-{grade}")


def _whole(words: Words, grade: str) -> str:
    return sentence(words.say("evidence-whole", grade=words.say(f"grade-{grade}")))


def _parts(words: Words, evidence: Evidence) -> list[str]:
    """One sentence for each grade, the best first."""
    told = []
    for grade in GRADES:
        parts = [name for name, found in evidence.grades if found == grade]
        if parts:
            named = words.join(words.say(f"part-{name}") for name in parts)
            start = words.say(f"grade-{grade}")
            told.append(sentence(words.say("evidence-parts", grade=start, parts=named)))
    return told

"""How well a fact is known, in words; to be shown wherever a reconstructed fact is shown."""

from moonlit.client.phrases import sentence
from moonlit.client.words import Words
from moonlit.packs.evidence import GRADES, Evidence

OURS = ("reconstructed", "original")


def is_ours(evidence: Evidence) -> bool:
    """Is any part of a thing filled in by us?"""
    grades = {evidence.grade, *(grade for _, grade in evidence.grades)}
    return not grades.isdisjoint(OURS)


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

"""The rows on the editions in words: what the books say, what we play, and on what it rests."""

from moonlit.client.words import Words
from moonlit.packs.evidence import BOOKS, Evidence
from moonlit.packs.nocturne.tables import Difference, Ruling


def tell_row(words: Words, row: Difference | Ruling, part: str = "") -> str:
    """The topic or question of a row, or one of its parts; empty where nothing is said."""
    message = f"editions-{row.id}-{part}" if part else f"editions-{row.id}"
    return words.say(message) if words.has(message) else ""


def tell_section(words: Words, section: str) -> str:
    """The heading rows stand under."""
    return words.say(f"editions-section-{section}")


def tell_scope(words: Words, scope: str) -> str:
    """What a difference touches, if not the rules."""
    return words.say(f"editions-scope-{scope}") if scope else ""


def tell_source(words: Words, evidence: Evidence) -> str:
    """`printed (EN, PL)`."""
    grade = words.say(f"grade-short-{evidence.grade}")
    sources = (
        name if name in BOOKS else words.say(f"editions-source-{name}") for name in evidence.source
    )
    return f"{grade} ({', '.join(sources)})"

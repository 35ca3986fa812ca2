"""What is wrong with files and packs, in sentences: the place first, then what would be right."""

from errno import errorcode

from moonlit.client.words import Fact, Words
from moonlit.packs.schema import SORTS
from moonlit.packs.source import Fact as FaultFact
from moonlit.packs.source import PackError, RowName


def tell_pack_error(words: Words, error: PackError) -> str:
    """`tiles.toml:12: tile SK03: points must be a whole number, found "four"`."""
    parts = (error.where, _row(words, error.row), tell_fault(words, error))
    return _printable(": ".join(part for part in parts if part))


def tell_fault(words: Words, error: PackError) -> str:
    """What is wrong, without its place."""
    fault = error.fault
    facts = {name: _fact(words, name, fact) for name, fact in fault.facts.items()}
    return _printable(words.say(f"pack-{fault.code}", **facts))


def tell_reason(words: Words, error: OSError) -> str:
    """Why the system would not read or write a file."""
    return _reason(words, errorcode.get(error.errno or 0, ""))


def _reason(words: Words, code: str) -> str:
    message = f"reason-{code}"
    return words.say(message) if words.has(message) else words.say("reason-other", code=code or "?")


def _row(words: Words, row: RowName | None) -> str:
    if row is None or not row.number:
        return row.table if row is not None else ""
    noun = f"pack-row-{row.table}"
    told = (
        words.say("pack-row", table=noun, name=row.name)
        if row.name
        else words.say("pack-row-unnamed", table=noun, number=row.number)
    )
    return words.say("pack-task", row=told, task=row.task) if row.task else told


def _fact(words: Words, name: str, fact: FaultFact) -> Fact:
    if isinstance(fact, tuple):
        return ", ".join(fact) or "–"
    match name, fact:
        case "found", str() if fact in SORTS:
            return words.say(f"pack-found-{fact}")
        case "form", _:
            return words.say(f"pack-form-{fact}")
        case "noun", _:
            return words.say(f"pack-noun-{fact}")
        case "problem", _:
            return words.say(f"pack-toml-{fact}")
        case "reason", str():
            return _reason(words, fact)
        case "line", _:
            return str(fact)
    return fact


def _printable(text: str) -> str:
    """A pack may come from anywhere and hold what would steer a terminal."""
    return "".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in text)

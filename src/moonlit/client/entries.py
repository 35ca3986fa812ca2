"""The shapes that all glossaries and forms are made of (docs/concepts/glossary.md)."""

from collections.abc import Iterable

from moonlit.client.phrases import sentence
from moonlit.core.codec import Plain

Entry = dict[str, Plain]

# The option that the rulings are kept in.
SWITCHES = "switches"


def make_entry(
    name: str,
    text: str,
    topics: Iterable[str],
    paragraphs: Iterable[str],
    clauses: Iterable[str] = (),
    switches: Iterable[str] = (),
    **facts: Plain,
) -> Entry:
    """An entry of a glossary: what is alike in all of them, and the facts of this one.

    Nothing is graded unless the facts say so.
    """
    return {
        "name": sentence(name),
        "text": text,
        "topics": list[Plain](topics),
        "help": list[Plain](paragraphs),
        "clauses": list[Plain](clauses),
        "switches": list[Plain](switches),
        "grade": None,
        "grades": {},
        "evidence": "",
        "ours": False,
        **facts,
    }


def make_option(
    option: str,
    name: str,
    text: str,
    kind: str,
    values: list[Plain],
    default: Plain,
    when: Entry | None = None,
    **facts: Plain,
) -> Entry:
    """Something to choose before a match; `when` says with which other choices."""
    return {
        "id": option,
        "inside": "",
        "name": name,
        "text": text,
        "kind": kind,
        "values": values,
        "default": default,
        "when": when or {},
        **facts,
    }


def make_value(
    value: Plain, name: str, text: str = "", *, ours: bool = False, when: Entry | None = None
) -> Entry:
    """One of the values of an option; `ours` marks what we filled in."""
    return {"id": value, "name": name, "text": text, "ours": ours, "when": when or {}}

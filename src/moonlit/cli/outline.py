"""A described state as lines of text, each with the way to it: `seats 0 hand: copper estate`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from moonlit.core.codec import Plain

# What a game needs to go on from a view, but nobody wants to read.
LEFT_OUT = ("bookkeeping", "marks")


def outline(state: Mapping[str, Plain], way: str = "") -> Iterator[str]:
    """Every part of a state that says something."""
    for key, value in state.items():
        if key not in LEFT_OUT:
            yield from _lines(value, f"{way} {key}".strip())


def _lines(value: Plain, way: str) -> Iterator[str]:
    match value:
        case dict():
            yield from outline(value, way)
        case list() if any(isinstance(item, dict) for item in value):
            for number, item in enumerate(value):
                yield from _lines(item, f"{way} {number}")
        case list():
            yield f"{way}: {' '.join(map(_word, value))}".rstrip()
        case None | "":
            yield f"{way}:"
        case _:
            yield f"{way}: {_word(value)}"


def _word(value: Plain) -> str:
    if isinstance(value, list):
        return f"({' '.join(map(_word, value))})"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)

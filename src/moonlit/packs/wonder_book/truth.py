"""Whether one of several conditions always holds, whatever keywords are recorded."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from moonlit.packs.wonder_book.conditions import (
    AllOf,
    AnyOf,
    Condition,
    HasKeyword,
    LacksKeyword,
    Not,
)
from moonlit.packs.wonder_book.walk import found

MOST_KEYWORDS: Final = 12


def always_one_holds(conditions: Sequence[Condition]) -> bool:
    """For conditions about keywords all cases are tried; any other condition may fail to hold."""
    asked = tuple(conditions)
    words = sorted(
        {one.id for one, _ in found(HasKeyword, asked)}
        | {one.id for one, _ in found(LacksKeyword, asked)}
    )
    if len(words) > MOST_KEYWORDS:
        return False
    return all(
        any(_holds(one, dict(zip(words, case, strict=True))) for one in conditions)
        for case in product((False, True), repeat=len(words))
    )


def _holds(condition: Condition, written: dict[str, bool]) -> bool:
    """Surely; what cannot be known from the keywords does not count as holding."""
    match condition:
        case HasKeyword(id=word):
            return written[word]
        case LacksKeyword(id=word):
            return not written[word]
        case AllOf(conditions=inner):
            return all(_holds(one, written) for one in inner)
        case AnyOf(conditions=inner):
            return any(_holds(one, written) for one in inner)
        case Not(condition=HasKeyword(id=word)):
            return not written[word]
        case Not(condition=LacksKeyword(id=word)):
            return written[word]
    return False

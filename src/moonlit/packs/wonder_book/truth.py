"""Whether one of several conditions always holds, whatever keywords are recorded."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    cases = product((False, True), repeat=len(words))
    written = ({word for word, is_in in zip(words, case, strict=True) if is_in} for case in cases)
    return all(any(surely_holds(one, recorded) for one in conditions) for recorded in written)


def surely_holds(condition: Condition, recorded: Collection[str]) -> bool:
    """With these keywords; what cannot be known from them does not count as holding."""
    match condition:
        case HasKeyword(id=word):
            return word in recorded
        case LacksKeyword(id=word):
            return word not in recorded
        case AllOf(conditions=inner):
            return all(surely_holds(one, recorded) for one in inner)
        case AnyOf(conditions=inner):
            return any(surely_holds(one, recorded) for one in inner)
        case Not(condition=HasKeyword(id=word)):
            return word not in recorded
        case Not(condition=LacksKeyword(id=word)):
            return word in recorded
    return False

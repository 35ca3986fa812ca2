"""Actions: what a seat chooses, as a frozen value with a text form (`0 cast 4 c2`)."""

import re
from dataclasses import dataclass
from typing import NewType

from moonlit.core.errors import BadNotation

Seat = NewType("Seat", int)

_WORD = re.compile(r"[A-Za-z0-9_+-]+\Z", re.ASCII)
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Action:
    """One choice by one seat: a verb and the names it is about."""

    seat: Seat
    verb: str
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        return format_action(self)


def format_action(action: Action) -> str:
    """The text of an action; `parse_action` reads it back."""
    return " ".join((str(action.seat), action.verb, *action.names))


def parse_action(text: str) -> Action:
    """Read `SEAT VERB NAME…`. Raises BadNotation on anything else."""
    words = text.split(" ")
    if len(text) > _LONGEST or len(words) < 2 or not all(map(_WORD.match, words)):
        raise BadNotation("not-an-action", text=text[:_LONGEST])
    seat, verb, *names = words
    if not seat.isdecimal() or len(seat) > 2:
        raise BadNotation("not-a-seat", text=seat)
    return Action(Seat(int(seat)), verb, tuple(names))

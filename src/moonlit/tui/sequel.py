"""What can follow a match that is over: a sentence or two, and matches to go on with."""

from collections.abc import Callable
from dataclasses import dataclass

from moonlit.tui.session import Session


@dataclass(frozen=True, slots=True)
class Continuation:
    """One way to go on: what it is called, and how its match begins."""

    label: str
    begin: Callable[[], Session]


@dataclass(frozen=True, slots=True)
class Sequel:
    """What was written down, and the ways to go on."""

    notes: tuple[str, ...]
    ways: tuple[Continuation, ...]

"""Events: what happened, each with a face for every seat."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import Self

from moonlit.core.action import Seat
from moonlit.core.codec import Plain


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """One thing that happened. A class without a `face` cannot be created."""

    @abstractmethod
    def face(self, seat: Seat | None) -> Self:
        """What `seat` sees (None: an onlooker); hidden facts become blanks of the same shape."""


@dataclass(frozen=True, slots=True)
class Open(Event):
    """An event that everybody sees alike."""

    def face(self, seat: Seat | None) -> Self:
        return self


def write_event(event: Event) -> dict[str, Plain]:
    """An event as plain data: its class name and its fields."""
    facts = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}
    return {"event": type(event).__name__, **facts}


def _plain(value: object) -> Plain:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if value is None or isinstance(value, bool | int | str):
        return value
    raise TypeError(f"an event may not hold a {type(value).__name__}")

"""What a room needs of those around it: people who listen, and the house with its storage."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from moonlit.client.teller import Teller
from moonlit.core.action import Seat
from moonlit.server import wire
from moonlit.server.clock import Clock
from moonlit.server.storage import Storage
from moonlit.server.thinking import Thinking

T = TypeVar("T")


class Listener(Protocol):
    """Somebody connected to a room."""

    seat: Seat | None
    seats: set[Seat]  # All that are at the same device.
    language: str
    text: bool

    def send(self, message: wire.Outgoing) -> None:
        """Put a message into the queue; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Show somebody the door."""


class Services(Protocol):
    """What a room needs of the house around it."""

    storage: Storage
    thinking: Thinking
    clock: Clock

    def teller(self, game: str, language: str) -> Teller: ...

    async def write(self, work: Callable[[], T]) -> T:
        """Do something with the storage in its own thread, and wait for it."""

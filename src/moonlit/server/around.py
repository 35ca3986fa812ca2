"""What a room needs of those around it: people who listen, and the house with its storage."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from moonlit.client.teller import Teller
from moonlit.core.action import Seat
from moonlit.core.game import Outcome
from moonlit.games import AnyState
from moonlit.server import wire
from moonlit.server.clock import Clock
from moonlit.server.kept import Charter
from moonlit.server.storage import Also, Storage, Stored
from moonlit.server.thinking import Thinking
from moonlit.table.live import Live

T = TypeVar("T")

AnyLive = Live[AnyState]


class Listener(Protocol):
    """Somebody connected to a room."""

    seat: Seat | None
    seats: set[Seat]  # All that are at the same device.
    language: str
    text: bool
    shared: bool  # Several people look at what this one is shown.
    address: str
    answers: bool  # Says that it is there when it is asked.

    def send(self, message: wire.Outgoing) -> None:
        """Put a message into the queue; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Show somebody the door."""


class Tellers(Protocol):
    """Whoever has somebody to tell a match."""

    def teller(self, game: str, language: str, pack: str = "") -> Teller:
        """Somebody who knows a game, with the pack of a match or the present one."""


class Played(Protocol):
    """What has to be known of a room to write down how its match ended."""

    id: str
    charter: Charter

    @property
    def is_practice(self) -> bool: ...


class Services(Tellers, Protocol):
    """What a room needs of the house around it."""

    storage: Storage
    thinking: Thinking
    clock: Clock
    is_demo: bool  # Bots alone at a table play without onlookers.

    def open_live(self, stored: Stored) -> AnyLive | None:
        """A stored match, ready to go on; none if these rules and packs cannot play it."""

    def plays_as(self, charter: Charter) -> bool:
        """Whether the rules and the pack here are those of a match."""

    async def aside(self, work: Callable[[], T], address: str = "") -> T:
        """Do what takes a while in a thread, a few at a time, and wait for it."""

    def pack_folder(self, game: str, pack: str) -> Path | None:
        """Where the pack of a match lies, if it is not the present one."""

    def entering(self, played: Played, outcome: Outcome | None) -> Also | None:
        """What is kept of a match's end together with it: its result in a campaign."""

    def looked_at(self, match: str) -> None:
        """A match is over, or everybody has gone: how it was told is kept."""

    async def write(self, work: Callable[[], T]) -> T:
        """Do something with the storage in its own thread, and wait for it."""

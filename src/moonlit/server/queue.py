"""A queue that is fair: addresses take turns, then the matches of an address; hints go first."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Asker:
    """On whose behalf something is thought about."""

    match: str = ""
    address: str = ""
    is_hint: bool = False


class Crowded(Exception):
    """The queue is full, and this asker's address has its part of it."""


@dataclass(eq=False, slots=True)
class Waiting:
    """A place in the queue; its turn comes, or it is crowded out."""

    asker: Asker
    turn: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


Matches = OrderedDict[str, list[Waiting]]


class FairQueue:
    """At most `most` wait. Where it is full, whoever takes up most of it makes room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._addresses: OrderedDict[str, Matches] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(_count, self._addresses.values()))

    def join(self, asker: Asker) -> Waiting:
        """Take a place. Raises Crowded if there is none."""
        if len(self) >= self._most:
            self._make_room(asker)
        waiting = Waiting(asker)
        matches = self._addresses.setdefault(asker.address, OrderedDict())
        places = matches.setdefault(asker.match, [])
        hints = sum(other.asker.is_hint for other in places)
        places.insert(hints if asker.is_hint else len(places), waiting)
        return waiting

    def leave(self, waiting: Waiting) -> None:
        """Give a place up, if it is still held."""
        matches = self._addresses.get(waiting.asker.address, OrderedDict())
        places = matches.get(waiting.asker.match, [])
        if waiting in places:
            places.remove(waiting)
            self._tidy(waiting.asker)

    def next(self) -> Waiting | None:
        """Whose turn it is; their match and their address go to the end."""
        if not self._addresses:
            return None
        address, matches = next(iter(self._addresses.items()))
        match, places = next(iter(matches.items()))
        waiting = places.pop(0)
        matches.move_to_end(match)
        self._addresses.move_to_end(address)
        self._tidy(waiting.asker)
        return waiting

    def _tidy(self, asker: Asker) -> None:
        matches = self._addresses[asker.address]
        if not matches[asker.match]:
            del matches[asker.match]
        if not matches:
            del self._addresses[asker.address]

    def _make_room(self, asker: Asker) -> None:
        address, matches = max(self._addresses.items(), key=lambda item: _count(item[1]))
        if address == asker.address or _count(matches) == 1:
            raise Crowded
        last = [*matches.values()][-1][-1]
        self.leave(last)
        last.turn.set_exception(Crowded())


class Counters(Generic[W]):
    """Those who serve, one asker each, and the queue before them: `most` wait for each."""

    def __init__(self, serving: Iterable[W], most: int) -> None:
        self._free = [*serving]
        self._count = len(self._free)
        self.queue = FairQueue(most * self._count)
        self._handed: dict[Waiting, W] = {}

    @property
    def backlog(self) -> float:
        """How many wait for each who serves."""
        return len(self.queue) / self._count

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[W]:
        """Somebody who serves, when it is this asker's turn. Raises Crowded if too many wait."""
        one = self._free.pop() if self._free else await self._wait(asker)
        try:
            yield one
        finally:
            self._hand_on(one)

    async def _wait(self, asker: Asker) -> W:
        waiting = self.queue.join(asker)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            self.queue.leave(waiting)
            if waiting in self._handed:
                self._hand_on(self._handed.pop(waiting))
            raise
        return self._handed.pop(waiting)

    def _hand_on(self, one: W) -> None:
        waiting = self.queue.next()
        while waiting is not None and waiting.turn.done():
            waiting = self.queue.next()
        if waiting is None:
            self._free.append(one)
        else:
            self._handed[waiting] = one
            waiting.turn.set_result(None)


def _count(matches: Matches) -> int:
    return sum(map(len, matches.values()))

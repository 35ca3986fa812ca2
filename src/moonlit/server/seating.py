"""Who sits where in a room: changed on a copy, kept on disk, and only then true."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, Protocol, TypeVar

from moonlit.core.action import Seat
from moonlit.core.errors import IllegalAction, StaleVersion
from moonlit.server import people, wire
from moonlit.server.around import AnyLive, Listener, Services
from moonlit.server.kept import Charter, Company, copy_of, fits
from moonlit.server.presence import Presence

SEAT_LOST: Final = 4001

T = TypeVar("T")


class Table(Protocol):
    """What has to be known of a room to change who sits in it."""

    id: str
    charter: Charter
    company: Company
    listeners: list[Listener]
    presence: Presence
    lock: asyncio.Lock

    @property
    def live(self) -> AnyLive: ...

    @property
    def is_waiting(self) -> bool: ...

    def need_seat(self, token: str) -> Seat: ...

    def need_host(self, token: str) -> None: ...

    def need_playing(self) -> None: ...

    def need_whole(self) -> None: ...

    def drop_ask(self, seat: Seat) -> None: ...

    def inform(self) -> None: ...

    def wake(self) -> None: ...

    async def catch_up(self) -> None: ...


class Seating:
    """The seats of one room."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._services = services

    async def join(self, name: str, seat: int | None) -> tuple[int, str]:
        return await self.reseat(lambda company: people.take_seat(company, name, seat))

    async def set_seat(self, message: wire.SetSeat) -> None:
        self._table.need_host(message.host)
        charter, seat = self._table.charter, message.seat
        level = people.need_bot(message.level or charter.settings.stand_in, charter.game)
        is_missing = self._table.presence.is_missing

        def change(company: Company) -> None:
            people.set_seat(company, seat, message.to, level, is_missing=is_missing(seat))

        await self.reseat(change)

    async def leave(self, token: str, *, is_away: bool) -> None:
        """Let a bot play for somebody, or give the seat back to them."""
        seat = self._table.need_seat(token)
        await self.reseat(lambda company: people.set_away(company, [seat], is_away=is_away))
        self._table.drop_ask(seat)
        self._table.wake()

    async def cover(self, token: str, seat: int) -> None:
        """Let a bot play for somebody missing, until they come back."""
        table = self._table
        if not fits(token, table.company.host):
            table.need_seat(token)
        table.need_playing()

        def change(company: Company) -> None:
            is_missing = table.presence.is_missing(seat)
            people.cover(company, seat, table.live.length, is_missing=is_missing)

        await self.reseat(change)
        table.drop_ask(Seat(seat))
        table.wake()

    async def take_back(self, seats: Iterable[Seat]) -> None:
        """Whoever comes back plays on instead of the bot that the others let in."""
        covered = [seat for seat in seats if self._table.company.chairs[seat].is_covered]
        if covered:
            await self.reseat(lambda company: people.set_away(company, covered, is_away=False))

    async def follow_with(self, match: str) -> str:
        """Point to the match that is played next; the first one to ask decides."""

        def change(company: Company) -> None:
            company.next_match = company.next_match or match

        await self.reseat(change)
        return self._table.company.next_match

    async def reseat(self, change: Callable[[Company], T]) -> T:
        """Change the company, and tell everybody."""
        async with self._table.lock:
            done = await self.change(change)
            self._table.inform()
        self._table.wake()
        return done

    async def change(self, change: Callable[[Company], T]) -> T:
        """Change a copy of the company, keep it, and only then let it be true."""
        table, storage = self._table, self._services.storage
        while True:
            before, after = table.company, copy_of(table.company)
            done = change(after)
            try:
                await self._services.write(lambda: storage.seat(table.id, before, after))  # noqa: B023
            except StaleVersion:
                await table.catch_up()
                continue
            table.company = after
            self.dismiss(before)
            return done

    def dismiss(self, before: Company) -> None:
        """Whoever sat in a seat that is now somebody else's sees nothing more of it."""
        table = self._table
        chairs = zip(before.chairs, table.company.chairs, strict=True)
        lost = {Seat(seat) for seat, (old, new) in enumerate(chairs) if old.token != new.token}
        table.presence.saw(lost)
        for listener in list(table.listeners):
            listener.seats -= lost
            if listener.seat in lost:
                table.listeners.remove(listener)
                listener.close(SEAT_LOST, "the seat was given away")

    async def agree_to_go_on(self, token: str) -> bool:
        """Somebody wants to go on by the rules of today; gives whether that is everybody."""
        seat = self._table.need_seat(token)
        if not self._table.is_waiting:
            self._table.need_whole()
            raise IllegalAction("match-goes-on")
        return await self.reseat(lambda company: people.agree(company, seat))

"""Help at the table: what to do now, for the seat to act, from what that seat sees."""

import asyncio
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import SEED_BITS
from moonlit.core.errors import IllegalAction, NotYourTurn, StaleVersion
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.server import people, wire
from moonlit.server.around import Services
from moonlit.server.kept import Charter, Company
from moonlit.server.outbox import hint_of
from moonlit.server.queue import Asker
from moonlit.server.seating import Seating
from moonlit.server.showing import Showing
from moonlit.table.live import Live

Advice = dict[str, Plain]


class Table(Protocol):
    """What has to be known of a room to help in it."""

    charter: Charter
    showing: Showing
    seating: Seating

    @property
    def live(self) -> Live[AnyState]: ...

    @property
    def asker(self) -> Asker: ...

    @property
    def pack(self) -> Path | None: ...

    def need_seat(self, token: str) -> Seat: ...

    def need_playing(self) -> None: ...


class Hints:
    """The help given in one room. Looking deeper at the same position is the same hint."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._services = services
        self._lock = asyncio.Lock()
        self._last: tuple[int, Seat, Advice] | None = None

    async def give(self, asked: wire.HintAsk, language: str) -> wire.Hint:
        """Help a seat. Raises TableError where there is none, or once the position has passed."""
        table = self._table
        seat = table.need_seat(asked.token)
        async with self._lock:
            self._check(seat, asked.version)
            view = table.live.match.view(seat)
            advice = self._known(seat, asked.version)
            if advice is None:
                advice = await self._think(view, seat, asked.version)
                self._last = (asked.version, seat, advice)

        def told() -> wire.Hint:
            return hint_of(advice, view, asked, table.showing.reader(seat, language))

        # What is said in a hint is learnt with the first one, and that takes a while.
        return await self._services.aside(told, table.asker.address)

    def _check(self, seat: Seat, version: int) -> None:
        table = self._table
        table.need_playing()
        if not table.charter.settings.hints:
            raise IllegalAction("no-hints-here")
        if version != table.live.version:
            raise StaleVersion("stale-version", found=version, now=table.live.version)
        if seat not in table.live.match.to_act():
            raise NotYourTurn("no-hint-now")

    def _known(self, seat: Seat, version: int) -> Advice | None:
        if self._last is None or self._last[:2] != (version, seat):
            return None
        return self._last[2]

    async def _think(self, view: View, seat: Seat, version: int) -> Advice:
        """Think, and tell everybody that there was help; none for a position that has passed."""
        config = self._table.live.match.config
        # Dice of its own: what a person is told must not hang on the key of the match.
        seed = secrets.randbits(SEED_BITS)
        asker = replace(self._table.asker, is_hint=True)
        thinking = self._services.thinking
        advice = await thinking.advise(view, config, seed, asker, self._table.pack)

        def count(company: Company) -> None:
            self._check(seat, version)
            people.take_hint(company, seat)

        await self._table.seating.reseat(count)
        return advice

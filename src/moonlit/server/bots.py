"""Bots at a table: they play for bot seats and for people who are away, one action at a time."""

import asyncio
from pathlib import Path
from typing import Protocol

from moonlit.core.action import Seat, format_action
from moonlit.core.errors import StaleVersion, TableError
from moonlit.games import AnyState
from moonlit.server.clock import Clock, pause
from moonlit.server.kept import Charter, Company
from moonlit.server.queue import Asker
from moonlit.server.thinking import Thinking, Unwanted
from moonlit.table.live import Entry, Live

# No page can send such an id, so a bot's versions never clash with a person's.
BOT_ID = "bot:"


class Table(Protocol):
    """What a bot needs of the room it plays in."""

    charter: Charter
    company: Company

    @property
    def live(self) -> Live[AnyState]: ...

    @property
    def asker(self) -> Asker: ...

    @property
    def pack(self) -> Path | None: ...

    def bot_to_act(self) -> Seat | None: ...

    async def act_for_bot(self, entry: Entry, version: int) -> None: ...


class BotPlayers:
    """The bots of one room; asleep until it is the turn of one of them."""

    def __init__(self, table: Table, thinking: Thinking, clock: Clock) -> None:
        self._table = table
        self._thinking = thinking
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    @property
    def is_resting(self) -> bool:
        return self._task is None or self._task.done()

    def wake(self) -> None:
        if self.is_resting and self._table.bot_to_act() is not None:
            self._task = asyncio.create_task(self._play())

    async def rest(self) -> None:
        """Until none of them is at work any more."""
        if self._task is not None:
            await asyncio.wait({self._task})

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        while (seat := self._table.bot_to_act()) is not None:
            try:
                await self._act(seat)
            except StaleVersion:
                continue
            except TableError:
                # The disk refused: whoever acts or comes next wakes the bots again.
                return
            except Unwanted:
                continue

    async def _act(self, seat: Seat) -> None:
        """Wait a moment, so that people can follow, and act if it is still this bot's turn."""
        table = self._table
        version = table.live.version
        if pace := table.charter.settings.pace:
            await pause(self._clock, pace / 1000)
        if version != table.live.version or seat != table.bot_to_act():
            return
        match = table.live.match
        level = table.company.chairs[seat].level or table.charter.settings.stand_in
        view, seed = match.view(seat), match.bot_seed(seat)

        def is_wanted() -> bool:
            return version == table.live.version and seat == table.bot_to_act()

        action = await self._thinking.choose(
            level, view, match.config, seed, table.asker, is_wanted, table.pack
        )
        entry = Entry("act", seat, format_action(action), f"{BOT_ID}{seat}:{version}")
        await table.act_for_bot(entry, version)

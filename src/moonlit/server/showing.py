"""What a page is shown of a room: all of it to whoever comes, and then what has changed."""

from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from moonlit.core.action import Seat
from moonlit.core.errors import StaleVersion
from moonlit.server import messages, people, wire
from moonlit.server.around import AnyLive, Listener, Services
from moonlit.server.consent import Reach
from moonlit.server.fluency import has_told, is_fluent
from moonlit.server.kept import Charter, Company
from moonlit.server.outbox import Reader, log_of, reader_of, sight_of
from moonlit.server.storage import Stored
from moonlit.server.told import log_told, welcome_back

CHAT_SHOWN: Final = 100
# The end of a log is told to whoever comes; the rest when they ask.
LOG_SHOWN: Final = 200
# More takes a while to tell.
LONG_LOG: Final = 20


class Table(Protocol):
    """What has to be known of a room to show it."""

    charter: Charter
    company: Company
    stored: Stored
    chat: list[wire.ChatLine]
    ask: wire.UndoAsk | None

    @property
    def live(self) -> AnyLive: ...

    @property
    def is_past(self) -> bool: ...

    @property
    def version(self) -> int: ...

    def info(self) -> wire.MatchInfo: ...

    def reach(self, seat: Seat | None) -> Reach: ...


class Showing:
    """How one room is shown, to each as much as they may see."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._services = services

    def reader(
        self, seat: Seat | None, language: str, *, text: bool = False, shared: bool = False
    ) -> Reader:
        charter, company = self._table.charter, self._table.company
        teller = self._services.teller(charter.game, language, charter.pack)
        if self._table.is_past:
            return Reader(seat, teller, tuple(chair.name for chair in company.chairs), text)
        reader = reader_of(teller, charter.options, people.named(company), seat, text=text)
        return replace(reader, shared=shared)

    def reader_for(self, listener: Listener) -> Reader:
        return self.reader(
            listener.seat, listener.language, text=listener.text, shared=listener.shared
        )

    def welcome(self, listener: Listener, since: int) -> messages.Welcome:
        """Everything a page needs to draw."""
        table = self._table
        chat = table.chat[-CHAT_SHOWN:]
        if table.is_past:
            return welcome_back(table.stored, table.info(), chat, listener, LOG_SHOWN)
        reader = self.reader_for(listener)
        reach = table.reach(listener.seat)
        has_begun = table.company.has_begun
        since = min(max(since, -1), table.version)
        happenings = table.live.happenings(since)[-LOG_SHOWN:]
        return messages.Welcome(
            info=table.info(),
            version=table.version,
            sight=sight_of(table.live.match, reader) if has_begun else None,
            log=log_of(happenings, reader) if has_begun else [],
            chat=chat,
            ask=table.ask,
            undo_length=reach.step,
            turn_length=reach.turn,
            far_undo_length=reach.far_step,
            far_turn_length=reach.far_turn,
        )

    async def welcome_aside(self, listener: Listener, since: int) -> messages.Welcome:
        """The same; what takes a while is done beside everything else."""
        charter = self._table.charter
        voice = (charter.game, listener.language, charter.pack)
        is_short = not self._table.is_past and self._table.version - since < LONG_LOG
        if is_short and is_fluent(voice):
            return self.welcome(listener, since)
        welcome = partial(self.welcome, listener, since)
        told = await self._services.aside(welcome, listener.address)
        has_told(voice)
        return told

    def update(self, listener: Listener) -> messages.Update:
        """What the newest version has brought."""
        table, reader = self._table, self.reader_for(listener)
        reach = table.reach(listener.seat)
        return messages.Update(
            version=table.version,
            sight=sight_of(table.live.match, reader),
            log=log_of(table.live.happenings(table.version - 1), reader),
            ask=table.ask,
            undo_length=reach.step,
            turn_length=reach.turn,
            far_undo_length=reach.far_step,
            far_turn_length=reach.far_turn,
        )

    def log_before(self, listener: Listener, version: int) -> list[wire.LogEntry]:
        """What came before a version, no more at once than whoever comes is told."""
        table = self._table
        if not 0 <= version <= table.version:
            raise StaleVersion("unknown-version", found=version, now=table.version)
        first = max(0, version - LOG_SHOWN)
        if table.is_past:
            return log_told(table.stored, listener)[first:version]
        if not table.company.has_begun:
            return []
        return log_of(table.live.happenings()[first:version], self.reader_for(listener))

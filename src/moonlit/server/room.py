"""A room: one match with everybody who sits at it or looks on. Check, commit, acknowledge, tell."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from moonlit.core.action import Seat
from moonlit.core.errors import BadRecord, IllegalAction, NotYourTurn, StaleVersion, TableError
from moonlit.core.record import Record, commitment
from moonlit.games import AnyState
from moonlit.server import messages, people, wire
from moonlit.server.around import AnyLive, Listener, Services
from moonlit.server.bots import BotPlayers
from moonlit.server.consent import Pauses, Reach, answered, asked, reach
from moonlit.server.guard import Rate
from moonlit.server.hints import Hints
from moonlit.server.kept import Charter, Company, copy_of, fits
from moonlit.server.outbox import Reader, log_of, problem_of, reader_of, sight_of
from moonlit.server.presence import Presence
from moonlit.server.queue import Asker
from moonlit.server.shelf import Shelf
from moonlit.server.storage import CHAT_KEPT, Mark, StorageFailed, Stored
from moonlit.server.told import is_practice, log_told, record_told, welcome_back
from moonlit.server.upgrades import going_on
from moonlit.table.live import Draft, Entry

CHAT_SHOWN = 100
# However many sockets somebody opens: what all of a table write together.
CHAT_HERE = (40, 20.0)
SEAT_LOST = 4001
# The end of a log is told to whoever comes; the rest when they ask.
LOG_SHOWN = 200
# More takes a while to tell.
LONG_LOG = 20
# Actions and undos; several times what the longest match takes.
MOST_VERSIONS = 10_000

T = TypeVar("T")


class Room:
    """A match being gathered for, played or over."""

    def __init__(self, id_: str, stored: Stored, live: AnyLive | None, services: Services) -> None:
        self.id = id_
        self.charter: Charter = stored.charter
        self.company: Company = stored.company
        # None: the rules or the pack are others now, and the match can only be read.
        self._live = live
        self._stored = stored
        self.listeners: list[Listener] = []
        self.ask: wire.UndoAsk | None = None
        self._pauses = Pauses(services.clock.now)
        self._chat_rate = Rate(*CHAT_HERE, services.clock.now)
        self._chat = stored.chat
        self._services = services
        self._lock = asyncio.Lock()
        self._bots = BotPlayers(self, services.thinking, services.clock)
        self.presence = Presence(self, services.clock)
        self.hints = Hints(self, services)

    @property
    def live(self) -> AnyLive:
        """The match itself. Raises BadRecord if it waits for a version that can play it."""
        if self._live is None:
            raise BadRecord("match-of-other-rules")
        return self._live

    @property
    def is_waiting(self) -> bool:
        """Whether it can go on only by other rules than it was begun with."""
        return self._live is None and self.phase == "playing"

    @property
    def version(self) -> int:
        return len(self._stored.entries) if self._live is None else self._live.version

    @property
    def phase(self) -> wire.Phase:
        if not self.company.has_begun:
            return "gathering"
        is_over = bool(self._stored.told) if self._live is None else self._live.is_over
        return "over" if is_over else "playing"

    def info(self) -> wire.MatchInfo:
        return wire.MatchInfo(
            match=self.id,
            game=self.charter.game,
            phase=self.phase,
            options=self.charter.options,
            settings=self.charter.settings,
            seats=self.presence.seats(),
            onlookers=sum(listener.seat is None for listener in self.listeners),
            commitment=commitment(bytes.fromhex(self.charter.key)),
            is_practice=self._is_practice,
            next_match=self.company.next_match,
            is_waiting=self.is_waiting,
            agreed=self.company.agreed,
        )

    @property
    def _is_practice(self) -> bool:
        if self._live is None:
            return self.charter.is_practice or is_practice(self._stored)
        return self.charter.is_practice or self._live.has_second_chance

    def reader(
        self, seat: Seat | None, language: str, *, text: bool = False, shared: bool = False
    ) -> Reader:
        teller = self._services.teller(self.charter.game, language, self.charter.pack)
        if self._live is None:
            return Reader(seat, teller, tuple(chair.name for chair in self.company.chairs), text)
        players = people.named(self.company)
        reader = reader_of(teller, self.charter.options, players, seat, text=text)
        return replace(reader, shared=shared)

    def _reader(self, listener: Listener) -> Reader:
        return self.reader(
            listener.seat, listener.language, text=listener.text, shared=listener.shared
        )

    def welcome(self, listener: Listener, since: int) -> messages.Welcome:
        """Everything a page needs to draw."""
        if self._live is None:
            shown = self._chat[-CHAT_SHOWN:]
            return welcome_back(self._stored, self.info(), shown, listener, LOG_SHOWN)
        reader = self._reader(listener)
        reach = self._reach(listener.seat)
        has_begun = self.company.has_begun
        since = min(max(since, -1), self.live.version)
        happenings = self.live.happenings(since)[-LOG_SHOWN:]
        return messages.Welcome(
            info=self.info(),
            version=self.live.version,
            sight=sight_of(self.live.match, reader) if has_begun else None,
            log=log_of(happenings, reader) if has_begun else [],
            chat=self._chat[-CHAT_SHOWN:],
            ask=self.ask,
            undo_length=reach.step,
            turn_length=reach.turn,
            far_undo_length=reach.far_step,
            far_turn_length=reach.far_turn,
        )

    def _update(self, listener: Listener) -> messages.Update:
        reader = self._reader(listener)
        reach = self._reach(listener.seat)
        return messages.Update(
            version=self.live.version,
            sight=sight_of(self.live.match, reader),
            log=log_of(self.live.happenings(self.live.version - 1), reader),
            ask=self.ask,
            undo_length=reach.step,
            turn_length=reach.turn,
            far_undo_length=reach.far_step,
            far_turn_length=reach.far_turn,
        )

    async def _welcome(self, listener: Listener, since: int) -> messages.Welcome:
        if self._live is not None and self.version - since < LONG_LOG:
            return self.welcome(listener, since)
        welcome = partial(self.welcome, listener, since)
        return await self._services.aside(welcome, listener.address)

    def log_before(self, listener: Listener, version: int) -> list[wire.LogEntry]:
        """What came before a version, no more at once than whoever comes is told."""
        if not 0 <= version <= self.version:
            raise StaleVersion("unknown-version", found=version, now=self.version)
        first = max(0, version - LOG_SHOWN)
        if self._live is None:
            return log_told(self._stored, listener)[first:version]
        if not self.company.has_begun:
            return []
        return log_of(self.live.happenings()[first:version], self._reader(listener))

    def tell(self, message: wire.Outgoing) -> None:
        for listener in list(self.listeners):
            listener.send(message)

    def inform(self) -> None:
        """Tell everybody who is here and what has become of the seats."""
        # First, so that nobody begins to be missing between this and what is told.
        self.presence.watch()
        self.tell(messages.Informed(self.info()))

    def record(self) -> Record:
        """The whole record, once the match is over."""
        if self.phase != "over":
            raise IllegalAction("match-not-over")
        if self._live is None:
            return record_told(self._stored)
        return self.live.match.record()

    async def enter(
        self, listener: Listener, token: str, since: int, others: Sequence[str] = ()
    ) -> None:
        """Let somebody in; from the welcome on nothing is missed."""
        async with self._lock:
            # Looked up now: while we waited the seat may have been given to somebody else.
            listener.seat = self.need_seat(token) if token else None
            if listener.seat is None and not self.charter.settings.onlookers:
                raise NotYourTurn("no-onlookers")
            opened = (self.company.seat_of(held) for held in (token, *others))
            listener.seats = {Seat(seat) for seat in opened if seat is not None}
            listener.send(await self._welcome(listener, since))
            self.listeners.append(listener)
            self.presence.heard(listener)
            self.inform()
        if self.phase == "playing":
            self._say_if_waiting(listener)
        self.wake()
        await self._remember(listener)

    async def _remember(self, listener: Listener) -> None:
        """A match that its people look at is not left alone; a disk that refuses stops nobody."""
        if listener.seat is not None:
            with suppress(StorageFailed):
                await self._services.write(lambda: self._services.storage.touch(self.id))

    def _say_if_waiting(self, listener: Listener) -> None:
        """A match that cannot go on here says so in one sentence."""
        if self._live is None:
            waits = BadRecord("match-of-other-rules")
            teller = self._reader(listener).teller
            listener.send(messages.Refused("", self.version, problem_of(waits, teller)))

    def go(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.lost(listener)
            self.inform()
            if not self.listeners and self.phase == "playing":
                self._services.looked_at(self.id)

    async def join(self, name: str, seat: int | None) -> tuple[int, str]:
        return await self.reseat(lambda company: people.take_seat(company, name, seat))

    async def set_seat(self, message: wire.SetSeat) -> None:
        self.need_host(message.host)
        seat = message.seat
        level = people.need_bot(message.level or self.charter.settings.stand_in, self.charter.game)
        is_missing = self.presence.is_missing

        def change(company: Company) -> None:
            people.set_seat(company, seat, message.to, level, is_missing=is_missing(seat))

        await self.reseat(change)

    async def begin(self) -> None:
        async with self._lock:
            await self._change(people.begin)
            for listener in list(self.listeners):
                listener.send(self.welcome(listener, -1))
        self.wake()

    async def leave(self, token: str, *, is_away: bool) -> None:
        """Let a bot play for somebody, or give the seat back to them."""
        seat = self.need_seat(token)
        await self.reseat(lambda company: people.set_away(company, [seat], is_away=is_away))
        self._drop_ask(seat)
        self.wake()

    async def cover(self, token: str, seat: int) -> None:
        """Let a bot play for somebody missing, until they come back."""
        if not fits(token, self.company.host):
            self.need_seat(token)
        self.need_playing()
        is_missing = self.presence.is_missing

        def change(company: Company) -> None:
            people.cover(company, seat, self.live.length, is_missing=is_missing(seat))

        await self.reseat(change)
        self._drop_ask(Seat(seat))
        self.wake()

    async def take_back(self, seats: Iterable[Seat]) -> None:
        """Whoever comes back plays on instead of the bot that the others let in."""
        covered = [seat for seat in seats if self.company.chairs[seat].is_covered]
        if covered:
            await self.reseat(lambda company: people.set_away(company, covered, is_away=False))

    async def follow_with(self, match: str) -> str:
        """Point to the match that is played next; the first one to ask decides."""

        def change(company: Company) -> None:
            company.next_match = company.next_match or match

        await self.reseat(change)
        return self.company.next_match

    async def reseat(self, change: Callable[[Company], T]) -> T:
        """Change the company, and tell everybody."""
        async with self._lock:
            done = await self._change(change)
            self.inform()
        self.wake()
        return done

    async def _change(self, change: Callable[[Company], T]) -> T:
        """Change a copy of the company, keep it, and only then let it be true."""
        storage = self._services.storage
        while True:
            before, after = self.company, copy_of(self.company)
            done = change(after)
            try:
                await self._services.write(lambda: storage.seat(self.id, before, after))  # noqa: B023
            except StaleVersion:
                await self._catch_up()
                continue
            self.company = after
            self._dismiss(before)
            return done

    def _dismiss(self, before: Company) -> None:
        """Whoever sat in a seat that is now somebody else's sees nothing more of it."""
        chairs = zip(before.chairs, self.company.chairs, strict=True)
        lost = {Seat(seat) for seat, (old, new) in enumerate(chairs) if old.token != new.token}
        self.presence.saw(lost)
        for listener in list(self.listeners):
            listener.seats -= lost
            if listener.seat in lost:
                self.listeners.remove(listener)
                listener.close(SEAT_LOST, "the seat was given away")

    async def agree_to_go_on(self, token: str) -> bool:
        """Somebody wants to go on by the rules of today; gives whether that is everybody."""
        seat = self.need_seat(token)
        if not self.is_waiting:
            raise IllegalAction("match-goes-on")
        return await self.reseat(lambda company: people.agree(company, seat))

    def going_on(self, shelf: Shelf) -> Charter:
        """How it would go on by the rules of today, from what it has come to."""
        return going_on(shelf, self._stored, self._services.storage.mark(self.id))

    def need_seat(self, token: str) -> Seat:
        seat = self.company.seat_of(token)
        if seat is None:
            raise NotYourTurn("unknown-token")
        return Seat(seat)

    def need_host(self, token: str) -> None:
        if not fits(token, self.company.host):
            raise NotYourTurn("not-the-host")

    async def act(self, entry: Entry, version: int, acknowledge: Callable[[int], None]) -> None:
        """Take an action: check, commit, acknowledge, tell everybody."""
        async with self._lock:
            await self._keep(entry, version, acknowledge)
        self.wake()

    async def undo(self, entry: Entry, version: int, acknowledge: Callable[[int], None]) -> None:
        """Go back at once where that is allowed, else ask the others."""
        async with self._lock:
            if self.live.kept(entry) is None and not self._is_free(entry, version):
                self._pauses.check(entry.seat, version)
                length, others = int(entry.text), people.others(self.company, entry.seat)
                is_turn = length == self._reach(entry.seat).far_turn
                self.ask = asked(self.ask, entry.seat, length, others, is_turn=is_turn)
                acknowledge(self.live.version)
                self.tell(messages.Asked(self.ask))
            else:
                await self._keep(entry, version, acknowledge)
        self.wake()

    def _is_free(self, entry: Entry, version: int) -> bool:
        """Whether an undo needs nobody's consent. Raises TableError if there can be none."""
        self.need_playing()
        if not self.charter.settings.undo:
            raise IllegalAction("no-undo-here")
        self.live.draft(entry, version)
        if int(entry.text) < people.undo_floor(self.company):
            raise IllegalAction("undo-stops-at-cover")
        is_alone = not people.others(self.company, entry.seat)
        return is_alone or int(entry.text) >= self._reach(entry.seat).turn

    async def agree(
        self, seat: Seat, message: messages.Agree, acknowledge: Callable[[int], None]
    ) -> None:
        """Answer an undo somebody asked for; the last one to agree carries it out."""
        async with self._lock:
            if (known := self.live.undone_by(message.id)) is not None:
                acknowledge(known)
                return
            ask = self.ask
            if ask is None or message.version != self.live.version:
                raise StaleVersion("nothing-asked")
            left = answered(ask, seat, yes=message.yes)
            if left is not None and not left.waiting:
                entry = Entry("undo", Seat(ask.seat), str(ask.length), message.id)
                await self._keep(entry, message.version, acknowledge)
            else:
                if left is None:
                    self._pauses.declined(ask, seat, self.version)
                self.ask = left
                acknowledge(self.live.version)
                self.tell(messages.Asked(left))
        self.wake()

    def _drop_ask(self, seat: Seat) -> None:
        """Somebody who leaves is not waited for."""
        if self.ask is not None and seat in (self.ask.seat, *self.ask.waiting):
            self.ask = None
            self.tell(messages.Asked(None))

    async def say(self, seat: Seat | None, name: str, text: str) -> None:
        """Chat."""
        if not self.charter.settings.chat:
            raise IllegalAction("no-chat-here")
        said = people.clean(text, people.LONGEST_LINE)
        if not said:
            raise IllegalAction("nothing-said")
        if not self._chat_rate.allows():
            raise NotYourTurn("too-much-chat-here")
        async with self._lock:
            storage = self._services.storage
            line = await self._services.write(lambda: storage.hear(self.id, seat, name, said))
            self._chat.append(line)
            del self._chat[:-CHAT_KEPT]
            self.tell(messages.Said(line))

    def why(self, seat: Seat, text: str) -> TableError | None:
        """Why an action would be refused; none if it would not."""
        try:
            self.need_playing()
            entry = Entry("act", seat, text, "")
            self.live.draft(entry, self.live.version)
        except TableError as refused:
            return refused
        return None

    def need_playing(self) -> None:
        if self.phase != "playing":
            raise IllegalAction("match-over" if self.phase == "over" else "match-not-begun")

    async def _keep(self, entry: Entry, version: int, acknowledge: Callable[[int], None]) -> None:
        if (known := self.live.kept(entry)) is not None:
            acknowledge(known)
            return
        self.need_playing()
        if self.version >= MOST_VERSIONS:
            raise IllegalAction("match-too-long", most=MOST_VERSIONS)
        draft: Draft[AnyState] = self.live.draft(entry, version)
        storage = self._services.storage
        try:
            reached = self.live.reached_by(draft)
            mark = Mark(draft.version, reached.mark, reached.state)
            await self._services.write(lambda: storage.append(self.id, draft.version, entry, mark))
        except StaleVersion:
            await self._catch_up()
            if (known := self.live.kept(entry)) is None:
                raise
            acknowledge(known)
            return
        was_practice = self.live.has_second_chance
        self.live.accept(draft)
        self.ask = None
        acknowledge(draft.version)
        for listener in list(self.listeners):
            listener.send(self._update(listener))
        if self.live.is_over or self.live.has_second_chance != was_practice:
            self.inform()
        if self.live.is_over:
            self._services.looked_at(self.id)

    async def _catch_up(self) -> None:
        """Another server keeps this match, too, and ours is behind: read it anew."""
        stored = await self._services.write(lambda: self._services.storage.load(self.id))
        assert stored is not None
        before = self.company
        self._stored, self._live = stored, self._services.open_live(stored)
        self.charter = stored.charter
        self.company, self._chat, self.ask = stored.company, stored.chat, None
        self._dismiss(before)
        for listener in list(self.listeners):
            listener.send(self.welcome(listener, -1))

    @property
    def is_idle(self) -> bool:
        return not self.listeners and not self._lock.locked() and self._bots.is_resting

    def _reach(self, seat: Seat | None) -> Reach:
        """How far a seat may go back at once; the present length where it may not."""
        if seat is None or self.phase != "playing" or not self.charter.settings.undo:
            return Reach(*[self.live.length] * len(Reach._fields))
        floor, is_alone = people.undo_floor(self.company), not people.others(self.company, seat)
        return reach(self.live, seat, floor, is_alone=is_alone)

    def wake(self) -> None:
        """Let the bots go on, if it is their turn."""
        self._bots.wake()

    def bot_to_act(self) -> Seat | None:
        """A seat that a bot decides for now; nobody acts while an undo is asked for.

        Where several may decide, bots leave it to the people. With nobody there they rest.
        """
        is_waiting = self._live is None or self.ask is not None or not self._is_watched
        if self.phase != "playing" or is_waiting:
            return None
        seats = self.live.match.to_act()
        return None if any(map(self._is_with_person, seats)) else next(iter(seats), None)

    @property
    def _is_watched(self) -> bool:
        is_show = self._services.is_demo and all(
            chair.kind == "bot" for chair in self.company.chairs
        )
        return is_show or bool(self.listeners)

    @property
    def asker(self) -> Asker:
        """For whom is thought here: whoever has been here for longest."""
        return Asker(self.id, self.listeners[0].address if self.listeners else "")

    @property
    def pack(self) -> Path | None:
        """Where this match has its pack, if it is not the present one."""
        return self._services.pack_folder(self.charter.game, self.charter.pack)

    def _is_with_person(self, seat: Seat) -> bool:
        chair = self.company.chairs[seat]
        return chair.kind == "person" and not chair.is_away

    async def act_for_bot(self, entry: Entry, version: int) -> None:
        async with self._lock:
            if self.bot_to_act() == entry.seat:
                await self._keep(entry, version, lambda _: None)

    def close(self) -> None:
        self._bots.close()
        self.presence.close()

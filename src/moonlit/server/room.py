"""A room: one match with everybody who sits at it or looks on. Check, commit, acknowledge, tell."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from moonlit.core.action import Seat
from moonlit.core.errors import BadRecord, IllegalAction, NotYourTurn, StaleVersion, TableError
from moonlit.core.game import Outcome
from moonlit.core.record import Record, commitment
from moonlit.games import AnyState
from moonlit.server import messages, people, wire
from moonlit.server.around import AnyLive, Listener, Services
from moonlit.server.bots import BotPlayers
from moonlit.server.consent import Pauses, Reach, answered, asked, reach
from moonlit.server.database import StorageFailed
from moonlit.server.guard import Rate
from moonlit.server.hints import Hints
from moonlit.server.kept import Charter, Company, fits
from moonlit.server.outbox import problem_of
from moonlit.server.presence import Presence
from moonlit.server.queue import Asker
from moonlit.server.seating import Seating
from moonlit.server.showing import Showing
from moonlit.server.stopwatch import Stopwatch
from moonlit.server.storage import CHAT_KEPT, Mark, Stored
from moonlit.server.told import is_practice, outcome_told, record_told
from moonlit.server.upgrades import going_on
from moonlit.table.live import Draft, Entry
from moonlit.table.shelf import Shelf

# However many sockets somebody opens: what all of a table write together.
CHAT_HERE: Final = (40, 20.0)
# Actions and undos; several times what the longest match takes.
MOST_VERSIONS: Final = 10_000


class Room:
    """A match being gathered for, played or over."""

    def __init__(self, id_: str, stored: Stored, live: AnyLive | None, services: Services) -> None:
        self.id = id_
        self.charter: Charter = stored.charter
        self.company: Company = stored.company
        self._live = live
        self.stored = stored
        self.listeners: list[Listener] = []
        self.ask: wire.UndoAsk | None = None
        self._pauses = Pauses(services.clock.now)
        self._chat_rate = Rate(*CHAT_HERE, services.clock.now)
        self.chat = stored.chat
        self._services = services
        self._stopwatch = Stopwatch(services.clock)
        self.lock = asyncio.Lock()
        self._bots = BotPlayers(self, services.thinking, services.clock)
        self.presence = Presence(self, services.clock)
        self.showing = Showing(self, services)
        self.seating = Seating(self, services)
        self.hints = Hints(self, services)

    @property
    def live(self) -> AnyLive:
        """The match itself. Raises BadRecord if it cannot be played as it is kept here."""
        if self._live is None:
            raise self._trouble()
        return self._live

    @property
    def _is_damaged(self) -> bool:
        """Whether even its own rules cannot play what is kept of it."""
        return self._live is None and self._services.plays_as(self.charter)

    def _trouble(self) -> BadRecord:
        return BadRecord("actions-damaged" if self._is_damaged else "match-of-other-rules")

    @property
    def is_past(self) -> bool:
        """Whether it can only be read: the rules or the pack are others now."""
        return self._live is None

    @property
    def is_waiting(self) -> bool:
        """Whether it can go on only by other rules than it was begun with."""
        return self._live is None and self.phase == "playing" and not self._is_damaged

    @property
    def version(self) -> int:
        return len(self.stored.entries) if self._live is None else self._live.version

    @property
    def phase(self) -> wire.Phase:
        if not self.company.has_begun:
            return "gathering"
        is_over = bool(self.stored.told) if self._live is None else self._live.is_over
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
            is_practice=self.is_practice,
            next_match=self.company.next_match,
            is_waiting=self.is_waiting,
            agreed=self.company.agreed,
            day=self.charter.day,
            played=self.stored.played,
            campaign=self.charter.campaign,
        )

    @property
    def is_practice(self) -> bool:
        """Whether it counts for nothing."""
        if self._live is None:
            return self.charter.is_practice or is_practice(self.stored)
        return self.charter.is_practice or self._live.has_second_chance

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
            return record_told(self.stored)
        return self.live.match.record()

    def outcome(self) -> Outcome:
        """How it ended, once it is over."""
        if self._live is None:
            return outcome_told(self.stored)
        outcome = self._live.match.outcome()
        assert outcome is not None
        return outcome

    async def enter(
        self, listener: Listener, token: str, since: int, others: Sequence[str] = ()
    ) -> None:
        """Let somebody in; from the welcome on nothing is missed."""
        async with self.lock:
            # Looked up now: while we waited the seat may have been given to somebody else.
            listener.seat = self.need_seat(token) if token else None
            if listener.seat is None and not self.charter.settings.onlookers:
                raise NotYourTurn("no-onlookers")
            opened = (self.company.seat_of(held) for held in (token, *others))
            listener.seats = {Seat(seat) for seat in opened if seat is not None}
            listener.send(await self.showing.welcome_aside(listener, since))
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
            teller = self.showing.reader_for(listener).teller
            problem = problem_of(self._trouble(), teller)
            listener.send(messages.Refused("", self.version, problem))

    def go(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.lost(listener)
            self.inform()
            if not self.listeners and self.phase == "playing":
                self._services.looked_at(self.id)

    async def begin(self) -> None:
        async with self.lock:
            await self.seating.change(people.begin)
            for listener in list(self.listeners):
                listener.send(self.showing.welcome(listener, -1))
        self.wake()

    def going_on(self, shelf: Shelf) -> Charter:
        """How it would go on by the rules of today, from what it has come to."""
        return going_on(shelf, self.stored, self._services.storage.mark(self.id))

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
        async with self.lock:
            await self._keep(entry, version, acknowledge)
        self.wake()

    async def undo(self, entry: Entry, version: int, acknowledge: Callable[[int], None]) -> None:
        """Go back at once where that is allowed, else ask the others."""
        async with self.lock:
            if self.live.kept(entry) is None and not self._is_free(entry, version):
                self._pauses.check(entry.seat, version)
                length, others = int(entry.text), people.others(self.company, entry.seat)
                is_turn = length == self.reach(entry.seat).far_turn
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
        return is_alone or int(entry.text) >= self.reach(entry.seat).turn

    async def agree(
        self, seat: Seat, message: messages.Agree, acknowledge: Callable[[int], None]
    ) -> None:
        """Answer an undo somebody asked for; the last one to agree carries it out."""
        async with self.lock:
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

    def drop_ask(self, seat: Seat) -> None:
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
        async with self.lock:
            storage = self._services.storage
            line = await self._services.write(lambda: storage.hear(self.id, seat, name, said))
            self.chat.append(line)
            del self.chat[:-CHAT_KEPT]
            self.tell(messages.Said(line))

    def why(self, seat: Seat, text: str) -> TableError | None:
        """Why an action would be refused; none if it would not."""
        try:
            self.need_playing()
            self.live.draft(Entry("act", seat, text, ""), self.live.version)
        except TableError as refused:
            return refused
        return None

    def need_whole(self) -> None:
        """Raises BadRecord if it is damaged."""
        if self._is_damaged:
            raise self._trouble()

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
        seconds = self._stopwatch.lap()
        try:
            reached = self.live.reached_by(draft)
            mark = Mark(draft.version, reached.mark, reached.state)
            also = self._services.entering(self, self.live.outcome_by(draft))
            keep = partial(self._services.storage.append, seconds=seconds, also=also)
            self.stored.played = await self._services.write(
                lambda: keep(self.id, draft.version, entry, mark)
            )
        except StaleVersion:
            await self.catch_up()
            if (known := self.live.kept(entry)) is None:
                raise
            acknowledge(known)
            return
        was_practice = self.live.has_second_chance
        self.live.accept(draft)
        self.ask = None
        acknowledge(draft.version)
        for listener in list(self.listeners):
            listener.send(self.showing.update(listener))
        if self.live.is_over or self.live.has_second_chance != was_practice:
            self.inform()
        if self.live.is_over:
            self._services.looked_at(self.id)

    async def catch_up(self) -> None:
        """Another server keeps this match, too, and ours is behind: read it anew."""
        stored = await self._services.write(lambda: self._services.storage.load(self.id))
        assert stored is not None
        before = self.company
        self.stored, self._live = stored, self._services.open_live(stored)
        self.charter = stored.charter
        self.company, self.chat, self.ask = stored.company, stored.chat, None
        self.seating.dismiss(before)
        for listener in list(self.listeners):
            listener.send(self.showing.welcome(listener, -1))

    @property
    def is_idle(self) -> bool:
        return not self.listeners and not self.lock.locked() and self._bots.is_resting

    def reach(self, seat: Seat | None) -> Reach:
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
        async with self.lock:
            if self.bot_to_act() == entry.seat:
                await self._keep(entry, version, lambda _: None)

    def close(self) -> None:
        self._bots.close()
        self.presence.close()

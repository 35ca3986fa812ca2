"""The hall: all rooms of a server, opened when somebody comes and closed when nobody is left."""

import asyncio
import dataclasses
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TypeVar

from moonlit.client.clauses import clause_texts
from moonlit.client.faculties import faculties_of
from moonlit.client.teller import Teller, make_teller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig, BadRecord, IllegalAction
from moonlit.core.game import Game, Outcome
from moonlit.core.record import Record
from moonlit.games import GAMES, AnyState
from moonlit.server import wire
from moonlit.server.analysing import Analyses
from moonlit.server.around import AnyLive, Played
from moonlit.server.campaigns import Shelves
from moonlit.server.charters import charter_for, completed_for_people, fresh, received
from moonlit.server.clock import Clock, WallClock
from moonlit.server.database import failing_typed
from moonlit.server.days import key_of, need_day, options_of, tell_day
from moonlit.server.guard import Rates, is_loopback
from moonlit.server.kept import Charter, Company, digest, mark_of_start, new_id, new_token
from moonlit.server.prepared import chairs_for
from moonlit.server.queue import Asker, Counters, Crowded
from moonlit.server.room import Room
from moonlit.server.storage import Also, Storage, Stored
from moonlit.server.thinking import Thinking
from moonlit.server.trials import Trials
from moonlit.server.upgrades import Settling, open_live, plays_as, settle
from moonlit.table.shelf import Shelf
from moonlit.table.shelf import built_in as _game

MOST_ROOMS = 2000
# So many long things are done at once, beside everything else.
MOST_ASIDE = 2
# So many wait for each of them. A record that waits is a megabyte.
MOST_COMING = 500
MOST_STUDYING = 20

# Of an address, which a whole family may share.
CHAT_LINES = (30, 20.0)

# What is kept for an address: matches that are not over, and bytes of all. This computer, or a
# proxy that does not say for whom it asks, may have more.
MOST_MATCHES = 200
MOST_BYTES = 256 << 20
AT_HOME = 50
# So long a server that ends still tells what people have just left: another version may start next.
CLOSING_SECONDS = 10.0
DAY = 86_400.0

T = TypeVar("T")


class Hall:
    """Finds, opens and makes rooms. Its storage is used by one thread only."""

    def __init__(
        self,
        folder: Path,
        *,
        clock: Clock | None = None,
        most_rooms: int = MOST_ROOMS,
        games: Mapping[str, Game[AnyState]] | None = None,
        is_demo: bool = False,
    ) -> None:
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self.storage: Storage = self._writer.submit(Storage.open, folder).result()
        self.clock: Clock = clock or WallClock()
        self.thinking = Thinking()
        self.is_demo = is_demo
        self.analyses = Analyses(self.clock.now)
        self.trials = Trials(self.storage, self.write)
        self.campaigns = Shelves(self)
        self._most_rooms = most_rooms
        self._rooms: dict[str, Room] = {}
        self._aside = Counters(range(MOST_ASIDE), MOST_COMING)
        self._studying = Counters(range(MOST_ASIDE), MOST_STUDYING)
        self._chat_rates = Rates(*CHAT_LINES, self.clock.now)
        self._shelf = Shelf(folder, games)
        self._tellers: dict[tuple[str, str, str], Teller] = {}
        self._beside = ThreadPoolExecutor(1, thread_name_prefix="settling")
        self._settling = Settling(self.storage, self._shelf, self, self._writer)
        self.settled = self._beside.submit(self._settling.look_at_all)

    async def aside(self, work: Callable[[], T], address: str = "") -> T:
        """Do what takes a while in a thread, a few at a time: whoever acts meanwhile is heard.

        Addresses take turns. Raises IllegalAction if too many wait.
        """
        return await _when_served(self._aside, work, address)

    async def study(self, work: Callable[[], T], address: str = "") -> T:
        """The same for what looks back: nobody who comes to a table waits for it."""
        return await _when_served(self._studying, work, address)

    def may_chat(self, address: str) -> bool:
        """Whether an address has not written too much, however many sockets it has."""
        return is_loopback(address) or self._chat_rates.allows(address)

    async def write(self, work: Callable[[], T]) -> T:
        """Do something with the storage in its own thread, and wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    def game(self, game: str) -> Game[AnyState]:
        return self._shelf.today(game)

    def game_of(self, record: Record) -> Game[AnyState]:
        """The game of a record, with the pack it names if that is kept here."""
        return self._shelf.find(record.game, record.pack) or self.game(record.game)

    def received(self, text: str) -> Record:
        """A record that may come from anywhere. Raises TableError on what no match can have left.

        One that goes on from a state is known by a match of this house that does so, too.
        """
        record = received(text, self.game_of)
        if record.start is not None and not self._has_reached(record):
            # Whatever state somebody writes there, a game would have to live with.
            raise BadRecord("record-goes-on")
        return record

    def _has_reached(self, record: Record) -> bool:
        mark = mark_of_start(record)
        return self._writer.submit(lambda: self.storage.has_reached(mark)).result()

    def keepsake(self, name: str, first: str = "") -> str:
        """What is kept under a name; `first` from now on, if that is nothing yet."""
        return self._writer.submit(lambda: self.storage.keepsake(name, first)).result()

    def with_pack(self, record: Record) -> Record:
        """A record that carries its pack, if that is not the present one."""
        carried = self._shelf.carried(record.game, record.pack)
        return dataclasses.replace(record, pack_files=carried)

    def teller(self, game: str, language: str, pack: str = "") -> Teller:
        """Somebody who can tell a game, with the pack of a match or the present one."""
        if game not in GAMES:
            return self.any_teller(language)
        own = self._shelf.find(game, pack) if pack else None
        if own is None or own.pack_hash({}) == _game(game).pack_hash({}):
            return _teller(game, language)
        key = (game, language, own.pack_hash({}))
        if key not in self._tellers:
            self._tellers[key] = make_teller(own, Words(language))
        return self._tellers[key]

    def open_live(self, stored: Stored) -> AnyLive | None:
        return open_live(self._shelf, stored)

    def plays_as(self, charter: Charter) -> bool:
        return plays_as(self._shelf, charter)

    def pack_folder(self, game: str, pack: str) -> Path | None:
        return self._shelf.folder(game, pack)

    def entering(self, played: Played, outcome: Outcome | None) -> Also | None:
        return self.campaigns.entering(played, outcome)

    def looked_at(self, match: str) -> None:
        """Keep how a match was told, beside what goes on."""
        if not self._settling.is_closing.is_set():
            self._beside.submit(self._settling.look_back, match)

    def catalogue(self, game: str, language: str) -> dict[str, Plain]:
        return _catalogue(game, language)

    def glossary(self, game: str, language: str) -> dict[str, Plain]:
        return _glossary(self.game(game).id, language)

    def clauses(self, game: str) -> dict[str, str]:
        return clause_texts(self.game(game).id)

    def any_teller(self, language: str) -> Teller:
        """Somebody who can tell what concerns no game."""
        return _teller(next(iter(GAMES)), language)

    async def room(self, match: str, address: str = "") -> Room:
        """A room by the name of its match.

        Raises IllegalAction if there is no such match.
        """
        room = self._rooms.get(match)
        if room is not None:
            return room
        stored = await self.write(lambda: settle(self.storage, self._shelf, match))
        if stored is None:
            raise IllegalAction("unknown-match", match=match)
        # A long match takes a while to play again.
        live = await self.aside(lambda: self.open_live(stored), address)
        if match not in self._rooms:
            self._close_idle()
            self._rooms[match] = Room(match, stored, live, self)
        return self._rooms[match]

    def _close_idle(self) -> None:
        """Forget rooms that nobody is in; they are on disk."""
        if len(self._rooms) < self._most_rooms:
            return
        for match, room in list(self._rooms.items()):
            if room.is_idle:
                self._rooms.pop(match).close()

    async def make(self, wish: wire.NewMatch, address: str = "") -> wire.Seated:
        """Make a match as somebody wishes it. Raises BadConfig on what cannot be played."""
        # A long record takes a while to read.
        charter = await self.study(lambda: charter_for(wish, self), address)
        chairs, tokens = chairs_for(wish, charter.game)
        if wish.begin and any(chair.kind == "open" for chair in chairs):
            raise IllegalAction("seats-still-open")
        host = new_token()
        company = Company(digest(host), chairs, has_begun=wish.begin)
        match = await self.take_in(charter, company, address)
        return wire.Seated(match, host, tokens)

    async def day(self, game: str, text: str, language: str, address: str = "") -> wire.Day:
        """What is played on a day. Raises IllegalAction if it has not come."""
        played, day = self.game(game), need_day(game, text)
        key = await self.study(lambda: key_of(game, day, self), address)
        tally = await self.trials.look(game, day, options_of(played, day), key)
        return await self.study(
            lambda: tell_day(played, day, tally, self.teller(game, language)), address
        )

    async def rematch(self, room: Room, wish: wire.Rematch, address: str = "") -> wire.Seated:
        """The same people and bots again, with what follows; everybody's token fits there too."""
        room.need_seat(wish.token)
        if room.phase != "over":
            raise IllegalAction("match-not-over")
        if room.charter.campaign:
            raise IllegalAction("campaign-goes-on")
        if not room.company.next_match:
            old, people = room.charter, room.company
            charter = await self.study(
                lambda: fresh(self.game(old.game), self._following(room, wish.way), old.settings),
                address,
            )
            company = Company(people.host, people.chairs, has_begun=True)
            await room.seating.follow_with(await self.take_in(charter, company, address))
        return wire.Seated(room.company.next_match, "", {})

    async def go_on(self, room: Room, token: str, address: str = "") -> wire.MatchInfo:
        """A match of other rules goes on at a new table by those of today, if everybody agrees."""
        if await room.seating.agree_to_go_on(token) and not room.company.next_match:
            charter = await self.write(lambda: room.going_on(self._shelf))
            company = Company(room.company.host, room.company.chairs, has_begun=True)
            await room.seating.follow_with(await self._add(charter, company, address))
        return room.info()

    def _following(self, room: Room, way: int) -> dict[str, Plain]:
        """The options of the match that comes after one that is over: mostly the same."""
        teller, options = _teller(room.charter.game, LANGUAGES[0]), room.charter.options
        sequels = teller.sequels(room.outcome(), options, (), None)
        ways = [dict(sequel.options) for sequel in sequels] or [options]
        if not 0 <= way < len(ways):
            raise BadConfig("out-of-range", option="way", value=str(way), low=0, high=len(ways) - 1)
        return ways[way]

    def complete(self, wish: wire.Options) -> wire.Completed:
        """Options as a match would be played with them. Raises BadConfig on what cannot be."""
        return wire.Completed(completed_for_people(self.game(wish.game), wish.options))

    async def _need_quota(self, address: str) -> None:
        """Raises IllegalAction if enough is kept for an address already."""
        held = await self.write(lambda: self.storage.kept_for(address))
        times = AT_HOME if is_loopback(address) else 1
        if held.matches >= MOST_MATCHES * times or held.bytes >= MOST_BYTES * times:
            raise IllegalAction("too-many-matches")

    async def prune(self, days: int) -> None:
        """Forget matches that are not over and that nobody has come to for so many days."""
        before = time.time() - days * DAY
        for match in await self.write(lambda: self.storage.left_alone(before)):
            is_running = await asyncio.to_thread(self._settling.is_running, match)
            room = self._rooms.get(match)
            if is_running and (room is None or room.is_idle):
                self._rooms.pop(match, None)
                await self.write(lambda: self.storage.remove(match, before))  # noqa: B023

    async def take_in(
        self,
        charter: Charter,
        company: Company,
        address: str,
        also: Callable[[str], Also] | None = None,
    ) -> str:
        """Keep a new match, and what is changed with it. Raises IllegalAction beyond the quota."""
        await self._need_quota(address)
        return await self._add(charter, company, address, also)

    async def _add(
        self,
        charter: Charter,
        company: Company,
        address: str,
        also: Callable[[str], Also] | None = None,
    ) -> str:
        match = new_id()

        def add() -> None:
            with failing_typed():
                self._shelf.keep(charter.game)
            self.storage.add(match, charter, company, address, also(match) if also else None)

        await self.write(add)
        return match

    def close(self) -> None:
        """Nothing is pending that was acknowledged, so closing loses nothing."""
        for room in self._rooms.values():
            room.close()
        self.thinking.close()
        self.analyses.close()
        self.trials.close()
        self._settling.close(CLOSING_SECONDS)
        self._beside.shutdown()
        self._writer.submit(self.storage.close).result()
        self._writer.shutdown()


async def _when_served(counters: Counters[int], work: Callable[[], T], address: str) -> T:
    try:
        async with counters.turn(Asker("", address)):
            return await asyncio.to_thread(work)
    except Crowded as crowded:
        raise IllegalAction("too-busy") from crowded


@cache
def _teller(game: str, language: str) -> Teller:
    return make_teller(_game(game), Words(language))


# The first time a language is spoken costs half a second, so these are told once.
@cache
def _catalogue(game: str, language: str) -> dict[str, Plain]:
    return {**_teller(game, language).catalogue(), "offers": list[Plain](faculties_of(game))}


@cache
def _glossary(game: str, language: str) -> dict[str, Plain]:
    return _teller(game, language).glossary()

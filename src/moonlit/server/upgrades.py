"""Stored matches under other rules or packs: what moves up, and what waits."""

import math
import time
from concurrent.futures import Executor
from contextlib import suppress
from functools import partial
from threading import Event

from msgspec.structs import replace

from moonlit.core.errors import BadRecord, TableError
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.server.around import AnyLive, Tellers
from moonlit.server.database import StorageFailed
from moonlit.server.kept import Charter, record_of
from moonlit.server.storage import Mark, Storage, Stored
from moonlit.server.told import read_told, tell_all
from moonlit.table.going_on import carried_on
from moonlit.table.live import Live
from moonlit.table.shelf import Shelf

# So many matches are looked at when a server starts; the others when somebody opens them.
MOST_AT_START = 1000


def open_live(shelf: Shelf, stored: Stored) -> AnyLive | None:
    """A stored match, ready to go on; none if these rules and packs cannot play it."""
    charter = stored.charter
    game = shelf.find(charter.game, charter.pack)
    return None if game is None else _live(game, charter, stored, len(stored.entries))


def plays_as(shelf: Shelf, charter: Charter) -> bool:
    """Whether the rules and the pack here are those of a match."""
    game = shelf.find(charter.game, charter.pack)
    return game is not None and game.rules_version == charter.rules_version


def _live(game: Game[AnyState], charter: Charter, stored: Stored, version: int) -> AnyLive | None:
    if not stored.is_whole:
        return None
    try:
        return Live(game, record_of(charter), stored.entries[:version])
    except TableError:
        return None


def settle(storage: Storage, shelf: Shelf, match: str) -> Stored | None:
    """A match as it is stored, moved up to the present rules if they lead to the same.

    Raises BadRecord if it was damaged.
    """
    stored = storage.load(match)
    if stored is None:
        return None
    game = shelf.find(stored.charter.game, stored.charter.pack)
    if game is None:
        return stored
    if game.rules_version == stored.charter.rules_version:
        _check_whole(game, stored)
        return stored
    charter = _as_before(game, stored.charter)
    mark = storage.mark(match)
    if mark is None or not _leads_to(game, charter, stored, mark):
        return stored
    live = _live(game, charter, stored, len(stored.entries))
    if live is None:
        return stored
    storage.move_up(match, charter, _mark(live))
    return replace(stored, charter=charter)


def _as_before(game: Game[AnyState], charter: Charter) -> Charter:
    """A charter under the present rules, so that they play as its own if they can."""
    options = game.as_before(charter.rules_version, charter.options) or charter.options
    return replace(charter, rules_version=game.rules_version, options=options)


def _check_whole(game: Game[AnyState], stored: Stored) -> None:
    """Raises BadRecord if what is kept cannot be what was written under these rules."""
    options = stored.charter.options
    try:
        is_whole = game.check_config(options).keys() == options.keys()
    except TableError as error:
        raise BadRecord("match-damaged") from error
    if not is_whole or len(stored.company.chairs) != game.seats(options):
        raise BadRecord("match-damaged")


def _leads_to(game: Game[AnyState], charter: Charter, stored: Stored, mark: Mark) -> bool:
    live = _live(game, charter, stored, mark.version)
    return live is not None and live.reached().mark == mark.mark


def _mark(live: AnyLive) -> Mark:
    reached = live.reached()
    return Mark(live.version, reached.mark, reached.state)


def going_on(shelf: Shelf, stored: Stored, mark: Mark | None) -> Charter:
    """The charter of a match that goes on by the rules of today from what another has come to.

    Raises BadRecord if they cannot read that.
    """
    old = stored.charter
    game = shelf.find(old.game, old.pack) or shelf.today(old.game)
    begun = record_of(replace(old, actions=[]))
    following = carried_on(game, begun, "" if mark is None else mark.state)
    return replace(
        old,
        rules_version=following.rules_version,
        pack=following.pack,
        options=following.config,
        key=following.key.hex(),
        actions=[],
        is_practice=True,
        start=following.start,
    )


def _is_told(stored: Stored, live: AnyLive) -> bool:
    """Whether nothing has happened since the match was told so far."""
    is_same = [read_told(raw).version == live.version for raw in stored.so_far.values()]
    return not live.is_over and bool(is_same) and all(is_same)


class Settling:
    """Looks at stored matches beside the running server, one after the other."""

    def __init__(self, storage: Storage, shelf: Shelf, tellers: Tellers, writer: Executor) -> None:
        self._storage = storage
        self._shelf = shelf
        self._tellers = tellers
        self._writer = writer
        self.is_closing = Event()
        self._until = math.inf

    def look_at_all(self) -> None:
        """Move up and tell what earlier versions left; a disk that refuses is met again later."""
        try:
            for match in self._writer.submit(self._storage.untold, MOST_AT_START).result():
                if self.is_closing.is_set():
                    return
                with suppress(BadRecord):  # Whoever opens a damaged match is told.
                    self.look_at(match)
        except StorageFailed:
            return

    def close(self, seconds: float) -> None:
        """Look at nothing old any more, and after so long at nothing at all."""
        self.is_closing.set()
        self._until = time.monotonic() + seconds

    def look_back(self, match: str) -> None:
        """Keep what a match has come to that people have just left, if there is time for it."""
        if time.monotonic() < self._until:
            with suppress(BadRecord, StorageFailed):
                self.look_at(match)

    def is_running(self, match: str) -> bool:
        """Whether these rules know that a match is not over; all others are left as they are."""
        with suppress(BadRecord, StorageFailed):
            return self.look_at(match) is False
        return False

    def look_at(self, match: str) -> bool | None:
        """Keep what a match has come to, and all of its telling if it is over; gives whether."""
        stored = self._writer.submit(settle, self._storage, self._shelf, match).result()
        live = None if stored is None else open_live(self._shelf, stored)
        if stored is None or live is None:
            return None
        is_over = stored.company.has_begun and live.is_over
        told = {}
        if stored.company.has_begun and not _is_told(stored, live):
            told = tell_all(live, stored.charter, stored.company, self._tellers)
        tell = partial(self._storage.tell, match, _mark(live), told, is_over=is_over)
        self._writer.submit(tell).result()
        return is_over

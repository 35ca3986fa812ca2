"""Matches on disk: everything that is kept of them, and what may be kept no longer."""

import sqlite3
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple, Self, get_args

import msgspec

from moonlit.core.action import Seat
from moonlit.core.errors import BadRecord, StaleVersion
from moonlit.core.record import KEY_BYTES
from moonlit.server.campaign_rows import CampaignRows
from moonlit.server.database import Database
from moonlit.server.kept import Charter, Company, mark_of_start, record_of
from moonlit.server.wire import ChatLine
from moonlit.table.live import Entry, Kind

KINDS: Final = get_args(Kind)
# Lines of a match; older ones make room.
CHAT_KEPT: Final = 500
# What a row takes besides its texts.
ROW: Final = 40

# What is changed with something else, or not at all.
Also = Callable[[sqlite3.Connection], None]


class Stored(msgspec.Struct):
    """A match as it lies on disk. `is_whole`: no action of it is missing or unreadable. `played`:
    how many seconds people took over it.
    """

    charter: Charter
    company: Company
    entries: list[Entry]
    chat: list[ChatLine]
    told: dict[str, bytes] = {}
    so_far: dict[str, bytes] = {}
    is_whole: bool = True
    played: int = 0


class Holding(NamedTuple):
    """How much is kept: matches that are not over, and the bytes of all."""

    matches: int
    bytes: int


class Mark(msgspec.Struct, frozen=True):
    """What a match had come to at a version; see `Live.reached`."""

    version: int
    mark: str
    state: str = ""


class Storage:
    """All matches of a server. One thread uses it; every method that writes is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.campaigns = CampaignRows(database)

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The storage in a folder, made if it is not there yet."""
        return cls(Database.open(folder))

    def add(
        self,
        match: str,
        charter: Charter,
        company: Company,
        address: str = "",
        also: Also | None = None,
    ) -> None:
        """Keep a new match that somebody at an address has made."""
        row = (match, int(time.time()), _text(charter), _text(company))
        with self._database.transaction() as connection:
            connection.execute("insert into match values (?, ?, ?, ?)", row)
            _note_start(connection, match, charter)
            _touch(connection, match, len(row[2]) + len(row[3]), address)
            if also:
                also(connection)

    def kept_for(self, address: str) -> Holding:
        """What is kept for an address."""
        with self._database.reading() as connection:
            found = connection.execute(
                "select count(*) filter (where match not in (select match from told)),"
                " coalesce(sum(bytes), 0) from origin where address = ?",
                (address,),
            )
            return Holding(*found.fetchone())

    def touch(self, match: str) -> None:
        """Somebody has looked in on a match; kept once an hour."""
        with self._database.transaction() as connection:
            connection.execute(
                "update origin set touched = ?1 where match = ?2 and touched < ?1 - 3600",
                (int(time.time()), match),
            )

    def left_alone(self, before: float) -> list[str]:
        """Matches not known to be over that nobody has come to since a time."""
        with self._database.reading() as connection:
            found = connection.execute(
                "select id from match left join origin on origin.match = id"
                " where coalesce(touched, made) < ? and id not in (select match from told)",
                (int(before),),
            )
            return [match for (match,) in found]

    def remove(self, match: str, before: float) -> None:
        """Forget a match, unless somebody has come to it since a time, or it is over."""
        if match in self.left_alone(before):
            with self._database.transaction() as connection:
                for table in ("origin", "played", "mark", "start", "so_far", "chat", "entry"):
                    connection.execute(f"delete from {table} where match = ?", (match,))
                connection.execute("delete from match where id = ?", (match,))

    def append(
        self,
        match: str,
        version: int,
        entry: Entry,
        mark: Mark | None = None,
        *,
        seconds: int = 0,
        also: Also | None = None,
    ) -> int:
        """Keep the next version, and what the match has come to with it: so many seconds later.

        Tells how many it has been played. Raises StaleVersion if somebody else kept one before.
        """
        row = (match, version, entry.kind, entry.seat, entry.text, entry.id)
        try:
            with self._database.transaction() as connection:
                connection.execute("insert into entry values (?, ?, ?, ?, ?, ?)", row)
                _touch(connection, match, len(entry.text) + len(entry.id) + ROW)
                if mark:
                    _mark(connection, match, mark)
                if also:
                    also(connection)
                return _play_on(connection, match, seconds)
        except sqlite3.IntegrityError as error:
            raise StaleVersion("stale-version", found=version - 1, now=version) from error

    def seat(self, match: str, before: Company, after: Company) -> None:
        """Keep who sits where. Raises StaleVersion if somebody else changed it before."""
        with self._database.transaction() as connection:
            found = connection.execute("select company from match where id = ?", (match,))
            if msgspec.json.decode(found.fetchone()[0], type=Company) != before:
                raise StaleVersion("stale-version", found=0, now=0)
            _touch(connection, match, 0)
            connection.execute("update match set company = ? where id = ?", (_text(after), match))

    def hear(self, match: str, seat: int | None, name: str, text: str) -> ChatLine:
        """Keep a line of chat, and give it its number."""
        with self._database.transaction() as connection:
            last = "select coalesce(max(number), 0) from chat where match = ?"
            line = ChatLine(connection.execute(last, (match,)).fetchone()[0] + 1, seat, name, text)
            row = (match, line.number, seat, name, text)
            connection.execute("insert into chat values (?, ?, ?, ?, ?)", row)
            old = "delete from chat where match = ? and number <= ?"
            connection.execute(old, (match, line.number - CHAT_KEPT))
            _touch(connection, match, len(name) + len(text) + ROW)
        return line

    def tell(
        self, match: str, mark: Mark, told: Mapping[str, bytes], *, is_over: bool = True
    ) -> None:
        """Keep how a match was told, by language: for ever once it is over, else so far."""
        table = "told" if is_over else "so_far"
        with self._database.transaction() as connection:
            last = "select count(*) from entry where match = ?"
            if mark.version == connection.execute(last, (match,)).fetchone()[0]:
                _mark(connection, match, mark)
            for language, text in told.items():
                row = (match, language, text)
                connection.execute(f"insert or replace into {table} values (?, ?, ?)", row)
            if is_over:
                connection.execute("delete from so_far where match = ?", (match,))
                _weigh(connection, match, sum(map(len, told.values())))

    def told(self, match: str, *, is_over: bool = True) -> dict[str, bytes]:
        """How a match was told when it was over, by language; or so far, while it is not."""
        table = "told" if is_over else "so_far"
        with self._database.reading() as connection:
            found = connection.execute(
                f"select language, told from {table} where match = ?", (match,)
            )
            return dict(found.fetchall())

    def mark(self, match: str) -> Mark | None:
        """What a match had come to when it was last looked at."""
        with self._database.reading() as connection:
            found = connection.execute(
                "select version, mark, state from mark where match = ?", (match,)
            ).fetchone()
            return None if found is None else Mark(*found)

    def has_reached(self, mark: str) -> bool:
        """Whether a match here goes on from a state, known by its mark."""
        with self._database.reading() as connection:
            found = connection.execute("select 1 from start where mark = ? limit 1", (mark,))
            return found.fetchone() is not None

    def move_up(self, match: str, charter: Charter, mark: Mark) -> None:
        """From now on a match is one of other rules, which lead to the same."""
        with self._database.transaction() as connection:
            update = "update match set charter = ? where id = ?"
            connection.execute(update, (_text(charter), match))
            _note_start(connection, match, charter)
            _mark(connection, match, mark)

    def untold(self, most: int) -> list[str]:
        """The youngest matches of which nothing is told yet."""
        with self._database.reading() as connection:
            found = connection.execute(
                "select id from match where id not in (select match from told)"
                " order by made desc, id limit ?",
                (most,),
            )
            return [match for (match,) in found]

    def load(self, match: str) -> Stored | None:
        """A match; none if there is no such."""
        with self._database.reading() as connection:
            return self._load(connection, match)

    def _load(self, connection: sqlite3.Connection, match: str) -> Stored | None:
        ask = connection.execute
        found = ask("select charter, company from match where id = ?", (match,)).fetchone()
        if found is None:
            return None
        charter = msgspec.json.decode(found[0], type=Charter)
        _check_key(charter)
        company = msgspec.json.decode(found[1], type=Company)
        entries = ask(
            "select version, kind, seat, text, id from entry where match = ? order by version",
            (match,),
        ).fetchall()
        lines = ask(
            "select number, seat, name, text from chat where match = ? order by number", (match,)
        )
        return Stored(
            charter,
            company,
            [Entry(kind, Seat(seat), text, id_) for _, kind, seat, text, id_ in entries],
            [ChatLine(*line) for line in lines],
            self.told(match),
            self.told(match, is_over=False),
            played=_played(connection, match),
            is_whole=all(
                version == number and kind in KINDS
                for number, (version, kind, *_) in enumerate(entries, start=1)
            ),
        )

    def keepsake(self, name: str, first: str = "") -> str:
        """What is kept under a name; `first` from now on, if that is nothing yet."""
        if first:
            with self._database.transaction() as connection:
                connection.execute("insert or ignore into keepsake values (?, ?)", (name, first))
        with self._database.reading() as connection:
            ask = connection.execute("select text from keepsake where name = ?", (name,))
            found = ask.fetchone()
            return found[0] if found else ""

    def close(self) -> None:
        self._database.close()


def _check_key(charter: Charter) -> None:
    """Raises BadRecord unless it is a key that a match can have begun with."""
    try:
        is_whole = len(bytes.fromhex(charter.key)) == KEY_BYTES
    except ValueError:
        is_whole = False
    if not is_whole:
        raise BadRecord("match-damaged")


def _note_start(connection: sqlite3.Connection, match: str, charter: Charter) -> None:
    """A match that goes on from a state is known by it."""
    if charter.start is not None:
        row = (match, mark_of_start(record_of(charter)))
        connection.execute("insert or replace into start values (?, ?)", row)


def _mark(connection: sqlite3.Connection, match: str, mark: Mark) -> None:
    row = (match, mark.version, mark.mark, mark.state)
    connection.execute("insert or replace into mark values (?, ?, ?, ?)", row)


def _play_on(connection: sqlite3.Connection, match: str, seconds: int) -> int:
    """A match has been played so much longer; tells for how long altogether."""
    found = connection.execute(
        "insert into played values (?, ?) on conflict (match) do update set"
        " seconds = seconds + excluded.seconds returning seconds",
        (match, seconds),
    )
    return int(found.fetchone()[0])


def _played(connection: sqlite3.Connection, match: str) -> int:
    """How many seconds a match has been played."""
    row = connection.execute("select seconds from played where match = ?", (match,)).fetchone()
    return 0 if row is None else row[0]


def _weigh(connection: sqlite3.Connection, match: str, size: int) -> None:
    """A match takes so many more bytes now, although nobody has come to it."""
    update = "update origin set bytes = bytes + ? where match = ?"
    connection.execute(update, (size, match))


def _touch(connection: sqlite3.Connection, match: str, size: int, address: str = "") -> None:
    """Something has happened in a match, which takes so many more bytes now."""
    connection.execute(
        "insert into origin values (?, ?, ?, ?) on conflict (match)"
        " do update set touched = excluded.touched, bytes = bytes + excluded.bytes",
        (match, address, int(time.time()), size),
    )


def _text(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()

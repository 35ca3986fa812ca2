"""Matches on disk: SQLite with a write-ahead log, synced before anything is acknowledged."""

import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, Self

import msgspec

from moonlit.core.action import Seat
from moonlit.core.errors import BadRecord, StaleVersion, TableError
from moonlit.core.record import KEY_BYTES
from moonlit.server.folder import make_private
from moonlit.server.kept import Charter, Company
from moonlit.server.wire import ChatLine
from moonlit.table.live import Entry

FILE: Final = "moonlit.sqlite"
# Lines of a match; older ones make room.
CHAT_KEPT: Final = 500
# What a row takes besides its texts.
ROW: Final = 40
SWITCHES: Final = 100
SWITCH_PAUSE: Final = 0.05
LOCKED: Final = "storage-locked"
REASONS: Final = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: "storage-read-only",
    sqlite3.SQLITE_CANTOPEN: "storage-read-only",
    sqlite3.SQLITE_NOTADB: "storage-damaged",
    sqlite3.SQLITE_CORRUPT: "storage-damaged",
    sqlite3.SQLITE_FULL: "ENOSPC",
}
# SQLite adds details above it.
PRIMARY_CODE: Final = 0xFF
MIGRATIONS: Final = (
    """
    create table match (
        id text primary key,
        made integer not null,
        charter text not null,
        company text not null
    ) strict, without rowid;
    create table entry (
        match text not null references match,
        version integer not null,
        kind text not null,
        seat integer not null,
        text text not null,
        id text not null,
        primary key (match, version),
        unique (match, id)
    ) strict, without rowid;
    create table chat (
        match text not null references match,
        number integer not null,
        seat integer,
        name text not null,
        text text not null,
        primary key (match, number)
    ) strict, without rowid;
    """,
    """
    create table mark (
        match text primary key references match,
        version integer not null,
        mark text not null
    ) strict, without rowid;
    create table told (
        match text not null references match,
        language text not null,
        told blob not null,
        primary key (match, language)
    ) strict;
    """,
    """
    create table origin (
        match text primary key references match,
        address text not null,
        touched integer not null,
        bytes integer not null
    ) strict, without rowid;
    create index origin_address on origin (address);
    """,
    """
    alter table mark add column state text not null default '';
    create table so_far (
        match text not null references match,
        language text not null,
        told blob not null,
        primary key (match, language)
    ) strict;
    """,
)


class StorageFailed(TableError):
    """The disk refused. Nothing was acknowledged."""


class Stored(msgspec.Struct):
    """A match as it lies on disk."""

    charter: Charter
    company: Company
    entries: list[Entry]
    chat: list[ChatLine]
    told: dict[str, bytes] = {}
    so_far: dict[str, bytes] = {}


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

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.isolation_level = None
        self._prepare()

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The storage in a folder, made if it is not there yet."""
        # The keys of running matches are in there: for nobody else on this computer.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / FILE
        file.touch(mode=0o600)
        make_private(folder)
        make_private(file)
        try:
            with _failing_typed():
                connection = sqlite3.connect(file, timeout=10, check_same_thread=False)
                return cls(connection)
        except StorageFailed as error:
            reason = error.facts["reason"]
            raise StorageFailed("storage-unusable", path=str(file), reason=reason) from error

    def _prepare(self) -> None:
        ask = self._connection.execute
        mode = self._write_ahead()
        ask("pragma synchronous = full")
        ask("pragma foreign_keys = on")
        # At `normal` a power cut loses what was acknowledged.
        assert (mode, ask("pragma synchronous").fetchone()[0]) == ("wal", 2)
        with self._transaction():
            self._migrate()

    def _write_ahead(self) -> str:
        """Switch to a write-ahead log. SQLite does not wait for another server that does so too."""
        for _ in range(SWITCHES):
            try:
                mode: str = self._connection.execute("pragma journal_mode = wal").fetchone()[0]
            except sqlite3.OperationalError as error:
                if _reason(error) != LOCKED:
                    raise
                time.sleep(SWITCH_PAUSE)
            else:
                return mode
        raise StorageFailed("storage-failed", reason=LOCKED)

    def _migrate(self) -> None:
        ask = self._connection.execute
        version: int = ask("pragma user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise BadRecord("future-format", found=version, known=len(MIGRATIONS))
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            for statement in script.split(";"):
                ask(statement)
            ask(f"pragma user_version = {number}")

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with _failing_typed():
            try:
                self._connection.execute("begin immediate")
                yield self._connection
                self._connection.execute("commit")
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("rollback")

    def add(self, match: str, charter: Charter, company: Company, address: str = "") -> None:
        """Keep a new match that somebody at an address has made."""
        row = (match, int(time.time()), _text(charter), _text(company))
        with self._transaction() as connection:
            connection.execute("insert into match values (?, ?, ?, ?)", row)
            _touch(connection, match, len(row[2]) + len(row[3]), address)

    def kept_for(self, address: str) -> Holding:
        """What is kept for an address."""
        with _failing_typed():
            found = self._connection.execute(
                "select count(*) filter (where match not in (select match from told)),"
                " coalesce(sum(bytes), 0) from origin where address = ?",
                (address,),
            )
            return Holding(*found.fetchone())

    def touch(self, match: str) -> None:
        """Somebody has looked in on a match; kept once an hour."""
        with self._transaction() as connection:
            connection.execute(
                "update origin set touched = ?1 where match = ?2 and touched < ?1 - 3600",
                (int(time.time()), match),
            )

    def left_alone(self, before: float) -> list[str]:
        """Matches not known to be over that nobody has come to since a time."""
        with _failing_typed():
            found = self._connection.execute(
                "select id from match left join origin on origin.match = id"
                " where coalesce(touched, made) < ? and id not in (select match from told)",
                (int(before),),
            )
            return [match for (match,) in found]

    def remove(self, match: str, before: float) -> None:
        """Forget a match, unless somebody has come to it since a time, or it is over."""
        if match in self.left_alone(before):
            with self._transaction() as connection:
                for table in ("origin", "mark", "so_far", "chat", "entry"):
                    connection.execute(f"delete from {table} where match = ?", (match,))
                connection.execute("delete from match where id = ?", (match,))

    def append(self, match: str, version: int, entry: Entry, mark: Mark | None = None) -> None:
        """Keep the next version, and what the match has come to with it.

        Raises StaleVersion if somebody else kept one before.
        """
        row = (match, version, entry.kind, entry.seat, entry.text, entry.id)
        try:
            with self._transaction() as connection:
                connection.execute("insert into entry values (?, ?, ?, ?, ?, ?)", row)
                _touch(connection, match, len(entry.text) + len(entry.id) + ROW)
                if mark:
                    _mark(connection, match, mark)
        except sqlite3.IntegrityError as error:
            raise StaleVersion("stale-version", found=version - 1, now=version) from error

    def seat(self, match: str, before: Company, after: Company) -> None:
        """Keep who sits where. Raises StaleVersion if somebody else changed it before."""
        with self._transaction() as connection:
            found = connection.execute("select company from match where id = ?", (match,))
            if msgspec.json.decode(found.fetchone()[0], type=Company) != before:
                raise StaleVersion("stale-version", found=0, now=0)
            _touch(connection, match, 0)
            connection.execute("update match set company = ? where id = ?", (_text(after), match))

    def hear(self, match: str, seat: int | None, name: str, text: str) -> ChatLine:
        """Keep a line of chat, and give it its number."""
        with self._transaction() as connection:
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
        with self._transaction() as connection:
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
        with _failing_typed():
            found = self._connection.execute(
                f"select language, told from {table} where match = ?", (match,)
            )
            return dict(found.fetchall())

    def mark(self, match: str) -> Mark | None:
        """What a match had come to when it was last looked at."""
        with _failing_typed():
            found = self._connection.execute(
                "select version, mark, state from mark where match = ?", (match,)
            ).fetchone()
            return None if found is None else Mark(*found)

    def move_up(self, match: str, charter: Charter, mark: Mark) -> None:
        """From now on a match is one of other rules, which lead to the same."""
        with self._transaction() as connection:
            update = "update match set charter = ? where id = ?"
            connection.execute(update, (_text(charter), match))
            _mark(connection, match, mark)

    def untold(self, most: int) -> list[str]:
        """The youngest matches of which nothing is told yet."""
        with _failing_typed():
            found = self._connection.execute(
                "select id from match where id not in (select match from told)"
                " order by made desc, id limit ?",
                (most,),
            )
            return [match for (match,) in found]

    def load(self, match: str) -> Stored | None:
        """A match; none if there is no such."""
        with _failing_typed():
            return self._load(match)

    def _load(self, match: str) -> Stored | None:
        ask = self._connection.execute
        found = ask("select charter, company from match where id = ?", (match,)).fetchone()
        if found is None:
            return None
        charter = msgspec.json.decode(found[0], type=Charter)
        _check_key(charter)
        company = msgspec.json.decode(found[1], type=Company)
        entries = ask(
            "select kind, seat, text, id from entry where match = ? order by version", (match,)
        )
        lines = ask(
            "select number, seat, name, text from chat where match = ? order by number", (match,)
        )
        return Stored(
            charter,
            company,
            [Entry(kind, Seat(seat), text, id_) for kind, seat, text, id_ in entries],
            [ChatLine(*line) for line in lines],
            self.told(match),
            self.told(match, is_over=False),
        )

    def close(self) -> None:
        self._connection.close()


@contextmanager
def _failing_typed() -> Iterator[None]:
    """Trouble with the disk is a refusal; a broken constraint is the caller's to tell."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.Error as error:
        raise StorageFailed("storage-failed", reason=_reason(error)) from error
    except msgspec.MsgspecError as error:
        raise BadRecord("match-damaged") from error


def _reason(error: sqlite3.Error) -> str:
    """Why, in a word that every language has a sentence for, or as SQLite says it."""
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE
    return REASONS.get(code, str(error))


def _check_key(charter: Charter) -> None:
    """Raises BadRecord unless it is a key that a match can have begun with."""
    try:
        is_whole = len(bytes.fromhex(charter.key)) == KEY_BYTES
    except ValueError:
        is_whole = False
    if not is_whole:
        raise BadRecord("match-damaged")


def _mark(connection: sqlite3.Connection, match: str, mark: Mark) -> None:
    row = (match, mark.version, mark.mark, mark.state)
    connection.execute("insert or replace into mark values (?, ?, ?, ?)", row)


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

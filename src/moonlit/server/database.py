"""The file matches are kept in: SQLite with a write-ahead log, synced before it says yes."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from errno import errorcode
from pathlib import Path
from typing import Final, Self

import msgspec

from moonlit.core.errors import BadRecord, TableError
from moonlit.server.folder import make_private
from moonlit.server.kept import mark_of_text

FILE: Final = "moonlit.sqlite"
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
    """
    create table start (
        match text primary key references match,
        mark text not null
    ) strict, without rowid;
    create index start_mark on start (mark);
    """,
    # Matches went on from a state before it was noted from which.
    """
    insert or ignore into start
        select id, mark from (select id, mark_of_start(charter) as mark from match)
        where mark is not null;
    """,
    """
    create table keepsake (
        name text primary key,
        text text not null
    ) strict, without rowid;
    """,
    """
    create table played (
        match text primary key references match,
        seconds integer not null
    ) strict, without rowid;
    """,
    """
    create table campaign (
        id text primary key,
        made integer not null,
        game text not null,
        host text not null,
        address text not null,
        version integer not null,
        text text not null,
        match text not null,
        is_open integer not null
    ) strict, without rowid;
    create index campaign_address on campaign (address);
    """,
)


class StorageFailed(TableError):
    """The disk refused. Nothing was acknowledged."""


class Database:
    """A connection that is used by one thread, with the tables of this version."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.isolation_level = None
        connection.create_function("mark_of_start", 1, mark_of_text)
        self._prepare()

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The database of a folder, made if it is not there yet."""
        # The keys of running matches are in there: for nobody else on this computer.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / FILE
        file.touch(mode=0o600)
        make_private(folder)
        make_private(file)
        try:
            with failing_typed():
                connection = sqlite3.connect(file, timeout=10, check_same_thread=False)
                return cls(connection)
        except StorageFailed as error:
            reason = error.facts["reason"]
            # Its own sentence says that nothing was written, which nobody wanted here.
            raise StorageFailed(
                "storage-unusable", path=str(file), reason=reason
            ) from error.__cause__

    def _prepare(self) -> None:
        ask = self._connection.execute
        mode = self._write_ahead()
        ask("pragma synchronous = full")
        ask("pragma foreign_keys = on")
        # At `normal` a power cut loses what was acknowledged.
        assert (mode, ask("pragma synchronous").fetchone()[0]) == ("wal", 2)
        with self.transaction():
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
            raise BadRecord("future-matches", found=version, known=len(MIGRATIONS))
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            for statement in script.split(";"):
                ask(statement)
            ask(f"pragma user_version = {number}")

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Change several things, all of them or none."""
        with failing_typed():
            try:
                self._connection.execute("begin immediate")
                yield self._connection
                self._connection.execute("commit")
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("rollback")

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Ask for what is kept."""
        with failing_typed():
            yield self._connection

    def close(self) -> None:
        self._connection.close()


@contextmanager
def failing_typed() -> Iterator[None]:
    """Trouble with the disk is a refusal; a broken constraint is the caller's to tell."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.Error as error:
        raise StorageFailed("storage-failed", reason=_reason(error)) from error
    except OSError as error:
        reason = errorcode.get(error.errno or 0, str(error))
        raise StorageFailed("storage-failed", reason=reason) from error
    except msgspec.MsgspecError as error:
        raise BadRecord("match-damaged") from error


def _reason(error: sqlite3.Error) -> str:
    """Why, in a word that every language has a sentence for, or as SQLite says it."""
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE
    return REASONS.get(code, str(error))

"""Cut the power under the storage again and again; nothing acknowledged may be lost.

    python -m tools.power_cut --cuts 1000

SQLite runs over files that have two planes: what was written, and what was synced. A cut keeps
the synced plane and any part of what was written since. Run it from the top of the repository.
"""

# ruff: noqa: N802 (apsw gives the names)

import argparse
import json
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import apsw

from moonlit.core.action import Seat
from moonlit.server.database import Database, StorageFailed
from moonlit.server.kept import Chair, Charter, Company
from moonlit.server.storage import Storage
from moonlit.server.wire import Settings
from moonlit.table.live import Entry

SECTOR = 512
VFS = "power"
MATCHES = ("one", "two")
MOST_ENTRIES = 40
# About as many writes and syncs as the longest of our runs makes.
MOST_STEPS = 400

Write = tuple[int, bytes] | int


@dataclass
class File:
    """What lies on the disk for sure, and what was written since: at a place, or cut to a size."""

    synced: bytearray = field(default_factory=bytearray)
    since: list[Write] = field(default_factory=list)
    live: bytearray = field(default_factory=bytearray)

    def change(self, write: Write) -> None:
        self.since.append(write)
        put(self.live, write)

    def sync(self) -> None:
        self.synced, self.since = bytearray(self.live), []

    def after_cut(self, random: Random) -> "File":
        """The synced plane, and of every later write all, nothing or some sectors."""
        found = bytearray(self.synced)
        for write in self.since:
            for part in torn(write, random):
                put(found, part)
        return File(found, [], bytearray(found))


def put(data: bytearray, write: Write) -> None:
    if isinstance(write, int):
        del data[write:]
        return
    offset, written = write
    data.extend(bytes(max(0, offset - len(data))))
    data[offset : offset + len(written)] = written


def torn(write: Write, random: Random) -> Iterator[Write]:
    kept = random.random()
    if kept < 0.4:
        return
    if kept < 0.8 or isinstance(write, int):
        yield write
        return
    offset, written = write
    for start in range(0, len(written), SECTOR):
        if random.random() < 0.5:
            yield offset + start, written[start : start + SECTOR]


class Disk(apsw.VFS):
    """All files of a computer whose power fails after a number of steps.

    What it does after that, it does to files that nobody will see again.
    """

    def __init__(self, random: Random) -> None:
        self.files: dict[str, File] = {}
        self._random = random
        self._steps = 0
        self._kept: dict[str, File] | None = None
        super().__init__(VFS, "")

    @property
    def is_cut(self) -> bool:
        return self._kept is not None

    def begin(self, steps: int) -> None:
        self.files, self._kept, self._steps = {}, None, steps

    def step(self) -> None:
        self._steps -= 1
        if self._steps < 0 and not self.is_cut:
            self.cut()

    def cut(self) -> None:
        files = self.files.items()
        self._kept = {name: file.after_cut(self._random) for name, file in files}

    def restart(self) -> None:
        """Go on with what the disk has kept."""
        if self._kept is None:
            self.cut()
        assert self._kept is not None
        self.files = self._kept

    def xFullPathname(self, name: str) -> str:
        return name

    def xOpen(self, name: Any, flags: list[int]) -> "Handle":  # type: ignore[override]  # noqa: ANN401
        path = name if isinstance(name, str) or name is None else name.filename()
        flags[1] = flags[0]
        return Handle(self, self.files.setdefault(path or f"temporary {id(flags)}", File()))

    def xAccess(self, pathname: str, flags: int) -> bool:
        return pathname in self.files

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.step()
        self.files.pop(filename, None)


class Handle:
    """One open file; nobody else has it open, so locks always fit."""

    def __init__(self, disk: Disk, file: File) -> None:
        self._disk, self._file = disk, file

    def xRead(self, amount: int, offset: int) -> bytes:
        return bytes(self._file.live[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        self._file.change((offset, bytes(data)))
        self._disk.step()

    def xTruncate(self, newsize: int) -> None:
        self._file.change(newsize)
        self._disk.step()

    def xSync(self, flags: int) -> None:
        self._disk.step()
        self._file.sync()

    def xFileSize(self) -> int:
        return len(self._file.live)

    def xClose(self) -> None:
        """Nothing is kept in the handle."""

    def xLock(self, level: int) -> None:
        """There is nobody else."""

    def xUnlock(self, level: int) -> None:
        """There is nobody else."""

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, op: int, ptr: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        return int(apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE)


class Connection:
    """An apsw connection that looks to `Storage` like one of the standard library's.

    `synchronous` takes the place of what the storage asks for: how a control shows its teeth.
    """

    isolation_level: str | None = None

    def __init__(self, pages: int, synchronous: str) -> None:
        self._synchronous = synchronous
        self._connection = apsw.Connection("moonlit.sqlite", vfs=VFS)
        # No shared memory over a disk of our own.
        self._connection.execute("pragma locking_mode = exclusive")
        self._connection.execute(f"pragma wal_autocheckpoint = {pages}")

    def execute(self, sql: str, values: Sequence[object] = ()) -> Any:  # noqa: ANN401
        if sql == "pragma synchronous = full":
            sql = f"pragma synchronous = {self._synchronous}"
        if sql == "pragma synchronous":
            sql = "select 2"
        try:
            return self._connection.execute(sql, tuple(values))
        except apsw.ConstraintError as error:
            raise sqlite3.IntegrityError(str(error)) from error
        except apsw.Error as error:
            raise sqlite3.OperationalError(str(error)) from error

    def create_function(self, name: str, count: int, work: Callable[..., str | None]) -> None:
        self._connection.create_scalar_function(name, work, count)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def close(self) -> None:
        self._connection.close()


@dataclass
class Promised:
    """What a storage has said it keeps."""

    matches: set[str] = field(default_factory=set)
    entries: dict[str, list[Entry]] = field(default_factory=dict)
    chat: dict[str, int] = field(default_factory=dict)


@dataclass
class Report:
    """How many cuts there were, and after how many something was lost or broken."""

    cuts: int = 0
    promised: int = 0
    lost: int = 0
    corrupt: int = 0


def charter() -> Charter:
    return Charter("nocturne", 1, "pack", {}, "00" * 32, Settings())


def write_until_cut(disk: Disk, pages: int, synchronous: str, random: Random) -> Promised:
    """Make matches and append to them as a server does, until the power is gone."""
    promised = Promised()
    storage, connection = open_on(pages, synchronous)
    for keep in deeds(storage, promised, random):
        if disk.is_cut:
            break
        keep()
    connection.close()
    return promised


def deeds(storage: Storage, promised: Promised, random: Random) -> Iterator[Callable[[], None]]:
    """Write something; what is given notes that it was promised."""
    for match in MATCHES:
        storage.add(match, charter(), Company("", [Chair("open")]))
        yield partial(promised.matches.add, match)
    for number in range(MOST_ENTRIES):
        match = random.choice(MATCHES)
        entries = promised.entries.setdefault(match, [])
        text = "0 cast " + "x" * random.randrange(300)
        entry = Entry("act", Seat(0), text, f"{number}")
        storage.append(match, len(entries) + 1, entry)
        yield partial(entries.append, entry)
        if random.random() < 0.1:
            line = storage.hear(match, 0, "Ann", "hello")
            yield partial(promised.chat.__setitem__, match, line.number)


def check(storage: Storage, connection: Connection, promised: Promised) -> tuple[bool, bool]:
    """Whether something promised is lost, and whether the database is broken."""
    is_corrupt = connection.execute("pragma integrity_check").fetchall() != [("ok",)]
    is_lost = False
    for match in promised.matches:
        stored = storage.load(match)
        entries = promised.entries.get(match, [])
        if stored is None:
            return True, is_corrupt
        # The last one may be there although nobody was told.
        is_lost |= stored.entries[: len(entries)] != entries
        is_lost |= len(stored.entries) > len(entries) + 1
        is_lost |= len(stored.chat) < promised.chat.get(match, 0)
    return is_lost, is_corrupt


def cut_power(cuts: int, seed: int, synchronous: str = "full") -> Report:
    """Cut after a random number of steps, again and again."""
    random, report = Random(seed), Report()
    disk = Disk(random)
    for _ in range(cuts):
        disk.begin(random.randrange(MOST_STEPS))
        # Small logs are carried over to the database often, large ones never.
        pages = random.choice((4, 16, 1000))
        promised = write_until_cut(disk, pages, synchronous, random)
        disk.restart()
        report.cuts += 1
        report.promised += sum(map(len, promised.entries.values()))
        try:
            storage, connection = open_on(pages, synchronous)
            is_lost, is_corrupt = check(storage, connection, promised)
            connection.close()
        except (sqlite3.Error, StorageFailed):
            is_lost, is_corrupt = True, True
        report.lost += is_lost
        report.corrupt += is_corrupt
    disk.unregister()
    return report


def open_on(pages: int, synchronous: str) -> tuple[Storage, Connection]:
    connection = Connection(pages, synchronous)
    return Storage(Database(connection)), connection  # type: ignore[arg-type]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    report = cut_power(wanted.cuts, wanted.seed)
    control = cut_power(max(1, wanted.cuts // 10), wanted.seed, "normal")
    print(json.dumps({"full": vars(report), "normal": vars(control)}))
    return 1 if report.lost or report.corrupt or not control.lost else 0


if __name__ == "__main__":
    sys.exit(main())

"""What pages were told, held against what lies on disk after a crash."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from moonlit.server.database import FILE

Reader = tuple[str, int | None]
Entries = dict[int, tuple[str, int, str, str]]


@dataclass(frozen=True)
class Promise:
    """An entry the server has acknowledged."""

    match: str
    version: int
    kind: str
    seat: int
    text: str
    id: str


@dataclass
class Ledger:
    """Everything promised, refused and told; breaches are what cannot all be true."""

    promises: dict[tuple[str, str], Promise] = field(default_factory=dict)
    refused: set[tuple[str, str]] = field(default_factory=set)
    told: dict[Reader, dict[int, str]] = field(default_factory=dict)
    resent: int = 0
    breaches: list[str] = field(default_factory=list)

    def promise(self, promise: Promise) -> None:
        """An entry was acknowledged; once more is fine, with another version is not."""
        known = self.promises.setdefault((promise.match, promise.id), promise)
        if known != promise:
            self.breaches.append(f"doubled: {known} and {promise}")

    def refuse(self, match: str, id_: str) -> None:
        self.refused.add((match, id_))

    def tell(self, reader: Reader, version: int, entry: str) -> None:
        """A reader heard of a version; the next one, or the same as before."""
        told = self.told.setdefault(reader, {})
        if version not in told and version > 0 and version - 1 not in told:
            self.breaches.append(f"gap: {reader} heard of {version} after {max(told, default=-1)}")
        if told.setdefault(version, entry) != entry:
            self.breaches.append(f"changed: {reader} heard twice of {version}, differently")

    def check(self, folder: Path) -> int:
        """Compare with the files of a killed server, in a copy; gives how many entries it has."""
        with tempfile.TemporaryDirectory() as place:
            for file in folder.glob(f"{FILE}*"):
                if not file.name.endswith("-shm"):
                    shutil.copy(file, place)
            kept = read_entries(Path(place) / FILE)
        for match, entries in kept.items():
            if sorted(entries) != list(range(1, len(entries) + 1)):
                self.breaches.append(f"gap on disk: {match} has {sorted(entries)}")
        self.breaches += self._lost(kept)
        self.breaches += self._denied(kept)
        return sum(map(len, kept.values()))

    def _lost(self, kept: dict[str, Entries]) -> Iterator[str]:
        for promise in self.promises.values():
            row = kept.get(promise.match, {}).get(promise.version)
            if row != (promise.kind, promise.seat, promise.text, promise.id):
                yield f"lost: {promise}, found {row}"
        for (match, seat), told in self.told.items():
            if max(told, default=0) > len(kept.get(match, {})):
                yield f"lost: seat {seat} of {match} was told of version {max(told)}"

    def _denied(self, kept: dict[str, Entries]) -> Iterator[str]:
        for match, entries in kept.items():
            ids = [id_ for _, _, _, id_ in entries.values()]
            if len(set(ids)) != len(ids):
                yield f"doubled: an id twice in {match}"
            for id_ in ids:
                if (match, id_) in self.refused:
                    yield f"denied: {id_} was refused in {match} and is there"


def read_entries(file: Path) -> dict[str, Entries]:
    """All entries of a database, which must be whole."""
    connection = sqlite3.connect(file)
    try:
        assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
        kept: dict[str, Entries] = {}
        rows = connection.execute("select match, version, kind, seat, text, id from entry")
        for match, version, *entry in rows:
            kept.setdefault(match, {})[version] = tuple(entry)
        return kept
    finally:
        connection.close()

"""Reads a pack folder, checks all of it, and gives the tables or every error at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from errno import errorcode
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Generic, TypeVar

from moonlit.packs.facts import digest_of_rows, older_digests
from moonlit.packs.rows import Rows
from moonlit.packs.schema import Files, check_document
from moonlit.packs.source import BadPack, Document, Fault, PackError, Row, read_document

MAX_BYTES: Final = 1 << 20

P_co = TypeVar("P_co", covariant=True)


@dataclass(frozen=True, eq=False)
class PackKind(Generic[P_co]):
    """The packs of one game: what files they have, what must hold in them, what they become."""

    package: str
    files: Files
    cross_errors: Callable[[Rows], Iterator[PackError]]
    build: Callable[[Rows, str, tuple[str, ...]], P_co]
    # Tables about the books, which no rule reads.
    talk: tuple[str, ...] = ()

    def load(self, path: Path | str | None = None) -> P_co:
        """The pack in a folder, or the built-in one; raises BadPack with every error in it."""
        return self._built_in if path is None else self._load(Path(path))

    def check(self, folder: Path | str) -> list[PackError]:
        """Everything wrong in a pack folder, by file and line; empty if it can be played."""
        try:
            self._load(Path(folder))
        except BadPack as bad:
            return list(bad.errors)
        return []

    def source(self) -> Traversable:
        """Where the built-in pack lies."""
        return files(self.package)

    @cached_property
    def _built_in(self) -> P_co:
        return self._load(self.source())

    def _load(self, folder: Traversable) -> P_co:
        contents, errors = _read_folder(folder, tuple(self.files))
        rows: dict[str, list[Row]] = {}
        for name, raw in contents.items():
            try:
                document = read_document(name, raw)
            except BadPack as bad:
                errors.extend(bad.errors)
                continue
            errors.extend(check_document(document, self.files[name]))
            rows.update(self._rows(document))
        errors.extend(self.cross_errors(rows))
        if errors:
            raise BadPack(sorted(errors, key=lambda error: (error.file, error.line)))
        digest = digest_of_rows(rows, self.talk)
        return self.build(rows, digest, older_digests(digest, contents))

    def _rows(self, document: Document) -> dict[str, list[Row]]:
        return {table.name or "pack": table.rows(document) for table in self.files[document.file]}


def _read_folder(
    folder: Traversable, known: tuple[str, ...]
) -> tuple[dict[str, bytes], list[PackError]]:
    try:
        entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    except OSError as error:
        raise BadPack([PackError(str(folder), 0, unreadable(error))]) from None
    contents: dict[str, bytes] = {}
    errors: list[PackError] = []
    for entry in entries:
        if _is_no_part(entry.name):
            continue
        if entry.name not in known:
            errors.append(PackError(entry.name, 0, Fault("unknown-file", known=known)))
            continue
        try:
            contents[entry.name] = read_file(entry)
        except BadPack as bad:
            errors.extend(bad.errors)
    missing = [name for name in known if name not in {entry.name for entry in entries}]
    errors.extend(PackError(name, 0, Fault("file-missing")) for name in missing)
    return contents, errors


def _is_no_part(name: str) -> bool:
    """The built-in folder is a Python package too, and desktops leave hidden files."""
    return name.startswith(".") or name == "__pycache__" or name.endswith(".py")


def read_file(entry: Traversable) -> bytes:
    """The bytes of a file; raises BadPack if it cannot be read or is too large."""
    try:
        with entry.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadPack([PackError(entry.name, 0, unreadable(error))]) from None
    if len(raw) > MAX_BYTES:
        raise BadPack([PackError(entry.name, 0, Fault("too-large", most=MAX_BYTES))])
    return raw


def unreadable(error: OSError) -> Fault:
    """Why the system would not read a file or folder."""
    return Fault("unreadable", reason=errorcode.get(error.errno or 0, ""))

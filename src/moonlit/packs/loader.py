"""Reads a pack folder, checks all of it, and gives the tables or every error at once."""

from __future__ import annotations

from errno import errorcode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from moonlit.packs.nocturne.build import build_pack
from moonlit.packs.nocturne.checks import cross_errors
from moonlit.packs.nocturne.fields import FILES
from moonlit.packs.nocturne.tables import Pack
from moonlit.packs.schema import check_document
from moonlit.packs.source import BadPack, Document, Fault, PackError, Row, read_document

__all__ = ["BadPack", "Pack", "PackError", "check_pack", "content_hash", "load_pack"]

MAX_BYTES: Final = 1 << 20


def load_pack(path: Path | str | None = None) -> Pack:
    """The pack in a folder, or the built-in one; raises BadPack with every error in it."""
    if path is None:
        return _built_in()
    return _load(Path(path))


def check_pack(folder: Path | str) -> list[PackError]:
    """Everything wrong in a pack folder, by file and line; empty if it can be played."""
    try:
        _load(Path(folder))
    except BadPack as bad:
        return list(bad.errors)
    return []


def content_hash(contents: dict[str, bytes]) -> str:
    """SHA-256, in hex, of file names, lengths and bytes in the order of the names."""
    digest = sha256()
    for name in sorted(contents):
        digest.update(name.encode() + b"\0")
        digest.update(len(contents[name]).to_bytes(8, "big"))
        digest.update(contents[name])
    return digest.hexdigest()


@cache
def _built_in() -> Pack:
    return _load(files("moonlit.packs.nocturne"))


def _load(folder: Traversable) -> Pack:
    contents, errors = _read_folder(folder)
    rows: dict[str, list[Row]] = {}
    for name, raw in contents.items():
        try:
            document = read_document(name, raw)
        except BadPack as bad:
            errors.extend(bad.errors)
            continue
        errors.extend(check_document(document, FILES[name]))
        rows.update(_rows(document))
    errors.extend(cross_errors(rows))
    if errors:
        raise BadPack(sorted(errors, key=lambda error: (error.file, error.line)))
    return build_pack(rows, content_hash(contents))


def _rows(document: Document) -> dict[str, list[Row]]:
    return {table.name or "pack": table.rows(document) for table in FILES[document.file]}


def _read_folder(folder: Traversable) -> tuple[dict[str, bytes], list[PackError]]:
    try:
        entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    except OSError as error:
        raise BadPack([PackError(str(folder), 0, _unreadable(error))]) from None
    contents: dict[str, bytes] = {}
    errors: list[PackError] = []
    for entry in entries:
        if _is_no_part(entry.name):
            continue
        if entry.name not in FILES:
            errors.append(PackError(entry.name, 0, Fault("unknown-file", known=tuple(FILES))))
            continue
        try:
            contents[entry.name] = _read(entry)
        except BadPack as bad:
            errors.extend(bad.errors)
    missing = [name for name in FILES if name not in {entry.name for entry in entries}]
    errors.extend(PackError(name, 0, Fault("file-missing")) for name in missing)
    return contents, errors


def _is_no_part(name: str) -> bool:
    """The built-in folder is a Python package too, and desktops leave hidden files."""
    return name.startswith(".") or name == "__pycache__" or name.endswith(".py")


def _read(entry: Traversable) -> bytes:
    try:
        with entry.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadPack([PackError(entry.name, 0, _unreadable(error))]) from None
    if len(raw) > MAX_BYTES:
        raise BadPack([PackError(entry.name, 0, Fault("too-large", most=MAX_BYTES))])
    return raw


def _unreadable(error: OSError) -> Fault:
    return Fault("unreadable", reason=errorcode.get(error.errno or 0, ""))

"""Copies of the built-in pack with something wrong in them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from moonlit.client.faults import tell_pack_error
from moonlit.packs.catalogue import AnyPack
from moonlit.packs.loader import PackKind
from moonlit.packs.nocturne.folder import KIND as NOCTURNE
from tests.client.catalogues import STRICT, check_told

ENGLISH = STRICT[0]


def built_in_files(kind: PackKind[AnyPack] = NOCTURNE) -> dict[str, bytes]:
    """The files of a built-in pack by name."""
    folder = files(kind.package)
    found = {entry.name: entry.read_bytes() for entry in folder.iterdir() if entry.is_file()}
    return {name: raw for name, raw in sorted(found.items()) if name.endswith(".toml")}


def write_pack(folder: Path, contents: Mapping[str, bytes]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, raw in contents.items():
        (folder / name).write_bytes(raw)
    return folder


def break_text(
    folder: Path, file: str, old: str, new: str, kind: PackKind[AnyPack] = NOCTURNE
) -> tuple[list[str], int]:
    """The errors after one text was replaced by another, and the line it begins in."""
    contents = built_in_files(kind)
    text = contents[file].decode()
    assert text.count(old) == 1, f"{file} must hold {old!r} exactly once"
    line = text[: text.index(old)].count("\n") + 1
    contents[file] = text.replace(old, new).encode()
    return errors_of(write_pack(folder, contents), kind), line


def errors_of(folder: Path | str, kind: PackKind[AnyPack] = NOCTURNE) -> list[str]:
    """Everything wrong in a pack, in English; it must be tellable in every language."""
    errors = kind.check(folder)
    for words in STRICT:
        for error in errors:
            check_told(tell_pack_error(words, error))
    return [tell_pack_error(ENGLISH, error) for error in errors]


def line_of(file: Path, text: str) -> int:
    """The line in which a text that stands there once begins."""
    content = file.read_text(encoding="utf-8")
    assert content.count(text) == 1
    return content[: content.index(text)].count("\n") + 1

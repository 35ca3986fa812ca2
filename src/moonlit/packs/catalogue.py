"""The catalogue: which games have packs, and whose pack a folder holds."""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Protocol

from moonlit.packs.dominion.folder import KIND as DOMINION
from moonlit.packs.loader import read_file
from moonlit.packs.nocturne.folder import KIND as NOCTURNE
from moonlit.packs.source import BadPack, read_document
from moonlit.packs.wonder_book.folder import KIND as WONDER_BOOK

HEAD: Final = "pack.toml"


class AnyPack(Protocol):
    """A pack of some game; only that game looks into it."""

    @property
    def id(self) -> str: ...
    @property
    def digest(self) -> str: ...


class AnyKind(Protocol):
    """The packs of some game: the files they have, and how a folder of them is loaded."""

    @property
    def files(self) -> Collection[str]: ...
    def load(self, path: Path | str | None = None) -> AnyPack: ...
    def source(self) -> Traversable: ...


KINDS: Final[dict[str, AnyKind]] = {
    "nocturne": NOCTURNE,
    "dominion": DOMINION,
    "wonder_book": WONDER_BOOK,
}


def built_in_files(game: str) -> dict[str, bytes]:
    """The files of a game's built-in pack by name."""
    entries = KINDS[game].source().iterdir()
    return {one.name: read_file(one) for one in entries if one.name.endswith((".toml", ".yaml"))}


def load_any(folder: Path) -> AnyPack:
    """The pack in a folder, of whichever game; raises BadPack with every error in it."""
    return kind_of(folder).load(folder)


def kind_of(folder: Path) -> AnyKind:
    """By the game that the pack names, else by the files that are there."""
    try:
        game = read_document(HEAD, read_file(folder / HEAD)).data.get("game")
    except BadPack:
        game = None
    if isinstance(game, str) and game in KINDS:
        return KINDS[game]
    return max(
        KINDS.values(), key=lambda kind: sum((folder / name).is_file() for name in kind.files)
    )

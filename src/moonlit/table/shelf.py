"""Packs kept by digest beside the matches, so that a match is opened with its own."""

import os
import re
import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from moonlit.core.errors import TableError
from moonlit.core.game import Game
from moonlit.games import AnyState, load_game
from moonlit.packs.before import BEFORE
from moonlit.packs.catalogue import built_in_files
from moonlit.packs.source import BadPack

FOLDER = "packs"
DIGEST = re.compile("[0-9a-f]{64}")


@cache
def built_in(game: str) -> Game[AnyState]:
    """A game with its built-in pack; loaded once."""
    return load_game(game)


class Shelf:
    """The packs of a data folder. A pack is written once, whole or not at all."""

    def __init__(self, data: Path, games: Mapping[str, Game[AnyState]] | None = None) -> None:
        self._folder = data / FOLDER
        self._today = dict(games or {})
        self._kept: dict[tuple[str, str], Game[AnyState]] = {}

    def today(self, game: str) -> Game[AnyState]:
        """A game as it is played now. Raises BadConfig if there is no such."""
        return self._today.get(game) or built_in(game)

    def find(self, game: str, pack: str) -> Game[AnyState] | None:
        """The game with a pack by its digest; none if the pack is not known here."""
        try:
            today = self.today(game)
        except TableError:
            return None
        return today if today.knows_pack(pack, {}) else self._old(game, pack)

    def folder(self, game: str, pack: str) -> Path | None:
        """Where a pack lies that is not the present one."""
        today = self.today(game).knows_pack(pack, {})
        return None if today else self._folder / _facts(pack)

    def carried(self, game: str, pack: str) -> dict[str, str] | None:
        """The files of a pack that is not the present one, by name; none if it is not kept."""
        if self.find(game, pack) is None or (folder := self.folder(game, pack)) is None:
            return None
        return {file.name: file.read_text("utf-8") for file in sorted(folder.iterdir())}

    def _old(self, game: str, pack: str) -> Game[AnyState] | None:
        if (game, pack) not in self._kept:
            folder = self._folder / _facts(pack)
            if not DIGEST.fullmatch(pack):
                return None
            try:
                found = load_game(game, folder)
            except BadPack:
                return None
            if not found.knows_pack(pack, {}):
                return None
            self._kept[game, pack] = found
        return self._kept[game, pack]

    def keep(self, game: str) -> None:
        """Keep the pack that a game is played with now, unless it is there.

        Raises OSError if the disk refuses.
        """
        place = self._folder / self.today(game).pack_hash({})
        # A pack from elsewhere is kept by whoever put it there.
        if place.exists() or place.name != built_in(game).pack_hash({}):
            return
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            _put(place, built_in_files(game))
        except OSError:
            # Another program may have been quicker.
            if not place.exists():
                raise


def _facts(pack: str) -> str:
    """The digest of the facts that a digest of bytes stood for."""
    return next((facts for facts, bytes_ in BEFORE.items() if pack in bytes_), pack)


def _put(place: Path, contents: Mapping[str, bytes]) -> None:
    """A folder with files, whole or not at all."""
    draft = Path(mkdtemp(prefix=".", dir=place.parent))
    try:
        for name, raw in contents.items():
            _write(draft / name, raw)
        _sync(draft)
        draft.rename(place)
        _sync(place.parent)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _write(path: Path, raw: bytes) -> None:
    with path.open("wb") as stream:
        stream.write(raw)
        stream.flush()
        os.fsync(stream.fileno())


def _sync(folder: Path) -> None:
    if os.name == "nt":  # Windows cannot open a folder, and needs no such thing.
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

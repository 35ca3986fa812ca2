"""Packs beside the matches: kept whole, or not at all."""

import os
from pathlib import Path

import pytest

from moonlit.packs.catalogue import built_in_files
from moonlit.server.shelf import FOLDER, Shelf, built_in


def test_a_pack_is_on_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced, rename, sync = list[str](), Path.rename, os.fsync
    named = list[str]()

    def note(handle: int) -> None:
        synced.append(Path(f"/proc/self/fd/{handle}").readlink().name)
        sync(handle)

    def renamed(draft: Path, place: Path) -> Path:
        assert sorted(synced) == sorted([*built_in_files("nocturne"), draft.name])
        named.append(place.name)
        return rename(draft, place)

    monkeypatch.setattr(os, "fsync", note)
    monkeypatch.setattr(Path, "rename", renamed)
    Shelf(tmp_path).keep("nocturne")
    assert named == [built_in("nocturne").pack_hash({})]
    assert synced[-1] == FOLDER


def test_a_pack_that_could_not_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "no space")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="no space"):
            Shelf(tmp_path).keep("nocturne")
    assert [*(tmp_path / FOLDER).iterdir()] == []
    Shelf(tmp_path).keep("nocturne")
    assert [one.name for one in (tmp_path / FOLDER).iterdir()] == [
        built_in("nocturne").pack_hash({})
    ]

"""Packs beside the matches: kept whole, or not at all."""

import os
from errno import ENOSPC
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from moonlit.packs.catalogue import built_in_files
from moonlit.server.app import Place, make_app
from moonlit.table.shelf import FOLDER, Shelf, built_in


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


def test_a_pack_that_cannot_be_written_is_refused_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(ENOSPC, "")

    wish = {"game": "nocturne", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    with TestClient(make_app(Place(tmp_path, 80)), "http://localhost") as client:
        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", full)
            refused = client.post("/api/matches", json=wish)
        assert (refused.status_code, refused.json()["problem"]["code"]) == (503, "storage-failed")
        assert "the disk is full" in refused.json()["problem"]["sentence"]
        assert [*(tmp_path / FOLDER).iterdir()] == []
        assert client.post("/api/matches", json=wish).status_code == 200
    assert [one.name for one in (tmp_path / FOLDER).iterdir()] == [
        built_in("nocturne").pack_hash({})
    ]


def test_a_place_for_packs_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("")
    with pytest.raises(FileExistsError):
        Shelf(tmp_path).keep("nocturne")

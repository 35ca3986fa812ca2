"""Files that several programs write."""

import fcntl
import os
from pathlib import Path

import pytest

from moonlit.core.errors import BadRecord
from moonlit.table.files import keep_both, locked, replace_file, version_before
from moonlit.table.tracks import Tracks


def test_the_version_before_stays(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file.json"
    for text in ("one", "two", "two", "three"):
        keep_both(path, text)
    assert (path.read_text(), version_before(path).read_text()) == ("three", "two")
    assert sorted(one.name for one in path.parent.iterdir()) == ["file.json", "file.json.before"]


def test_a_text_is_on_disk_before_its_name_and_then_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, done = tmp_path / "file.json", list[str]()
    sync, rename = os.fsync, Path.replace

    def synced(handle: int) -> None:
        place = Path(f"/proc/self/fd/{handle}").readlink()
        done.append("folder" if place == tmp_path else place.read_text())
        sync(handle)

    def renamed(draft: Path, place: Path) -> Path:
        done.append("name")
        return rename(draft, place)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", renamed)
    replace_file(path, "new")
    assert done == ["new", "name", "folder"]


def test_two_that_write_at_once_do_not_share_a_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, texts = tmp_path / "file.json", ["inner"]

    def synced(_: int) -> None:
        if texts:
            replace_file(path, texts.pop())
            assert path.read_text() == "inner"

    monkeypatch.setattr(os, "fsync", synced)
    replace_file(path, "outer")
    assert path.read_text() == "outer"
    assert [one.name for one in tmp_path.iterdir()] == ["file.json"]


def test_while_one_writes_the_others_wait(tmp_path: Path) -> None:
    def is_free() -> bool:
        handle = os.open(tmp_path, os.O_RDONLY)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        finally:
            os.close(handle)
        return True

    with locked(tmp_path / "file.json"):
        assert not is_free()
    assert is_free()


def test_a_file_in_the_way_of_a_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotADirectoryError):
        replace_file(tmp_path / "file" / "inner.json", "")


def test_marks_of_two_programs_add_up(tmp_path: Path) -> None:
    path = tmp_path / "tracks.json"
    first, second = Tracks(path), Tracks(path)
    assert first.mark("Anna", "nocturne", ["scenario-1"]) == ["scenario-1"]
    assert second.mark("Jan", "nocturne", ["scenario-2"]) == ["scenario-2"]
    assert first.mark("Anna", "nocturne", ["scenario-1"]) == []
    marks = {person.name: person.marked("nocturne") for person in Tracks(path).people}
    assert marks == {"Anna": ["scenario-1"], "Jan": ["scenario-2"]}


def test_a_broken_progress_file_names_the_version_before(tmp_path: Path) -> None:
    path = tmp_path / "tracks.json"
    path.write_text("{")
    with pytest.raises(BadRecord, match="unreadable-tracks"):
        Tracks(path)
    path.unlink()
    for entry in ("scenario-1", "scenario-2"):
        Tracks(path).mark("Anna", "nocturne", [entry])
    path.write_text("{")
    with pytest.raises(BadRecord, match="broken-tracks") as broken:
        Tracks(path)
    assert broken.value.facts["before"] == str(version_before(path))

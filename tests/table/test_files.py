"""Files that several programs write."""

from pathlib import Path

import pytest

from moonlit.core.errors import BadRecord
from moonlit.table.files import keep_both, replace_file, version_before
from moonlit.table.tracks import Tracks


def test_the_version_before_stays(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file.json"
    for text in ("one", "two", "two", "three"):
        keep_both(path, text)
    assert (path.read_text(), version_before(path).read_text()) == ("three", "two")
    assert sorted(one.name for one in path.parent.iterdir()) == ["file.json", "file.json.before"]


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

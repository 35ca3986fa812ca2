"""Files that are missing, unknown, unreadable or hostile."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonlit.packs.loader import MAX_BYTES
from moonlit.packs.nocturne.fields import FILES
from moonlit.packs.nocturne.folder import check_pack
from tests.packs.broken import built_in_files, errors_of, write_pack

UNCLOSED = "not TOML: a text is not closed with its quotation marks"


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_told(file: str, tmp_path: Path) -> None:
    contents = built_in_files()
    del contents[file]
    assert errors_of(write_pack(tmp_path, contents)) == [f"{file}: this file is missing"]


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_told(file: str, tmp_path: Path) -> None:
    errors = check_pack(write_pack(tmp_path, built_in_files() | {file: b""}))
    assert errors
    assert {error.file for error in errors} == {file}


def test_an_unknown_file_is_told(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, built_in_files() | {"extra.toml": b""})
    (folder / "more").mkdir()
    (folder / ".hidden").touch()
    found = [(error.file, error.line) for error in check_pack(folder)]
    assert found == [("extra.toml", 0), ("more", 0)]
    assert "unknown file; known are pack.toml, tiles.toml" in errors_of(folder)[0]


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    absent = tmp_path / "absent"
    reason = "there is no such file or folder"
    assert errors_of(absent) == [f"{absent}: cannot be read: {reason}"]
    absent.touch()
    reason = "a file stands where a folder is needed"
    assert errors_of(str(absent)) == [f"{absent}: cannot be read: {reason}"]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    contents = built_in_files()
    del contents["solo.toml"]
    folder = write_pack(tmp_path, contents)
    (folder / "solo.toml").mkdir()
    assert errors_of(folder) == ["solo.toml: cannot be read: it is a folder, not a file"]


def test_text_that_is_no_text_is_told_with_its_line(tmp_path: Path) -> None:
    raw = built_in_files()["pack.toml"].replace(b"as printed", b"as pr\xffinted")
    errors = errors_of(write_pack(tmp_path, built_in_files() | {"pack.toml": raw}))
    line = raw[: raw.index(b"\xff")].count(b"\n") + 1
    assert errors == [f"pack.toml:{line}: is not UTF-8 text"]


@pytest.mark.parametrize(
    ("raw", "error"),
    [
        (b"id = " + b"[" * 100_000, "pack.toml: is nested too deeply"),
        (b"#" * (MAX_BYTES + 1), f"pack.toml: is larger than {MAX_BYTES:,} bytes"),
        (b'id = "x"\ntitle = """', f"pack.toml:2: {UNCLOSED}"),
        (b"\nid = " + b"9" * 5000, "pack.toml: not TOML: a number is too long"),
    ],
    ids=["deep", "large", "unfinished", "long number"],
)
def test_hostile_files_are_told(raw: bytes, error: str, tmp_path: Path) -> None:
    assert errors_of(write_pack(tmp_path, built_in_files() | {"pack.toml": raw})) == [error]

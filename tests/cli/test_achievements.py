"""`moonlit achievements` shows what the tracks hold."""

from pathlib import Path

import pytest

from moonlit.table.tracks import Tracks
from tests.cli.conftest import Call


@pytest.fixture
def tracks(tmp_path: Path) -> Path:
    path = tmp_path / "tracks.json"
    kept = Tracks(path)
    kept.mark("Anna", "nocturne", ["achievement-3", "scenario-1", "variant-two_up"])
    kept.mark("Jan", "nocturne", ["scenario-1", "scenario-2"])
    return path


def test_everybody_is_shown(call: Call, tracks: Path) -> None:
    out = call("achievements", "--file", str(tracks)).out
    assert "Anna (star): 3 of 50 spaces" in out
    assert "Jan (moon): 2 of 50 spaces" in out
    assert "Keen Nose – " in out
    assert "2-Up the Competition" in out
    assert "Scenarios: 2 of 20" in out
    assert "Next scenario: 3" in out


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_one_person_is_shown_in_every_language(call: Call, tracks: Path, language: str) -> None:
    arguments = ("--file", str(tracks), "--person", "Jan", "--language", language)
    out = call("achievements", *arguments).out
    assert "Jan" in out
    assert "Anna" not in out


def test_tracks_for_programs(call: Call, tracks: Path) -> None:
    told = call("achievements", "--file", str(tracks), "--person", "Anna", "--json").told
    assert told["people"] == [
        {
            "name": "Anna",
            "shape": "star",
            "track": {"done": 3, "spaces": 50},
            "next_scenario": 2,
            "scenarios": ["scenario-1"],
            "achievements": ["achievement-3"],
            "variants": ["variant-two_up"],
        }
    ]


def test_at_first_nobody_is_there(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    answer = call("achievements")
    assert (answer.code, answer.out) == (0, "Nobody has achieved anything yet.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("person", "text", "named"),
    [
        ("Anna", '{"format": 1, "people": []}', "Nobody"),
        ("Ewa", None, "Anna and Jan"),
        ("Anna", "not JSON", "bad.json"),
        ("Anna", '{"format": 9, "people": []}', "9"),
    ],
)
def test_what_cannot_be_shown(
    call: Call, tracks: Path, tmp_path: Path, person: str, text: str | None, named: str
) -> None:
    path = tracks
    if text is not None:
        path = tmp_path / "bad.json"
        path.write_text(text, "utf-8")
    answer = call("achievements", "--file", str(path), "--person", person)
    assert (answer.code, answer.out) == (2, "")
    assert named in answer.err
    assert answer.err.count("\n") == 1

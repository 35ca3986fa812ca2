"""Calling the command in this process, in a folder of its own, with what it may be given."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from moonlit.cli.main import main
from moonlit.games import load_game
from moonlit.lab.batch import play_match, record_name
from moonlit.lab.plan import make_plan
from tests.packs.broken import built_in_files, write_pack

Call = Callable[..., "Answer"]


@dataclass(frozen=True)
class Answer:
    """What a call left behind."""

    code: int
    out: str
    err: str

    @property
    def told(self) -> dict[str, object]:
        value = json.loads(self.out)
        assert isinstance(value, dict)
        return value


@pytest.fixture
def call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Calls `moonlit` in an English-speaking, empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str) -> Answer:
        code = main(arguments)
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return run


@pytest.fixture(scope="session")
def record_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished match of two random bots."""
    return _record(tmp_path_factory.mktemp("record"), ("random", "random"))


@pytest.fixture(scope="session")
def solo_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished match of one random bot against the opponent."""
    return _record(tmp_path_factory.mktemp("solo"), ("random",))


def _record(folder: Path, bots: tuple[str, ...]) -> str:
    plan = make_plan("nocturne", {}, bots, 4, 1, records=folder)
    play_match(load_game("nocturne"), plan, 0)
    return (folder / record_name(0)).read_text("utf-8")


@pytest.fixture
def record(tmp_path: Path, record_text: str) -> Path:
    path = tmp_path / "good.json"
    path.write_text(record_text, "utf-8")
    return path


@pytest.fixture
def own_pack(tmp_path: Path) -> Path:
    """A pack of one's own: the built-in one with another name."""
    contents = built_in_files()
    contents["pack.toml"] = contents["pack.toml"].replace(b'id = "nocturne"', b'id = "mine"')
    return write_pack(tmp_path / "mine", contents)


@pytest.fixture
def broken_pack(tmp_path: Path) -> Path:
    """A pack with two things wrong in it."""
    contents = built_in_files()
    contents["tiles.toml"] = contents["tiles.toml"].replace(b'id = "SK01"', b'id = "SK02"')
    del contents["solo.toml"]
    return write_pack(tmp_path / "broken", contents)

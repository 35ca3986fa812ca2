"""One server for one data folder."""

import os
import sqlite3
from pathlib import Path

import pytest

from moonlit.core.errors import BadConfig
from moonlit.server.database import FILE
from moonlit.server.folder import LOCK, hold_folder
from tests.server.house import House
from tests.server.pages import new_match


def test_a_second_server_is_refused_and_told_of_the_first(tmp_path: Path) -> None:
    first, second = House(tmp_path / "data"), House(tmp_path / "data")
    with first:
        with pytest.raises(RuntimeError, match="belongs to a server that is running") as refused:
            second.start()
        assert f"{first.origin}/ (pid {first.process.pid})" in str(refused.value)
        second.stop()
        assert second.process.returncode == 2
        assert first.get("/api/games").status < 500
    with second:
        assert second.get("/").status == 200


def test_a_killed_server_gives_its_folder_back(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    house.start()
    house.kill()
    with house:
        assert house.get("/").status == 200


DAMAGE = (
    ("charter", "'{'"),
    ("charter", "json_set(charter, '$.options', json('{}'))"),
    ("charter", "json_set(charter, '$.options.players', 10)"),
    ("charter", "json_set(charter, '$.options.mode', 7)"),
    ("charter", "json_set(charter, '$.key', 'zz')"),
    ("company", "'null'"),
    ("company", "json_set(company, '$.chairs', json('[]'))"),
)


def test_damaged_matches_are_told_and_the_others_go_on(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    with house:
        whole, *damaged = (new_match(house)["match"] for _ in range(len(DAMAGE) + 1))
    connection = sqlite3.connect(house.data / FILE)
    for match, (column, written) in zip(damaged, DAMAGE, strict=True):
        connection.execute(f"update match set {column} = {written} where id = ?", (match,))
    connection.commit()
    connection.close()
    with house:
        for match in damaged:
            answer = house.get(f"/api/matches/{match}")
            assert (answer.status, answer.code) == (400, "match-damaged")
        assert house.get(f"/api/matches/{whole}").status == 200
    assert house.mistakes == ""


def test_the_lock_names_its_holder_and_is_private(tmp_path: Path) -> None:
    handle = hold_folder(tmp_path, "http://127.0.0.1:1/")
    with pytest.raises(BadConfig, match="data-in-use") as refused:
        hold_folder(tmp_path, "http://127.0.0.1:2/")
    assert refused.value.facts["server"] == f"http://127.0.0.1:1/ (pid {os.getpid()})"
    assert (tmp_path / LOCK).stat().st_mode & 0o077 == 0
    os.close(handle)
    os.close(hold_folder(tmp_path, "http://127.0.0.1:3/"))

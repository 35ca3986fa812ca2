"""One server for one data folder."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from moonlit.core.errors import BadConfig
from moonlit.server.database import FILE
from moonlit.server.folder import LOCK, hold_folder
from tests.server.house import House
from tests.server.pages import new_match, play, sit
from tests.server.test_tables import post


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


ACTIONS = (
    "update entry set text = '0 sing'",
    "update entry set text = '7 pass'",
    "update entry set text = ''",
    "update entry set seat = 9",
    "update entry set kind = 'wish'",
    "update entry set kind = 'undo', text = '99'",
    "delete from entry",
)


def test_a_match_with_a_damaged_action_is_read_and_left_and_says_what_is_wrong(
    tmp_path: Path,
) -> None:
    house = House(tmp_path / "data")
    with house:
        whole, *damaged = (new_match(house) for _ in range(len(ACTIONS) + 1))
        for match in (whole, *damaged):
            play([sit(house, match, 0), sit(house, match, 1)], 3)
    with closing(sqlite3.connect(house.data / FILE)) as connection, connection:
        for match, change in zip(damaged, ACTIONS, strict=True):
            connection.execute(f"{change} where match = ? and version = 2", (match["match"],))
    with house:
        for match in damaged:
            page = sit(house, match, 0)
            assert (len(page.welcome["log"]), page.info["is_waiting"]) == (4, False)
            assert page.until("refused")["problem"]["code"] == "actions-damaged"
            token = page.token
            refused = post(house, match, "go-on", token=token)
            assert refused.code == "actions-damaged"
            assert post(house, match, "leave", token=token).json["seats"][0]["is_away"]
        assert play([sit(house, whole, 0), sit(house, whole, 1)], 3) == 3
    assert house.mistakes == ""


def test_the_lock_names_its_holder_and_is_private(tmp_path: Path) -> None:
    handle = hold_folder(tmp_path, "http://127.0.0.1:1/")
    with pytest.raises(BadConfig, match="data-in-use") as refused:
        hold_folder(tmp_path, "http://127.0.0.1:2/")
    assert refused.value.facts["server"] == f"http://127.0.0.1:1/ (pid {os.getpid()})"
    assert (tmp_path / LOCK).stat().st_mode & 0o077 == 0
    os.close(handle)
    os.close(hold_folder(tmp_path, "http://127.0.0.1:3/"))

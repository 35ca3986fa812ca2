"""A match that was begun with other rules: it goes on, or waits and can be read and left."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from moonlit.server.database import FILE
from tests.server.house import House
from tests.server.pages import Page, new_match, play, sit
from tests.server.test_tables import post


def older(charter: dict[str, Any]) -> None:
    charter["rules_version"] -= 1


def other_pack(charter: dict[str, Any]) -> None:
    charter["pack"] = "0" * 64


def gone_game(charter: dict[str, Any]) -> None:
    charter["game"] = "chess"


def rewrite(data: Path, match: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Make a kept match one of another time."""
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        found = connection.execute("select charter from match where id = ?", (match,)).fetchone()
        charter = json.loads(found[0])
        change(charter)
        update = "update match set charter = ? where id = ?"
        connection.execute(update, (json.dumps(charter), match))


@pytest.mark.parametrize("change", [other_pack, gone_game])
def test_it_waits_and_says_so_and_the_others_go_on(
    tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    with House(tmp_path / "data") as house:
        old, young = new_match(house), new_match(house)
        play([sit(house, old, 0), sit(house, old, 1)], 4)
        house.stop()
        rewrite(house.data, old["match"], change)
        house.start()
        path = f"/api/matches/{old['match']}"
        assert house.get(path).json["phase"] == "playing"
        assert house.get(f"{path}/record").code == "match-not-over"
        token = old["tokens"]["0"]
        told = []
        for language in ("en", "pl", "de"):
            reader = Page(house, old["match"], token, language=language)
            assert reader.welcome["sight"]["seat"] is None
            assert reader.welcome["info"]["is_waiting"]
            assert len(reader.welcome["log"]) == 5
            told.append(reader.until("refused")["problem"])
        assert {problem["code"] for problem in told} == {"match-of-other-rules"}
        assert len({problem["sentence"] for problem in told}) == 3
        page = Page(house, old["match"], token)
        page.until("refused")
        act = {"type": "act", "id": "a", "version": 4, "text": "0 pass"}
        page.send(act)
        assert page.until("refused")["problem"]["code"] == "match-of-other-rules"
        page.send({"type": "say", "id": "s", "text": "Until then!"})
        assert page.until("said")["line"]["text"] == "Until then!"
        assert post(house, old, "leave", token=token).json["seats"][0]["is_away"]
        page.match, page.token = young["match"], young["tokens"]["0"]
        assert page.hello()["sight"]["seat"] == 0
    assert house.complaints == ""


def test_older_rules_that_lead_to_the_same_are_left_behind(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        old = new_match(house)
        play([sit(house, old, 0), sit(house, old, 1)], 4)
        house.stop()
        rewrite(house.data, old["match"], older)
        house.start()
        assert play([sit(house, old, 0), sit(house, old, 1)], 4) == 4
    assert house.complaints == ""

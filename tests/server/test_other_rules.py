"""A match that was begun with other rules: it is refused in words, and harms nobody else."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from moonlit.server.storage import FILE
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


@pytest.mark.parametrize("change", [older, other_pack, gone_game])
def test_it_is_refused_in_words_and_the_others_go_on(
    tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    with House(tmp_path / "data") as house:
        old, young = new_match(house), new_match(house)
        play([sit(house, old, 0), sit(house, old, 1)], 4)
        house.stop()
        rewrite(house.data, old["match"], change)
        house.start()
        path = f"/api/matches/{old['match']}"
        told = [house.get(f"{path}?language={language}") for language in ("en", "pl", "de")]
        assert {answer.code for answer in told} == {"match-of-other-rules"}
        assert len({answer.json["problem"]["sentence"] for answer in told}) == 3
        assert house.get(f"{path}/record").code == "match-of-other-rules"
        token = old["tokens"]["0"]
        assert post(house, old, "leave", token=token).code == "match-of-other-rules"
        page = Page(house, old["match"], token)
        assert page.welcome["problem"]["code"] == "match-of-other-rules"
        page.match, page.token = young["match"], young["tokens"]["0"]
        assert page.hello()["sight"]["seat"] == 0
    assert house.complaints == ""

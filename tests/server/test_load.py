"""A short run of the load generator: everything asked is answered. Times are measured by hand."""

import asyncio
from pathlib import Path

from tests.server.house import House
from tools.load import load

ACTIONS = 200


def test_many_tables_at_once_are_all_answered(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        report = asyncio.run(load(house, matches=6, people=3, actions=ACTIONS))
    assert report.errors == []
    assert report.sockets == 6 * 3 + 2
    assert (report.actions, report.answers) == (ACTIONS, ACTIONS)
    assert house.complaints == ""

"""`kill -9` while people play: nothing acknowledged is lost or doubled, and mistakes show."""

import asyncio
from pathlib import Path

import pytest

from tests.server.house import House
from tools.crash import crash

pytestmark = [pytest.mark.once, pytest.mark.slow]

KILLS = 10
LONGEST_RETURN = 30.0
PEOPLE = (("me", "me"),) * 3
PLANTED = Path(__file__).with_name("planted.py")


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    report = asyncio.run(crash(house, KILLS, seed=1))
    assert report.breaches == []
    assert report.kills == KILLS
    assert report.acknowledged > 5 * KILLS
    assert report.resent > 0
    # Two seconds are wanted and measured by the tool; a busy machine may take longer.
    assert max(report.returns) < LONGEST_RETURN
    assert house.mistakes == ""


def test_a_server_that_dies_at_the_worst_of_moments_loses_nothing(tmp_path: Path) -> None:
    house = House(tmp_path / "data", launcher=(str(PLANTED), "die-somewhere"))
    report = asyncio.run(crash(house, KILLS, seed=3, tables=PEOPLE))
    assert report.breaches == []
    assert report.acknowledged > KILLS


@pytest.mark.parametrize(
    ("mistake", "breach"),
    [
        ("acknowledge-first", "lost"),
        ("tell-first", "lost"),
        ("forget-ids", "denied"),
        ("skip-a-version", "gap"),
    ],
)
def test_a_planted_mistake_is_noticed(tmp_path: Path, mistake: str, breach: str) -> None:
    house = House(tmp_path / "data", launcher=(str(PLANTED), mistake))
    report = asyncio.run(crash(house, 20, seed=2, tables=PEOPLE))
    assert any(found.startswith(breach) for found in report.breaches), report

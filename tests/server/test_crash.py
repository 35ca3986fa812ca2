"""`kill -9` while people play: nothing acknowledged is lost or doubled, and mistakes show."""

import asyncio
from itertools import cycle, islice
from pathlib import Path

import pytest

from moonlit.games import GAMES
from tests.server.house import House
from tests.server.ledger import Ledger
from tools.crash import Count, Table, acknowledged, crash, lives_of

KILLS = 10
PEOPLE = tuple(Table(game, ("me", "me")) for game in islice(cycle(GAMES), 3))
PLANTED = Path(__file__).with_name("planted.py")
# Until it dies by itself, or a breach shows.
FOR_EVER = 10_000
DEATHS = 8


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    house, lives = House(tmp_path / "data"), lives_of(KILLS, seed=1)
    report = asyncio.run(crash(house, lives, seed=1))
    assert report.breaches == []
    assert report.kills == KILLS
    assert report.acknowledged >= sum(lives)
    # Before every other kill somebody has acted who could not be answered any more.
    assert report.resent >= KILLS // 2
    # How long it takes to be back is measured by the tool: two seconds are wanted.
    assert len(report.returns) == KILLS
    assert house.mistakes == ""


def test_a_server_that_dies_at_the_worst_of_moments_loses_nothing(tmp_path: Path) -> None:
    """It dies in the middle of its work, every time at another place that its number decides."""
    house = House(tmp_path / "data", launcher=(str(PLANTED), "die-somewhere"))
    report = asyncio.run(crash(house, [FOR_EVER] * DEATHS, seed=3, tables=PEOPLE))
    assert report.breaches == []
    # Where it dies while something is kept, most of eight others were acknowledged before.
    assert report.acknowledged > DEATHS
    # And whoever sent that asks again.
    assert report.resent > 0


def told(ledger: Ledger) -> int:
    """How much people were told of, each for himself, after the set-up."""
    return sum(max(versions, default=0) for versions in ledger.told.values())


def refused(ledger: Ledger) -> int:
    return len(ledger.refused)


@pytest.mark.parametrize(
    ("mistake", "breach", "lives", "counted"),
    [
        ("acknowledge-first", "lost", [1], acknowledged),
        ("tell-first", "lost", [1], told),
        # Both die by themselves with their first entry, which nobody was told of.
        ("forget-ids", "denied", [FOR_EVER, 1], refused),
        ("skip-a-version", "gap", [FOR_EVER, FOR_EVER], acknowledged),
    ],
)
def test_a_planted_mistake_is_noticed(
    tmp_path: Path, mistake: str, breach: str, lives: list[int], counted: Count
) -> None:
    house = House(tmp_path / "data", launcher=(str(PLANTED), mistake))
    # Where only one decides at a time, nobody is refused because another was first.
    tables = PEOPLE[:1] if counted is refused else PEOPLE
    report = asyncio.run(crash(house, lives, seed=2, tables=tables, counted=counted))
    assert any(found.startswith(breach) for found in report.breaches), report

"""Standard achievements: each at its bound and one short of it, and how many may be marked."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.nocturne.achievements import achievements_met
from moonlit.games.nocturne.events import FellOff
from moonlit.games.nocturne.state import EVERY_SPACE
from moonlit.games.nocturne.tracks import earned, met
from tests.clauses import clause
from tests.games.nocturne.endings import End, finished, points
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import EDITIONS, of_class, prepared
from tests.games.nocturne.table import Table, position

FEATHERS = " ".join(f"FE{number:02}" for number in range(1, 10))
SEVEN = " ".join(FEATHERS.split()[:7])
PAIRS = "SK01 SK02 FE01 FE02 MT01 MD01 HBA1 HBB1 EG01 EG02 CH1 CH2 RU01 RU02 MI1 MI2"

# What just suffices, and what falls one short.
BOUNDS: dict[int, tuple[End, End]] = {
    7: (End(points(concoctions=15)), End(points(concoctions=14))),
    8: (End(points(concoctions=20)), End(points(concoctions=19))),
    9: (End(points(concoctions=25)), End(points(concoctions=24))),
    10: (End(points(skulls=20)), End(points(skulls=19))),
    11: (End(points(feathers=36)), End(points(feathers=35))),
    12: (End(points(mushrooms=30)), End(points(mushrooms=29))),
    13: (End(points(herbs=25)), End(points(herbs=24))),
    14: (End(points(eggs=30)), End(points(eggs=29))),
    15: (End(tiles="RU01 RU02 RU03 RU04 RU05"), End(tiles="RU01 RU02 RU03 RU04")),
    16: (End(tiles="CH1 CH2 CH3"), End(tiles="CH1 CH2")),
    17: (End(tiles="MI1 MI2 MI3"), End(tiles="MI1 MI2")),
    18: (End(goals="1 2 3"), End(goals="1 2")),
    19: (End(points(moonlight=7)), End(points(moonlight=6))),
    20: (End(points(moonlight=10)), End(points(moonlight=9))),
    21: (End(points(moonlight=15)), End(points(moonlight=14))),
    22: (End(feats=EVERY_SPACE), End()),
    23: (End(tiles=SEVEN), End(tiles=f"{SEVEN.removesuffix(' FE07')} SK01 SK02")),
    24: (End(tiles=FEATHERS), End(tiles=f"{FEATHERS.removesuffix(' FE09')} SK01")),
    25: (End(tiles=PAIRS), End(tiles=PAIRS.removesuffix(" MI2"))),
}
TOTALS = {1: 60, 2: 70, 3: 80, 4: 90, 5: 100, 6: 110}


def achieved(table: Table, seat: int = 0) -> list[int]:
    return achievements_met(GAME.pack, table.state.terms.config, table.state, seat)


@clause("N-ACH-1")
@pytest.mark.parametrize("number", TOTALS)
def test_totals(number: int) -> None:
    total = TOTALS[number]
    assert achieved(finished(End(), total)) == list(range(1, number + 1))
    assert achieved(finished(End(), total - 1)) == list(range(1, number))


@clause("N-ACH-1")
@pytest.mark.parametrize("number", BOUNDS)
def test_an_achievement_at_its_bound_and_one_short(number: int) -> None:
    enough, short = BOUNDS[number]
    assert number in achieved(finished(enough, 50))
    assert number not in achieved(finished(short, 50))


@clause("N-ACH-1")
def test_all_twenty_five_are_looked_at() -> None:
    numbers = [achievement.id for achievement in GAME.pack.achievements]
    assert sorted({**TOTALS, **BOUNDS}) == numbers == list(range(1, 26))


@clause("N-ACH-1")
@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({}, True),
        ({"mode": "advanced"}, True),
        ({"players": 2}, True),
        ({"players": 2, "mode": "family"}, False),
        ({"scenario": 1}, False),
        ({"variants": ["two_up"]}, False),
    ],
)
def test_achievements_ask_for_normal_rules_and_set_up(
    options: dict[str, Plain], counts: bool
) -> None:
    feathers = " ".join(f"FE{number:02}" for number in range(1, 13))
    state = position(f"tiles 0: {feathers} | score", **{"players": 1, **options}).state
    found = met(GAME.pack, state.terms.config, state, 0)["achievements"]
    assert ("achievement-24" in found) is counts
    assert bool(found) is counts


@clause("O-48", "N-ACH-1")
def test_a_mirror_counts_as_a_mirror_stone() -> None:
    six = " ".join(FEATHERS.split()[:6])
    assert 23 not in achieved(finished(End(tiles=f"{six} MI1", copies="FE01"), 50))
    assert 17 in achieved(finished(End(tiles="FE01 MI1 MI2 MI3", copies="FE01 FE01 FE01"), 50))
    types = PAIRS.replace(" SK02", "").replace("MI2", "MI2 MI3")
    assert 25 not in achieved(finished(End(tiles=types, copies="SK01 SK01 SK01"), 50))


@clause("E-71", "N-ACH-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("moon", ["", "round moonlight | "])
@pytest.mark.parametrize(
    ("board", "is_met"),
    [("0:5 0:4 0:3 0:2", True), ("0:5 0:4 0:3", False), ("0:5 0:4 0:3 1:2", False)],
)
def test_every_space_at_the_end_of_a_round(
    board: str, is_met: bool, moon: str, edition: str
) -> None:
    table = prepared(f"{moon}forest SK01 | sprites {board} | start 0", edition=edition)
    assert 22 not in _met_besides_points(table)
    table.play("0 cast 1 a1")
    assert (22 in _met_besides_points(table)) is is_met


@clause("E-71")
@pytest.mark.parametrize(("choice", "is_met"), [("dedicate", False), ("retrieve", True)])
def test_every_space_during_a_round_is_not_enough(choice: str, is_met: bool) -> None:
    table = prepared("forest SK01 SK02 | sprites 0:5 0:4 0:3 0:2 | spells 1:6@a1 | answer 0")
    events = table.play("0 cast 7 b1", f"1 {choice} 6")
    assert bool(of_class(events, FellOff)) is not is_met
    table.play("0 cast 1 a1")
    assert (22 in _met_besides_points(table)) is is_met


def _met_besides_points(table: Table) -> list[int]:
    """What is met so far; points need a sheet."""
    if not table.state.sheets:
        table.state.sheets = [0] * (12 * table.state.terms.deciders)
    return achieved(table)


@clause("E-70")
@pytest.mark.parametrize(
    ("edition", "switches", "count"),
    [
        ("best", {}, 4),
        ("en", {}, 4),
        ("pl", {}, 4),
        ("de", {}, 1),
        ("best", {"achievements_per_game": "one"}, 1),
        ("de", {"achievements_per_game": "unlimited"}, 4),
    ],
)
def test_how_many_achievements_may_be_marked(
    edition: str, switches: dict[str, Plain], count: int
) -> None:
    state = finished(End(points(skulls=20)), 80, edition=edition, switches=switches).state
    config = state.terms.config
    found = met(GAME.pack, config, state, 0)
    assert found["achievements"] == [f"achievement-{number}" for number in (1, 2, 3, 10)]
    new = earned(GAME.pack, config, found, "achievements", [])
    assert new == found["achievements"][:count]
    rest = earned(GAME.pack, config, found, "achievements", ["achievement-1"])
    assert rest == found["achievements"][1 : 1 + count]

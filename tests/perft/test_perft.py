"""Pinned numbers of action sequences by depth, and the oracle's own counts beside them."""

from dataclasses import dataclass

import pytest

from tests.perft.count import Opening, count, count_by_oracle


@dataclass(frozen=True)
class Row:
    """How many sequences of one, two, three and four actions there are from an opening."""

    opening: Opening
    counts: tuple[int, int, int, int]
    oracle_depth: int = 3


ROWS = {
    "solo": Row(Opening({"players": 1}), (17, 219, 1692, 17911)),
    "two": Row(Opening({"players": 2}), (17, 369, 3197, 22619)),
    "three": Row(Opening({"players": 3}), (21, 475, 4380, 29055)),
    "four": Row(Opening({"players": 4}), (26, 611, 5804, 39778)),
    "solo scenario in moonlight": Row(
        Opening({"players": 1, "scenario": 4}, moves=25), (85, 999, 10729, 91603), oracle_depth=2
    ),
    "two advanced in twilight": Row(
        Opening({"players": 2, "mode": "advanced"}, moves=40), (2, 6, 36, 103)
    ),
    "three with variants in twilight": Row(
        Opening({"players": 3, "variants": ["chasing_chests", "two_up"]}, moves=60),
        (4, 13, 33, 81),
    ),
    "four in german with secret dedications": Row(
        Opening(
            {
                "players": 4,
                "mode": "advanced",
                "edition": "de",
                "switches": {"dedication_order": "simultaneous"},
            },
            moves=90,
        ),
        (3, 7, 109, 1550),
    ),
    "family of four in moonlight": Row(
        Opening({"players": 4, "mode": "family"}, moves=70), (10, 80, 1043, 12533), oracle_depth=2
    ),
    "two in polish with free shadow picks": Row(
        Opening({"players": 2, "edition": "pl", "switches": {"shadow_pick": "free"}}, moves=75),
        (51, 426, 4518, 39024),
        oracle_depth=2,
    ),
}


@pytest.mark.parametrize("name", ROWS)
def test_the_engine_counts_what_is_pinned(name: str) -> None:
    row = ROWS[name]
    state, number = row.opening.state(), row.opening.moves + 1
    assert tuple(count(state, depth, number) for depth in range(1, 5)) == row.counts


@pytest.mark.parametrize("name", ROWS)
def test_the_oracle_counts_the_same(name: str) -> None:
    row = ROWS[name]
    prelude = row.opening.prelude()
    depths = range(1, row.oracle_depth + 1)
    counts = tuple(count_by_oracle(row.opening, prelude, depth) for depth in depths)
    assert counts == row.counts[: row.oracle_depth]

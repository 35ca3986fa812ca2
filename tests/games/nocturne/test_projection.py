"""The projection: a sheet as it would be now, free mirror stones at their best."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moonlit.core.codec import Plain
from moonlit.games.nocturne.projection import project
from moonlit.packs.nocturne.words import CATEGORIES
from tests.clauses import clause
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, position

FOREST = "round moonlight | forest SK01 SK02 / FE01 FE02 | moonlight 1 2 3 | start 0"
TILES = [tile.id for tile in GAME.pack.tiles if tile.type not in ("mirror", "chest", "runestone")]


def projected(table: Table, seat: int = 0) -> dict[str, int]:
    return dict(zip(CATEGORIES, project(table.state, seat), strict=True))


@clause("N-MIRROR-1")
@pytest.mark.parametrize(
    ("tiles", "category", "points"),
    [
        ("MT01 MI1 MI2", "mushrooms", 13),
        ("MD01 MD02 MD03 SK01 MI1 MI2 MI3", "mushrooms", 27),
        ("HBA1 MI1 MI2", "herbs", 9),
        ("HBA1 HBB2 HBC1 HBD1 HBE1 MI1 MI2 MI3", "herbs", 12 + 5 + 13 + 3 * 3),
        ("FE01 FE02 FE03 FE04 FE05 MT01 MI1 MI2", "feathers", 32),
    ],
)
def test_stones_are_put_to_their_best_use_together(tiles: str, category: str, points: int) -> None:
    assert projected(position(f"{FOREST} | tiles 0: {tiles}"))[category] == points


@clause("N-SCORE-10")
def test_the_curve_counts_what_the_projection_counts() -> None:
    for round_ in ("twilight", "moonlight"):
        table = position(
            f"forest SK01 SK02 | tiles 0: FE01 MI1 | supply 1: 3 star | round {round_} | "
            "moonlight 1 2 3 | cards 1: S1 | start 0"
        )
        assert GAME.points(table.state) == tuple(
            sum(projected(table, seat).values()) for seat in (0, 1)
        )


def best_of_all_choices(tiles: str, **options: Plain) -> int:
    """The best final score of all ways to assign the stones, each played."""
    text = f"round moonlight | forest . | supply 0: | supply 1: | {tiles} | score"
    opening = position(text, **options).legal()
    stones = tiles.partition("|")[0].count("MI")
    totals = []
    for choice in product(opening, repeat=stones):
        table = position(text, **options)
        table.play(*choice)
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        totals.append(sum(outcome.sheets[0].values()))
    return max(totals)


@clause("N-MIRROR-1", "N-MIRROR-3")
@settings(max_examples=25)
@given(
    st.lists(st.sampled_from(TILES), unique=True, min_size=1, max_size=6),
    st.lists(st.sampled_from(TILES), unique=True, max_size=2),
    st.sampled_from([[], ["precious_stones"]]),
)
def test_no_assignment_beats_the_projection(
    own: list[str], others: list[str], variants: list[Plain]
) -> None:
    theirs = [tile for tile in others if tile not in own]
    tiles = f"tiles 0: {' '.join(own)} MI1 MI2 | tiles 1: {' '.join(theirs)}"
    text = f"round moonlight | forest . | supply 0: | supply 1: | {tiles} | end"
    table = position(text, variants=variants)
    assert sum(projected(table).values()) == best_of_all_choices(tiles, variants=variants)

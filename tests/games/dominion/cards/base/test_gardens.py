"""Gardens: a point for every ten cards owned."""

import pytest

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-SCORE-2")
@pytest.mark.parametrize(("others", "points"), [(8, 0), (9, 1), (28, 2), (29, 3)])
def test_points_are_rounded_down(others: int, points: int) -> None:
    assert Table(f"hand: gardens | deck: {others} copper").points() == points


@clause("D-SCORE-2")
def test_every_gardens_counts_all_cards() -> None:
    assert Table("hand: 2 gardens | deck: 9 copper | discard: 9 silver").points() == 4


@clause("D-SCORE-1", "D-SCORE-2")
def test_cards_in_play_and_set_aside_are_owned_too() -> None:
    seat = "hand: gardens | play: 4 copper | crypt: copper silver gold | discard: copper"
    assert Table(seat).points() == 1

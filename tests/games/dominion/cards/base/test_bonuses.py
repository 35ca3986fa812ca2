"""Cards that give bonuses and nothing else, by the table of 12.2."""

import pytest

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-ACT-2", "D-ACT-5")
@pytest.mark.parametrize(
    ("card", "drawn", "resources"),
    [
        ("festival", 0, (2, 2, 2)),
        ("laboratory", 2, (1, 1, 0)),
        ("market", 1, (1, 2, 1)),
        ("smithy", 3, (0, 1, 0)),
        ("village", 1, (2, 1, 0)),
    ],
)
def test_a_card_gives_what_it_says(card: str, drawn: int, resources: tuple[int, int, int]) -> None:
    table = Table(f"hand: {card} | deck: 5 estate").do(f"0 play {card}")
    assert table.hand() == ["estate"] * drawn
    assert table.resources == resources
    assert table.play() == [card]


@clause("D-BUYPH-1")
@pytest.mark.parametrize(("card", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_a_basic_treasure_yields_its_coins(card: str, coins: int) -> None:
    table = Table(f"hand: {card}").do(f"0 play {card}")
    assert table.resources == (1, 1, coins)


@clause("D-SCORE-2")
@pytest.mark.parametrize(
    ("card", "points"), [("estate", 1), ("duchy", 3), ("province", 6), ("curse", -1)]
)
def test_a_basic_card_is_worth_its_points(card: str, points: int) -> None:
    assert Table(f"hand: {card}").points() == points

"""Merchant: the first Silver played later this turn yields more."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-8")
def test_two_merchants_and_two_silvers_make_six() -> None:
    table = Table("hand: 2 merchant 2 silver | deck: 2 estate")
    table.do("0 play merchant", "0 play merchant", "0 treasures")
    assert table.resources[2] == 6


@clause("D-BASE-8")
def test_only_the_first_silver_counts() -> None:
    table = Table("hand: merchant 2 silver | deck: estate")
    table.do("0 play merchant", "0 play silver")
    assert table.resources[2] == 3
    assert table.do("0 play silver").resources[2] == 5


@clause("D-BASE-8")
def test_without_a_silver_nothing_comes() -> None:
    table = Table("hand: merchant gold | deck: copper").do("0 play merchant", "0 treasures")
    assert table.resources[2] == 4


@clause("D-BASE-8")
def test_a_merchant_played_twice_counts_twice() -> None:
    table = Table("hand: throne_room merchant silver | deck: 2 estate")
    table.do("0 play throne_room", "0 play merchant", "0 treasures")
    assert table.resources[2] == 4


@clause("D-BASE-8")
def test_it_holds_for_this_turn_alone() -> None:
    table = Table("hand: merchant | deck: estate 5 silver", "hand: copper")
    table.do("0 play merchant", "0 end", "1 end", "0 play silver")
    assert table.resources[2] == 2

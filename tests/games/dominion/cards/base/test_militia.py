"""Militia: the others discard down to three cards."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-DISC-2")
def test_the_others_keep_three_cards_of_their_choice() -> None:
    table = Table("hand: militia", "hand: copper silver gold estate duchy")
    table.do("0 play militia", "1 discard duchy", "1 discard estate")
    assert table.hand(1) == ["copper", "gold", "silver"]
    assert table.discard(1) == ["duchy", "estate"]
    assert table.resources == (0, 1, 2)


@clause("D-DISC-2")
def test_three_cards_are_left_alone() -> None:
    table = Table("hand: militia", "hand: copper silver gold").do("0 play militia")
    assert table.hand(1) == ["copper", "gold", "silver"]
    assert table.legal(1) == []


@clause("D-DISC-2", "D-ORDER-3")
def test_each_finishes_before_the_next_begins() -> None:
    hand = "hand: 3 copper silver"
    table = Table("hand: militia", hand, hand).do("0 play militia")
    assert table.legal(2) == []
    table.do("1 discard silver", "2 discard copper")
    assert table.hand(1) == ["copper"] * 3
    assert table.hand(2) == ["copper", "copper", "silver"]

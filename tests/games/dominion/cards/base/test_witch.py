"""Witch: two cards; everybody else gains a Curse."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-ORDER-3")
def test_the_others_gain_a_curse_each() -> None:
    table = Table("hand: witch | deck: 2 copper", "hand: copper", "hand: copper")
    table.do("0 play witch")
    assert table.hand() == ["copper", "copper"]
    assert [table.discard(seat) for seat in range(3)] == [[], ["curse"], ["curse"]]
    assert table.pile("curse") == 18


@clause("D-ORDER-3")
def test_the_last_curse_goes_to_the_left() -> None:
    seats = ["hand: copper", "hand: witch", "hand: copper"]
    table = Table(*seats, turn=1, piles={"curse": 1}).do("1 play witch")
    assert table.discard(2) == ["curse"]
    assert table.discard(0) == []


@clause("D-GAIN-5")
def test_without_curses_nothing_is_gained() -> None:
    table = Table("hand: witch | deck: 2 gold", "hand: copper", piles={"curse": 0})
    table.do("0 play witch")
    assert table.discard(1) == []
    assert table.hand() == ["gold", "gold"]

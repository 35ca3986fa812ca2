"""Moneylender: a Copper for three coins."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-11")
def test_a_copper_brings_three_coins() -> None:
    table = Table("hand: moneylender 2 copper").do("0 play moneylender", "0 trash copper")
    assert table.resources == (0, 1, 3)
    assert table.trash() == ["copper"]
    assert table.hand() == ["copper"]


@clause("D-BASE-11", "D-CHOICE-2")
def test_without_a_copper_there_is_no_question_and_no_coin() -> None:
    table = Table("hand: moneylender silver").do("0 play moneylender")
    assert table.resources == (0, 1, 0)
    assert table.offers("0 play silver")


@clause("D-BASE-11")
def test_declined_it_brings_nothing() -> None:
    table = Table("hand: moneylender copper").do("0 play moneylender", "0 no")
    assert table.resources == (0, 1, 0)
    assert table.trash() == []

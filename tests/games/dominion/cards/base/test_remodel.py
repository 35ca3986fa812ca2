"""Remodel: a card becomes one costing up to two more."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-13")
def test_a_gold_becomes_a_province() -> None:
    table = Table("hand: remodel gold estate").do(
        "0 play remodel", "0 trash gold", "0 gain province"
    )
    assert table.discard() == ["province"]
    assert table.trash() == ["gold"]
    assert table.hand() == ["estate"]


@clause("D-BASE-13")
def test_an_empty_hand_gains_nothing() -> None:
    table = Table("hand: remodel").do("0 play remodel")
    assert table.discard() == []
    assert table.offers("0 buy copper")


@clause("D-BASE-13")
def test_a_copy_of_the_trashed_card_is_legal() -> None:
    table = Table("hand: remodel estate").do("0 play remodel")
    assert table.offers("0 gain estate")
    assert table.offers("0 gain smithy")
    assert not table.offers("0 gain market")
    assert not table.offers("0 no")


@clause("D-BASE-13")
def test_trashing_is_no_choice() -> None:
    table = Table("hand: remodel gold estate").do("0 play remodel")
    assert table.legal() == ["0 trash gold", "0 trash estate"]

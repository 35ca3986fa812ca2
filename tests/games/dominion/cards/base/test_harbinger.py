"""Harbinger: a card of the discard pile may go onto the deck."""

from moonlit.games.dominion.events import Put
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-6")
def test_a_card_of_the_discard_pile_goes_onto_the_deck() -> None:
    table = Table("hand: harbinger | deck: copper estate | discard: gold silver")
    table.do("0 play harbinger", "0 topdeck gold")
    assert table.hand() == ["copper"]
    assert table.deck() == ["gold", "estate"]
    assert table.discard() == ["silver"]
    assert table.resources == (1, 1, 0)


@clause("D-BASE-6")
def test_it_can_be_declined() -> None:
    table = Table("hand: harbinger | deck: copper | discard: gold")
    table.do("0 play harbinger", "0 no")
    assert table.deck() == []
    assert table.discard() == ["gold"]


@clause("D-BASE-6")
def test_an_empty_discard_pile_does_nothing() -> None:
    table = Table("hand: harbinger village | deck: copper").do("0 play harbinger")
    assert table.legal() == ["0 end", "0 play village"]


@clause("D-BASE-6")
def test_the_draw_comes_first() -> None:
    table = Table("hand: harbinger village | discard: 3 gold").do("0 play harbinger")
    assert table.legal() == ["0 end", "0 play village"]  # the pile has become the deck
    assert table.deck() == ["gold", "gold"]


@clause("D-DECK-5")
def test_the_card_need_not_be_shown() -> None:
    table = Table("hand: harbinger | deck: copper | discard: gold silver estate")
    (put,) = table.do("0 play harbinger", "0 topdeck silver").told(Put)
    assert isinstance(put, Put)
    assert "silver" not in put.face(None).cards

"""Library: draw to seven, leaving out Actions if you like."""

from moonlit.games.dominion.events import Discarded, Put, Shuffled
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-7")
def test_seven_cards_are_enough() -> None:
    table = Table("hand: library 7 copper | deck: gold").do("0 play library")
    assert table.hand() == ["copper"] * 7
    assert table.deck() == ["gold"]


@clause("D-BASE-7")
def test_a_skipped_action_is_discarded_in_the_end() -> None:
    table = Table("hand: library 5 copper | deck: silver village gold estate")
    table.do("0 play library")
    assert table.legal() == ["0 set_aside village", "0 no"]
    table.do("0 set_aside village")
    assert table.hand() == ["copper"] * 5 + ["gold", "silver"]
    assert table.discard() == ["village"]
    assert table.told(Put) == [Put(0, ("village",), ("village",), "hand", "looked")]
    assert len(table.told(Discarded)) == 1
    assert table.deck() == ["estate"]


@clause("D-BASE-7")
def test_an_action_may_be_kept() -> None:
    table = Table("hand: library 5 copper | deck: village gold estate")
    table.do("0 play library", "0 no")
    assert table.hand() == ["copper"] * 5 + ["gold", "village"]


@clause("D-BASE-7")
def test_the_decision_comes_before_the_next_draw() -> None:
    table = Table("hand: library 4 copper | deck: village smithy gold estate")
    table.do("0 play library")
    assert table.hand() == ["copper"] * 4 + ["village"]
    table.do("0 set_aside village")
    assert table.hand() == ["copper"] * 4 + ["smithy"]


@clause("D-BASE-7", "D-DECK-3")
def test_skipped_cards_are_not_shuffled_in() -> None:
    table = Table("hand: library 5 copper | deck: village | discard: gold silver estate")
    table.do("0 play library", "0 set_aside village")
    assert table.told(Shuffled) == [Shuffled(0, 3)]
    assert table.discard() == ["village"]
    assert len(table.hand()) == 7


@clause("D-BASE-7")
def test_a_skipped_hound_is_discarded_and_may_be_set_aside() -> None:
    table = Table("hand: library 6 copper | deck: faithful_hound gold")
    table.do("0 play library", "0 set_aside faithful_hound")
    assert table.discard() == ["faithful_hound"]
    assert table.legal() == ["0 set_aside faithful_hound", "0 no"]

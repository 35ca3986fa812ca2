"""Vassal: the top card is discarded; an Action may be played from there."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-16", "D-ACT-4")
def test_an_action_may_be_played_from_the_discard_pile() -> None:
    table = Table("hand: vassal | deck: festival copper").do("0 play vassal")
    assert table.discard() == ["festival"]
    table.do("0 play festival")
    assert table.play() == ["festival", "vassal"]
    assert table.discard() == []
    assert table.resources == (2, 2, 4)


@clause("D-BASE-16")
def test_the_action_may_stay_discarded() -> None:
    table = Table("hand: vassal | deck: festival").do("0 play vassal", "0 no")
    assert table.discard() == ["festival"]
    assert table.resources == (0, 1, 2)


@clause("D-BASE-16")
def test_a_treasure_stays_discarded() -> None:
    table = Table("hand: vassal | deck: gold").do("0 play vassal")
    assert table.discard() == ["gold"]
    assert table.offers("0 buy copper")


@clause("D-BASE-16")
def test_without_cards_there_are_only_the_coins() -> None:
    table = Table("hand: vassal").do("0 play vassal")
    assert table.resources == (0, 1, 2)
    assert table.discard() == []


@clause("D-BASE-16", "D-DECK-1")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = Table("hand: vassal | discard: village").do("0 play vassal", "0 play village")
    assert table.play() == ["vassal", "village"]


@clause("D-BASE-16", "D-PLAY-4")
def test_a_hound_that_was_set_aside_is_not_played() -> None:
    table = Table("hand: vassal | deck: faithful_hound").do("0 play vassal")
    table.do("0 set_aside faithful_hound")
    assert table.aside() == ["faithful_hound"]
    assert table.offers("0 buy copper")


@clause("D-BASE-16")
def test_a_hound_that_stays_may_be_played() -> None:
    table = Table("hand: vassal | deck: faithful_hound gold silver").do("0 play vassal", "0 no")
    assert table.do("0 play faithful_hound").hand() == ["gold", "silver"]

"""Bureaucrat: a Silver onto the deck; the others put a Victory card back."""

from moonlit.games.dominion.events import Revealed, Shuffled
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-3")
def test_the_silver_lies_on_the_deck() -> None:
    table = Table("hand: bureaucrat | deck: copper").do("0 play bureaucrat")
    assert table.deck() == ["silver", "copper"]


@clause("D-BASE-3")
def test_the_victim_chooses_the_victory_card() -> None:
    table = Table("hand: bureaucrat", "hand: estate duchy copper | deck: gold")
    table.do("0 play bureaucrat")
    assert table.legal(1) == ["1 topdeck estate", "1 topdeck duchy"]
    table.do("1 topdeck duchy")
    assert table.hand(1) == ["copper", "estate"]
    assert table.deck(1) == ["duchy", "gold"]
    assert table.offers("0 buy copper")  # one card, and no more


@clause("D-BASE-3")
def test_the_card_put_back_is_shown() -> None:
    table = Table("hand: bureaucrat", "hand: estate copper").do("0 play bureaucrat")
    assert Revealed(1, ("estate",), "hand") in table.events


@clause("D-BASE-3")
def test_a_hand_without_victory_cards_is_shown() -> None:
    table = Table("hand: bureaucrat", "hand: copper silver").do("0 play bureaucrat")
    assert table.told(Revealed) == [Revealed(1, ("copper", "silver"), "hand")]
    assert table.hand(1) == ["copper", "silver"]


@clause("D-BASE-3", "D-DECK-5")
def test_the_card_becomes_an_empty_deck() -> None:
    table = Table("hand: bureaucrat", "hand: estate | discard: 3 gold").do("0 play bureaucrat")
    assert table.deck(1) == ["estate"]
    assert table.told(Shuffled) == []


@clause("D-BASE-3")
def test_a_card_that_is_victory_among_other_things_counts() -> None:
    table = Table("hand: bureaucrat", "hand: pasture copper", cards=["shepherd"])
    table.do("0 play bureaucrat")
    assert table.deck(1) == ["pasture"]

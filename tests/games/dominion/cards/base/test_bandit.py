"""Bandit: a Gold; the others lose a Treasure of their top two cards."""

from moonlit.games.dominion.events import Gained, Revealed
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-2")
def test_the_victim_chooses_between_two_treasures() -> None:
    table = Table("hand: bandit", "deck: silver gold estate").do("0 play bandit")
    assert table.legal(1) == ["1 trash silver", "1 trash gold"]
    table.do("1 trash silver")
    assert table.trash() == ["silver"]
    assert table.discard(1) == ["gold"]
    assert table.deck(1) == ["estate"]


@clause("D-BASE-2")
def test_cards_that_are_safe_are_discarded() -> None:
    table = Table("hand: bandit", "deck: copper estate").do("0 play bandit")
    assert table.trash() == []
    assert sorted(table.discard(1)) == ["copper", "estate"]


@clause("D-BASE-2")
def test_one_treasure_leaves_no_choice() -> None:
    table = Table("hand: bandit", "deck: copper gold").do("0 play bandit")
    assert table.trash() == ["gold"]
    assert table.discard(1) == ["copper"]


@clause("D-BASE-2")
def test_an_heirloom_is_a_treasure_too() -> None:
    table = Table("hand: bandit", "deck: goat estate", cards=["pixie"]).do("0 play bandit")
    assert table.trash() == ["goat"]


@clause("D-BASE-2")
def test_the_gold_comes_first() -> None:
    table = Table("hand: bandit", "deck: copper estate").do("0 play bandit")
    told = [type(event) for event in table.events]
    assert told.index(Gained) < told.index(Revealed)
    assert table.discard() == ["gold"]


@clause("D-BASE-2", "D-DECK-1")
def test_a_short_deck_shows_what_there_is() -> None:
    table = Table("hand: bandit", "deck: silver").do("0 play bandit")
    assert table.trash() == ["silver"]
    assert table.discard(1) == []


@clause("D-ORDER-3")
def test_each_other_player_is_robbed_in_turn() -> None:
    table = Table("hand: bandit", "deck: silver gold", "deck: gold silver").do("0 play bandit")
    assert table.legal(2) == []
    table.do("1 trash gold")
    assert table.legal(2) == ["2 trash silver", "2 trash gold"]

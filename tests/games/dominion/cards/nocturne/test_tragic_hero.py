"""Tragic Hero: eight cards in hand are too many (D-HERO)."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-HERO-1")
def test_with_seven_cards_it_stays() -> None:
    table = Table("hand: tragic_hero 4 estate | deck: 9 copper").do("0 play tragic_hero")
    assert len(table.hand()) == 7
    assert (table.play(), table.trash()) == (["tragic_hero"], [])
    assert table.resources == (0, 2, 0)


@clause("D-HERO-1")
def test_with_eight_cards_it_is_trashed_for_any_treasure() -> None:
    table = Table("hand: tragic_hero 5 estate | deck: 9 copper", cards=["idol"])
    table.do("0 play tragic_hero")
    assert (table.play(), table.trash()) == ([], ["tragic_hero"])
    assert table.legal() == [f"0 gain {card}" for card in ("copper", "silver", "gold", "idol")]
    assert table.do("0 gain gold").discard() == ["gold"]


@clause("D-HERO-1")
def test_what_counts_is_the_hand_after_the_draw() -> None:
    table = Table("hand: tragic_hero 6 estate | deck: copper").do("0 play tragic_hero")
    assert (len(table.hand()), table.play()) == (7, ["tragic_hero"])


@clause("D-HERO-2")
def test_played_twice_it_gains_twice_and_is_trashed_once() -> None:
    table = Table("hand: throne_room tragic_hero 5 estate | deck: 9 copper")
    table.do("0 play throne_room", "0 play tragic_hero", "0 gain gold", "0 gain silver")
    assert table.discard() == ["gold", "silver"]
    assert table.trash() == ["tragic_hero"]
    assert table.resources == (0, 3, 0)


@clause("D-HERO-2")
def test_trashed_by_the_second_play_only() -> None:
    table = Table("hand: throne_room tragic_hero 2 estate | deck: 9 copper")
    table.do("0 play throne_room", "0 play tragic_hero", "0 gain gold")
    assert (table.discard(), table.trash()) == (["gold"], ["tragic_hero"])

"""Skulk: a Hex for the others; gaining it brings a Gold (D-SKULK)."""

from moonlit.games.dominion.events import Gained, HexReceived, HexTurned
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-SKULK-1")
def test_bought_it_brings_a_gold() -> None:
    table = Table(cards=["skulk"], phase="buy", coins=4, buys=2).do("0 buy skulk")
    assert table.told(Gained) == [Gained(0, "skulk", "discard"), Gained(0, "gold", "discard")]


@clause("D-SKULK-1")
def test_gained_it_brings_a_gold() -> None:
    table = Table("hand: devils_workshop guardian | gained: 1", cards=["skulk"], phase="night")
    table.do("0 play devils_workshop", "0 gain skulk")
    assert table.discard() == ["skulk", "gold"]


@clause("D-SKULK-1")
def test_gained_on_the_turn_of_another_the_gold_is_the_gainers() -> None:
    table = Table("hand: skulk", "deck: laboratory", hexes=["locusts"]).do("0 play skulk")
    assert table.do("1 gain skulk").discard(1) == ["skulk", "gold"]


@clause("D-SKULK-1")
def test_without_gold_there_is_none() -> None:
    table = Table(cards=["skulk"], phase="buy", coins=4, buys=2, piles={"gold": 0})
    assert table.do("0 buy skulk").discard() == ["skulk"]


def test_a_buy_and_one_hex_for_all_others() -> None:
    table = Table("hand: skulk", players=3, hexes=["greed"]).do("0 play skulk")
    assert table.resources == (0, 2, 0)
    assert table.told(HexTurned) == [HexTurned(0, "greed")]
    assert table.told(HexReceived) == [HexReceived(1, "greed"), HexReceived(2, "greed")]
    assert [table.deck(seat) for seat in range(3)] == [[], ["copper"], ["copper"]]


def test_who_shows_a_moat_is_unaffected() -> None:
    table = Table("hand: skulk", "hand: moat", "", hexes=["greed"])
    table.do("0 play skulk", "1 reveal skulk")
    assert (table.deck(1), table.deck(2)) == ([], ["copper"])


def test_if_all_are_unaffected_a_hex_is_turned_over_all_the_same() -> None:
    table = Table("hand: skulk", "guarded:", hexes=["greed"]).do("0 play skulk")
    assert table.hexes("discards") == ["greed"]


def test_if_all_are_unaffected_the_other_reading_leaves_the_hex() -> None:
    table = Table("hand: skulk", "guarded:", hexes=["greed"], switches={"unused_hex": "left"})
    table.do("0 play skulk")
    assert table.hexes("discards") == []

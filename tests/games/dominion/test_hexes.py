"""Hexes as such: receiving, sharing, reshuffling (8.2)."""

import pytest

from moonlit.games.dominion.events import HexesShuffled, HexReceived, HexTurned
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table

HEXES = [one.id for one in GAME.pack.hexes]


@clause("D-HEX-1")
@pytest.mark.parametrize("name", HEXES)
def test_a_hex_is_never_kept(name: str) -> None:
    table = Table("hand: skulk", "deck: gold copper", hexes=[name]).do("0 play skulk")
    while table.legal(1):
        table.do(table.legal(1)[0])
    assert table.hexes("discards") == [name]
    assert sorted([*table.hexes("deck"), name]) == sorted(HEXES)


@clause("D-HEX-1", "D-ATT-4")
def test_an_own_hex_is_turned_over_and_followed() -> None:
    table = Table("hand: leprechaun", "hand: moat", hexes=["plague"]).do("0 play leprechaun")
    assert table.told(HexTurned) == [HexTurned(0, "plague")]
    assert table.told(HexReceived) == [HexReceived(0, "plague")]
    assert table.hand() == ["curse"]
    assert table.hand(1) == ["moat"]


@clause("D-HEX-2")
def test_all_others_follow_one_hex_in_turn_order() -> None:
    seats = ["hand: copper"] * 4
    seats[2] = "hand: skulk"
    table = Table(*seats, turn=2, hexes=["plague"]).do("2 play skulk")
    assert table.told(HexTurned) == [HexTurned(2, "plague")]
    assert table.told(HexReceived) == [HexReceived(seat, "plague") for seat in (3, 0, 1)]
    assert len(table.hexes("deck")) == 11
    assert table.hand(2) == []


@clause("D-HEX-2", "D-ORDER-3")
def test_each_completes_the_hex_before_the_next_begins() -> None:
    hand = "hand: copper silver gold estate"
    table = Table("hand: skulk", hand, hand, hexes=["poverty"]).do("0 play skulk")
    assert table.told(HexReceived) == [HexReceived(1, "poverty")]
    table.do("1 discard estate")
    assert table.told(HexReceived) == [HexReceived(2, "poverty")]
    assert table.hexes("out") == ["poverty"]
    table.do("2 discard estate")
    assert table.hexes("discards") == ["poverty"]


@clause("D-HEX-2", "D-ATT-2")
def test_a_shielded_player_is_passed_over() -> None:
    table = Table("hand: skulk", "hand: moat", "hand: copper", hexes=["plague"])
    table.do("0 play skulk", "1 reveal skulk")
    assert table.hand(1) == ["moat"]
    assert table.hand(2) == ["copper", "curse"]


def others_than(name: str) -> list[str]:
    return [one for one in HEXES if one != name]


@clause("D-HEX-3")
def test_discarded_hexes_make_a_new_deck_when_one_is_needed() -> None:
    table = Table(
        "hand: 2 skulk",
        "deck: 9 copper",
        hexes=["plague"],
        hex_discards=[*others_than("plague")],
        actions=2,
    )
    table.do("0 play skulk")
    assert table.hexes("deck") == []
    assert table.told(HexesShuffled) == []
    table.do("0 play skulk")
    assert table.told(HexesShuffled) == [HexesShuffled()]


@clause("D-HEX-3")
def test_a_hex_being_followed_is_not_shuffled_in() -> None:
    table = Table(
        "hand: skulk",
        "deck: artisan",
        cards=["cursed_village"],
        hexes=["locusts"],
        hex_discards=[*others_than("locusts")],
    )
    table.do("0 play skulk", "1 gain cursed_village")
    assert table.told(HexesShuffled) == [HexesShuffled()]
    (nested,) = table.told(HexTurned)
    assert isinstance(nested, HexTurned)
    assert sorted([*table.hexes("deck"), nested.hex]) == sorted(others_than("locusts"))

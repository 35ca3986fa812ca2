"""Cursed Village: draws to six cards; gaining it brings a Hex (D-CURSEDV)."""

import pytest

from moonlit.games.dominion.events import HexReceived, Shuffled
from tests.clauses import clause
from tests.games.dominion.table import Table


def buying(hexed: str, text: str = "") -> Table:
    """Seat 0 has bought a Cursed Village, with a Buy left."""
    table = Table(text, cards=["cursed_village"], phase="buy", coins=5, buys=2, hexes=[hexed])
    return table.do("0 buy cursed_village")


def test_it_draws_until_six_cards_are_in_hand() -> None:
    table = Table("hand: cursed_village 2 smithy | deck: 9 copper").do("0 play cursed_village")
    assert table.hand() == [*["copper"] * 4, "smithy", "smithy"]
    assert table.resources == (2, 1, 0)


@clause("D-CURSEDV-1")
@pytest.mark.parametrize("count", [6, 7])
def test_with_six_cards_or_more_none_is_drawn(count: int) -> None:
    table = Table(f"hand: cursed_village {count} smithy | discard: 9 copper")
    table.do("0 play cursed_village")
    assert table.hand() == ["smithy"] * count
    assert table.told(Shuffled) == []
    assert len(table.discard()) == 9


@clause("D-CURSEDV-1")
def test_five_cards_and_an_empty_deck_bring_one_after_a_shuffle() -> None:
    table = Table("hand: cursed_village 5 smithy | discard: 3 copper").do("0 play cursed_village")
    assert len(table.hand()) == 6
    assert len(table.deck()) == 2


@clause("D-CURSEDV-2")
def test_gaining_it_brings_a_hex_that_cannot_be_refused() -> None:
    table = buying("greed")
    assert table.told(HexReceived) == [HexReceived(0, "greed")]
    assert table.deck() == ["copper"]
    assert table.hexes("discards") == ["greed"]


@clause("D-CURSEDV-2")
@pytest.mark.parametrize("hexed", ["poverty", "fear", "haunting"])
def test_bought_with_an_empty_hand_some_hexes_do_nothing(hexed: str) -> None:
    table = buying(hexed)
    assert table.hexes("discards") == [hexed]
    assert (table.discard(), table.deck()) == (["cursed_village"], [])
    assert table.offers("0 buy copper")


@clause("D-CURSEDV-2")
def test_gained_on_the_turn_of_another_the_hex_is_the_gainers() -> None:
    table = Table(
        "hand: skulk", "deck: artisan", cards=["cursed_village"], hexes=["locusts", "greed"]
    )
    table.do("0 play skulk", "1 gain cursed_village")
    assert (table.deck(1), table.discard(1)) == (["copper"], ["cursed_village"])
    assert table.hexes("discards") == ["greed", "locusts"]

"""Leprechaun: a Gold, and a Wish or a Hex (D-LEPRECHAUN)."""

from moonlit.core.codec import Plain
from moonlit.games.dominion.events import Gained, HexReceived
from tests.clauses import clause
from tests.games.dominion.table import Table


def played(text: str, **piles: int) -> Table:
    """Seat 0 plays a Leprechaun with some cards in play."""
    text = f"hand: leprechaun | {text}"
    return Table(text, hexes=["misery"], piles=dict[str, Plain](piles)).do("0 play leprechaun")


@clause("D-LEPRECHAUN-1")
def test_with_six_other_cards_in_play_a_wish() -> None:
    table = played("play: 4 village | durations: den_of_sin den_of_sin")
    assert table.discard() == ["gold", "wish"]
    assert table.hexes("discards") == []


@clause("D-LEPRECHAUN-1")
def test_with_five_or_seven_other_cards_a_hex() -> None:
    for count in (5, 7):
        table = played(f"play: {count} village")
        assert table.discard() == ["gold"]
        assert table.told(HexReceived) == [HexReceived(0, "misery")]


@clause("D-LEPRECHAUN-2")
def test_cards_that_left_play_do_not_count() -> None:
    table = Table("hand: pixie leprechaun | play: 6 village", boons=["suns_gift"], hexes=["misery"])
    table.do("0 play pixie", "0 trash suns_gift", "0 play leprechaun")
    assert table.discard() == ["gold", "wish"]


@clause("D-LEPRECHAUN-3")
def test_without_wishes_there_is_no_hex_instead() -> None:
    table = played("play: 6 village", wish=0)
    assert table.discard() == ["gold"]
    assert len(table.hexes("deck")) == 12


@clause("D-LEPRECHAUN-1")
def test_a_kept_boon_is_no_card_in_play() -> None:
    table = Table("hand: bard leprechaun | play: 5 village", boons=["forests_gift"], actions=2)
    table.do("0 play bard", "0 play leprechaun")
    assert table.discard() == ["gold", "wish"]


def test_the_gold_comes_first() -> None:
    table = played("play: 6 village")
    assert table.told(Gained) == [Gained(0, "gold", "discard"), Gained(0, "wish", "discard")]


def test_without_gold_the_rest_happens() -> None:
    table = played("", gold=0)
    assert table.discard() == []
    assert table.hexes("discards") == ["misery"]

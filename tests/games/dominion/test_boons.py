"""Boons as such: receiving, keeping, reshuffling (8.1)."""

import pytest

from moonlit.games.dominion.events import (
    BoonKept,
    BoonReceived,
    BoonsShuffled,
    BoonTurned,
    Drew,
    Gained,
)
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table

BOONS = [boon.id for boon in GAME.pack.boons]
KEPT = ["fields_gift", "forests_gift", "rivers_gift"]


@clause("D-BOON-1")
def test_receiving_is_turning_following_and_discarding() -> None:
    table = Table("hand: bard | deck: gold", boons=["seas_gift"]).do("0 play bard")
    told = [type(event) for event in table.events]
    assert told.index(BoonTurned) < told.index(BoonReceived) < told.index(Drew)
    assert table.boons("discards") == ["seas_gift"]
    assert len(table.boons("deck")) == 11


@clause("D-BOON-1", "D-BLESSED-1")
def test_taking_is_turning_and_keeping() -> None:
    table = Table(cards=["blessed_village"], boons=["seas_gift"], phase="buy", coins=4)
    table.do("0 buy blessed_village")
    assert table.told(BoonTurned) == [BoonTurned(0, "seas_gift")]
    assert table.told(BoonReceived) == []
    assert table.boons("discards") == []


@clause("D-BOON-2")
@pytest.mark.parametrize("boon", BOONS)
def test_three_boons_are_kept_and_nine_discarded(boon: str) -> None:
    table = Table("hand: bard", boons=[boon]).do("0 play bard")
    assert table.boons("kept") == ([boon] if boon in KEPT else [])
    assert table.boons("discards") == ([] if boon in KEPT else [boon])
    assert table.told(BoonKept) == ([BoonKept(0, boon)] if boon in KEPT else [])


@clause("D-BOON-2")
def test_a_kept_boon_gives_its_bonus_at_once() -> None:
    table = Table("hand: 2 bard", boons=["fields_gift", "forests_gift"]).do("0 play bard")
    assert table.resources == (1, 1, 3)
    assert table.offers("0 play bard")
    assert table.do("0 play bard").resources == (0, 2, 6)


@clause("D-BOON-2", "D-BOON-4")
def test_a_kept_boon_gives_its_bonus_once_and_leaves_in_clean_up() -> None:
    table = Table("hand: bard", "hand: copper", boons=["forests_gift"])
    table.do("0 play bard", "0 end")
    assert table.boons("kept") == []
    assert table.boons("discards") == ["forests_gift"]
    table.do("1 end")
    assert table.resources == (1, 1, 0)


@clause("D-BOON-3")
def test_boons_lying_out_are_not_shuffled_in() -> None:
    druids = ["earths_gift", "flames_gift", "moons_gift"]
    rest = [boon for boon in BOONS if boon not in {*druids, *KEPT}]
    table = Table(
        "hand: 4 bard",
        cards=["druid"],
        druid=[*druids],
        boons=[*KEPT],
        boon_discards=[*rest],
        actions=4,
    )
    table.do("0 play bard", "0 play bard", "0 play bard")
    assert table.boons("deck") == []
    assert table.boons("kept") == KEPT
    table.do("0 play bard")
    assert table.told(BoonsShuffled) == [BoonsShuffled()]
    (turned,) = table.told(BoonTurned)
    assert isinstance(turned, BoonTurned)
    assert sorted([*table.boons("deck"), turned.boon]) == sorted(rest)


@clause("D-BOON-3")
def test_the_deck_is_not_shuffled_before_a_boon_is_needed() -> None:
    others = [boon for boon in BOONS if boon != "seas_gift"]
    table = Table("hand: bard", boons=["seas_gift"], boon_discards=[*others]).do("0 play bard")
    assert table.boons("deck") == []
    assert table.told(BoonsShuffled) == []


@clause("D-BOON-3")
def test_without_any_boon_nothing_is_received() -> None:
    saved = "saved: " + " ".join(BOONS)
    table = Table("hand: bard copper", saved).do("0 play bard")
    assert table.told(BoonTurned) == []
    assert table.resources == (0, 1, 2)
    assert table.offers("0 play copper")


@clause("D-BOON-4")
def test_a_boon_kept_on_the_turn_of_another_leaves_with_that_turn() -> None:
    table = Table(
        "hand: skulk",
        "deck: market",
        cards=["blessed_village"],
        hexes=["locusts"],
        boons=["fields_gift"],
    )
    table.do("0 play skulk", "1 gain blessed_village", "1 receive fields_gift")
    assert table.boons("kept") == ["fields_gift"]
    assert table.resources == (0, 2, 0)  # not the coin nor the Action of the other player
    table.do("0 end")
    assert table.boons("kept") == []
    assert table.boons("discards") == ["fields_gift"]
    assert table.resources == (1, 1, 0)


@clause("D-BOON-4", "D-GROVE-3")
def test_a_river_shared_on_the_turn_of_another_leaves_with_that_turn() -> None:
    table = Table(
        "hand: sacred_grove | deck: 9 copper", "deck: 9 copper", boons=["rivers_gift"]
    ).do("0 play sacred_grove", "1 receive rivers_gift", "0 end")
    assert table.boons("discards") == ["rivers_gift"]
    assert (len(table.hand(0)), len(table.hand(1))) == (6, 1)


@clause("D-BOON-5", "D-LEPRECHAUN-1")
def test_a_kept_boon_is_no_card_in_play() -> None:
    table = Table("hand: bard leprechaun | play: 5 copper", boons=["fields_gift"], hexes=["plague"])
    table.do("0 play bard", "0 play leprechaun")
    assert Gained(0, "wish", "discard") in table.events  # 5 Coppers, Bard, Leprechaun


@clause("D-BOON-5", "D-GAIN-8")
def test_a_boon_is_not_gained() -> None:
    table = Table("hand: bard", boons=["seas_gift"]).do("0 play bard")
    assert table.state.players[0].gained == 0


@clause("D-BOON-6")
def test_a_boon_being_followed_is_in_no_pile() -> None:
    others = [boon for boon in BOONS if boon != "earths_gift"]
    table = Table(
        "hand: bard copper",
        cards=["blessed_village"],
        boons=["earths_gift"],
        boon_discards=[*others],
    )
    table.do("0 play bard", "0 discard copper", "0 gain blessed_village")
    assert table.told(BoonsShuffled) == [BoonsShuffled()]
    assert len(table.boons("deck")) == 10
    assert "earths_gift" not in [*table.boons("deck"), *table.boons("discards")]


@clause("D-BOON-6")
def test_the_outer_boon_is_discarded_when_it_is_finished() -> None:
    table = Table(
        "hand: bard copper | deck: gold",
        cards=["blessed_village"],
        boons=["earths_gift", "seas_gift"],
    )
    table.do("0 play bard", "0 discard copper", "0 gain blessed_village", "0 receive seas_gift")
    assert table.boons("discards") == ["seas_gift", "earths_gift"]
    assert table.hand() == ["gold"]

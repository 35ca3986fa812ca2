"""Fool: Lost in the Woods, and three Boons one by one (D-FOOL)."""

from moonlit.core.codec import Plain
from moonlit.games.dominion.events import BoonReceived, BoonsShuffled, BoonTurned
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table

THREE: list[Plain] = ["seas_gift", "forests_gift", "mountains_gift"]


def saved(*out: str) -> str:
    """Seat 1 has all Boons saved but these, so that they are not to be had."""
    return "saved: " + " ".join(boon.id for boon in GAME.pack.boons if boon.id not in out)


@clause("D-FOOL-1")
def test_a_second_fool_does_nothing_at_all() -> None:
    table = Table("hand: 2 fool", boons=THREE, actions=2)
    table.do("0 play fool", "0 receive seas_gift", "0 receive forests_gift")
    table.do("0 play fool")
    assert table.told(BoonTurned) == []
    assert table.resources == (0, 2, 1)


@clause("D-FOOL-2")
def test_lost_in_the_woods_is_taken_from_the_table() -> None:
    table = Table("hand: fool", boons=THREE).do("0 play fool")
    assert table.view(1)["woods"] == 0


@clause("D-FOOL-2")
def test_lost_in_the_woods_is_taken_from_another_player() -> None:
    table = Table("hand: fool", "states: lost_in_the_woods", boons=THREE).do("0 play fool")
    assert table.view(1)["woods"] == 0
    assert len(table.told(BoonTurned)) == 3


@clause("D-FOOL-3")
def test_three_boons_are_turned_over_before_the_first_is_received() -> None:
    table = Table("hand: fool | deck: gold", boons=THREE).do("0 play fool")
    assert len(table.told(BoonTurned)) == 3
    assert table.told(BoonReceived) == []
    assert sorted(table.legal()) == sorted(f"0 receive {boon}" for boon in THREE)


@clause("D-FOOL-3")
def test_the_next_one_is_chosen_after_each() -> None:
    table = Table("hand: fool | deck: gold", boons=THREE, buys=1).do("0 play fool")
    table.do("0 receive forests_gift")
    assert (table.boons("kept"), table.boons("discards")) == (["forests_gift"], [])
    assert sorted(table.legal()) == ["0 receive mountains_gift", "0 receive seas_gift"]
    table.do("0 receive seas_gift")
    assert table.hand() == ["gold"]
    assert table.discard() == ["silver"]
    assert table.boons("discards") == ["seas_gift", "mountains_gift"]
    assert table.do("0 end").boons("kept") == []


@clause("D-FOOL-4")
def test_the_deck_is_reshuffled_between_takes() -> None:
    six = ("seas_gift", "forests_gift", "mountains_gift", "suns_gift", "moons_gift", "swamps_gift")
    table = Table("hand: fool", saved(*six), boons=[six[0]], boon_discards=list(six[1:]))
    table.do("0 play fool")
    assert len(table.told(BoonsShuffled)) == 1
    assert len(table.legal()) == 3
    assert table.offers("0 receive seas_gift")
    assert len(table.boons("deck")) == 3


@clause("D-FOOL-4", "O-3")
def test_with_fewer_than_three_there_are_those_there_are() -> None:
    table = Table("hand: fool village", saved("seas_gift", "forests_gift"), actions=2)
    table.do("0 play fool")
    assert sorted(table.legal()) == ["0 receive forests_gift", "0 receive seas_gift"]
    assert table.do("0 receive seas_gift").offers("0 play village")

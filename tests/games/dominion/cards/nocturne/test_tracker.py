"""Tracker: what is gained this turn may go onto the deck (D-TRACKER)."""

import pytest

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-TRACKER-1")
def test_three_gains_are_three_questions() -> None:
    table = Table("hand: tracker workshop", boons=["forests_gift"], actions=2, buys=2)
    table.do("0 play tracker", "0 play workshop", "0 gain silver", "0 topdeck silver")
    assert table.deck() == ["silver"]
    table.do("0 buy copper", "0 no")
    assert (table.deck(), table.discard()) == (["silver"], ["copper"])
    table.do("0 buy curse", "0 topdeck curse")
    assert table.deck() == ["curse", "silver"]


@clause("D-TRACKER-1")
def test_cards_gained_before_it_are_not_asked_about() -> None:
    table = Table("hand: workshop tracker", boons=["forests_gift"], actions=2)
    table.do("0 play workshop", "0 gain silver", "0 play tracker")
    assert table.offers("0 end")
    assert table.discard() == ["silver"]


@clause("D-TRACKER-1")
def test_it_ends_with_the_turn() -> None:
    table = Table("hand: tracker | deck: 9 estate", boons=["forests_gift"])
    table.do("0 play tracker", "0 end", "1 end", "0 buy copper")
    assert table.state.seat == 1


@clause("D-TRACKER-1")
def test_gains_of_others_are_theirs() -> None:
    table = Table("hand: tracker skulk", boons=["suns_gift"], hexes=["plague"], actions=2)
    table.do("0 play tracker", "0 play skulk")
    assert table.hand(1) == ["curse"]
    assert table.legal(1) == []


@clause("D-TRACKER-2")
def test_it_works_for_its_own_boon() -> None:
    table = Table("hand: tracker", boons=["mountains_gift"]).do("0 play tracker")
    assert table.legal() == ["0 topdeck silver", "0 no"]
    assert table.do("0 topdeck silver").deck() == ["silver"]


@clause("D-TRACKER-1")
def test_a_card_that_arrives_in_hand_may_go_onto_the_deck_too() -> None:
    table = Table("hand: tracker", boons=["suns_gift"], cards=["guardian"], coins=1, buys=2)
    table.do("0 play tracker", "0 buy guardian", "0 topdeck guardian")
    assert (table.hand(), table.deck()) == ([], ["guardian"])


@clause("D-TRACKER-1")
@pytest.mark.parametrize(
    ("first", "deck", "discard"),
    [
        ("topdeck", ["silver"], []),
        ("exchange", [], ["changeling"]),
    ],
)
def test_with_changeling_one_of_the_two_moves_the_card(
    first: str, deck: list[str], discard: list[str]
) -> None:
    table = Table("hand: tracker", boons=["suns_gift"], cards=["changeling"], coins=2, buys=2)
    table.do("0 play tracker", "0 buy silver")
    assert len(table.legal()) == 3
    table.do(f"0 resolve {first} silver")
    assert (table.deck(), table.discard()) == (deck, discard)
    assert table.offers("0 buy copper")


def test_the_older_text_needs_tracker_in_play() -> None:
    table = Table("play: tracker", phase="buy", buys=2, switches={"tracker": "while_in_play"}).do(
        "0 buy copper"
    )
    assert table.legal() == ["0 topdeck copper", "0 no"]


def test_a_coin_and_then_the_boon() -> None:
    table = Table("hand: tracker", boons=["forests_gift"]).do("0 play tracker")
    assert table.resources == (0, 2, 2)

"""Cobbler: next turn a card of up to four coins to hand (D-COBBLER)."""

from moonlit.games.dominion.events import Gained
from tests.clauses import clause
from tests.games.dominion.table import Table

KINGDOM = ["night_watchman", "blessed_village"]


def starting(text: str = "") -> Table:
    """Seat 0 begins a turn with a Cobbler of the turn before in play."""
    text = f"durations: cobbler | {text}"
    return Table(text, cards=KINGDOM, phase="start", boons=["seas_gift"])


@clause("D-COBBLER-1")
def test_the_card_comes_to_hand_and_can_be_played_this_turn() -> None:
    table = starting().do("0 gain smithy")
    assert table.hand() == ["smithy"]
    assert table.offers("0 play smithy")


@clause("D-COBBLER-1")
def test_to_hand_means_to_hand() -> None:
    table = starting().do("0 gain estate")
    assert table.told(Gained) == [Gained(0, "estate", "hand")]
    assert (table.hand(), table.discard()) == (["estate"], [])


@clause("D-COBBLER-1")
def test_what_gaining_the_card_does_still_happens() -> None:
    table = starting("deck: gold").do("0 gain blessed_village")
    assert table.do("0 receive seas_gift").hand() == ["blessed_village", "gold"]


def test_the_card_costs_four_at_most_and_must_be_gained() -> None:
    table = starting()
    assert table.offers("0 gain smithy")
    assert not table.offers("0 gain market")
    assert not table.offers("0 gain gold")
    assert not table.offers("0 no")


def test_played_it_does_nothing_yet_and_stays_for_a_turn() -> None:
    table = Table("hand: cobbler | deck: 10 copper", phase="night").do("0 play cobbler")
    assert (table.play(), table.state.seat) == (["cobbler"], 1)
    table.do("1 end", "0 gain silver")
    assert table.hand() == [*["copper"] * 5, "silver"]
    table.do("0 end")
    assert table.play() == []


def test_two_cobblers_gain_two_cards() -> None:
    table = Table("durations: cobbler cobbler", phase="start").do("0 gain silver", "0 gain smithy")
    assert table.hand() == ["silver", "smithy"]

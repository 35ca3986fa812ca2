"""Exorcist: a card is trashed for a cheaper Spirit (D-EXORCIST)."""

import pytest

from tests.clauses import clause
from tests.games.dominion.table import Table


def trashing(card: str) -> Table:
    """Seat 0 has trashed a card with Exorcist, and has a Guardian left."""
    table = Table(f"hand: exorcist guardian {card}", phase="night")
    return table.do("0 play exorcist", f"0 trash {card}")


@clause("D-EXORCIST-1")
@pytest.mark.parametrize(
    ("card", "spirits"),
    [
        ("silver", ["0 gain imp", "0 gain will_o_wisp"]),
        ("smithy", ["0 gain imp", "0 gain will_o_wisp"]),
        ("duchy", ["0 gain ghost", "0 gain imp", "0 gain will_o_wisp"]),
    ],
)
def test_only_spirits_that_cost_less(card: str, spirits: list[str]) -> None:
    assert sorted(trashing(card).legal()) == spirits


@clause("D-EXORCIST-1")
def test_an_estate_brings_a_will_o_wisp() -> None:
    table = trashing("estate")
    assert table.discard() == ["will_o_wisp"]
    assert table.offers("0 play guardian")


@clause("D-EXORCIST-1")
@pytest.mark.parametrize("card", ["copper", "curse"])
def test_a_card_that_costs_nothing_brings_nothing(card: str) -> None:
    table = trashing(card)
    assert (table.trash(), table.discard()) == ([card], [])


@clause("D-EXORCIST-1")
def test_an_empty_pile_of_spirits_is_no_choice() -> None:
    table = Table(
        "hand: exorcist guardian silver", phase="night", piles={"imp": 0, "will_o_wisp": 1}
    )
    assert table.do("0 play exorcist", "0 trash silver").discard() == ["will_o_wisp"]


def test_a_card_must_be_trashed() -> None:
    table = Table("hand: exorcist guardian copper", phase="night").do("0 play exorcist")
    assert table.legal() == ["0 trash copper", "0 trash guardian"]


def test_with_an_empty_hand_nothing_happens() -> None:
    table = Table("hand: exorcist", phase="night").do("0 play exorcist")
    assert table.trash() == []
    assert [table.pile(spirit) for spirit in ("will_o_wisp", "imp", "ghost")] == [12, 13, 6]


def test_what_the_trashing_does_comes_before_the_gain() -> None:
    table = Table(
        "hand: exorcist guardian haunted_mirror smithy", phase="night", cards=["cemetery"]
    )
    table.do("0 play exorcist", "0 trash haunted_mirror", "0 discard smithy")
    assert table.discard() == ["smithy", "ghost"]
    assert table.trash() == ["haunted_mirror"]

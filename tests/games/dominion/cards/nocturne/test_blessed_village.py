"""Blessed Village: a Boon when it is gained, for now or for later (D-BLESSED)."""

from tests.clauses import clause
from tests.games.dominion.table import Table


def buying(boon: str, text: str = "hand: 2 copper | deck: 5 estate") -> Table:
    """Seat 0 has bought a Blessed Village and is asked about a Boon."""
    table = Table(text, cards=["blessed_village"], phase="buy", coins=4, buys=2, boons=[boon])
    return table.do("0 buy blessed_village")


@clause("D-BLESSED-1")
def test_the_boon_is_seen_before_the_choice() -> None:
    table = buying("seas_gift")
    assert table.legal() == ["0 receive seas_gift", "0 no"]
    for seat in (0, 1, None):
        decision = table.view(seat)["decision"]
        assert isinstance(decision, dict)
        assert decision["about"] == "seas_gift"


@clause("D-BLESSED-1")
def test_received_now_it_is_followed_and_discarded() -> None:
    table = buying("seas_gift").do("0 receive seas_gift")
    assert table.hand() == ["copper", "copper", "estate"]
    assert table.boons("discards") == ["seas_gift"]


@clause("D-BLESSED-2")
def test_saved_it_lies_in_front_of_its_player() -> None:
    table = buying("seas_gift").do("0 no", "0 end")
    assert table.state.seat == 1
    seats = table.view(1)["seats"]
    assert isinstance(seats, list)
    first = seats[0]
    assert isinstance(first, dict)
    assert first["saved"] == ["seas_gift"]
    for zone in ("deck", "discards", "out", "kept"):
        assert "seas_gift" not in table.boons(zone)


@clause("D-BLESSED-2")
def test_saved_it_is_received_at_the_start_of_the_next_turn() -> None:
    table = buying("seas_gift", "hand: 2 copper | deck: 8 estate").do("0 no", "0 end", "1 end")
    assert len(table.hand()) == 6
    assert table.boons("discards") == ["seas_gift"]


@clause("D-BLESSED-2")
def test_a_saved_boon_is_ordered_among_the_effects_at_the_start() -> None:
    table = Table(
        "durations: cobbler | saved: earths_gift | hand: copper",
        cards=["blessed_village"],
        boons=["seas_gift"],
        phase="start",
    )
    assert table.legal() == ["0 resolve cobbler", "0 resolve earths_gift"]
    table.do("0 resolve cobbler", "0 gain silver", "0 discard silver", "0 gain estate")
    assert table.hand() == ["copper"]
    assert table.discard() == ["silver", "estate"]


@clause("D-BLESSED-3")
def test_a_saved_boon_that_is_kept_counts_in_the_turn_of_its_receipt() -> None:
    table = buying("forests_gift").do("0 no")
    assert table.resources == (1, 1, 0)
    table.do("0 end", "1 end")
    assert table.resources == (1, 2, 1)
    assert table.boons("kept") == ["forests_gift"]
    table.do("0 end")
    assert table.boons("kept") == []
    assert table.boons("discards") == ["forests_gift"]


@clause("D-BLESSED-1", "D-BLESSED-2")
def test_it_gives_its_boon_on_the_turn_of_another_too() -> None:
    table = Table(
        "hand: skulk",
        "deck: laboratory",
        cards=["blessed_village"],
        hexes=["locusts"],
        boons=["seas_gift"],
    )
    table.do("0 play skulk", "1 gain blessed_village")
    assert table.legal(1) == ["1 receive seas_gift", "1 no"]
    table.do("1 no", "0 end")
    assert table.hand(1) == ["blessed_village"]


def test_played_it_is_a_village() -> None:
    table = Table("hand: blessed_village smithy | deck: gold").do("0 play blessed_village")
    assert table.hand() == ["gold", "smithy"]
    assert table.resources == (2, 1, 0)

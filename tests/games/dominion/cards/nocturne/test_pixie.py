"""Pixie: trashed for the Boon it turned over, twice (D-PIXIE)."""

from moonlit.games.dominion.events import BoonReceived, Drew
from tests.clauses import clause
from tests.games.dominion.table import Table


def played(boon: str, text: str = "", deck: str = "9 copper") -> Table:
    """Seat 0 plays a Pixie."""
    return Table(f"hand: pixie {text} | deck: {deck}", boons=[boon]).do("0 play pixie")


@clause("D-PIXIE-1")
def test_the_forests_gift_counts_twice() -> None:
    table = played("forests_gift").do("0 trash forests_gift")
    assert table.resources == (1, 3, 2)
    assert table.boons("kept") == ["forests_gift"]
    assert table.do("0 end").boons("discards") == ["forests_gift"]


@clause("D-PIXIE-1")
def test_the_rivers_gift_counts_twice() -> None:
    table = played("rivers_gift").do("0 trash rivers_gift", "0 end")
    assert table.hand() == ["copper"] * 7


@clause("D-PIXIE-2")
def test_declined_the_boon_stays_on_the_discard_pile() -> None:
    table = played("forests_gift").do("0 no")
    assert (table.boons("discards"), table.boons("out")) == (["forests_gift"], [])
    assert table.play() == ["pixie"]
    assert table.resources == (1, 1, 0)


@clause("D-PIXIE-2")
def test_the_boon_is_followed_to_its_end_and_then_again() -> None:
    table = played("flames_gift", "curse estate village").do("0 trash flames_gift")
    assert table.told(BoonReceived) == [BoonReceived(0, "flames_gift")]
    table.do("0 trash curse")
    assert table.trash() == ["curse", "pixie"]
    assert table.told(BoonReceived) == [BoonReceived(0, "flames_gift")]
    assert table.do("0 trash estate").trash() == ["curse", "estate", "pixie"]


@clause("D-PIXIE-2")
def test_the_boon_is_seen_before_the_decision() -> None:
    table = played("seas_gift")
    assert table.legal() == ["0 trash seas_gift", "0 no"]
    assert table.boons("discards") == ["seas_gift"]


@clause("D-PIXIE-2")
def test_played_again_after_it_was_trashed_it_has_nothing_to_trash() -> None:
    table = Table("hand: throne_room pixie | deck: 9 copper", boons=["seas_gift", "forests_gift"])
    table.do("0 play throne_room", "0 play pixie", "0 trash seas_gift")
    assert table.trash() == ["pixie"]
    assert table.boons("discards") == ["seas_gift", "forests_gift"]
    assert table.resources == (2, 1, 0)
    assert table.hand() == ["copper"] * 4


def test_the_card_and_the_action_come_first() -> None:
    table = played("seas_gift", deck="gold")
    assert table.told(Drew) == [Drew(0, ("gold",), ("?",))]
    assert table.resources == (1, 1, 0)

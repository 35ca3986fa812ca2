"""Night Watchman: sorts the top five cards; it arrives in hand (D-NIGHTGAIN)."""

from moonlit.core.action import Seat
from moonlit.games.dominion.events import LookedAt
from tests.clauses import clause
from tests.games.dominion.table import Table


def played(text: str) -> Table:
    """Seat 0 plays a Night Watchman, with a Guardian left in hand."""
    table = Table(f"hand: night_watchman guardian | {text}", phase="night")
    return table.do("0 play night_watchman")


@clause("D-NIGHTGAIN-1")
def test_bought_and_played_in_one_turn() -> None:
    table = Table("deck: copper", cards=["night_watchman"], phase="buy", coins=3)
    table.do("0 buy night_watchman")
    assert table.hand() == ["night_watchman"]
    assert table.offers("0 play night_watchman")


@clause("D-NIGHTGAIN-2")
def test_gained_on_the_turn_of_another_it_is_just_in_hand() -> None:
    table = Table(
        "hand: skulk", "hand: copper | deck: cobbler", cards=["night_watchman"], hexes=["locusts"]
    )
    table.do("0 play skulk")
    assert table.hand(1) == ["copper", "night_watchman"]
    assert table.legal(1) == []


def test_some_are_discarded_and_the_rest_put_back_in_any_order() -> None:
    table = played("deck: copper silver gold estate duchy province")
    table.do("0 discard estate", "0 discard copper", "0 done")
    assert table.discard() == ["estate", "copper"]
    table.do("0 topdeck duchy", "0 topdeck gold")
    assert table.deck() == ["silver", "gold", "duchy", "province"]
    assert table.offers("0 play guardian")


def test_nothing_need_be_discarded() -> None:
    table = played("deck: copper gold").do("0 no", "0 topdeck gold")
    assert table.deck() == ["copper", "gold"]
    assert table.discard() == []


def test_all_five_may_be_discarded() -> None:
    table = played("deck: 5 copper estate").do(*["0 discard copper"] * 5)
    assert table.deck() == ["estate"]
    assert table.offers("0 play guardian")


def test_only_its_player_sees_the_cards() -> None:
    table = played("deck: copper gold")
    looked = table.told(LookedAt)[0]
    assert looked.face(Seat(0)) == LookedAt(0, ("copper", "gold"))
    assert looked.face(Seat(1)) == LookedAt(0, ("?", "?"))


def test_the_discard_pile_is_shuffled_for_more_cards() -> None:
    table = played("deck: gold | discard: 9 copper")
    assert len(table.state.players[0].looked) == 5
    assert (len(table.deck()), table.discard()) == (5, [])


def test_with_no_cards_at_all_nothing_happens() -> None:
    assert played("").offers("0 play guardian")

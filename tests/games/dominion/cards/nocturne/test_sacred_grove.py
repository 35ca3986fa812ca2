"""Sacred Grove: a Boon that the others may share (D-GROVE)."""

import pytest

from moonlit.games.dominion.events import BoonReceived
from tests.clauses import clause
from tests.games.dominion.table import Table

DECKS = ("hand: sacred_grove | deck: 9 copper", "deck: 9 silver", "deck: 9 gold")


def played(boon: str, answers: str = "in_turn") -> Table:
    """Seat 0 of three plays a Sacred Grove."""
    return Table(*DECKS, boons=[boon], switches={"grove_answers": answers}).do(
        "0 play sacred_grove"
    )


@clause("D-GROVE-1")
def test_the_player_must_and_each_other_player_may() -> None:
    table = played("seas_gift")
    assert table.hand() == ["copper"]
    assert table.legal(1) == ["1 receive seas_gift", "1 no"]
    table.do("1 no")
    assert table.legal(2) == ["2 receive seas_gift", "2 no"]
    table.do("2 receive seas_gift")
    assert (table.hand(1), table.hand(2)) == ([], ["gold"])
    assert table.boons("discards") == ["seas_gift"]


@clause("D-GROVE-1")
def test_each_receives_it_before_the_next_decides() -> None:
    table = played("seas_gift").do("1 receive seas_gift")
    assert table.hand(1) == ["silver"]
    assert table.legal(2) != []


@clause("D-GROVE-1")
def test_all_decide_first_by_the_other_reading() -> None:
    table = played("seas_gift", "all_first").do("1 receive seas_gift")
    assert table.hand(1) == []
    table.do("2 receive seas_gift")
    assert (table.hand(1), table.hand(2)) == (["silver"], ["gold"])
    assert table.told(BoonReceived) == [BoonReceived(1, "seas_gift"), BoonReceived(2, "seas_gift")]


@clause("D-GROVE-1")
def test_who_declines_by_the_other_reading_receives_nothing() -> None:
    table = played("seas_gift", "all_first").do("1 no", "2 receive seas_gift")
    assert (table.hand(1), table.hand(2)) == ([], ["gold"])


@clause("D-GROVE-1")
def test_the_others_decide_after_the_player_is_done() -> None:
    table = Table("hand: sacred_grove copper", boons=["flames_gift"]).do("0 play sacred_grove")
    assert table.legal(0) == ["0 trash copper", "0 no"]
    assert table.do("0 no").legal(1) == ["1 receive flames_gift", "1 no"]


@clause("D-GROVE-2")
@pytest.mark.parametrize("boon", ["fields_gift", "forests_gift"])
def test_a_boon_with_a_coin_is_not_offered_to_others(boon: str) -> None:
    table = played(boon)
    assert (table.legal(1), table.legal(2)) == ([], [])
    assert table.boons("kept") == [boon]
    assert table.state.coins == 4


@clause("D-GROVE-3")
def test_who_accepted_the_river_draws_at_the_end_of_this_turn() -> None:
    table = played("rivers_gift").do("1 no", "2 receive rivers_gift")
    kept = table.view(None)["boons"]
    assert isinstance(kept, dict)
    assert kept["kept"] == [["rivers_gift", 0]]
    assert table.hand(2) == []
    table.do("0 end")
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 0, 1]
    assert table.boons("discards") == ["rivers_gift"]


def test_the_buy_and_the_coins_come_first() -> None:
    assert played("seas_gift").resources == (0, 2, 3)


def test_it_is_no_attack() -> None:
    table = Table("hand: sacred_grove", "hand: moat", boons=["seas_gift"]).do("0 play sacred_grove")
    assert table.legal(1) == ["1 receive seas_gift", "1 no"]

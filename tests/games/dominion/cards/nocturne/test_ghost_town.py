"""Ghost Town: a card and an Action next turn; it arrives in hand (D-NIGHTGAIN)."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-NIGHTGAIN-1")
def test_bought_and_played_in_one_turn() -> None:
    table = Table("deck: 9 copper", cards=["ghost_town"], phase="buy", coins=3)
    table.do("0 buy ghost_town")
    assert table.hand() == ["ghost_town"]
    assert table.do("0 play ghost_town").play() == ["ghost_town"]


@clause("D-NIGHTGAIN-1")
def test_gained_at_night_it_can_be_played_at_once() -> None:
    table = Table("hand: devils_workshop | gained: 1", cards=["ghost_town"], phase="night")
    table.do("0 play devils_workshop", "0 gain ghost_town")
    assert table.offers("0 play ghost_town")


def test_a_card_and_an_action_at_the_start_of_the_next_turn() -> None:
    table = Table("durations: ghost_town | hand: smithy | deck: gold copper", phase="start")
    assert table.hand() == ["gold", "smithy"]
    assert table.resources == (2, 1, 0)


def test_it_leaves_in_the_clean_up_of_that_turn() -> None:
    table = Table("durations: ghost_town | deck: 9 copper", phase="start").do("0 end")
    assert table.play() == []
    assert "ghost_town" in table.discard()

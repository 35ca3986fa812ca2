"""Council Room: four cards and a Buy; everybody else draws a card."""

import pytest

from moonlit.games.dominion.events import Drew
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_others_draw_a_card_each(players: int) -> None:
    others = ["deck: 2 silver"] * (players - 1)
    table = Table("hand: council_room | deck: 5 copper", *others).do("0 play council_room")
    assert table.hand() == ["copper"] * 4
    assert table.resources == (0, 2, 0)
    for seat in range(1, players):
        assert table.hand(seat) == ["silver"]


@clause("D-ORDER-1", "D-BASE-5")
def test_draws_go_in_turn_order() -> None:
    hands = ["deck: estate"] * 4
    hands[2] = "hand: council_room | deck: 4 copper"
    table = Table(*hands, turn=2).do("2 play council_room")
    drew = [event.seat for event in table.told(Drew) if isinstance(event, Drew)]
    assert drew == [2, 3, 0, 1]


@clause("D-BASE-5")
def test_an_attack_it_is_not() -> None:
    table = Table("hand: council_room | deck: 4 copper", "hand: moat | deck: gold")
    table.do("0 play council_room")
    assert table.hand(1) == ["gold", "moat"]

"""Den of Sin: two cards next turn; it arrives in hand (D-NIGHTGAIN)."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-NIGHTGAIN-1")
def test_bought_and_played_in_one_turn() -> None:
    table = Table(cards=["den_of_sin"], phase="buy", coins=5).do("0 buy den_of_sin")
    assert table.hand() == ["den_of_sin"]
    assert table.do("0 play den_of_sin").play() == ["den_of_sin"]


def test_two_cards_at_the_start_of_the_next_turn_only() -> None:
    table = Table("hand: den_of_sin | deck: 14 copper", phase="night").do("0 play den_of_sin")
    assert len(table.hand()) == 5
    assert table.do("1 end").hand() == ["copper"] * 7
    table.do("0 end")
    assert table.play() == []
    assert table.do("1 end").hand() == ["copper"] * 5


def test_two_dens_draw_four_cards() -> None:
    table = Table("durations: den_of_sin den_of_sin | deck: 9 copper", phase="start")
    assert table.hand() == ["copper"] * 4

"""Bard: two coins, then a Boon (D-BARD)."""

from moonlit.games.dominion.events import Bonus, BoonReceived
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BARD-1")
def test_the_boon_is_followed_at_once() -> None:
    table = Table("hand: bard village", boons=["fields_gift"]).do("0 play bard")
    assert table.resources == (1, 1, 3)
    assert table.boons("kept") == ["fields_gift"]


@clause("D-BARD-1")
def test_the_coins_come_before_the_boon() -> None:
    table = Table("hand: bard | deck: gold", boons=["seas_gift"]).do("0 play bard")
    told = [event for event in table.events if isinstance(event, Bonus | BoonReceived)]
    assert told == [Bonus(0, 0, 0, 2), BoonReceived(0, "seas_gift")]


@clause("D-BARD-1")
def test_the_boon_is_followed_to_its_end_before_anything_else() -> None:
    table = Table("hand: bard copper village", boons=["flames_gift"], actions=2)
    table.do("0 play bard")
    assert table.legal() == ["0 trash copper", "0 trash village", "0 no"]
    assert table.do("0 trash copper").offers("0 play village")

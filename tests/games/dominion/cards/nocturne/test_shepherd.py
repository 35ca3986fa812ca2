"""Shepherd: two cards for every Victory card discarded (D-SHEPHERD)."""

from moonlit.core.action import Seat
from moonlit.games.dominion.events import Discarded
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-SHEPHERD-1")
def test_three_victory_cards_bring_six_cards() -> None:
    table = Table("hand: shepherd estate duchy pasture copper | deck: 9 gold")
    table.do("0 play shepherd", "0 discard pasture", "0 discard duchy", "0 discard estate")
    assert table.hand() == ["copper", *["gold"] * 6]
    assert sorted(table.discard()) == ["duchy", "estate", "pasture"]


@clause("D-SHEPHERD-1")
def test_only_victory_cards_and_any_number() -> None:
    table = Table("hand: shepherd 2 estate copper curse smithy | deck: 9 gold")
    table.do("0 play shepherd")
    assert table.legal() == ["0 discard estate", "0 no"]
    table.do("0 discard estate", "0 done")
    assert table.hand() == ["copper", "curse", "estate", "gold", "gold", "smithy"]


def test_nothing_need_be_discarded() -> None:
    table = Table("hand: shepherd estate | deck: 9 gold").do("0 play shepherd", "0 no")
    assert table.hand() == ["estate"]
    assert table.resources == (1, 1, 0)


def test_all_are_discarded_before_the_draw() -> None:
    table = Table("hand: shepherd 2 estate").do("0 play shepherd", *["0 discard estate"] * 2)
    assert table.hand() == ["estate", "estate"]


def test_all_see_the_discarded_cards() -> None:
    table = Table("hand: shepherd estate duchy | deck: 9 gold")
    table.do("0 play shepherd", "0 discard estate", "0 discard duchy")
    shown = table.told(Discarded)[0].face(Seat(1))
    assert shown == Discarded(0, ("estate", "duchy"), ("estate", "duchy"), "hand")


def test_without_victory_cards_there_is_no_question() -> None:
    table = Table("hand: shepherd village copper").do("0 play shepherd")
    assert table.offers("0 play village")

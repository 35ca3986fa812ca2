"""Workshop: gain a card costing up to four."""

from tests.clauses import clause
from tests.games.dominion.table import CARDS, Table


@clause("D-GAIN-1")
def test_the_card_goes_to_the_discard_pile() -> None:
    table = Table("hand: workshop").do("0 play workshop", "0 gain silver")
    assert table.discard() == ["silver"]
    assert table.pile("silver") == 39


@clause("D-GAIN-5")
def test_every_pile_up_to_four_is_offered_and_none_above() -> None:
    table = Table("hand: workshop", coins=5).do("0 play workshop")
    costs = {CARDS[action.split()[2]].cost for action in table.legal()}
    assert costs == {0, 2, 3, 4}
    assert "0 no" not in table.legal()


@clause("D-GAIN-5")
def test_an_empty_pile_is_not_offered() -> None:
    table = Table("hand: workshop", piles={"silver": 0}).do("0 play workshop")
    assert not table.offers("0 gain silver")


@clause("D-GAIN-6", "D-NONSUP-1")
def test_cards_outside_the_supply_are_not_offered() -> None:
    table = Table("hand: workshop", cards=["tormentor", "pixie"]).do("0 play workshop")
    assert not table.offers("0 gain imp")
    assert not table.offers("0 gain will_o_wisp")
    assert not table.offers("0 gain goat")

"""Poacher: a card to discard for every empty Supply pile."""

import pytest

from moonlit.core.codec import Plain
from tests.clauses import clause
from tests.games.dominion.table import Table

HAND = "hand: poacher copper silver gold | deck: estate"


@clause("D-BASE-12")
def test_with_full_piles_nothing_is_discarded() -> None:
    table = Table(HAND).do("0 play poacher")
    assert table.hand() == ["copper", "estate", "gold", "silver"]
    assert table.resources == (1, 1, 1)


@clause("D-BASE-12")
@pytest.mark.parametrize(("piles", "count"), [({"curse": 0}, 1), ({"curse": 0, "moat": 0}, 2)])
def test_every_empty_pile_costs_a_card(piles: dict[str, Plain], count: int) -> None:
    table = Table(HAND, piles=piles).do("0 play poacher")
    table.do(*["0 discard estate", "0 discard copper"][:count])
    assert len(table.hand()) == 4 - count
    assert len(table.discard()) == count
    assert table.offers("0 play gold")


@clause("D-BASE-12")
def test_the_draw_comes_first() -> None:
    table = Table(HAND, piles={"curse": 0}).do("0 play poacher")
    assert table.offers("0 discard estate")


@clause("D-BASE-12", "D-DISC-2")
def test_with_too_few_cards_all_are_discarded() -> None:
    table = Table("hand: poacher gold", piles={"curse": 0, "moat": 0}).do("0 play poacher")
    assert table.hand() == []
    assert table.discard() == ["gold"]


@clause("D-BASE-12", "D-NONSUP-1")
def test_piles_outside_the_supply_do_not_count() -> None:
    table = Table(HAND, cards=["tormentor"], piles={"imp": 0}).do("0 play poacher")
    assert table.discard() == []
    assert len(table.hand()) == 4

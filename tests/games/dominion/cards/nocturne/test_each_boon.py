"""Every Boon by what it does to the player who receives it (11.1)."""

import pytest

from moonlit.games.dominion.events import Drew, Gained, Put
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table


def received(boon: str, seat: str, **piles: int) -> Table:
    """Bard is played with this Boon on top; two coins come from Bard."""
    first = seat if "hand:" in seat else "hand: | " + seat
    table = Table(first.replace("hand:", "hand: bard"), boons=[boon], piles={**piles})
    return table.do("0 play bard")


@clause("D-BOON-1")
def test_earth_turns_a_treasure_into_a_card_up_to_four() -> None:
    table = received("earths_gift", "hand: copper silver estate")
    assert table.legal() == ["0 discard copper", "0 discard silver", "0 no"]
    table.do("0 discard copper")
    assert table.offers("0 gain smithy")
    assert not table.offers("0 gain market")
    assert not table.offers("0 no")
    assert table.do("0 gain smithy").discard() == ["copper", "smithy"]


@clause("D-CHOICE-2")
def test_earth_may_be_declined() -> None:
    table = received("earths_gift", "hand: copper").do("0 no")
    assert table.discard() == []
    assert table.hand() == ["copper"]


@clause("D-CHOICE-2")
def test_earth_without_a_treasure_asks_nothing() -> None:
    table = received("earths_gift", "hand: estate")
    assert table.offers("0 buy copper")


@clause("D-BOON-2")
def test_field_gives_an_action_and_a_coin() -> None:
    assert received("fields_gift", "hand: village").resources == (1, 1, 3)


@clause("D-BOON-2")
def test_forest_gives_a_buy_and_a_coin() -> None:
    assert received("forests_gift", "hand: village").resources == (0, 2, 3)


@clause("D-CHOICE-2")
def test_flame_may_trash_a_card() -> None:
    table = received("flames_gift", "hand: estate copper")
    assert table.legal() == ["0 trash copper", "0 trash estate", "0 no"]
    assert table.do("0 trash copper").trash() == ["copper"]
    assert table.offers("0 buy copper")  # one card, and no more


@clause("D-CHOICE-2")
def test_flame_may_be_declined() -> None:
    table = received("flames_gift", "hand: estate").do("0 no")
    assert table.trash() == []
    assert table.hand() == ["estate"]


@clause("D-BOON-1")
def test_moon_puts_a_discarded_card_onto_the_deck() -> None:
    table = received("moons_gift", "deck: copper | discard: gold estate silver")
    (put,) = table.do("0 topdeck gold").told(Put)
    assert table.deck() == ["gold", "copper"]
    assert table.discard() == ["estate", "silver"]
    assert isinstance(put, Put)
    assert "gold" not in put.face(None).cards  # which card it is need not be shown


@clause("D-CHOICE-2")
def test_moon_may_be_declined() -> None:
    table = received("moons_gift", "deck: copper | discard: gold").do("0 no")
    assert table.deck() == ["copper"]


@clause("D-GIFT-1")
def test_moon_with_an_empty_discard_pile_asks_nothing() -> None:
    assert received("moons_gift", "deck: copper").offers("0 buy copper")


@clause("D-GAIN-5")
@pytest.mark.parametrize(("silvers", "gained"), [(40, ["silver"]), (0, [])])
def test_mountain_brings_a_silver(silvers: int, gained: list[str]) -> None:
    assert received("mountains_gift", "", silver=silvers).discard() == gained


@clause("D-GIFT-3", "D-CLEAN-3")
def test_river_draws_after_the_new_hand() -> None:
    table = received("rivers_gift", "deck: 9 copper").do("0 end")
    assert len(table.hand()) == 6
    drawn = [len(event.cards) for event in table.told(Drew) if isinstance(event, Drew)]
    assert sum(drawn) == 6
    assert table.boons("discards") == ["rivers_gift"]


@clause("D-BOON-1")
def test_sea_draws_at_once() -> None:
    assert received("seas_gift", "deck: gold silver").hand() == ["gold"]


@clause("D-GIFT-2")
def test_sky_turns_three_cards_into_one_gold() -> None:
    table = received("skys_gift", "hand: 3 estate 2 copper")
    assert table.legal() == ["0 discard", "0 no"]
    table.do("0 discard", *["0 discard estate"] * 3)
    assert table.hand() == ["copper", "copper"]
    assert table.discard() == ["estate"] * 3 + ["gold"]


@clause("D-GIFT-2")
def test_sky_takes_exactly_three() -> None:
    table = received("skys_gift", "hand: 3 estate").do("0 discard")
    assert table.hand() == []
    assert table.told(Gained) == [Gained(0, "gold", "discard")]


@clause("D-GIFT-2", "D-CHOICE-3")
def test_sky_takes_two_cards_for_nothing() -> None:
    table = received("skys_gift", "hand: 2 estate").do("0 discard")
    assert table.hand() == []
    assert table.discard() == ["estate", "estate"]
    assert table.told(Gained) == []


@clause("D-GIFT-2", "D-CHOICE-3")
def test_sky_asks_with_one_card_and_not_with_none() -> None:
    assert received("skys_gift", "hand: estate").legal() == ["0 discard", "0 no"]
    assert received("skys_gift", "hand:").offers("0 buy copper")


@clause("D-GIFT-2")
def test_sky_may_be_declined() -> None:
    table = received("skys_gift", "hand: 4 estate").do("0 no")
    assert len(table.hand()) == 4
    assert table.discard() == []


@clause("D-BOON-1")
def test_sun_discards_some_of_four_and_orders_the_rest() -> None:
    table = received("suns_gift", "deck: copper estate silver gold province")
    table.do("0 discard estate", "0 done", "0 topdeck copper", "0 topdeck gold")
    assert table.discard() == ["estate"]
    assert table.deck() == ["silver", "gold", "copper", "province"]


@clause("D-BOON-1")
def test_sun_may_discard_nothing_and_everything() -> None:
    table = received("suns_gift", "deck: 4 copper gold").do("0 no")
    assert table.deck() == ["copper"] * 4 + ["gold"]
    table = received("suns_gift", "deck: 4 copper gold").do(*["0 discard copper"] * 4)
    assert table.deck() == ["gold"]
    assert table.discard() == ["copper"] * 4


@clause("D-GAIN-6")
@pytest.mark.parametrize(("wisps", "gained"), [(12, ["will_o_wisp"]), (0, [])])
def test_swamp_brings_a_wisp(wisps: int, gained: list[str]) -> None:
    assert received("swamps_gift", "", will_o_wisp=wisps).discard() == gained


@clause("D-BOON-1")
def test_wind_draws_two_and_discards_two() -> None:
    table = received("winds_gift", "hand: estate | deck: gold silver copper")
    assert not table.offers("0 no")
    table.do("0 discard estate", "0 discard silver")
    assert table.hand() == ["gold"]
    assert table.discard() == ["estate", "silver"]


@clause("D-DISC-2")
def test_wind_with_too_few_cards_discards_all() -> None:
    table = received("winds_gift", "deck: gold")
    assert table.hand() == []
    assert table.discard() == ["gold"]


@clause("D-GIFT-4")
def test_field_and_forest_alone_give_a_coin() -> None:
    giving = [boon.id for boon in GAME.pack.boons if received(boon.id, "").resources[2] > 2]
    assert giving == ["fields_gift", "forests_gift"]
    assert [boon.id for boon in GAME.pack.boons if boon.gives_coin] == giving

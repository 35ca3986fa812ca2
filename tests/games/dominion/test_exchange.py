"""Spirits, cards outside the Supply, exchanging (8.4)."""

import pytest

from moonlit.games.dominion.events import Discarded, Exchanged, Gained, Trashed
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table

OUTSIDE = {
    "imp": "tormentor",
    "ghost": "cemetery",
    "will_o_wisp": "bard",
    "wish": "leprechaun",
    "bat": "vampire",
}


@clause("D-SPIRIT-1")
def test_three_cards_are_spirits() -> None:
    spirits = {card.id: card.cost for card in GAME.pack.cards if "spirit" in card.types}
    assert spirits == {"will_o_wisp": 0, "imp": 2, "ghost": 4}


@clause("D-NONSUP-1", "D-BUYPH-2")
@pytest.mark.parametrize("name", OUTSIDE)
def test_cards_outside_the_supply_are_not_bought(name: str) -> None:
    table = Table(cards=[OUTSIDE[name]], phase="buy", coins=9)
    assert table.pile(name) > 0
    assert table.refused(f"0 buy {name}").clause == "D-NONSUP-1"


@clause("D-NONSUP-1", "D-GAIN-6")
@pytest.mark.parametrize("name", OUTSIDE)
def test_cards_outside_the_supply_are_not_gained_plainly(name: str) -> None:
    table = Table("hand: artisan", cards=[OUTSIDE[name]]).do("0 play artisan")
    assert not table.offers(f"0 gain {name}")


@clause("D-NONSUP-1", "D-END-1")
def test_empty_piles_outside_the_supply_do_not_end_the_match() -> None:
    piles = dict.fromkeys(OUTSIDE, 0)
    table = Table("hand: copper", cards=[*OUTSIDE.values()], piles={**piles}, phase="buy")
    table.do("0 end")
    assert table.state.emptied == 0
    assert not table.state.is_over


VAMPIRE = "hand: vampire"


@clause("D-EXCH-1", "D-VAMPIRE-3")
def test_exchanging_is_neither_gaining_nor_trashing_nor_discarding() -> None:
    table = Table(VAMPIRE, phase="night", hexes=["greed"])
    table.do("0 play vampire", "0 gain silver")
    assert table.told(Exchanged) == [Exchanged(0, "vampire", "bat")]
    assert table.told(Gained) == [Gained(0, "silver", "discard")]
    assert table.told(Trashed) == []
    left = [event.cards for event in table.told(Discarded) if isinstance(event, Discarded)]
    assert left == []
    assert (table.pile("vampire"), table.pile("bat")) == (11, 9)


@clause("D-EXCH-2", "D-VAMPIRE-2")
def test_a_vampire_without_bats_stays() -> None:
    table = Table(VAMPIRE, phase="night", hexes=["greed"], piles={"bat": 0})
    table.do("0 play vampire", "0 gain silver")
    assert table.told(Exchanged) == []
    assert table.pile("vampire") == 10
    assert "vampire" in table.hand()  # discarded in Clean-up, and drawn with the new hand


@clause("D-EXCH-2", "D-BAT-1")
def test_a_bat_without_vampires_stays() -> None:
    table = Table("hand: bat estate", cards=["vampire"], phase="night", piles={"vampire": 0})
    table.do("0 play bat", "0 trash estate")
    assert table.told(Exchanged) == []
    assert table.pile("bat") == 10


@clause("D-EXCH-3", "D-CHANGELING-2")
def test_the_new_card_goes_to_the_discard_pile_from_anywhere() -> None:
    table = Table(
        "hand: changeling estate", cards=["den_of_sin", "changeling"], phase="buy", coins=5
    )
    table.do("0 buy den_of_sin", "0 exchange den_of_sin")
    assert table.hand() == ["changeling", "estate"]
    assert table.discard() == ["changeling"]
    assert (table.pile("den_of_sin"), table.pile("changeling")) == (10, 9)


@clause("D-EXCH-4")
def test_a_card_put_on_the_deck_first_is_not_exchanged() -> None:
    table = Table("hand: tracker", cards=["changeling"], boons=["seas_gift"], coins=2)
    table.do("0 play tracker", "0 buy silver")
    assert sorted(table.legal()) == [
        "0 no",
        "0 resolve exchange silver",
        "0 resolve topdeck silver",
    ]
    table.do("0 resolve topdeck silver")
    assert table.told(Exchanged) == []
    assert table.pile("changeling") == 10


@clause("D-EXCH-4", "D-MOVE-1")
def test_an_exchanged_card_is_not_put_on_the_deck() -> None:
    table = Table("hand: tracker", cards=["changeling"], boons=["seas_gift"], coins=2)
    table.do("0 play tracker", "0 buy silver", "0 resolve exchange silver")
    assert table.told(Exchanged) == [Exchanged(0, "silver", "changeling")]
    assert table.pile("silver") == 40

"""Artisan: a card to hand, then one from hand onto the deck."""

import pytest

from moonlit.games.dominion.events import Asked, Gained, Put
from tests.clauses import clause
from tests.games.dominion.table import CARDS, PLAIN, Table, cards_in

BASIC = ("copper", "silver", "estate", "duchy", "curse")
# With Artisan in the Kingdom there is no room for the last of the plain cards.
IN_SUPPLY = (*BASIC, *PLAIN[:-1])


@clause("D-BASE-1")
def test_the_gained_card_may_be_put_back() -> None:
    table = Table("hand: artisan copper | deck: gold").do(
        "0 play artisan", "0 gain laboratory", "0 topdeck laboratory"
    )
    assert table.hand() == ["copper"]
    assert table.deck() == ["laboratory", "gold"]


@clause("D-BASE-1")
def test_another_card_may_be_put_back() -> None:
    table = Table("hand: artisan copper").do(
        "0 play artisan", "0 gain laboratory", "0 topdeck copper"
    )
    assert table.hand() == ["laboratory"]
    assert table.deck() == ["copper"]
    assert table.offers("0 buy copper")  # one card, and no more


@clause("D-BASE-1")
def test_coins_never_raise_the_limit() -> None:
    table = Table("hand: artisan", coins=3).do("0 play artisan")
    assert table.offers("0 gain duchy")
    assert not table.offers("0 gain gold")
    assert not table.offers("0 gain artisan")
    assert not table.offers("0 no")


@clause("D-BASE-1")
def test_putting_a_card_back_is_no_choice() -> None:
    table = Table("hand: artisan copper").do("0 play artisan", "0 gain silver")
    assert table.legal() == ["0 topdeck copper", "0 topdeck silver"]


@clause("D-GAIN-2")
def test_the_card_goes_straight_to_the_hand() -> None:
    table = Table("hand: artisan copper").do("0 play artisan", "0 gain silver")
    assert table.told(Gained) == [Gained(0, "silver", "hand")]
    assert table.discard() == []


@clause("D-DECK-5")
def test_the_card_put_back_need_not_be_shown() -> None:
    table = Table("hand: artisan copper estate").do("0 play artisan", "0 gain silver")
    (put,) = table.do("0 topdeck estate").told(Put)
    assert isinstance(put, Put)
    assert put.cards == ("estate",)
    assert "estate" not in put.face(None).cards


@clause("D-BASE-1", "D-CHOICE-6")
@pytest.mark.parametrize(("left", "gained"), [("", "silver"), ("2 silver", "silver")])
def test_which_card_goes_back_is_not_asked_if_all_are_alike(left: str, gained: str) -> None:
    table = Table(f"hand: artisan {left}").do("0 play artisan", f"0 gain {gained}")
    assert table.told(Asked) == [Asked(0, "buy", "")]
    assert table.deck() == [gained]
    assert table.hand() == cards_in(left)


@clause("D-BASE-1", "D-CHOICE-6")
def test_the_only_card_that_can_be_gained_is_not_asked_for() -> None:
    cheap = [name for name, card in CARDS.items() if card.cost <= 5 and name in IN_SUPPLY]
    table = Table("hand: artisan copper", piles={**dict.fromkeys(cheap, 0), "silver": 5})
    table.do("0 play artisan")
    assert table.told(Asked) == [Asked(0, "pick", "artisan")]
    assert table.legal() == ["0 topdeck copper", "0 topdeck silver"]


@clause("D-BASE-1", "D-CHOICE-6")
@pytest.mark.parametrize("left", ["", "copper"])
def test_with_nothing_to_gain_a_card_goes_back_all_the_same(left: str) -> None:
    cheap = [name for name, card in CARDS.items() if card.cost <= 5 and name in IN_SUPPLY]
    table = Table(f"hand: artisan {left}", piles=dict.fromkeys(cheap, 0)).do("0 play artisan")
    assert table.told(Asked) == [Asked(0, "buy", "")]
    assert (table.hand(), table.deck()) == ([], left.split())

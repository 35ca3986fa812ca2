"""Gaining, buying, and what follows a gain (D-GAIN)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.games.dominion.events import Bought, Discarded, Exchanged, Gained, Put
from tests.clauses import clause
from tests.games.dominion.table import Table


def gains(table: Table) -> list[Event]:
    return table.told(Gained)


@clause("D-GAIN-1")
def test_a_gained_card_goes_to_the_discard_pile_and_is_not_played() -> None:
    table = Table("hand: workshop copper | discard: estate")
    before = table.pile("silver")
    table.do("0 play workshop", "0 gain silver")
    assert table.discard() == ["estate", "silver"]
    assert table.pile("silver") == before - 1
    assert table.play() == ["workshop"]
    assert table.resources[2] == 0


@clause("D-GAIN-2")
def test_a_card_gained_to_hand_never_lies_in_the_discard_pile() -> None:
    table = Table("hand: artisan estate")
    table.do("0 play artisan", "0 gain market")
    assert gains(table) == [Gained(0, "market", "hand")]
    assert not table.told(Put)
    assert table.hand() == ["estate", "market"]
    assert table.discard() == []


@clause("D-GAIN-2")
def test_a_card_gained_onto_the_deck_goes_there_directly() -> None:
    table = Table("hand: bureaucrat | deck: estate")
    table.do("0 play bureaucrat")
    assert gains(table) == [Gained(0, "silver", "deck")]
    assert table.deck() == ["silver", "estate"]


@clause("D-GAIN-3")
@pytest.mark.parametrize("card", ["gold", "guardian", "laboratory"])
def test_wish_says_where_the_card_goes(card: str) -> None:
    table = Table("hand: wish", cards=["secret_cave", "guardian"])
    table.do("0 play wish", f"0 gain {card}")
    assert gains(table) == [Gained(0, card, "hand")]


@clause("D-GAIN-3")
def test_without_such_words_the_card_itself_says_it() -> None:
    table = Table("hand: workshop", cards=["guardian"])
    table.do("0 play workshop", "0 gain guardian")
    assert gains(table) == [Gained(0, "guardian", "hand")]


@clause("D-GAIN-4")
def test_skulk_gives_its_gold_when_bought_and_when_gained() -> None:
    table = Table("hand: devils_workshop", phase="buy", coins=4, cards=["skulk"])
    table.do("0 buy skulk")
    assert gains(table) == [Gained(0, "skulk", "discard"), Gained(0, "gold", "discard")]
    table = Table("hand: devils_workshop guardian | gained: 1", phase="night", cards=["skulk"])
    table.do("0 play devils_workshop", "0 gain skulk")
    assert gains(table) == [Gained(0, "skulk", "discard"), Gained(0, "gold", "discard")]
    assert not table.told(Bought)


@clause("D-GAIN-4", "D-GAIN-8")
def test_bought_and_gained_cards_are_counted_alike() -> None:
    table = Table("hand: workshop guardian", coins=6, buys=2)
    table.do("0 play workshop", "0 gain estate", "0 buy copper", "0 buy silver")
    assert table.state.players[0].gained == 3


@clause("D-GAIN-5")
def test_nothing_is_gained_from_an_empty_pile() -> None:
    table = Table("hand: witch", "", piles={"curse": 0})
    table.do("0 play witch")
    assert gains(table) == []
    assert table.discard(1) == []


@clause("D-GAIN-5")
def test_the_only_pile_left_is_gained_from() -> None:
    cheap = ["copper", "curse", "estate", "silver", "village", "smithy", "workshop"]
    cheap += ["moneylender", "chapel", "cellar", "gardens"]
    piles: dict[str, Plain] = {name: 0 for name in cheap if name != "village"}
    table = Table("hand: workshop copper", piles=piles)
    table.do("0 play workshop")
    assert gains(table) == [Gained(0, "village", "discard")]


@clause("D-GAIN-5")
def test_one_must_gain_if_one_can() -> None:
    table = Table("hand: workshop copper")
    table.do("0 play workshop")
    assert all(text.startswith("0 gain ") for text in table.legal())
    assert not table.offers("0 gain market")
    assert table.refused("0 no").clause == "D-GAIN-5"


@clause("D-GAIN-6")
def test_a_plain_gain_takes_only_supply_cards() -> None:
    table = Table(
        "hand: changeling guardian | play: imp cursed_gold copper will_o_wisp",
        phase="night",
        cards=["tormentor", "pooka", "pixie", "changeling"],
    )
    table.do("0 play changeling")
    assert gains(table) == [Gained(0, "copper", "discard")]
    assert table.trash() == ["changeling"]


@clause("D-GAIN-6")
def test_workshop_and_wish_offer_no_spirits() -> None:
    table = Table("hand: workshop wish", actions=2, cards=["exorcist", "secret_cave", "vampire"])
    for card in ("workshop", "wish"):
        table.do(f"0 play {card}")
        offered = {text.removeprefix("0 gain ") for text in table.legal()}
        assert not offered & {"imp", "ghost", "will_o_wisp", "wish", "bat", "magic_lamp"}
        assert "silver" in offered
        table.do("0 gain silver")


@clause("D-GAIN-6")
def test_a_bat_arrives_by_exchange() -> None:
    table = Table("hand: vampire guardian", "hand: moat", phase="night", hexes=["misery"])
    table.do("0 play vampire", "1 reveal vampire", "0 gain estate")
    assert gains(table) == [Gained(0, "estate", "discard")]
    assert table.told(Exchanged) == [Exchanged(0, "vampire", "bat")]


@clause("D-GAIN-7")
def test_a_gain_is_counted_before_what_follows_it() -> None:
    table = Table("hand: workshop", cards=["skulk"])
    table.do("0 play workshop", "0 gain skulk")
    assert gains(table) == [Gained(0, "skulk", "discard"), Gained(0, "gold", "discard")]
    table = Table("hand: workshop", cards=["blessed_village"], boons=["seas_gift"])
    table.do("0 play workshop", "0 gain blessed_village")
    assert table.legal() == ["0 receive seas_gift", "0 no"]
    assert table.state.players[0].gained == 1
    assert table.discard() == ["blessed_village"]


@clause("D-GAIN-7", "D-ORDER-2")
@pytest.mark.parametrize("first", ["own", "exchange"])
def test_the_gaining_player_orders_what_follows(first: str) -> None:
    table = Table("hand: workshop", cards=["skulk", "changeling"])
    table.do("0 play workshop", "0 gain skulk")
    assert table.legal() == ["0 resolve own skulk", "0 resolve exchange skulk"]
    table.do(f"0 resolve {first} skulk")
    if first == "own":
        assert table.discard() == ["skulk", "gold"]
        table.do("0 no", "0 exchange skulk")
    else:
        table.do("0 no")
    assert sorted(table.discard()) == ["changeling", "gold"]
    assert table.state.players[0].gained == 2


@clause("D-GAIN-8")
def test_an_exchanged_card_was_gained() -> None:
    table = Table("hand: monastery estate copper", phase="buy", coins=3, cards=["changeling"])
    table.do("0 buy silver", "0 exchange silver")
    assert table.discard() == ["changeling"]
    table.do("0 play monastery", "0 trash estate")
    assert table.trash() == ["estate"]


@clause("D-GAIN-8")
def test_a_gained_card_trashed_at_once_was_gained() -> None:
    table = Table("hand: wish monastery", cards=["secret_cave", "cemetery"])
    table.do("0 play wish", "0 gain cemetery", "0 trash cemetery", "0 done")
    assert table.trash() == ["cemetery"]
    assert table.state.players[0].gained == 1


@clause("D-GAIN-8")
def test_gains_are_counted_for_each_player_and_end_with_the_turn() -> None:
    table = Table("hand: witch", "hand: smithy", "")
    table.do("0 play witch")
    assert [player.gained for player in table.state.players] == [0, 1, 1]
    table.do("0 buy copper")
    assert table.state.seat == 1
    assert [player.gained for player in table.state.players] == [0, 0, 0]


@clause("D-DISC-1")
def test_buying_and_exchanging_is_no_discard() -> None:
    table = Table("hand: guardian", phase="buy", coins=3, cards=["changeling"])
    table.do("0 buy silver")
    assert table.told(Bought) == [Bought(0, "silver")]
    assert not table.told(Discarded)
    table.do("0 exchange silver")
    assert not table.told(Discarded)


@clause("D-DISC-1")
def test_a_hound_gained_or_put_does_not_react() -> None:
    table = Table("hand: guardian", phase="buy", coins=2, cards=["faithful_hound"])
    table.do("0 buy faithful_hound")
    assert table.discard() == ["faithful_hound"]
    assert table.legal() == ["0 end", "0 play guardian"]

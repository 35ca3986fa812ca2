"""Changeling: exchanged for a gained card, trashed for a copy of one in play (D-CHANGELING)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.dominion.events import Discarded, Exchanged, Gained, Trashed
from tests.clauses import clause
from tests.games.dominion.table import Table


def buying(card: str, coins: int, changelings: int = 10, cards: tuple[str, ...] = ()) -> Table:
    """Seat 0 has bought a card in a match with Changeling, with a Buy left."""
    piles: dict[str, Plain] = {"changeling": changelings}
    table = Table(phase="buy", coins=coins, buys=2, piles=piles, cards=[card, *cards])
    return table.do(f"0 buy {card}")


def at_night(text: str) -> Table:
    """Seat 0 plays a Changeling, and has a Guardian to stay in the Night phase."""
    table = Table(f"hand: changeling guardian | {text}", phase="night", cards=["tracker"])
    return table.do("0 play changeling")


@clause("D-CHANGELING-1")
def test_a_card_of_three_may_be_exchanged() -> None:
    table = buying("silver", 3)
    assert table.legal() == ["0 exchange silver", "0 no"]
    table.do("0 exchange silver")
    assert table.discard() == ["changeling"]
    assert (table.pile("silver"), table.pile("changeling")) == (40, 9)
    assert table.told(Exchanged) == [Exchanged(0, "silver", "changeling")]
    assert table.told(Gained) + table.told(Trashed) + table.told(Discarded) == []


@clause("D-CHANGELING-1")
def test_the_exchange_is_optional() -> None:
    table = buying("silver", 3).do("0 no")
    assert table.discard() == ["silver"]
    assert table.pile("changeling") == 10


@clause("D-CHANGELING-1")
def test_a_cheaper_card_is_not_exchanged() -> None:
    assert buying("estate", 2).offers("0 buy copper")


@clause("D-CHANGELING-1")
def test_without_changelings_there_is_no_offer() -> None:
    assert buying("silver", 3, changelings=0).offers("0 buy copper")


@clause("D-CHANGELING-1")
def test_after_the_last_changeling_there_is_no_offer() -> None:
    table = buying("silver", 6, changelings=1).do("0 exchange silver", "0 buy silver")
    assert table.legal(0) == []
    assert table.state.seat == 1


@clause("D-CHANGELING-1")
def test_a_card_outside_the_supply_goes_back_to_its_pile() -> None:
    table = Table("hand: exorcist gold guardian", cards=["changeling"], phase="night")
    table.do("0 play exorcist", "0 trash gold", "0 gain ghost")
    assert table.pile("ghost") == 5
    table.do("0 exchange ghost")
    assert table.pile("ghost") == 6
    assert table.discard() == ["changeling"]


@clause("D-CHANGELING-1")
def test_every_player_may_exchange_also_on_the_turn_of_another() -> None:
    table = Table("hand: skulk", "deck: gold", cards=["changeling"], hexes=["locusts"])
    table.do("0 play skulk", "1 gain silver")
    assert table.legal(1) == ["1 exchange silver", "1 no"]
    assert table.do("1 exchange silver").discard(1) == ["changeling"]


@clause("D-CHANGELING-2")
def test_the_changeling_goes_to_the_discard_pile_wherever_the_card_went() -> None:
    table = buying("den_of_sin", 5)
    assert table.hand() == ["den_of_sin"]
    table.do("0 exchange den_of_sin")
    assert (table.hand(), table.discard()) == ([], ["changeling"])


@clause("D-CHANGELING-3")
@pytest.mark.parametrize(
    "answers",
    [
        ["0 resolve own skulk", "0 no", "0 exchange skulk"],
        ["0 resolve exchange skulk", "0 no"],
    ],
)
def test_the_gold_of_a_skulk_comes_all_the_same(answers: list[str]) -> None:
    table = buying("skulk", 4).do(*answers)
    assert sorted(table.discard()) == ["changeling", "gold"]
    assert table.pile("skulk") == 10


@clause("D-CHANGELING-3")
def test_the_hex_of_a_cursed_village_comes_all_the_same() -> None:
    table = Table(
        phase="buy", coins=5, buys=2, cards=["changeling", "cursed_village"], hexes=["misery"]
    )
    table.do("0 buy cursed_village", "0 resolve exchange cursed_village")
    assert table.discard() == ["changeling"]
    assert table.hexes("discards") == ["misery"]


@clause("D-CHANGELING-4")
def test_what_the_card_costs_when_gained_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(phase="buy", coins=3, buys=2, cards=["changeling"])
    terms = table.state.terms
    monkeypatch.setattr(terms, "cost", [max(0, cost - 1) for cost in terms.cost])
    assert table.do("0 buy silver").offers("0 buy copper")


@clause("D-CHANGELING-5")
def test_played_it_is_trashed_for_a_copy_of_a_card_in_play() -> None:
    table = at_night("play: copper smithy | durations: ghost_town")
    assert table.trash() == ["changeling"]
    assert table.legal() == ["0 gain copper", "0 gain smithy", "0 gain ghost_town"]
    assert table.do("0 gain copper").discard() == ["copper"]


@clause("D-CHANGELING-5")
def test_a_changeling_is_no_longer_in_play_when_it_gains() -> None:
    table = at_night("play: smithy")
    assert table.legal() == ["0 exchange smithy", "0 no"]
    assert table.told(Gained) == [Gained(0, "smithy", "discard")]


@clause("D-CHANGELING-5")
def test_with_nothing_in_play_nothing_is_gained() -> None:
    table = at_night("")
    assert table.trash() == ["changeling"]
    assert table.offers("0 play guardian")
    assert table.discard() == []


@clause("D-CHANGELING-6")
def test_only_cards_of_the_supply_are_gained() -> None:
    table = at_night("play: pouch estate")
    assert table.discard() == ["estate"]


@clause("D-CHANGELING-6")
def test_a_pile_that_is_empty_is_no_choice() -> None:
    table = Table(
        "hand: changeling guardian | play: smithy copper", phase="night", piles={"smithy": 0}
    )
    assert table.do("0 play changeling").discard() == ["copper"]


@clause("D-CHANGELING-6")
def test_a_copied_skulk_may_be_exchanged_and_gives_its_gold() -> None:
    table = at_night("play: skulk").do("0 resolve exchange skulk", "0 no")
    assert sorted(table.discard()) == ["changeling", "gold"]
    assert table.trash() == ["changeling"]

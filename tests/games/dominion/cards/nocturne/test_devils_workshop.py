"""Devil's Workshop: the more was gained this turn, the less it gives (D-DEVILS)."""

from moonlit.core.codec import Plain
from tests.clauses import clause
from tests.games.dominion.table import Table


def at_night(gained: int, **piles: int) -> Table:
    """Seat 0 plays a Devil's Workshop, with another one in hand."""
    text = f"hand: 2 devils_workshop | gained: {gained}"
    table = Table(text, phase="night", piles=dict[str, Plain](piles))
    return table.do("0 play devils_workshop")


@clause("D-DEVILS-1")
def test_gains_of_the_night_count() -> None:
    table = Table("hand: 4 devils_workshop", phase="night")
    assert table.do("0 play devils_workshop").discard() == ["gold"]
    table.do("0 play devils_workshop", "0 gain smithy")
    assert table.discard() == ["gold", "smithy"]
    table.do("0 play devils_workshop")
    assert table.discard() == ["gold", "smithy", "imp"]


@clause("D-DEVILS-2")
def test_with_one_gain_a_card_of_up_to_four_and_no_other() -> None:
    table = at_night(1)
    assert table.offers("0 gain copper")
    assert table.offers("0 gain smithy")
    for action in ("0 gain market", "0 gain gold", "0 gain imp", "0 no"):
        assert not table.offers(action)


@clause("D-DEVILS-2")
def test_with_two_gains_only_the_imp() -> None:
    assert at_night(2).discard() == ["imp"]
    assert at_night(5).discard() == ["imp"]


@clause("D-DEVILS-2")
def test_without_imps_or_gold_there_is_nothing_instead() -> None:
    assert at_night(2, imp=0).discard() == []
    assert at_night(0, gold=0).discard() == []


@clause("D-DEVILS-3")
def test_bought_cards_count() -> None:
    table = Table("hand: devils_workshop", phase="buy", buys=2)
    table.do("0 buy copper", "0 buy copper", "0 play devils_workshop")
    assert table.pile("imp") == 12


@clause("D-DEVILS-3")
def test_cards_received_by_exchange_do_not_count() -> None:
    table = Table("hand: vampire 2 devils_workshop", phase="night", hexes=["misery"])
    table.do("0 play vampire", "0 gain silver", "0 play devils_workshop")
    assert table.discard() == ["silver", "bat"]
    assert table.offers("0 gain smithy")


@clause("D-DEVILS-1")
def test_gains_are_counted_before_its_own() -> None:
    table = at_night(1).do("0 gain silver")
    assert (table.discard(), table.pile("imp")) == (["silver"], 13)

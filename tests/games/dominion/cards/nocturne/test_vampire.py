"""Vampire: a Hex, a gain, a Bat (D-VAMPIRE)."""

from moonlit.games.dominion.events import Exchanged, Gained, HexReceived
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-VAMPIRE-1")
def test_hex_gain_and_exchange_in_this_order() -> None:
    table = Table("hand: vampire guardian", phase="night", hexes=["greed"]).do("0 play vampire")
    assert table.told(HexReceived) == [HexReceived(1, "greed")]
    table.do("0 gain duchy")
    told = [type(event) for event in table.events if isinstance(event, Gained | Exchanged)]
    assert told == [Gained, Exchanged]
    assert table.discard() == ["duchy", "bat"]


@clause("D-VAMPIRE-1")
def test_up_to_five_coins_but_no_vampire() -> None:
    table = Table("hand: vampire", phase="night", hexes=["greed"]).do("0 play vampire")
    assert table.offers("0 gain market")
    for action in ("0 gain vampire", "0 gain gold", "0 gain bat", "0 no"):
        assert not table.offers(action)


@clause("D-VAMPIRE-1")
def test_the_victim_is_done_with_the_hex_before_the_gain() -> None:
    table = Table("hand: vampire", "hand: 4 estate copper", phase="night", hexes=["poverty"])
    table.do("0 play vampire")
    assert (table.legal(0), table.legal(1) != []) == ([], True)


@clause("D-VAMPIRE-2")
def test_without_bats_the_rest_happens() -> None:
    table = Table(
        "hand: vampire guardian | deck: 9 copper", phase="night", hexes=["greed"], piles={"bat": 0}
    )
    table.do("0 play vampire", "0 gain silver")
    assert (table.play(), table.discard(), table.deck(1)) == (["vampire"], ["silver"], ["copper"])
    assert sorted(table.do("0 end").discard()) == ["guardian", "silver", "vampire"]


@clause("D-VAMPIRE-3")
def test_the_bat_goes_to_the_discard_pile() -> None:
    table = Table("hand: vampire guardian", phase="night", hexes=["greed"])
    table.do("0 play vampire", "0 gain silver")
    assert table.play() == []
    assert table.discard() == ["silver", "bat"]
    assert (table.pile("bat"), table.pile("vampire")) == (9, 11)


@clause("D-VAMPIRE-3")
def test_the_exchange_is_neither_a_gain_nor_a_trashing() -> None:
    table = Table("hand: vampire guardian", phase="night", hexes=["greed"])
    table.do("0 play vampire", "0 gain silver")
    assert table.told(Gained) == [Gained(0, "silver", "discard")]
    assert table.trash() == []

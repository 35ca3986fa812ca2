"""Mine: a Treasure becomes a better one, in hand."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-9")
def test_a_copper_becomes_a_silver_in_hand() -> None:
    table = Table("hand: mine copper").do("0 play mine", "0 trash copper", "0 gain silver")
    assert table.hand() == ["silver"]
    assert table.trash() == ["copper"]
    assert table.discard() == []


@clause("D-BASE-9")
def test_a_gold_may_become_a_gold_or_less() -> None:
    table = Table("hand: mine gold").do("0 play mine", "0 trash gold")
    assert table.legal() == ["0 gain copper", "0 gain silver", "0 gain gold"]
    assert table.do("0 gain gold").hand() == ["gold"]


@clause("D-BASE-9")
def test_it_can_be_declined() -> None:
    table = Table("hand: mine copper").do("0 play mine", "0 no")
    assert table.hand() == ["copper"]
    assert table.trash() == []


@clause("D-BASE-9")
def test_the_limit_is_three_more() -> None:
    table = Table("hand: mine copper silver", cards=["idol"]).do("0 play mine", "0 trash copper")
    assert table.legal() == ["0 gain copper", "0 gain silver"]
    table = Table("hand: mine silver", cards=["idol"]).do("0 play mine", "0 trash silver")
    assert table.legal() == ["0 gain copper", "0 gain silver", "0 gain gold", "0 gain idol"]


@clause("D-BASE-9")
def test_only_treasures_can_be_trashed() -> None:
    table = Table("hand: mine estate village copper").do("0 play mine")
    assert table.legal() == ["0 trash copper", "0 no"]


@clause("D-BASE-9", "D-GAIN-6")
def test_an_heirloom_can_be_trashed_but_not_gained() -> None:
    table = Table("hand: mine goat", cards=["pixie"]).do("0 play mine", "0 trash goat")
    assert not table.offers("0 gain goat")
    assert table.offers("0 gain silver")
    assert not table.offers("0 gain gold")

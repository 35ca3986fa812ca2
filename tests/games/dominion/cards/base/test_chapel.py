"""Chapel: trash up to four cards from hand."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-TRASH-1")
def test_four_cards_are_the_most() -> None:
    table = Table("hand: chapel 5 estate").do("0 play chapel", *["0 trash estate"] * 4)
    assert table.trash() == ["estate"] * 4
    assert table.hand() == ["estate"]


@clause("D-CHOICE-2")
def test_fewer_will_do() -> None:
    table = Table("hand: chapel 2 estate copper").do("0 play chapel", "0 trash copper", "0 done")
    assert table.trash() == ["copper"]
    assert table.hand() == ["estate", "estate"]


@clause("D-CHOICE-2")
def test_none_will_do() -> None:
    table = Table("hand: chapel estate").do("0 play chapel", "0 no")
    assert table.trash() == []


@clause("D-TRASH-1", "O-13")
def test_all_cards_are_in_the_trash_before_the_mirror_asks() -> None:
    table = Table("hand: chapel estate haunted_mirror village", cards=["cemetery"]).do(
        "0 play chapel", "0 trash estate", "0 trash haunted_mirror", "0 done"
    )
    assert table.trash() == ["estate", "haunted_mirror"]
    assert table.legal() == ["0 discard village", "0 no"]

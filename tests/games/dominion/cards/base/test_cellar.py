"""Cellar: discard any number of cards, then draw as many."""

from moonlit.games.dominion.events import Shuffled
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-BASE-4")
def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    table = Table("hand: cellar 2 estate copper | deck: gold silver province").do(
        "0 play cellar", "0 discard estate", "0 discard estate", "0 done"
    )
    assert table.hand() == ["copper", "gold", "silver"]
    assert table.discard() == ["estate", "estate"]
    assert table.resources == (1, 1, 0)


@clause("D-BASE-4")
def test_a_shuffle_for_the_draw_takes_the_discarded_cards_in() -> None:
    table = Table("hand: cellar estate copper silver").do(
        "0 play cellar", "0 discard estate", "0 discard copper", "0 discard silver"
    )
    assert table.hand() == ["copper", "estate", "silver"]
    assert table.told(Shuffled) == [Shuffled(0, 3)]
    assert table.play() == ["cellar"]


@clause("D-BASE-4", "D-CHOICE-2")
def test_no_card_has_to_be_discarded() -> None:
    table = Table("hand: cellar estate | deck: gold").do("0 play cellar", "0 no")
    assert table.hand() == ["estate"]
    assert table.deck() == ["gold"]


@clause("D-BASE-4", "D-DISC-3")
def test_a_hound_is_set_aside_before_the_draw() -> None:
    table = Table("hand: cellar faithful_hound copper").do(
        "0 play cellar", "0 discard faithful_hound", "0 done", "0 set_aside faithful_hound"
    )
    assert table.aside() == ["faithful_hound"]
    assert table.hand() == ["copper"]

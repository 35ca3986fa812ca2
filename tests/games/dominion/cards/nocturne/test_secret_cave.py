"""Secret Cave: three cards now for three coins next turn (D-CAVE)."""

from moonlit.games.dominion.events import Drew
from tests.clauses import clause
from tests.games.dominion.table import Table


def played(hand: str, deck: str = "9 copper") -> Table:
    """Seat 0 plays a Secret Cave."""
    return Table(f"hand: secret_cave {hand} | deck: {deck}").do("0 play secret_cave")


@clause("D-CAVE-1")
def test_without_discards_it_leaves_this_turn() -> None:
    table = played("4 estate").do("0 no", "0 end")
    assert table.play() == []
    assert table.do("1 end").resources == (1, 1, 0)


@clause("D-CAVE-1")
def test_with_three_discards_it_stays_and_gives_three_coins() -> None:
    table = played("4 estate", "20 copper").do("0 discard")
    table.do("0 discard copper")
    assert len(table.hand()) == 2
    assert table.discard() == ["copper", "estate", "estate"]
    table.do("0 end")
    assert table.play() == ["secret_cave"]
    table.do("1 end")
    assert table.resources == (1, 1, 3)
    table.do("0 end")
    assert table.play() == []
    assert table.do("1 end").resources == (1, 1, 0)


@clause("D-CAVE-2")
def test_with_two_cards_all_go_for_nothing() -> None:
    table = played("estate").do("0 discard")
    assert table.hand() == []
    assert sorted(table.discard()) == ["copper", "estate"]
    table.do("0 end")
    assert table.play() == []
    assert table.do("1 end").resources == (1, 1, 0)


@clause("D-CAVE-2")
def test_with_two_cards_they_may_be_kept() -> None:
    assert played("estate").do("0 no").hand() == ["copper", "estate"]


@clause("D-CAVE-1")
def test_exactly_three_cards_are_discarded() -> None:
    table = played("4 estate").do("0 discard", "0 discard estate")
    assert not table.offers("0 done")
    table.do("0 discard estate", "0 discard estate")
    assert table.hand() == ["copper", "estate"]


@clause("D-CAVE-1")
def test_hounds_among_the_three_still_count() -> None:
    table = played("faithful_hound 2 estate", "").do("0 discard", "0 set_aside faithful_hound")
    table.do("0 end")
    assert table.play() == ["secret_cave"]


def test_the_card_and_the_action_come_first() -> None:
    table = played("", "gold")
    assert table.told(Drew) == [Drew(0, ("gold",), ("?",))]
    assert table.resources == (1, 1, 0)
    assert table.legal() == ["0 discard", "0 no"]


def test_an_empty_hand_is_no_question() -> None:
    assert played("", "").offers("0 buy copper")

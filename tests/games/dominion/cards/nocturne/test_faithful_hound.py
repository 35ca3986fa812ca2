"""Faithful Hound: discarded, it may wait for the end of the turn (D-HOUND)."""

from moonlit.games.dominion.events import Drew, Put
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-HOUND-1")
def test_it_comes_back_after_the_new_hand() -> None:
    table = Table("hand: cellar faithful_hound | deck: 9 copper")
    table.do("0 play cellar", "0 discard faithful_hound", "0 set_aside faithful_hound")
    assert table.aside() == ["faithful_hound"]
    table.do("0 end")
    assert table.hand() == [*["copper"] * 5, "faithful_hound"]
    told = [type(event) for event in table.events if isinstance(event, Drew | Put)]
    assert told == [Drew, Put]


@clause("D-HOUND-2")
def test_it_works_on_the_turn_of_another_and_returns_at_its_end() -> None:
    table = Table(
        "hand: raider guardian | play: faithful_hound",
        "hand: faithful_hound 4 estate",
        phase="night",
    )
    table.do("0 play raider")
    assert table.legal(1) == ["1 set_aside faithful_hound", "1 no"]
    table.do("1 set_aside faithful_hound")
    assert (table.hand(1), table.aside(1)) == (["estate"] * 4, ["faithful_hound"])
    table.do("0 end")
    assert table.hand(1) == [*["estate"] * 4, "faithful_hound"]
    assert table.aside(1) == []


@clause("D-HOUND-3")
def test_it_works_from_the_deck() -> None:
    table = Table("hand: night_watchman guardian | deck: faithful_hound 4 copper", phase="night")
    table.do("0 play night_watchman", "0 discard faithful_hound", "0 done")
    assert table.legal() == ["0 set_aside faithful_hound", "0 no"]
    assert table.do("0 set_aside faithful_hound").aside() == ["faithful_hound"]


@clause("D-HOUND-3")
def test_one_revealed_and_discarded_works_too() -> None:
    table = Table("hand: skulk", "deck: faithful_hound silver", hexes=["war"]).do("0 play skulk")
    assert table.legal(1) == ["1 set_aside faithful_hound", "1 no"]


@clause("D-HOUND-4")
def test_gained_it_does_not_react() -> None:
    table = Table(phase="buy", coins=2, buys=2, cards=["faithful_hound"])
    table.do("0 buy faithful_hound")
    assert table.discard() == ["faithful_hound"]
    assert table.offers("0 end")


@clause("D-HOUND-4")
def test_put_onto_the_discard_pile_it_does_not_react() -> None:
    table = Table("hand: skulk", "deck: faithful_hound 2 copper", hexes=["bad_omens"])
    table.do("0 play skulk")
    assert table.discard(1) == ["faithful_hound"]
    assert table.legal(1) == []


@clause("D-HOUND-5")
def test_it_does_not_react_in_clean_up() -> None:
    table = Table("hand: faithful_hound | play: faithful_hound | deck: 5 copper", phase="buy")
    table.do("0 end")
    assert table.state.seat == 1
    assert table.discard() == ["faithful_hound"] * 2


@clause("D-HOUND-6")
def test_it_is_optional() -> None:
    table = Table("hand: cellar faithful_hound | deck: 9 copper")
    table.do("0 play cellar", "0 discard faithful_hound", "0 no")
    assert table.discard() == ["faithful_hound"]
    assert table.do("0 end").hand() == ["copper"] * 5


@clause("D-HOUND-6")
def test_it_gives_no_right_to_discard() -> None:
    table = Table("hand: faithful_hound", phase="buy")
    assert not any("discard" in action or "set_aside" in action for action in table.legal())


@clause("D-HOUND-6")
def test_two_hounds_are_asked_about_one_by_one() -> None:
    table = Table("hand: cellar 2 faithful_hound | deck: 9 copper").do("0 play cellar")
    table.do(*["0 discard faithful_hound"] * 2, "0 set_aside faithful_hound", "0 no")
    assert table.aside() == table.discard() == ["faithful_hound"]


def test_played_it_draws_two_cards() -> None:
    table = Table("hand: faithful_hound | deck: 3 gold").do("0 play faithful_hound")
    assert table.hand() == ["gold", "gold"]

"""Crypt: Treasures in play go under it, and one comes back each turn (D-CRYPT)."""

from moonlit.games.dominion.events import Put
from tests.clauses import clause
from tests.games.dominion.table import Table


def aside_of(table: Table, viewer: int | None) -> list[str]:
    """What lies aside in front of seat 0, as a seat sees it."""
    seats = table.view(viewer)["seats"]
    assert isinstance(seats, list)
    first = seats[0]
    assert isinstance(first, dict)
    aside = first["aside"]
    assert isinstance(aside, list)
    return sorted(str(one[0]) for one in aside if isinstance(one, list))


@clause("D-CRYPT-1")
def test_one_treasure_a_turn_until_none_is_left() -> None:
    table = Table("hand: crypt | play: copper silver gold | deck: 20 estate", phase="night")
    table.do("0 play crypt", "0 set_aside copper", "0 set_aside silver", "0 set_aside gold")
    assert table.state.seat == 1
    assert table.play() == ["crypt"]
    for taken, left in (("silver", ["copper", "gold"]), ("gold", ["copper"])):
        table.do("1 end", f"0 take {taken}")
        assert (taken in table.hand(), table.aside(), table.play()) == (True, left, ["crypt"])
        table.do("0 end")
        assert table.play() == ["crypt"]
    table.do("1 end")
    assert "copper" in table.hand()
    assert table.play() == ["crypt"]
    table.do("0 end")
    assert table.play() == []


@clause("D-CRYPT-1")
def test_two_crypts_keep_their_treasures_apart() -> None:
    table = Table("crypt: copper copper | crypt: gold", phase="start")
    table.do("0 resolve crypt")
    assert (table.hand(), table.aside()) == (["copper", "gold"], ["copper"])
    table.do("0 end")
    assert table.play() == ["crypt"]


@clause("D-CRYPT-2")
def test_only_the_owner_sees_which_one_came_back_and_which_are_left() -> None:
    table = Table("crypt: copper silver", phase="start").do("0 take copper")
    assert aside_of(table, 0) == ["silver"]
    assert aside_of(table, 1) == aside_of(table, None) == ["?"]
    put = table.told(Put)[0]
    assert put == Put(0, ("copper",), ("?",), "aside", "hand")


@clause("D-CRYPT-3")
def test_what_lies_under_a_crypt_is_not_in_play() -> None:
    table = Table(
        "hand: crypt raider | play: 2 silver copper",
        "hand: 4 estate silver copper",
        phase="night",
    )
    table.do("0 play crypt", "0 set_aside silver", "0 set_aside silver", "0 done")
    assert table.play() == ["copper", "crypt"]
    table.do("0 play raider")
    assert table.discard(1) == ["copper"]


def test_any_number_of_treasures_but_nothing_else() -> None:
    table = Table("hand: crypt guardian gold | play: copper smithy idol", phase="night")
    table.do("0 play crypt")
    assert table.legal() == ["0 set_aside copper", "0 set_aside idol", "0 no"]
    table.do("0 set_aside idol", "0 done")
    assert table.aside() == ["idol"]


def test_with_nothing_under_it_crypt_leaves_this_turn() -> None:
    table = Table("hand: crypt | play: copper", phase="night").do("0 play crypt", "0 no")
    assert table.play() == []


def test_treasures_under_a_crypt_belong_to_their_owner() -> None:
    table = Table("crypt: pasture pasture | discard: 2 estate", cards=["shepherd"], phase="start")
    assert table.points() == 2 + 2 * 2

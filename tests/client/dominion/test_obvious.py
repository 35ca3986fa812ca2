"""What may go by itself: forced choices, and Treasures that nothing may want kept in hand."""

import pytest

from moonlit.client.dominion.obvious import held_for, obvious
from moonlit.core.action import Seat
from moonlit.core.view import View
from moonlit.games.dominion.config import TOLD
from tests.games.dominion.table import GAME, Table


def view(table: Table, seat: int = 0) -> View:
    return GAME.view(table.state, Seat(seat))


def goes(table: Table, seat: int = 0) -> str:
    action = obvious(GAME.pack, view(table, seat))
    return "" if action is None else str(action)


def spending(hand: str, *cards: str, coins: int = 0, piles: int = 10) -> Table:
    counts = dict.fromkeys(cards, piles)
    return Table(f"hand: {hand}", phase="buy", cards=cards, coins=coins, piles={**counts})


def test_plain_treasures_go_by_themselves() -> None:
    table = spending("3 copper silver estate")
    assert goes(table) == "0 treasures"
    assert held_for(GAME.pack, view(table)) == ()


@pytest.mark.parametrize("name", ["goat", "exorcist", "bat", "monastery", "idol", "haunted_mirror"])
def test_not_with_a_card_in_hand_that_may_want_one_of_them(name: str) -> None:
    heirs = {"goat": "pixie", "bat": "vampire", "haunted_mirror": "cemetery"}
    table = spending(f"copper {name}", *([heirs[name]] if name in heirs else []))
    assert goes(table) == ""
    assert held_for(GAME.pack, view(table))[0] == name


@pytest.mark.parametrize("name", ["cemetery", "blessed_village"])
@pytest.mark.parametrize(
    ("hand", "coins", "piles", "is_held"),
    [
        ("4 copper", 0, 8, True),
        ("3 copper", 0, 8, False),
        ("copper", 3, 8, True),
        ("silver 2 copper", 0, 8, True),
        ("4 copper", 0, 0, False),
    ],
)
def test_not_with_a_card_within_reach_that_would_ask_for_one(
    name: str, hand: str, coins: int, piles: int, *, is_held: bool
) -> None:
    table = spending(hand, name, coins=coins, piles=piles)
    assert held_for(GAME.pack, view(table)) == ((name,) if is_held else ())
    assert goes(table) == ("" if is_held else "0 treasures")


def test_a_turn_is_ended_and_a_reaction_declined_by_the_player() -> None:
    table = Table("hand: copper", phase="buy", coins=3, turn_end=TOLD).do("0 buy silver")
    assert table.legal() == ["0 end"]
    assert goes(table) == ""
    table = Table("hand: militia", "hand: 5 copper | deck: moat").do("0 play militia")
    assert table.legal(1) == ["1 no"]
    assert goes(table, 1) == ""


def test_who_is_not_asked_has_nothing_that_is_obvious() -> None:
    table = spending("3 copper")
    assert goes(table, 1) == ""
    assert obvious(GAME.pack, GAME.view(table.state, None)) is None

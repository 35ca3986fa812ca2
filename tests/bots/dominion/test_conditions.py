"""Conditions of strategies: what they mean, and what is said about those that mean nothing."""

import pytest

from moonlit.bots.dominion.language import BadCondition, parse_condition
from moonlit.bots.dominion.menu import wanted
from moonlit.bots.dominion.strategy import Rule, Strategy, make_menu
from moonlit.games.dominion.state import NOTHING, SILVER, State
from tests.games.dominion.table import Table

KNOWN = ("copper", "silver", "estate", "province", "smithy", "village", "witch")


def holds(state: State, condition: str, coins: int = 3) -> bool:
    """Would seat 0 buy a Silver under this condition?"""
    rule = Rule("silver", parse_condition(condition, KNOWN))
    menu = make_menu(Strategy("test", (rule,)), state.terms)
    found = wanted(state, 0, menu, -1, coins)
    assert found in (SILVER, NOTHING)
    return found == SILVER


@pytest.fixture(scope="module")
def state() -> State:
    """Seat 0 owns 3 Copper, a Silver, 2 Smithies, a Village and an Estate; 4 Provinces are left."""
    table = Table(
        "hand: 2 copper smithy village | deck: estate silver | discard: copper smithy | turns: 7",
        "hand: province estate",
        phase="buy",
        piles={"province": 4, "smithy": 0},
    )
    return table.state


@pytest.mark.parametrize(
    "condition",
    [
        "coins == 3",
        "coins != 4",
        "own smithy == 2",
        "own copper > own silver",
        "left province <= 4",
        "left smithy == 0",
        "cards == 8",
        "money == 5",
        "terminals == 2",
        "villages == 1",
        "empty == 1",
        "gap == -6",
        "gap + 2 * left province > 0",
        "6 - turn < 0",
        "- gap >= 6",
        "buys == 1",
        "own witch == 0",
        "2 < coins <= 3",
        "coins > 5 or own estate == 1",
        "coins > 2 and (turn > 9 or own village > 0)",
        "coins > 5 and turn > 9 or own smithy > 1",
    ],
)
def test_what_holds(state: State, condition: str) -> None:
    assert holds(state, condition)


@pytest.mark.parametrize(
    "condition",
    [
        "coins != 3",
        "coins > 3",
        "own smithy < 2",
        "left province < 4",
        "3 < coins <= 5",
        "own witch > 0",
        "left witch > 0",
        "(coins > 5 or own estate == 1) and turn > 9",
        "coins > 5 and (turn > 9 or own smithy > 1)",
        "gap == 0",
    ],
)
def test_what_does_not(state: State, condition: str) -> None:
    assert not holds(state, condition)


def test_cards_on_the_table_are_owned_too() -> None:
    table = Table("hand: copper smithy | deck: 3 estate | play: village", "hand: copper")
    assert holds(table.state, "cards == 6 and own village == 1")


def test_a_card_that_cannot_be_paid_is_not_wanted(state: State) -> None:
    assert not holds(state, "coins < 3", coins=2)


@pytest.mark.parametrize(
    ("condition", "fault"),
    [
        ("coin >= 8", "unknown-word found=coin"),
        ("own smity < 2", "unknown-card found=smity"),
        ("own < 2", "unknown-card found=<"),
        ("coins", "condition-ends"),
        ("coins 8", "condition-word found=8"),
        ("coins = 8", "condition-word found=="),
        ("coins >=", "condition-ends"),
        ("coins >= 8 turn", "condition-word found=turn"),
        ("(coins >= 8", "condition-ends wanted=)"),
        ("coins >= 8)", "condition-word found=)"),
        ("coins >= 8 and", "condition-ends"),
        ("coins >= 123456", "condition-number found=123456"),
        ("coins >= ²", "condition-word found=²"),
        ("8 coins > 1", "condition-word found=coins"),
        ("__import__ > 1", "unknown-word found=__import__"),
        ("coins > " + "1 + " * 200 + "1", "condition-too-long"),
        (" and ".join(["coins != 1"] * 9), "condition-alternatives"),
    ],
)
def test_what_means_nothing(condition: str, fault: str) -> None:
    with pytest.raises(BadCondition) as raised:
        parse_condition(condition, KNOWN)
    assert str(raised.value).startswith(fault)

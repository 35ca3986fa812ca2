"""The search for a strategy: same dice, same find; it finds more than Big Money."""

import pytest

from moonlit.bots.dominion.evolution import LEADERS, Plan, Search, find_menu
from moonlit.bots.dominion.match import play_match
from moonlit.bots.dominion.strategy import load_strategy, make_menu
from moonlit.core.dice import Dice
from moonlit.games.dominion.scoring import winners
from tests.bots.dominion.kingdoms import plain_terms


def test_same_dice_same_strategy() -> None:
    terms = plain_terms()
    assert find_menu(terms, Dice(4), 200) == find_menu(terms, Dice(4), 200)


def test_a_plan_is_a_list_of_rules() -> None:
    plan = Plan((("witch", 2), ("gold", 99)), province_money=18)
    rules = plan.strategy(plain_terms()).rules
    assert [rule.buy for rule in rules] == ["province", "duchy", "estate", "witch", "gold"]
    assert rules[-1].when == ((),)


def test_it_plays_as_many_matches_as_it_may() -> None:
    search = Search(plain_terms(), Dice(1))
    while search.played < 500:
        search.try_one()
    assert search.played < 500 + 100 * LEADERS


@pytest.mark.slow
def test_what_is_found_beats_big_money() -> None:
    terms = plain_terms()
    found = make_menu(find_menu(terms, Dice(2), 8000), terms)
    menus = [found, make_menu(load_strategy("big_money_ultimate"), terms)]
    points = 0.0
    for number in range(200):
        seat = number % 2
        won = winners(play_match(terms, menus[::-1] if seat else menus, number // 2))
        points += (seat in won) / len(won)
    assert points / 200 > 0.6

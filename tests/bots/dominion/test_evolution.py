"""The search for a strategy: same dice, same find; it finds more than Big Money."""

from moonlit.bots.dominion.evolution import LEADERS, Plan, Search, find_menus
from moonlit.bots.dominion.match import play_match
from moonlit.bots.dominion.strategy import Strategy, load_strategy, make_menu
from moonlit.core.dice import Dice
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.scoring import winners
from tests.bots.dominion.kingdoms import plain_terms


def found(terms: Terms, dice: Dice, matches: int) -> Strategy:
    """The best strategy that so many matches have shown."""
    return find_menus(terms, dice, lambda played: played / matches)[0]


def test_same_dice_same_strategy() -> None:
    terms = plain_terms()
    assert found(terms, Dice(4), 200) == found(terms, Dice(4), 200)


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


def test_what_is_found_beats_big_money() -> None:
    terms = plain_terms()
    menu = make_menu(found(terms, Dice(2), 8000), terms)
    menus = [menu, make_menu(load_strategy("big_money_ultimate"), terms)]
    points = 0.0
    for number in range(200):
        seat = number % 2
        won = winners(play_match(terms, menus[::-1] if seat else menus, number // 2))
        points += (seat in won) / len(won)
    assert points / 200 > 0.6

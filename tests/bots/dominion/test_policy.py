"""How every strategy plays: single decisions, and whole matches by the rules."""

from typing import cast

import pytest

from moonlit.bots.dominion.language import parse_condition
from moonlit.bots.dominion.match import play_match
from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.policy import choose
from moonlit.bots.dominion.strategist import StrategyBot
from moonlit.bots.dominion.strategy import Rule, Strategy, load_strategy, make_menu
from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.games import AnyState
from moonlit.games.dominion.actions import action_of
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.moves import move_at, move_count
from moonlit.games.dominion.rules import apply, to_act
from moonlit.games.dominion.scoring import winners
from moonlit.games.dominion.setup import set_up
from moonlit.games.dominion.state import State
from tests.bots.dominion.kingdoms import GAME, menu, plain_terms, random_terms
from tests.games.dominion.table import Table

SILENT = Journal(False)
ANY_GAME = cast("Game[AnyState]", GAME)


def two_of_each(terms: Terms) -> Menu:
    """Two copies of every Kingdom card, so that all of them are played."""
    supply = [name for kind, name in enumerate(terms.card_names) if terms.has(terms.supply, kind)]
    rules = [Rule("province")]
    rules += [Rule(name, parse_condition(f"own {name} < 2", supply)) for name in supply[7:]]
    return make_menu(Strategy("two", (*rules, Rule("gold"), Rule("silver"))), terms)


def choice(table: Table, strategy: str = "big_money_ultimate") -> str:
    """What the policy does at a table laid by hand."""
    state = table.state
    return str(action_of(state, choose(state, make_menu(load_strategy(strategy), state.terms))))


def play_on(table: Table, strategy: str = "big_money_ultimate") -> list[str]:
    """What it does until the turn of the seat is over, or somebody else decides."""
    seat, done = to_act(table.state), []
    turns = table.state.players[seat].turns
    while to_act(table.state) == seat and table.state.players[seat].turns == turns:
        done.append(choice(table, strategy))
        table.do(done[-1])
    return [action.removeprefix(f"{seat} ") for action in done]


@pytest.mark.parametrize("number", range(25))
def test_every_move_is_one_of_the_legal_ones(number: int) -> None:
    terms = random_terms(number)
    greedy = two_of_each(terms)
    state = set_up(terms, number, SILENT)
    while state.pending:
        move = choose(state, greedy)
        assert move in [move_at(state, index) for index in range(move_count(state))]
        apply(state, SILENT, move)
    assert state.is_over


@pytest.mark.parametrize("number", range(5))
def test_only_what_the_seat_knows_decides(number: int) -> None:
    """In every world that looks the same to the seat the choice is the same."""
    terms, dice = random_terms(number), Dice(number)
    greedy = two_of_each(terms)
    state = set_up(terms, number, SILENT)
    while state.pending and state.players[0].turns < 12:
        move = choose(state, greedy)
        view = GAME.view(state, Seat(to_act(state)))
        world = GAME.determinize(view, terms.config, dice)
        assert choose(world, greedy) == move
        apply(state, SILENT, move)


def test_a_bot_chooses_from_its_view_alone() -> None:
    config = GAME.check_config({"kingdom": "kh-2"})
    strategy = load_strategy("double_witch")
    state: State = GAME.setup(config, 5, SILENT)
    bots = [StrategyBot(ANY_GAME, config, Dice(seed), strategy) for seed in (1, 2)]
    while state.pending and state.players[0].turns < 8:
        view = GAME.view(state, Seat(to_act(state)))
        first, second = (bot.choose(view) for bot in bots)
        assert first == second
        GAME.apply(state, GAME.move(state, first), SILENT)


def test_a_match_between_bots_is_the_match_between_menus() -> None:
    config = GAME.check_config({"kingdom": "kh-1"})
    strategy = load_strategy("militia")
    terms = GAME.terms(config)
    quick = play_match(terms, [make_menu(strategy, terms)] * 2, 3)
    state: State = GAME.setup(config, 3, SILENT)
    bot = StrategyBot(ANY_GAME, config, Dice(1), strategy)
    while state.pending:
        action = bot.choose(GAME.view(state, Seat(to_act(state))))
        GAME.apply(state, GAME.move(state, action), SILENT)
    assert GAME.write_state(quick) == GAME.write_state(state)


def test_same_menus_and_seed_same_match() -> None:
    terms = plain_terms()
    menus = [menu("double_witch", terms), menu("chapel", terms)]
    once, again = (play_match(terms, menus, 11) for _ in range(2))
    assert GAME.write_state(once) == GAME.write_state(again)
    assert winners(once)


def test_villages_come_before_what_uses_up_an_action() -> None:
    table = Table("hand: smithy village 3 copper | deck: 4 copper", "hand: copper")
    assert play_on(table)[:2] == ["play village", "play smithy"]


def test_throne_room_takes_the_best_action() -> None:
    table = Table("hand: throne_room smithy moat copper | deck: 6 copper", "hand: copper")
    assert play_on(table)[:2] == ["play throne_room", "play smithy"]


def test_a_card_that_finds_nothing_to_do_is_not_played() -> None:
    table = Table("hand: moneylender throne_room silver gold", "hand: copper")
    assert choice(table) == "0 end"


def test_chapel_trashes_rubbish_and_keeps_some_money() -> None:
    table = Table(
        "hand: chapel 2 copper estate curse | discard: gold silver | deck: copper estate",
        "hand: copper",
        cards=["chapel"],
    )
    assert play_on(table, "chapel")[:5] == [
        "play chapel",
        "trash copper",
        "trash copper",
        "trash estate",
        "trash curse",
    ]


def test_estates_are_points_near_the_end() -> None:
    table = Table("hand: chapel estate gold | deck: 5 gold", "hand: copper", piles={"province": 2})
    assert choice(table, "chapel") == "0 end"


def test_militia_takes_what_is_worth_least() -> None:
    table = Table("hand: militia", "hand: gold estate copper silver province")
    table.do("0 play militia")
    play_on(table)
    assert sorted(table.hand(1)) == ["copper", "gold", "silver"]


def test_moat_is_shown() -> None:
    table = Table("hand: militia", "hand: moat 4 copper")
    table.do("0 play militia")
    assert choice(table) == "1 reveal militia"


def test_remodel_makes_provinces_out_of_gold() -> None:
    table = Table("hand: remodel gold copper", "hand: copper", piles={"province": 3})
    assert play_on(table)[:3] == ["play remodel", "trash gold", "gain province"]


def test_night_cards_are_played() -> None:
    table = Table("hand: den_of_sin guardian", "hand: copper", phase="night")
    assert sorted(play_on(table)) == ["play den_of_sin", "play guardian"]


def test_exorcist_stays_in_hand_without_a_sensible_offering() -> None:
    table = Table("hand: exorcist gold", "hand: copper", cards=["exorcist"], phase="night")
    assert choice(table) == "0 end"


def test_workshop_gains_what_the_menu_wants() -> None:
    table = Table("hand: workshop", "hand: copper", cards=["smithy", "gardens"])
    assert play_on(table, "smithy")[:2] == ["play workshop", "gain smithy"]


def test_a_strategy_says_what_is_played_first() -> None:
    table = Table("hand: smithy witch 3 copper | deck: 4 copper", "hand: copper", cards=["witch"])
    state = table.state
    for first, played in ((("smithy",), "0 play smithy"), ((), "0 play witch")):
        own = make_menu(Strategy("own", (), first=first), state.terms)
        assert str(action_of(state, choose(state, own))) == played

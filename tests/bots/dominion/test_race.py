"""The race of moves: who is in it, what it costs, and that it sees how a match ends."""

import pytest

from moonlit.bots.dominion.candidates import candidates
from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.policy import choose
from moonlit.bots.dominion.race import BATCH, FEWEST, Race
from moonlit.bots.dominion.strategy import load_strategy, make_menu
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.dominion.actions import action_of
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.moves import PLAY_TREASURES, move_at, move_count, move_verb
from moonlit.games.dominion.rules import apply, to_act
from moonlit.games.dominion.setup import set_up
from moonlit.games.dominion.state import State
from tests.bots.dominion.kingdoms import random_terms
from tests.games.dominion.table import Table

SILENT = Journal(False)
MOST = 8
# One Province is left; seat 0 has eight coins, both play Big Money from here.
LAST_PROVINCE = "hand: 2 gold silver estate | deck: 5 copper 5 silver"


def big_money(terms: Terms) -> Menu:
    return make_menu(load_strategy("big_money"), terms)


def race_at(state: State, playouts: int, seed: int = 1) -> Race:
    menus = [big_money(state.terms)] * state.terms.players
    race = Race(state, to_act(state), Dice(seed), candidates(state, menus[0], MOST), [menus])
    race.run(playouts)
    return race


def chosen(state: State, playouts: int = 200) -> str:
    race = race_at(state, playouts)
    return str(action_of(state, race.moves[race.best()]))


def ending(other: str) -> State:
    """Seat 0 may buy the last Province or not."""
    table = Table(LAST_PROVINCE, other, piles={"province": 1})
    table.do("0 treasures")
    return table.state


@pytest.mark.parametrize("number", range(6))
def test_candidates_are_legal_and_the_usual_move_comes_first(number: int) -> None:
    terms = random_terms(number)
    menu = big_money(terms)
    state = set_up(terms, number, SILENT)
    dice = Dice(number)
    while state.pending and state.players[0].turns < 15:
        found = candidates(state, menu, MOST)
        legal = [move_at(state, index) for index in range(move_count(state))]
        assert found[0] == choose(state, menu)
        assert len(set(found)) == len(found) <= MOST
        assert set(found) <= set(legal)
        assert move_verb(found[0]) != PLAY_TREASURES or len(found) == 1
        names = [action_of(state, one) for one in found[1:]]
        assert not [
            one for one in names if one.verb == "buy" and one.names[0] in ("copper", "curse")
        ]
        apply(state, SILENT, legal[dice.below(len(legal))])


def test_same_dice_same_race() -> None:
    state = ending("hand: 5 copper | deck: 3 province 20 copper 3 gold")
    one, two = (race_at(state, 150) for _ in range(2))
    assert one.values == two.values
    assert one.values != race_at(state, 150, seed=2).values


def test_the_table_is_left_alone() -> None:
    state = ending("hand: 5 copper | deck: 5 copper")
    before = state.clone()
    race_at(state, 60)
    assert state.supply == before.supply
    assert [player.hand for player in state.players] == [player.hand for player in before.players]
    assert state.dice.counter == before.dice.counter


def test_everybody_in_the_race_meets_the_same_worlds() -> None:
    for playouts, are_out in ((100, False), (400, True)):
        race = race_at(ending("hand: 5 copper | deck: 5 copper"), playouts)
        met = [(len(values), is_in) for values, is_in in zip(race.values, race.is_in, strict=True)]
        assert {worlds for worlds, is_in in met if is_in} == {race.worlds}
        gone = [worlds for worlds, is_in in met if not is_in]
        assert bool(gone) == are_out
        assert [worlds for worlds in gone if worlds < FEWEST or worlds % BATCH] == []
        assert sum(worlds for worlds, _ in met) == race.playouts


def test_it_ends_a_match_that_is_won() -> None:
    assert chosen(ending("hand: 5 silver | deck: 5 gold duchy")) == "0 buy province"


def test_it_does_not_end_a_match_that_would_be_lost() -> None:
    """Big Money buys the last Province and loses; with anything else there is a chance left."""
    state = ending("hand: 5 copper | deck: 3 province 20 copper")
    assert str(action_of(state, choose(state, big_money(state.terms)))) == "0 buy province"
    assert chosen(state) != "0 buy province"


def test_a_lone_move_needs_no_playout() -> None:
    table = Table(LAST_PROVINCE, "hand: 5 copper")
    race = race_at(table.state, 100)
    assert race.is_decided()
    assert race.playouts == 0
    assert race.best() == 0

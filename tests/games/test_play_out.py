"""Random matches inside the engine are those that anybody could play from outside."""

from typing import cast

import pytest

from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games import GAMES, AnyState, load_game
from moonlit.games.dominion import rules as dominion
from moonlit.games.dominion.state import State as DominionState
from moonlit.games.nocturne import rules as nocturne
from moonlit.games.nocturne.state import State as NocturneState
from moonlit.games.wonder_book import rules as wonder_book
from moonlit.games.wonder_book.state import State as WonderBookState
from tests.laws.games import draw
from tests.laws.laws import begin, written


def play_out(game: str, state: AnyState, dice: Dice) -> int:
    match game:
        case "nocturne":
            return nocturne.play_out(cast(NocturneState, state), dice)
        case "dominion":
            return dominion.play_out(cast(DominionState, state), dice)
    return wonder_book.play_out(cast(WonderBookState, state), dice)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_out_move_by_move(name: str) -> None:
    game, (config, seeds) = load_game(name), draw(name, 3)
    state = begin(game, config, seeds)
    twin = game.clone(state)
    played = play_out(name, state, Dice(5))
    dice, moves = Dice(5), 0
    while game.to_act(twin):
        # What any seat may decide is decided by the first one.
        count = game.move_count(twin) // len(game.to_act(twin))
        game.apply(twin, game.move_at(twin, dice.below(count)), Journal(False))
        moves += 1
    assert played == moves > 0
    assert written(game, state) == written(game, twin)

"""Crowded positions keep the laws where random matches seldom come: invariants, worlds, secrets."""

import pytest

from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.core.view import view_bytes
from moonlit.games.dominion.state import State
from tests.clauses import clause
from tests.games.dominion.crowded import crowded
from tests.games.dominion.eager import eager_move
from tests.games.dominion.sampling import sample
from tests.games.dominion.table import GAME
from tests.laws import laws
from tests.laws.games import REVEALS

POSITIONS = 12
MOVES = 30
PLAYED_ON = 4
MATCHES = 10
EVERY = 25


def wrong(s: State) -> set[str]:
    """A position has other cards than a match has, and other turns."""
    return {text for text in GAME.check_state(s) if not text.startswith("turns ")}


def play_on(s: State, dice: Dice) -> State:
    for _ in range(PLAYED_ON):
        if GAME.to_act(s):
            laws.step(GAME, s, dice)
    return s


@clause("D-INFO-1", "D-INFO-2", "D-INFO-3", "D-MOVE-5")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_a_crowded_position_keeps_the_laws(number: int) -> None:
    match, s = crowded(number)
    dice, before = match.dice, wrong(s)
    for _ in range(MOVES):
        if not GAME.to_act(s):
            return
        for seat in laws.seats_of(GAME, match.config):
            view = GAME.view(s, seat)
            world = GAME.determinize(view, match.config, dice)
            assert view_bytes(GAME.view(world, seat)) == view_bytes(view)
            assert wrong(play_on(world, dice)) <= before
        laws.step(GAME, s, dice)
        assert wrong(s) <= before


@clause("D-INFO-2")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_a_crowded_position_keeps_its_secrets(number: int) -> None:
    match, s = crowded(number)
    for _ in range(MOVES):
        if not GAME.to_act(s):
            return
        for seat in laws.seats_of(GAME, match.config):
            laws.same_in_another_world(GAME, s, seat, match.dice, REVEALS["dominion"])
        laws.step(GAME, s, match.dice)


@clause("D-INFO-2")
@pytest.mark.parametrize("number", range(MATCHES))
def test_an_eager_match_keeps_its_secrets(number: int) -> None:
    match = sample(number)
    s, dice = GAME.setup(match.config, match.dice.word(), Journal(False)), match.dice
    moves = 0
    while GAME.to_act(s):
        if moves % EVERY == 0:
            for seat in laws.seats_of(GAME, match.config):
                laws.same_in_another_world(GAME, s, seat, dice, REVEALS["dominion"])
        GAME.reseed(s, dice.word())
        GAME.apply(s, eager_move(s, dice), Journal(False))
        moves += 1
    assert moves > EVERY

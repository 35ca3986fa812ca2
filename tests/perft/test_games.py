"""Pinned numbers of action sequences by depth for every game but the first, which has an oracle."""

from dataclasses import dataclass

import pytest

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.record import seed_of
from moonlit.games import GAMES, AnyState, load_game

KEY = bytes(32)
SILENT = Journal(False)


@dataclass(frozen=True)
class Row:
    """How many sequences of one, two, … actions there are after some random ones."""

    game: str
    options: dict[str, Plain]
    moves: int
    counts: tuple[int, ...]


ROWS = {
    "two at dusk": Row("dominion", {"kingdom": "k-01"}, 0, (7, 47, 315, 1989, 12131)),
    "three at midnight": Row(
        "dominion", {"kingdom": "k-02", "players": 3}, 80, (11, 52, 107, 386, 1978)
    ),
    "two with remodelling": Row("dominion", {"kingdom": "kh-2"}, 120, (5, 37, 162, 532, 1688)),
    "four in the middle": Row(
        "dominion", {"kingdom": "k-04", "players": 4}, 150, (2, 10, 53, 246, 1214)
    ),
    "six": Row(
        "dominion", {"kingdom": "random", "number": 5, "players": 6}, 200, (2, 4, 14, 68, 302)
    ),
    "the tower": Row("wonder_book", {}, 0, (4, 16, 64, 260, 1032)),
    "the tower alone": Row("wonder_book", {"players": 1}, 25, (3, 13, 46, 139, 494)),
    "the forest for three": Row(
        "wonder_book", {"chapter": "ch2", "players": 3}, 40, (4, 17, 88, 528)
    ),
}


def act(game: Game[AnyState], state: AnyState, move: int, number: int) -> None:
    game.reseed(state, seed_of(KEY, number))
    game.apply(state, move, SILENT)


def position(game: Game[AnyState], row: Row) -> AnyState:
    state, dice = game.setup(game.check_config(row.options), seed_of(KEY, 0), SILENT), Dice(7)
    for number in range(1, row.moves + 1):
        act(game, state, game.move_at(state, dice.below(game.move_count(state))), number)
    return state


def count(game: Game[AnyState], state: AnyState, depth: int, number: int) -> int:
    """How many sequences of `depth` actions there are; `number` is that of the first."""
    if depth == 1:
        return game.move_count(state)
    total = 0
    for index in range(game.move_count(state)):
        after = game.clone(state)
        act(game, after, game.move_at(state, index), number)
        total += count(game, after, depth - 1, number + 1)
    return total


@pytest.mark.parametrize("name", ROWS)
def test_the_engine_counts_what_is_pinned(name: str) -> None:
    row = ROWS[name]
    game = load_game(row.game)
    state, depths = position(game, row), range(1, len(row.counts) + 1)
    assert tuple(count(game, state, depth, row.moves + 1) for depth in depths) == row.counts


def test_every_game_is_counted() -> None:
    assert {row.game for row in ROWS.values()} | {"nocturne"} == set(GAMES)

"""Every game in the catalogue obeys the laws, on random matches of every kind."""

import os
import subprocess
import sys

import pytest

from moonlit.games import GAMES, load_game
from moonlit.games.dominion import shape as dominion
from moonlit.games.nocturne import shape as nocturne
from moonlit.games.wonder_book import shape as book
from tests.laws import laws
from tests.laws.games import bots_of, draw, reveals_of

# The long runs by hand go through thousands (CONTRIBUTING.md).
MATCHES = 36
# Every so many actions all bots are asked, which takes longer than all other laws together; matches
# of Dominion are long.
ASKED = {"nocturne": 25, "dominion": 75, "wonder_book": 25}

each_game = pytest.mark.parametrize("game", GAMES)
each_match = pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for game in GAMES for number in range(MATCHES)],
)


@each_match
def test_determinism(game: str, number: int) -> None:
    laws.determinism(load_game(game), *draw(game, number))


@each_match
def test_clones_are_independent(game: str, number: int) -> None:
    laws.clones_are_independent(load_game(game), *draw(game, number))


@each_match
def test_apply_is_advance(game: str, number: int) -> None:
    laws.apply_is_advance(load_game(game), *draw(game, number))


@each_match
def test_listed_actions_work(game: str, number: int) -> None:
    laws.listed_actions_work(load_game(game), *draw(game, number))


@each_match
def test_ends_with_an_outcome(game: str, number: int) -> None:
    laws.ends_with_an_outcome(load_game(game), *draw(game, number))


@each_match
def test_writing_is_reading(game: str, number: int) -> None:
    laws.writing_is_reading(load_game(game), *draw(game, number))


@each_match
def test_nothing_created_or_lost(game: str, number: int) -> None:
    laws.nothing_created_or_lost(load_game(game), *draw(game, number))


@each_match
def test_worlds_look_the_same(game: str, number: int) -> None:
    laws.worlds_look_the_same(load_game(game), *draw(game, number))


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(
    ("game", "shape"),
    [
        ("nocturne", nocturne.TableView),
        ("dominion", dominion.TableView),
        ("wonder_book", book.TableView),
    ],
)
def test_views_have_their_shape(game: str, shape: type, number: int) -> None:
    laws.views_have_their_shape(load_game(game), *draw(game, number), shape)


@each_match
def test_secrets_are_kept(game: str, number: int) -> None:
    config, dice = draw(game, number)
    assert laws.secrets_are_kept(load_game(game), config, dice, reveals_of(game, config)) > 10


@each_match
def test_bots_see_only_their_view(game: str, number: int) -> None:
    config, dice = draw(game, number)
    asked = laws.bots_see_only_their_view(load_game(game), config, dice, bots_of(game), ASKED[game])
    assert asked > 0


_FINGERPRINTS = """
from moonlit.games import load_game
from tests.laws import laws
from tests.laws.games import draw
for number in range(6):
    print(laws.determinism(load_game("{game}"), *draw("{game}", number)))
"""


@each_game
def test_determinism_across_processes_and_hash_seeds(game: str) -> None:
    here = [laws.determinism(load_game(game), *draw(game, number)) for number in range(6)]
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        there = subprocess.run(
            [sys.executable, "-c", _FINGERPRINTS.format(game=game)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.split() == here

"""Both engines play the same matches alike, decision by decision: states, moves, views, bots."""

import os
import subprocess
import sys
from itertools import zip_longest

import pytest

from moonlit.games import GAMES
from tools.lockstep import trace

# By hand: `python -m tools.lockstep`.
MATCHES = {"nocturne": 30, "dominion": 20, "wonder_book": 30}
AT_ONCE = 5
SHARES = [(game, first) for game in GAMES for first in range(0, MATCHES[game], AT_ONCE)]


@pytest.mark.parametrize(("game", "first"), SHARES)
def test_the_pure_engine_plays_as_the_compiled_one(game: str, first: int) -> None:
    command = [sys.executable, "-m", "tools.lockstep", game, str(first), str(AT_ONCE)]
    pure = subprocess.run(
        command,
        env={**os.environ, "MOONLIT_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    compiled = (line for number in range(first, first + AT_ONCE) for line in trace(game, number))
    for here, there in zip_longest(compiled, pure.stdout.splitlines()):
        assert here == there

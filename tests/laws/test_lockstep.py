"""Both engines play the same matches alike, decision by decision: states, moves, views, bots."""

import os
import subprocess
import sys
from itertools import zip_longest

import pytest

from moonlit.engine import engine
from moonlit.games import GAMES
from tools.lockstep import trace

# About as many decisions of each game in a share. By hand: `python -m tools.lockstep`.
AT_ONCE = {"nocturne": 30, "dominion": 6, "wonder_book": 12}
SHARES = 4


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", GAMES)
def test_the_pure_engine_plays_as_the_compiled_one(game: str, share: int) -> None:
    count = AT_ONCE[game]
    first = share * count
    command = [sys.executable, "-m", "tools.lockstep", game, str(first), str(count)]
    pure = subprocess.run(
        command,
        env={**os.environ, "MOONLIT_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    running, *lines = pure.stdout.splitlines()
    assert (running, engine()) == ("pure", "compiled")
    compiled = (line for number in range(first, first + count) for line in trace(game, number))
    for here, there in zip_longest(compiled, lines):
        assert here == there

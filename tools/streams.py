"""Compare what a reader hears in worlds it cannot tell apart; the first difference stops it.

    python -m tools.streams --pairs 1000

So many pairs of every game, where a run of the tests compares a hundred. Run it with the
environment of the checks, from the top of the repository.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from moonlit.games import GAMES
from tests.server.twins import compare

STEP = 100


async def run(game: str, first: int, pairs: int) -> None:
    messages = 0
    for number in range(first, first + pairs):
        with tempfile.TemporaryDirectory() as folder:
            messages += await compare(Path(folder), game, number)
        done = number - first + 1
        if done % STEP == 0 or done == pairs:
            told = f"{done} of {pairs} pairs, {messages} messages, 0 differences"
            print(f"{game}: {told}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    wanted = parser.parse_args()
    for game in [wanted.game] if wanted.game else GAMES:
        asyncio.run(run(game, wanted.first, wanted.pairs))


if __name__ == "__main__":
    main()

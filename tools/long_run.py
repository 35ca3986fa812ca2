"""The long runs by hand: random matches of every kind with every invariant, secrecy, the bot law.

    python -m tools.long_run --invariants 100000 --secrecy 2000 --bots 60

Run it with the environment of the checks, from the top of the repository.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from moonlit.games import load_game
from tests.laws import laws
from tests.laws.games import draw, reveals_of

CHUNK = 50


def check_invariants(game: str, number: int) -> int:
    """Walk through one match and look at every state; gives how many there were."""
    rules = load_game(game)
    states = 0
    for state in laws.walk(rules, *draw(game, number)):
        broken = rules.check_state(state)
        assert not broken, f"match {number}: {broken}"
        states += 1
    return states


def check_secrecy(game: str, number: int) -> int:
    """The secrecy law over one match, every position; gives how many views were compared."""
    config, dice = draw(game, number)
    return laws.secrets_are_kept(load_game(game), config, dice, reveals_of(game, config), every=1)


def check_bots(game: str, number: int) -> int:
    """The bot law over one match; gives how many positions every bot was asked in."""
    return laws.bots_see_only_their_view(load_game(game), *draw(game, number))


def run(check: Callable[[str, int], int], game: str, matches: int, what: str) -> None:
    """Spread the matches over all cores; the first breach stops everything."""
    done = 0
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        counts = pool.map(
            partial(check, game), range(matches), chunksize=min(CHUNK, max(matches // 20, 1))
        )
        for number, count in enumerate(counts, start=1):
            done += count
            if number % 1000 == 0 or number == matches:
                print(f"{number} of {matches} matches, {done} {what}, 0 breaches", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="nocturne")
    parser.add_argument("--invariants", type=int, default=0, metavar="MATCHES")
    parser.add_argument("--secrecy", type=int, default=0, metavar="MATCHES")
    parser.add_argument("--bots", type=int, default=0, metavar="MATCHES")
    wanted = parser.parse_args()
    if wanted.invariants:
        run(check_invariants, wanted.game, wanted.invariants, "states checked")
    if wanted.secrecy:
        run(check_secrecy, wanted.game, wanted.secrecy, "views compared")
    if wanted.bots:
        run(check_bots, wanted.game, wanted.bots, f"positions, {len(laws.BOTS)} bots in each")


if __name__ == "__main__":
    main()

"""Says how well the win chances of an analysis of Dominion foretell who wins.

    python -m tools.outlooks --matches 400 --players 2

plays matches of bots in Kingdoms drawn at random, asks at every turn for the chances as an analysis
does, and compares them with the results. Nothing is fitted, so every match is one held out; with
another --seed they are others. Use the compiled engine.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from moonlit.bots.dominion.plans import Effort, plans_for
from moonlit.core.codec import Plain
from moonlit.games import load_game
from moonlit.games.dominion.state import State
from moonlit.lab.harvest import self_play
from moonlit.lab.plan import make_plan
from moonlit.review.dominion.luck import steps_of
from moonlit.review.dominion.outlook import Foresight, outlook_of
from moonlit.review.ledger import Points
from moonlit.review.steps import Step

GAME: Final = load_game("dominion")
BOTS: Final = ("mystic", "adept", "elder@20")
# Every so many matches the bots change their seats.
TURN_OF_SEATS: Final = 3
BINS: Final = 10
# With fewer there is nothing to judge by.
SMALLEST_BIN: Final = 100
WORLDS: Final = 400
MATCHES_BETWEEN_PLANS: Final = 4000


@dataclass(frozen=True, slots=True)
class Sample:
    """A chance that was foretold, and how much of the victory it was in the end."""

    said: float
    won: float


@dataclass(frozen=True, slots=True)
class Bin:
    """Samples with much the same chance: the mean of what was said and of what came."""

    said: float
    won: float
    count: int


def bots_of(number: int, players: int) -> tuple[str, ...]:
    """Who plays: the same levels in other seats and in other mixtures from match to match."""
    stride = 1 + number // TURN_OF_SEATS % len(BOTS)
    return tuple(BOTS[(number + seat * stride) % len(BOTS)] for seat in range(players))


def samples_of(number: int, players: int, seed: int, worlds: int) -> list[Sample]:
    """Everybody's chance at the first decision of every turn of a match."""
    options: dict[str, Plain] = {"players": players, "kingdom": "random"}
    plan = make_plan(GAME.id, options, bots_of(number, players), seed + number, 1)
    steps = [*steps_of(GAME, self_play(GAME, plan, 0))]
    won = GAME.outcome(steps[-1].after)
    assert won is not None
    shares = [(seat in won.winners) / len(won.winners) for seat in range(players)]
    plans = plans_for(steps[0].before.terms, Effort(MATCHES_BETWEEN_PLANS))
    foresight = Foresight(plans, players, seed + number)
    return [
        sample
        for state in turns_of(steps)
        for sample in _told(outlook_of(foresight.known(state, None, worlds)).shares, shares)
    ]


def _told(said: Points, won: Sequence[float]) -> Iterator[Sample]:
    for chance, share in zip(said, won, strict=True):
        yield Sample(chance, share)


def turns_of(steps: Iterable[Step[State]]) -> Iterator[State]:
    """The position in which every turn begins to be decided."""
    last: tuple[int, int] | None = None
    for step in steps:
        state = step.before
        turn = int(state.seat), int(state.players[state.seat].turns)
        if turn != last:
            yield state
        last = turn


def bins_of(samples: Iterable[Sample]) -> list[Bin]:
    """Ten bins of chances; empty ones are left out."""
    sums = [[0.0, 0.0, 0] for _ in range(BINS)]
    for sample in samples:
        row = sums[min(int(sample.said * BINS), BINS - 1)]
        row[0] += sample.said
        row[1] += sample.won
        row[2] += 1
    return [Bin(said / count, won / count, int(count)) for said, won, count in sums if count]


def worst_of(bins: Iterable[Bin]) -> float:
    """The largest distance in a bin that holds enough to judge by."""
    large = [one for one in bins if one.count >= SMALLEST_BIN]
    return max((abs(one.said - one.won) for one in large), default=0.0)


def brier(samples: Sequence[Sample]) -> float:
    """The mean square of how far the chances were off."""
    return sum((one.said - one.won) ** 2 for one in samples) / len(samples)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=400)
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--worlds", type=int, default=WORLDS)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    samples = list[Sample]()
    for number in range(given.matches):
        samples += samples_of(number, given.players, given.seed, given.worlds)
    bins = bins_of(samples)
    print("| said | won | chances |\n|---|---|---|")
    for one in bins:
        print(f"| {100 * one.said:.1f} % | {100 * one.won:.1f} % | {one.count:,} |")
    print(f"worst bin {100 * worst_of(bins):.1f} %, Brier {brier(samples):.4f}")


if __name__ == "__main__":
    main()

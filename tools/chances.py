"""Fits the chance of winning to the lead that the search expects, and says how well it fits.

    python -m tools.chances --matches 1000

plays matches of the search against itself at tables of every size, fits a curve for each stage,
judges them by other matches and writes bots/nocturne/nets/chances.json. Use the compiled engine.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from math import exp
from pathlib import Path

from moonlit import __version__, bots
from moonlit.bots.nocturne.advice_chance import CHANCES, STAGES, Curve, chance, stage_of
from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.net import PAR
from moonlit.bots.nocturne.search import Search
from moonlit.bots.nocturne.worth import PLAIN_TASTE
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.nocturne import moves, rules, scoring
from moonlit.games.nocturne.meta import Nocturne, load
from moonlit.games.nocturne.state import State

FILE = Path(bots.__file__).parent / "nocturne" / "nets" / CHANCES
MODES = ("basic", "advanced", "basic", "advanced", "basic", "family")
# Held-out matches have seeds of their own.
HELD_OUT = 1 << 40
BINS = 10
STEPS = 60
ITERATIONS = 64
SMALLEST_BIN = 100


@dataclass(frozen=True, slots=True)
class Sample:
    """A lead that was expected at a stage, and how much of the victory it was in the end."""

    stage: int
    lead: float
    won: float


def expected_lead(world: State, dice: Dice, iterations: int) -> tuple[int, float]:
    """The move the search likes best, and the lead it expects of it."""
    hopes, net = hopes_for(world.terms), net_for(world.terms.deciders)
    search = Search(world, rules.to_act(world), dice, hopes, net, PLAIN_TASTE)
    search.run(iterations)
    best = search.best()
    return search.tree.moves[best], search.tree.leads[best] / float(search.tree.visits[best])


def play(game: Nocturne, players: int, seed: int, iterations: int) -> Iterator[Sample]:
    """One match; a sample for every real decision."""
    mode = "basic" if players == 1 else MODES[seed % len(MODES)]
    dice = Dice(seed)
    state = game.setup(game.check_config({"players": players, "mode": mode}), seed, Journal(False))
    story: list[tuple[int, int, float]] = []
    while state.pending:
        chosen = moves.move_at(state, 0)
        if moves.move_count(state) > 1:
            seat, stage = rules.to_act(state), stage_of(state)
            chosen, lead = expected_lead(state, dice, iterations)
            story.append((seat, stage, lead))
        rules.apply(state, Journal(False), chosen)
    for seat, stage, lead in story:
        yield from _judged(game, state, seat, stage, lead)


def _judged(game: Nocturne, end: State, seat: int, stage: int, lead: float) -> Iterator[Sample]:
    """Alone every rank is a match of its own; its lead is the score above the rank."""
    if end.terms.deciders == 1:
        for rank in game.pack.scoring.ranks:
            reached = scoring.total(end, 0) >= rank.at
            yield Sample(stage, lead + PAR - rank.at, float(reached))
    else:
        places = scoring.places(end)
        yield Sample(stage, lead, (places[seat] == 1) / places.count(1))


def fit(samples: Iterable[Sample]) -> Curve:
    """The most likely curve, by Newton's method.

    It is shifted even between two: the best of many moves is not quite as good as it looks.
    """
    leads = [(sample.lead / PAR, sample.won) for sample in samples]
    at, slope = 0.0, 5.0
    for _ in range(STEPS):
        pulls, bends = [0.0, 0.0], [1e-9, 0.0, 1e-9]
        for lead, won in leads:
            likely = 1.0 / (1.0 + exp(-min(max(at + slope * lead, -30.0), 30.0)))
            weight = likely * (1.0 - likely)
            pulls = [pulls[0] + won - likely, pulls[1] + (won - likely) * lead]
            bends = [bends[0] + weight, bends[1] + weight * lead, bends[2] + weight * lead * lead]
        space = bends[0] * bends[2] - bends[1] * bends[1]
        at += (bends[2] * pulls[0] - bends[1] * pulls[1]) / space
        slope += (bends[0] * pulls[1] - bends[1] * pulls[0]) / space
    return round(-at / slope * PAR, 3), round(PAR / slope, 3)


def brier(samples: list[Sample], curves: list[Curve]) -> float:
    """The mean square of how far the chances were off."""
    return sum((chance(curves[s.stage], s.lead) - s.won) ** 2 for s in samples) / len(samples)


def calibration(samples: list[Sample], curves: list[Curve]) -> list[tuple[float, float, int]]:
    """For ten bins of chances: the mean chance, the part that was won, how many."""
    sums = [[0.0, 0.0, 0] for _ in range(BINS)]
    for sample in samples:
        likely = chance(curves[sample.stage], sample.lead)
        row = sums[min(int(likely * BINS), BINS - 1)]
        row[0] += likely
        row[1] += sample.won
        row[2] += 1
    return [(row[0] / row[2], row[1] / row[2], int(row[2])) for row in sums if row[2]]


def worst(bins: list[tuple[float, float, int]]) -> float:
    """The largest distance in a bin that holds enough to judge by."""
    return max(abs(said - was) for said, was, count in bins if count >= SMALLEST_BIN)


def gather(players: int, seeds: range, iterations: int) -> list[Sample]:
    game = load(None)
    return [one for seed in seeds for one in play(game, players, seed, iterations)]


def gather_by(workers: int, players: int, seeds: range, iterations: int) -> list[Sample]:
    """The same on several cores."""
    shares = [seeds[worker::workers] for worker in range(workers)]
    with ProcessPoolExecutor(workers) as pool:
        found = pool.map(gather, repeat(players), shares, repeat(iterations))
        return [one for share in found for one in share]


def fit_all(samples: list[Sample]) -> list[Curve]:
    """A curve for every stage and its neighbours: samples of one match are much alike."""
    return [fit(one for one in samples if abs(one.stage - stage) <= 1) for stage in range(STAGES)]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=1000)
    options.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4])
    options.add_argument("--iterations", type=int, default=ITERATIONS)
    options.add_argument("--workers", type=int, default=1)
    given = options.parse_args()
    for players in given.players:
        played = gather_by(given.workers, players, range(given.matches), given.iterations)
        curves = fit_all(played)
        held = range(HELD_OUT, HELD_OUT + given.matches)
        samples = gather_by(given.workers, players, held, given.iterations)
        bins = calibration(samples, curves)
        record: dict[str, Plain] = {
            "moonlit": __version__,
            "matches": given.matches,
            "held_out": given.matches,
            "iterations": given.iterations,
            "samples": len(samples),
            "brier": f"{brier(samples, curves):.4f}",
            "worst_bin": f"{worst(bins):.4f}",
            "bins": [f"{said:.3f} {was:.3f} {count}" for said, was, count in bins],
        }
        keep(players, record, curves)
        print(players, json.dumps(record), curves, flush=True)


def keep(players: int, record: dict[str, Plain], curves: list[Curve]) -> None:
    """Write the curves for one size of table beside the others."""
    told = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {"record": {}, "curves": {}}
    told["record"][str(players)] = record
    told["curves"][str(players)] = curves
    FILE.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

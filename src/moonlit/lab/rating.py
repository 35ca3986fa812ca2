"""Ratings: Bradley–Terry for duels, Plackett–Luce after Weng and Lin for larger tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from moonlit.lab.stats import NORMAL_95, Interval

ELO: Final = 400 / log(10)
ROUNDS: Final = 100
LARGEST_STEP: Final = 1.0
CLOSE: Final = 1e-10

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
KAPPA: Final = 1e-4

Pair = tuple[int, int]
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Duel:
    """What the first of two bots won against the second.

    `worth` is the number of independent matches that would tell as much.
    """

    wins: float
    matches: int
    worth: float


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength; the anchor of a list has no interval."""

    value: float
    interval: Interval | None


def bradley_terry(bots: int, duels: Mapping[Pair, Duel], anchor: int) -> list[Rating]:
    """The likeliest Elo ratings with the anchor at 0.

    One drawn match more between every two that met keeps a bot that never lost on the scale.
    """
    free = [bot for bot in range(bots) if bot != anchor]
    strength = [0.0] * bots
    for _ in range(ROUNDS):
        slope, bend, _ = _slopes(bots, duels, strength)
        step = _solve(_cut(bend, free), [[slope[bot]] for bot in free])
        moves = [max(-LARGEST_STEP, min(LARGEST_STEP, row[0])) for row in step]
        for bot, move in zip(free, moves, strict=True):
            strength[bot] += move
        if all(abs(move) < CLOSE for move in moves):
            break
    _, bend, noise = _slopes(bots, duels, strength)
    half = _solve(_cut(bend, free), _cut(noise, free))
    whole = _solve(_cut(bend, free), [list(row) for row in zip(*half, strict=True)])
    reach = {bot: NORMAL_95 * sqrt(whole[row][row]) for row, bot in enumerate(free)}
    return [_rating(strength[bot], reach.get(bot)) for bot in range(bots)]


def _rating(strength: float, reach: float | None) -> Rating:
    value = ELO * strength
    return Rating(value, None if reach is None else (value - ELO * reach, value + ELO * reach))


def _slopes(
    bots: int, duels: Mapping[Pair, Duel], strength: Sequence[float]
) -> tuple[list[float], Matrix, Matrix]:
    """First and second slope of the likelihood, and how much the first one swings by chance."""
    slope = [0.0] * bots
    bend = [[0.0] * bots for _ in range(bots)]
    noise = [[0.0] * bots for _ in range(bots)]
    for (one, other), duel in duels.items():
        matches, wins = duel.matches + 1, duel.wins + 0.5
        hope = 1 / (1 + exp(strength[other] - strength[one]))
        share = wins / matches
        slope[one] += wins - matches * hope
        slope[other] -= wins - matches * hope
        _spread(bend, one, other, matches * hope * (1 - hope))
        _spread(noise, one, other, matches**2 * share * (1 - share) / (duel.worth + 1))
    return slope, bend, noise


def _spread(matrix: Matrix, one: int, other: int, amount: float) -> None:
    matrix[one][one] += amount
    matrix[other][other] += amount
    matrix[one][other] -= amount
    matrix[other][one] -= amount


def _cut(matrix: Matrix, kept: Sequence[int]) -> Matrix:
    return [[matrix[row][column] for column in kept] for row in kept]


def _solve(matrix: Matrix, right: Matrix) -> Matrix:
    """The X with matrix · X = right, by elimination; the matrix is positive definite."""
    rows = [[*left, *more] for left, more in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [
                    value - factor * own
                    for value, own in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of a bot: a mean and how sure it is."""

    mu: float = MU
    sigma: float = SIGMA


def plackett_luce(skills: Sequence[Skill], places: Sequence[int], tau: float = 0.0) -> list[Skill]:
    """The skills after one match; equal places are a tie.

    `tau` lets skill wander between matches; bots do not change, so theirs is 0.
    """
    variances = [skill.sigma**2 + tau**2 for skill in skills]
    scale = sqrt(sum(variance + BETA**2 for variance in variances))
    weights = [exp(skill.mu / scale) for skill in skills]
    behind = [
        sum(weight for weight, place in zip(weights, places, strict=True) if place >= own)
        for own in places
    ]
    after = []
    for bot, (skill, variance) in enumerate(zip(skills, variances, strict=True)):
        shift = shrink = 0.0
        for rival, place in enumerate(places):
            if place <= places[bot]:
                hope = weights[bot] / behind[rival]
                tied = places.count(place)
                shift += ((bot == rival) - hope) / tied
                shrink += hope * (1 - hope) / tied
        surer = 1 - shrink * variance / scale**2 * sqrt(variance) / scale
        mu = skill.mu + shift * variance / scale
        after.append(Skill(mu, sqrt(variance * max(surer, KAPPA))))
    return after

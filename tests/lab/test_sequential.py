"""The sequential test against figures computed elsewhere, and against bots made to measure."""

import random

import pytest

from moonlit.lab.sequential import OUTCOMES, Bounds, Walk, elo_of, log_ratio, score_of


@pytest.mark.parametrize(
    ("outcomes", "elo1", "ratio"),
    [
        # Solved apart with Brent's method for the same five-outcome model.
        ([1, 20, 300, 900, 779], 2, 11.4625554733),
        ([10, 50, 200, 60, 15], 20, 0.1410300165),
        ([0, 0, 0, 0, 5], 20, 0.2796518918),
        ([1789, 30000, 60000, 31000, 2100], 5, -8.2204923578),
    ],
)
def test_the_ratio_is_that_of_the_five_outcome_model(
    outcomes: list[int], elo1: float, ratio: float
) -> None:
    assert log_ratio(outcomes, Bounds(0, elo1)) == pytest.approx(ratio, abs=1e-8)


def test_the_ratio_is_near_its_normal_form_for_close_hypotheses() -> None:
    outcomes, bounds = [100, 700, 1600, 800, 120], Bounds(0, 4)
    pairs = sum(outcomes)
    values = [place / (OUTCOMES - 1) for place in range(OUTCOMES)]
    mean = sum(v * n for v, n in zip(values, outcomes, strict=True)) / pairs
    spread = sum((v - mean) ** 2 * n for v, n in zip(values, outcomes, strict=True)) / pairs
    low, high = score_of(bounds.elo0), score_of(bounds.elo1)
    normal = pairs * (high - low) * (2 * mean - low - high) / (2 * spread)
    assert log_ratio(outcomes, bounds) == pytest.approx(normal, rel=0.01)


def test_the_corridor_is_the_usual_one() -> None:
    assert (Bounds().lower, Bounds().upper) == pytest.approx((-2.944, 2.944), abs=1e-3)


def test_elo_and_score_are_each_other_s_inverse() -> None:
    assert score_of(100) == pytest.approx(0.6401, abs=1e-4)
    assert elo_of(score_of(-137)) == pytest.approx(-137)
    assert (elo_of(1), elo_of(0)) == (float("inf"), float("-inf"))


def walk_of(elo: float, seed: int, most: int = 2000) -> Walk:
    """A test between bots whose difference is known; a twentieth of the matches is drawn."""
    dice, walk, win = random.Random(seed), Walk(Bounds(0, 100)), score_of(elo)
    for _ in range(most):
        points = sum(1 if dice.random() < 0.05 else 2 * (dice.random() < win) for _ in range(2))
        if walk.add(points):
            break
    return walk


def test_a_planted_advantage_is_found_and_equals_are_not_mistaken_for_better() -> None:
    better = [walk_of(130, seed).verdict for seed in range(30)]
    equal = [walk_of(0, seed).verdict for seed in range(30)]
    worse = [walk_of(-130, seed).verdict for seed in range(30)]
    assert better.count("better") == 30
    assert equal.count("better") <= 4
    assert equal.count("not-better") >= 26
    assert worse.count("not-better") == 30


def test_a_small_advantage_takes_longer_than_a_large_one() -> None:
    small = sum(walk_of(120, seed).pairs for seed in range(10))
    large = sum(walk_of(400, seed).pairs for seed in range(10))
    assert small > 2 * large


def test_without_pairs_nothing_is_decided() -> None:
    walk = Walk()
    assert (walk.verdict, walk.pairs, walk.share()) == ("undecided", 0, None)
    assert walk.share_interval() is None


def test_the_share_of_a_walk_counts_half_points() -> None:
    walk = Walk(outcomes=[1, 0, 2, 1, 0])
    assert walk.share() == (0 + 4 + 3) / 16
    low, high = walk.share_interval() or (1, 0)
    assert low < 7 / 16 < high

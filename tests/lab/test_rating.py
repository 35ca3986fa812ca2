"""Ratings against closed forms, against known strengths, and against the openskill package."""

import random
from math import log10, sqrt

import pytest

from moonlit.lab.rating import (
    ELO,
    MU,
    SIGMA,
    Duel,
    Skill,
    bradley_terry,
    plackett_luce,
)
from moonlit.lab.sequential import score_of

PACKAGE_TAU = 25 / 300


def test_two_bots_are_rated_by_their_odds() -> None:
    """With the one drawn match more, 75 of 100 are odds of 75.5 to 25.5."""
    first, anchor = bradley_terry(2, {(0, 1): Duel(75, 100, 100)}, 1)
    assert first.value == pytest.approx(400 * log10(75.5 / 25.5))
    share = 75.5 / 101
    reach = 1.959964 * ELO / sqrt(101 * share * (1 - share))
    assert first.interval == pytest.approx((first.value - reach, first.value + reach))
    assert (anchor.value, anchor.interval) == (0, None)


def test_pairs_worth_fewer_matches_widen_the_interval() -> None:
    ends = [bradley_terry(2, {(0, 1): Duel(60, 100, worth)}, 1)[0].interval for worth in (25, 100)]
    widths = [high - low for low, high in filter(None, ends)]
    assert widths[0] == pytest.approx(widths[1] * sqrt(101 / 26), rel=1e-6)


@pytest.mark.parametrize("anchor", [0, 3])
def test_known_strengths_are_found_again(anchor: int) -> None:
    truth = [0, 180, 420, 700]
    matches = 1_000_000
    duels = {
        (one, other): Duel(matches * score_of(truth[one] - truth[other]), matches, matches)
        for one in range(4)
        for other in range(one + 1, 4)
    }
    found = [rating.value for rating in bradley_terry(4, duels, anchor)]
    assert found == pytest.approx([value - truth[anchor] for value in truth], abs=0.1)


def test_the_intervals_hold_what_they_promise() -> None:
    truth, dice, hits = [0, 100, 250], random.Random(5), 0
    for _ in range(300):
        duels = {}
        for one, other in ((0, 1), (0, 2), (1, 2)):
            win = score_of(truth[one] - truth[other])
            duels[(one, other)] = Duel(sum(dice.random() < win for _ in range(120)), 120, 120)
        low, high = bradley_terry(3, duels, 0)[2].interval or (1, 0)
        hits += low <= 250 <= high
    assert 0.92 <= hits / 300 <= 0.98


def test_who_never_lost_is_rated_all_the_same() -> None:
    best, _ = bradley_terry(2, {(0, 1): Duel(50, 50, 50)}, 1)
    assert 700 < best.value < 900
    assert best.interval is not None
    assert best.interval[1] - best.interval[0] > 500


@pytest.mark.parametrize(
    ("skills", "places", "after"),
    [
        (
            [(MU, SIGMA)] * 3,
            [1, 2, 3],
            [
                (27.869048680749, 8.205243377398),
                (25.717262170187, 8.058224222802),
                (21.413689149063, 8.058224222802),
            ],
        ),
        (
            [(MU, SIGMA)] * 4,
            [1, 2, 2, 4],
            [
                (27.795252672501, 8.263571791259),
                (24.689416369722, 8.179617988373),
                (24.689416369722, 8.179617988373),
                (22.825914588055, 8.179617988373),
            ],
        ),
        (
            [(30, 4), (20, 6), (25, 8)],
            [3, 1, 2],
            [
                (28.688888038348, 3.971972347149),
                (22.177720885501, 5.950026090821),
                (26.371564283567, 7.558145410889),
            ],
        ),
        ([(MU, SIGMA)] * 3, [1, 1, 1], [(25.0, 8.205243377398)] * 3),
    ],
)
def test_one_match_changes_skills_as_the_openskill_package_does(
    skills: list[tuple[float, float]], places: list[int], after: list[tuple[float, float]]
) -> None:
    found = plackett_luce([Skill(*skill) for skill in skills], places, PACKAGE_TAU)
    for skill, wanted in zip(found, after, strict=True):
        assert (skill.mu, skill.sigma) == pytest.approx(wanted, abs=1e-9)


def test_skills_of_bots_only_become_surer() -> None:
    skills = [Skill()] * 3
    for _ in range(50):
        after = plackett_luce(skills, [1, 2, 3])
        assert all(new.sigma < old.sigma for new, old in zip(after, skills, strict=True))
        skills = after
    assert skills[0].mu > skills[1].mu > skills[2].mu

"""The chance of winning: it rises with the lead, and it is borne out by matches."""

import pytest

from moonlit.bots.nocturne.advice_chance import STAGES, chance, curve_for
from tools.chances import Sample, brier, calibration, fit, gather, worst

# Seeds that nothing was fitted on.
FRESH = 1 << 50
MATCHES = 60
ITERATIONS = 24


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_more_lead_is_a_better_chance_and_later_a_surer_one(players: int) -> None:
    curves = [curve_for(players, stage) for stage in range(STAGES)]
    for curve in curves:
        chances = [chance(curve, lead) for lead in range(-40, 41, 5)]
        assert chances == sorted(chances)
        assert 0.0 < chances[0] < chances[-1] < 1.0
    assert curves[-1][1] < 0.75 * curves[0][1]


@pytest.mark.parametrize("players", [3, 4])
def test_among_several_an_even_lead_is_less_than_an_even_chance(players: int) -> None:
    even = [chance(curve_for(players, stage), 0.0) for stage in range(STAGES)]
    assert max(even) < 0.5


def test_a_fit_finds_the_curve_that_made_the_samples() -> None:
    made = (3.0, 7.0)
    samples = [
        Sample(0, float(lead), won / 1000)
        for lead in range(-30, 31)
        for won in (round(1000 * chance(made, float(lead))),)
    ]
    shift, scale = fit(samples)
    assert (round(shift, 1), round(scale, 1)) == made


def test_chances_are_borne_out() -> None:
    samples = gather(2, range(FRESH, FRESH + MATCHES), ITERATIONS)
    curves = [curve_for(2, stage) for stage in range(STAGES)]
    timid, bold = ([(shift, scale * by) for shift, scale in curves] for by in (4.0, 0.25))
    told = brier(samples, curves)
    assert told < 0.24
    assert told < min(brier(samples, timid), brier(samples, bold))
    assert worst(calibration(samples, curves)) < 0.25

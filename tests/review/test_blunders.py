"""A blunder planted by the tool is found by the analysis, and told apart from good moves."""

import pytest

from moonlit.core.dice import Dice
from moonlit.games import load_game
from moonlit.games.nocturne import moves
from moonlit.review.nocturne.judging import Judge
from moonlit.review.nocturne.luck import Step, steps_of
from tools.blunders import LEAST, Finding, plant, sum_up

GAME = load_game("nocturne")
SEEDS = 20


@pytest.fixture(scope="module")
def planted() -> tuple[Step, float]:
    tries = (plant("mystic", seed, 400) for seed in range(SEEDS))
    found = next(one for one in tries if one is not None)
    step = [*steps_of(GAME, found.record)][found.version]
    assert (step.version - 1, step.seat) == (found.version, found.seat)
    return step, found.points


def test_a_planted_blunder_loses_enough_and_is_not_the_best(planted: tuple[Step, float]) -> None:
    step, points = planted
    assert points >= LEAST
    verdict = Judge(300, Dice(1)).weigh(step.before, step.move)
    assert verdict.best != step.move
    assert verdict.loss >= LEAST / 2
    assert step.move in [
        moves.move_at(step.before, i) for i in range(moves.move_count(step.before))
    ]


def test_what_the_judge_prefers_is_no_blunder(planted: tuple[Step, float]) -> None:
    step, _ = planted
    best = Judge(300, Dice(1)).weigh(step.before, step.move).best
    assert Judge(300, Dice(2)).weigh(step.before, best).loss < LEAST / 2


def test_the_sum_counts_what_was_found() -> None:
    found = Finding(30, 8.0, 7.5, 24.0, "blunder", True, True)
    slack = Finding(31, 6.5, 1.0, 3.0, "slack", False, True)
    summary = sum_up([found, slack], {"good": 90, "mistake": 2, "blunder": 0})
    assert (summary["planted"], summary["called_serious"]) == (2, 1)
    assert (summary["turning_point"], summary["worst_of_match"]) == (2, 1)
    assert (summary["decisions_of_the_strong"], summary["false_alarms"]) == (92, 2)

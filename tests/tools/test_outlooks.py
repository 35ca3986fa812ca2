"""How well chances foretell results is measured at every turn, and bins tell it."""

import pytest

from moonlit.lab.harvest import self_play
from moonlit.lab.plan import make_plan
from moonlit.review.dominion.luck import steps_of
from tools.outlooks import (
    BOTS,
    GAME,
    SMALLEST_BIN,
    Sample,
    bins_of,
    bots_of,
    brier,
    samples_of,
    turns_of,
    worst_of,
)


def test_bins_tell_what_was_said_and_what_came() -> None:
    samples = [Sample(0.04, 0.0), Sample(0.06, 1.0), Sample(1.0, 1.0), Sample(0.96, 0.5)]
    low, high = bins_of(samples)
    assert (low.said, low.won, low.count) == pytest.approx((0.05, 0.5, 2))
    assert (high.said, high.won, high.count) == pytest.approx((0.98, 0.75, 2))
    assert brier([Sample(0.5, 1.0), Sample(1.0, 1.0)]) == pytest.approx(0.125)


def test_the_worst_bin_holds_enough_to_judge_by() -> None:
    few = [Sample(0.05, 1.0)] * (SMALLEST_BIN - 1)
    many = [Sample(0.55, 0.5)] * SMALLEST_BIN
    assert worst_of(bins_of([*few, *many])) == pytest.approx(0.05)


def test_levels_take_turns_in_all_seats() -> None:
    assert {bots_of(number, 2) for number in range(9)} >= {
        (one, other) for one in BOTS for other in BOTS
    }
    assert all(len(bots_of(number, 4)) == 4 for number in range(9))


def test_everybody_is_asked_about_at_every_turn() -> None:
    samples = samples_of(0, 2, 5, 4)
    plan = make_plan(GAME.id, {"players": 2, "kingdom": "random"}, bots_of(0, 2), 5, 1)
    turns = [*turns_of(steps_of(GAME, self_play(GAME, plan, 0)))]
    last = turns[-1]
    assert len(samples) == 2 * len(turns)
    assert sum(one.won for one in samples) == len(turns)
    assert len(turns) == sum(player.turns for player in last.players)
    for one, other in zip(samples[::2], samples[1::2], strict=True):
        assert one.said + other.said == pytest.approx(1.0)

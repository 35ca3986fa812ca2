"""Sums that do not depend on their order, and intervals checked by hand."""

import random

import pytest

from moonlit.lab.stats import Moments, Result, Tally, wilson


def result(totals: tuple[int, ...], winners: tuple[int, ...], first: int = 0) -> Result:
    count = len(totals)
    seating = tuple((seat + first) % count for seat in range(count))
    sheets = tuple({"skulls": total - 3, "eggs": 3} for total in totals)
    return Result(seating, winners, sheets, 90, (("twilight", "forest-empty"),))


def test_wilson_gives_the_textbook_interval() -> None:
    low, high = wilson(8, 10)
    assert (low, high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


@pytest.mark.parametrize("wins", [0, 10])
def test_wilson_never_leaves_zero_to_one(wins: int) -> None:
    low, high = wilson(wins, 10)
    assert 0 <= low < high <= 1


def test_the_interval_of_a_mean_is_two_standard_errors_wide() -> None:
    moments = Moments()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        moments.add(value)
    interval = moments.interval()
    assert moments.mean() == 5
    assert interval == pytest.approx((5 - 1.4816, 5 + 1.4816), abs=1e-3)


def test_one_value_has_a_mean_but_no_interval() -> None:
    moments = Moments()
    moments.add(7)
    assert (moments.mean(), moments.interval()) == (7, None)


def test_no_values_have_neither() -> None:
    assert (Moments().mean(), Moments().interval()) == (None, None)


def test_a_bot_is_followed_through_its_seats() -> None:
    tally = Tally.empty(2)
    tally.add(result((50, 40), (0,)))
    tally.add(result((30, 60), (1,), first=1))
    first, second = tally.bots
    assert (first.wins, second.wins) == (2, 0)
    assert (first.score.mean(), first.margin.mean()) == (55, 20)
    assert first.categories == {"skulls": 104, "eggs": 6}


def test_a_shared_victory_counts_in_parts() -> None:
    tally = Tally.empty(3)
    tally.add(result((50, 50, 20), (0, 1)))
    shares = [bot.win_share() for bot in tally.bots]
    assert shares == [0.5, 0.5, 0.0]
    assert [(bot.wins, bot.shared) for bot in tally.bots] == [(0, 1), (0, 1), (0, 0)]
    assert tally.ties == 1


def test_merging_in_any_order_gives_the_same_sums() -> None:
    dice = random.Random(1)
    results = [
        result(
            (dice.randrange(120), dice.randrange(120), dice.randrange(120)), (number % 3,), number
        )
        for number in range(60)
    ]
    whole = Tally.empty(3)
    for one in results:
        whole.add(one)
    parts = []
    for start in range(0, 60, 7):
        part = Tally.empty(3)
        for one in results[start : start + 7]:
            part.add(one)
        parts.append(part)
    dice.shuffle(parts)
    merged = Tally.empty(3)
    for part in parts:
        merged.merge(part)
    assert merged == whole


def test_alone_there_is_a_rank_and_no_margin() -> None:
    tally = Tally.empty(1)
    tally.add(Result((0,), (0,), ({"skulls": 70},), 40, (), "skilled"))
    tally.add(Result((0,), (0,), ({"skulls": 10},), 40))
    assert tally.ranks == {"skilled": 1, "": 1}
    assert tally.bots[0].margin.count == 0

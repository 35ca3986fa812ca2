"""Sums that do not depend on their order, and intervals checked by hand."""

import random
from statistics import fmean, variance

import pytest

from moonlit.lab.stats import BotTally, Result, Spread, Tally, time_class, wilson


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


def spread_of(*deals: tuple[int, ...]) -> Spread:
    spread = Spread()
    for deal in deals:
        spread.add(deal)
    return spread


def test_the_interval_of_a_mean_is_two_standard_errors_wide() -> None:
    spread = spread_of(*((value,) for value in (2, 4, 4, 4, 5, 5, 7, 9)))
    assert spread.mean() == 5
    assert spread.interval() == pytest.approx((5 - 1.4816, 5 + 1.4816), abs=1e-3)


def test_only_deals_are_independent() -> None:
    deals = [(3, 5), (10, 2), (8, 8), (1, 1), (6, 2)]
    spread = spread_of(*deals)
    means = [fmean(deal) for deal in deals]
    assert spread.variance() == pytest.approx(variance(means) / len(means))
    assert spread.mean() == pytest.approx(fmean(means))


def test_deals_of_unequal_length_weigh_by_their_matches() -> None:
    spread = spread_of((4, 6), (10,))
    mean = 20 / 3
    rests = [(10 - 2 * mean) ** 2, (10 - mean) ** 2]
    assert spread.mean() == pytest.approx(mean)
    assert spread.variance() == pytest.approx(2 * sum(rests) / 9)


def test_pairs_that_always_split_are_worth_more_than_their_matches() -> None:
    alike = spread_of(*[(1, 1), (0, 0)] * 50)
    split = spread_of(*[(1, 0), (0, 1)] * 50)
    mixed = spread_of(*[(1, 1), (1, 0), (0, 1), (0, 0)] * 25)
    assert alike.worth(1) == pytest.approx(100, rel=0.03)
    assert mixed.worth(1) == pytest.approx(200, rel=0.03)
    assert split.worth(1) > 1000
    assert alike.share_interval(1) == pytest.approx(wilson(50, 100), abs=0.003)
    assert mixed.share_interval(1) == pytest.approx(wilson(100, 200), abs=0.003)


def test_one_deal_counts_as_independent_matches() -> None:
    assert spread_of((1, 0)).share_interval(1) == wilson(1, 2)


def test_a_clean_sheet_has_wilsons_interval_over_the_matches() -> None:
    assert spread_of(*[(1, 1)] * 20).share_interval(1) == wilson(40, 40)


def test_the_interval_covers_the_truth_where_pairs_are_alike() -> None:
    """Matches of a pair that copy each other half of the time: 95 % must stay 95 %."""
    dice = random.Random(3)
    hits = naive = 0
    for _ in range(600):
        spread = Spread()
        for _ in range(60):
            first = int(dice.random() < 0.6)
            second = first if dice.random() < 0.5 else int(dice.random() < 0.6)
            spread.add((first, second))
        low, high = spread.share_interval(1) or (1, 0)
        hits += low <= 0.6 <= high
        low, high = wilson(spread.total, spread.matches)
        naive += low <= 0.6 <= high
    assert 0.93 <= hits / 600 <= 0.975
    assert naive / 600 < 0.92


def test_one_deal_has_a_mean_but_no_interval() -> None:
    spread = spread_of((7, 8))
    assert (spread.mean(), spread.interval()) == (7.5, None)


def test_no_values_have_neither() -> None:
    nothing = Spread()
    assert (nothing.mean(), nothing.interval(), nothing.share_interval(1)) == (None, None, None)


def test_a_time_is_told_within_two_per_cent() -> None:
    tally = BotTally()
    for milliseconds in range(1, 101):
        tally.thinking[time_class(milliseconds * 1_000_000)] += 1
    for share in (0.5, 0.95, 0.99):
        assert tally.milliseconds(share) == pytest.approx(100 * share, rel=0.02)


def test_winners_are_ahead_even_of_those_with_as_many_points() -> None:
    sheets = tuple({"skulls": total} for total in (50, 50, 20, 20))
    assert Result((0, 1, 2, 3), (1,), sheets, 90).places() == (2, 1, 3, 3)


def test_pairs_have_five_outcomes() -> None:
    tally = Tally.empty(2)
    tally.add((result((50, 40), (0,)), result((50, 50), (0, 1), first=1)))
    tally.add((result((50, 40), (0,)), result((50, 60), (1,), first=1)))
    tally.add((result((50, 40), (0,)),))
    assert dict(tally.bots[0].outcomes) == {3: 1, 4: 1}
    assert dict(tally.bots[1].outcomes) == {1: 1, 0: 1}
    assert (tally.deals, tally.matches) == (3, 5)


def test_a_bot_is_followed_through_its_seats() -> None:
    tally = Tally.empty(2)
    tally.add((result((50, 40), (0,)), result((30, 60), (1,), first=1)))
    first, second = tally.bots
    assert (first.wins, second.wins) == (2, 0)
    assert (first.score.mean(), first.margin.mean()) == (55, 20)
    assert first.categories == {"skulls": 104, "eggs": 6}


def test_a_shared_victory_counts_in_parts() -> None:
    tally = Tally.empty(3)
    tally.add((result((50, 50, 20), (0, 1)),))
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
        whole.add((one,))
    parts = []
    for start in range(0, 60, 7):
        part = Tally.empty(3)
        for one in results[start : start + 7]:
            part.add((one,))
        parts.append(part)
    dice.shuffle(parts)
    merged = Tally.empty(3)
    for part in parts:
        merged.merge(part)
    assert merged == whole


def test_what_a_game_counts_is_added_up() -> None:
    tally = Tally.empty(2)
    counts = ({"turns": 9, "gold": 2}, {"turns": 8})
    ended = (("match", "piles"),)
    sheets = ({"skulls": 7}, {"skulls": 8})
    for seating in ((0, 1), (1, 0)):
        tally.add((Result(seating, (1,), sheets, 40, ended, counts),))
    assert [dict(bot.counts) for bot in tally.bots] == [{"turns": 17, "gold": 2}] * 2
    assert tally.ends == {("match", "piles"): 2}


def test_alone_there_is_no_margin() -> None:
    tally = Tally.empty(1)
    tally.add((Result((0,), (0,), ({"skulls": 70},), 40),))
    assert tally.bots[0].margin.matches == 0

"""Many matches come out the same however the work is split."""

from pathlib import Path

import pytest

from moonlit.core.errors import BadConfig
from moonlit.core.record import Record
from moonlit.games import load_game
from moonlit.lab.batch import play_deal, play_match, record_name, run_deals, run_plan
from moonlit.lab.plan import Plan, make_plan
from moonlit.lab.report import report
from moonlit.review.records import load_record, verify
from moonlit.table.match import Match


def plan_of(matches: int, bots: tuple[str, ...] = ("random", "random"), seed: int = 5) -> Plan:
    return make_plan("nocturne", {"mode": "advanced"}, bots, seed, matches)


def test_the_result_does_not_depend_on_workers_or_chunks() -> None:
    plan = plan_of(5, ("random", "greedy"))
    alone = run_plan(plan, workers=1)
    assert alone.matches == 5
    for workers, chunk in ((1, 4), (2, 1), (3, 2)):
        assert run_plan(plan, workers=workers, chunk=chunk) == alone


def test_another_seed_gives_other_matches() -> None:
    assert run_plan(plan_of(2), workers=1) != run_plan(plan_of(2, seed=6), workers=1)


def test_a_longer_plan_begins_with_the_same_matches() -> None:
    game = load_game("nocturne")
    short, long = plan_of(2), plan_of(50)
    assert play_match(game, short, 1) == play_match(game, long, 1)


def test_every_bot_sits_everywhere() -> None:
    plan = plan_of(3, ("random", "greedy", "random"))
    assert [plan.seating(number) for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_deals_go_round_all_choices_of_bots() -> None:
    plan = make_plan("nocturne", {}, ("random", "greedy", "random"), 5, 8, seats=2)
    seatings = [plan.seating(number) for number in range(8)]
    assert seatings == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1), (0, 1), (1, 0)]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_deal_is_the_same_for_every_seating(seats: int) -> None:
    plan, game = plan_of(2 * seats, ("random",) * seats), load_game("nocturne")
    tables = [
        Match.begin(game, plan.config, plan.key(number)).view(None).table
        for number in range(2 * seats)
    ]
    assert all(table == tables[0] for table in tables[:seats])
    assert tables[seats]["forest"] != tables[0]["forest"]


def test_the_last_deal_may_lack_matches() -> None:
    plan = plan_of(3)
    deals = sorted(run_deals(plan, workers=1), key=lambda deal: deal.number)
    assert [len(deal.results) for deal in deals] == [2, 1]
    assert play_deal(load_game("nocturne"), plan, 0) == deals[0]


def test_deals_that_are_done_are_not_played_again() -> None:
    numbers = [deal.number for deal in run_deals(plan_of(8), done={0, 2}, workers=2, chunk=1)]
    assert sorted(numbers) == [1, 3]


def test_tiles_claimed_and_time_taken_are_counted() -> None:
    result = play_match(load_game("nocturne"), plan_of(2, ("greedy", "random")), 0)
    assert {counts["dealt"] for counts in result.counts} == {2 * 20}
    assert 20 < sum(counts["claimed"] for counts in result.counts) <= 2 * 20
    assert all(10 < sum(times.values()) < result.decisions for times in result.thinking)


def test_deals_have_keys_and_matches_have_bot_dice_of_their_own() -> None:
    plan = plan_of(100)
    assert len({plan.key(number) for number in range(100)}) == 50
    assert len({plan.bot_seed(number, bot) for number in range(100) for bot in range(2)}) == 200


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stop_keeps_what_is_done(workers: int) -> None:
    done: list[int] = []
    tally = run_plan(
        plan_of(500), workers=workers, chunk=1, told=done.append, stopped=lambda: sum(done) > 0
    )
    assert 1 <= tally.matches < 500
    assert sum(done) == tally.matches


@pytest.mark.parametrize("workers", [1, 2])
def test_every_match_leaves_a_record_that_verifies(workers: int, tmp_path: Path) -> None:
    bots = ("random", "random")
    plan = make_plan("nocturne", {"edition": "pl"}, bots, 9, 3, records=tmp_path)
    run_plan(plan, workers=workers)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [record_name(number) for number in range(3)]
    for name in names:
        record: Record = load_record(tmp_path / name)
        assert verify(load_game("nocturne"), record).outcome is not None


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadConfig, match="unknown-bot"):
        make_plan("nocturne", {}, ("random", "clever"), 1, 1)


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(BadConfig, match="out-of-range"):
        make_plan("nocturne", {}, ("random",) * 5, 1, 1)


def test_times_are_reported_only_if_asked_for() -> None:
    plan = plan_of(2)
    tally = run_plan(plan, workers=1)
    bots = report(plan, tally, has_times=True)["bots"]
    assert isinstance(bots, list)
    times = bots[0]["thinking_ms"]
    assert 0 < times["p50"] <= times["p95"] <= times["p99"]
    assert "thinking_ms" not in str(report(plan, tally))


def test_the_report_on_two_bots() -> None:
    plan = plan_of(4, ("greedy", "random"))
    told = report(plan, run_plan(plan, workers=1))
    bots = told["bots"]
    assert isinstance(bots, list)
    assert [bot["bot"] for bot in bots] == ["greedy", "random"]
    assert sum(bot["win_share"] for bot in bots) == pytest.approx(1)
    assert bots[0]["pair_outcomes"] == bots[1]["pair_outcomes"][::-1]
    assert sum(bots[0]["pair_outcomes"]) == told["deals"] == 2
    claimed = sum(bot["claimed_share"] for bot in bots)
    assert claimed == pytest.approx(told["claimed_share"], abs=1e-3)
    for bot in bots:
        low, high = bot["win_share_interval"]
        assert low <= bot["win_share"] <= high
        total = sum(bot["mean_categories"].values())
        assert total == pytest.approx(bot["mean_score"], abs=0.01)
    ends = told["round_ends"]
    assert isinstance(ends, dict)
    assert [sum(ways.values()) for ways in ends.values()] == [4, 4]


def test_the_report_on_a_solo_bot_tells_ranks_and_no_wins() -> None:
    plan = plan_of(3, ("random",))
    told = report(plan, run_plan(plan, workers=1))
    ranks, bots = told["ranks"], told["bots"]
    assert isinstance(ranks, dict)
    assert isinstance(told["unranked"], int)
    assert sum(ranks.values()) + told["unranked"] == 3
    assert isinstance(bots, list)
    assert "wins" not in bots[0]


def test_the_report_on_nothing_has_no_means() -> None:
    plan = plan_of(2)
    told = report(plan, run_plan(plan, workers=1, stopped=lambda: True))
    bots = told["bots"]
    assert (told["matches"], told["asked"]) == (0, 2)
    assert isinstance(bots, list)
    assert bots[0]["mean_score"] is None
    assert bots[0]["win_share_interval"] is None

"""What is counted in matches of Dominion."""

from pathlib import Path

import pytest

from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.games import load_game
from moonlit.lab.batch import play_match, run_deals, run_plan
from moonlit.lab.dominion.counting import CARD, ENDS, TURNS
from moonlit.lab.kept import keeping
from moonlit.lab.plan import Plan, make_plan
from moonlit.lab.report import report
from moonlit.table.match import Match

BOTS = ("random", "random")


def plan_of(matches: int, **options: Plain) -> Plan:
    return make_plan("dominion", {"kingdom": "k-02", **options}, BOTS, 5, matches)


def test_turns_ends_and_cards_are_counted() -> None:
    result = play_match(load_game("dominion"), plan_of(2), 0)
    ((what, how),) = result.ends
    assert (what, how in ENDS) == ("match", True)
    first, second = (counts[TURNS] for counts in result.counts)
    assert 0 <= first - second <= 1
    for counts in result.counts:
        assert counts[f"{CARD}copper"] > 0
        assert sum(n for name, n in counts.items() if name.startswith(CARD)) > 10


def test_the_report_tells_means() -> None:
    plan = plan_of(2)
    told = report(plan, run_plan(plan, workers=1))
    ends, bots = told["ends"], told["bots"]
    assert isinstance(ends, dict)
    assert sum(ends.values()) == 2
    assert isinstance(bots, list)
    mean = sum(bot["mean_turns"] for bot in bots) / 2
    assert told["mean_turns"] == pytest.approx(mean, abs=1e-3)
    for bot in bots:
        assert list(bot["mean_cards"]) == sorted(bot["mean_cards"])
        assert sum(bot["mean_categories"].values()) == pytest.approx(bot["mean_score"], abs=0.01)


def test_a_report_has_the_same_order_whatever_was_met_first() -> None:
    plan = plan_of(4)
    deals = list(run_deals(plan, workers=1))
    reports = []
    for order in (deals, deals[::-1]):
        tally = run_plan(plan, workers=1, stopped=lambda: True)
        for deal in order:
            tally.add(deal.results)
        reports.append(str(report(plan, tally)))
    assert reports[0] == reports[1]


def test_a_deal_has_the_same_first_hands_and_first_seat_for_every_seating() -> None:
    plan, game = plan_of(4), load_game("dominion")
    starts = [Match.begin(game, plan.config, plan.key(number)).view(None) for number in range(4)]
    hands = [
        [Match.begin(game, plan.config, plan.key(number)).view(Seat(seat)).table for seat in (0, 1)]
        for number in range(4)
    ]
    assert starts[0] == starts[1]
    assert hands[0] == hands[1] != hands[2]


def test_deals_are_kept_with_what_was_counted(tmp_path: Path) -> None:
    plan = plan_of(2)
    with keeping(tmp_path / "deals", plan) as (_, keep):
        played = list(run_deals(plan, workers=1))
        for deal in played:
            keep(deal)
    with keeping(tmp_path / "deals", plan) as (before, _):
        assert before == played

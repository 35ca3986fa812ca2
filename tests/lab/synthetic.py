"""Deals without matches: results rolled from known strengths."""

from __future__ import annotations

import random
from dataclasses import replace

from moonlit.lab.plan import Deal, Plan
from moonlit.lab.stats import Result


def plan_for(bots: tuple[str, ...], seats: int, rounds: int) -> Plan:
    """Every choice of bots, `rounds` deals each."""
    plan = Plan("nocturne", {"players": seats}, bots, seats, 7, 0)
    return replace(plan, matches=rounds * seats * len(plan.tables))


def deals_for(plan: Plan, strengths: tuple[int, ...], seed: int = 1) -> list[Deal]:
    """Points around each bot's strength."""
    dice = random.Random(seed)
    deals = []
    for number in range(plan.deals):
        results = []
        for match in plan.matches_of(number):
            seating = plan.seating(match)
            points = [strengths[bot] + dice.randrange(21) for bot in seating]
            winners = tuple(seat for seat, won in enumerate(points) if won == max(points))
            sheets = tuple({"skulls": won} for won in points)
            counts, times = ({"claimed": 9, "dealt": 40},) * plan.seats, ({40: 50},) * plan.seats
            results.append(Result(seating, winners, sheets, 90, (), counts, times))
        deals.append(Deal(number, tuple(results)))
    return deals

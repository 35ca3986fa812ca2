"""Reports on what was played, as plain data."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from math import isfinite

from moonlit import __version__
from moonlit.engine import engine
from moonlit.lab.counting import DIGITS, Report, counting_of, rounded
from moonlit.lab.ladder import Cross, Ladder, anchor_of
from moonlit.lab.plan import Plan
from moonlit.lab.sequential import OUTCOMES, Walk, elo_of
from moonlit.lab.stats import LUCK_PARTS, BotTally, Interval, Tally

TIMES = {"p50": 0.50, "p95": 0.95, "p99": 0.99}


def report(plan: Plan, tally: Tally, *, has_times: bool = False) -> Report:
    """What a plan came to; a plan that was stopped is reported on as far as it got.

    Times are left out unless asked for: they differ from run to run.
    """
    told: Report = {
        "game": plan.game,
        "config": plan.config,
        "seed": plan.seed,
        "asked": plan.matches,
        "matches": tally.matches,
        "deals": tally.deals,
        "ties": tally.ties,
        "mean_decisions": rounded(tally.decisions / tally.matches if tally.matches else None),
        **counting_of(plan.game).report_all(plan, tally),
        "bots": [
            bot_report(plan, bot, tally.bots[bot], has_times=has_times)
            for bot in range(len(plan.bots))
        ],
    }
    return told


def bot_report(plan: Plan, place: int, bot: BotTally, *, has_times: bool) -> Report:
    """One bot's part; whoever plays alone neither wins nor leads."""
    counting, is_alone = counting_of(plan.game), plan.seats == 1
    name, count = plan.bots[place], bot.score.matches
    categories = counting.order(bot.categories)
    means = {category: rounded(bot.categories[category] / count) for category in categories}
    told: Report = {"bot": name, "matches": count}
    if not is_alone:
        told["wins"] = bot.wins
        told["shared"] = bot.shared
        told["win_share"] = rounded(bot.win_share())
        told["win_share_interval"] = _pair(bot.win_interval())
    if bot.outcomes:
        told["pair_outcomes"] = five(bot.outcomes)
    told["mean_score"] = rounded(bot.score.mean())
    told["mean_score_interval"] = _pair(bot.score.interval())
    if not is_alone:
        told["mean_margin"] = rounded(bot.margin.mean())
        told["mean_margin_interval"] = _pair(bot.margin.interval())
    if bot.corrected.matches:
        told |= _corrected(bot)
    told["mean_categories"] = means
    told |= counting.report_bot(bot)
    if has_times:
        told["thinking_ms"] = times(bot)
    return {**told, **_replaced(bot)}


def ladder_report(ladder: Ladder) -> Report:
    """The cross-table and the ratings, with all one needs to judge or repeat them."""
    plan, bots = ladder.plan, range(len(ladder.plan.bots))
    rated = ladder.ratings
    told: Report = {
        **_circumstances(plan),
        "seats": plan.seats,
        "asked": plan.matches,
        "matches": ladder.tally.matches,
        "deals": ladder.tally.deals,
        "rating": "bradley-terry" if plan.seats == 2 else "plackett-luce",
        "anchor": plan.bots[anchor_of(plan)],
        "bots": [
            {
                **bot_report(plan, bot, ladder.tally.bots[bot], has_times=True),
                "rating": rounded(rated[bot].value) if rated else None,
                "rating_interval": _pair(rated[bot].interval) if rated else None,
            }
            for bot in ladder.order()
        ],
        "cross": [
            {"bot": plan.bots[row], "against": plan.bots[column], **_cross(ladder, row, column)}
            for row in bots
            for column in bots
            if row != column
        ],
    }
    return told


def compare_report(plan: Plan, walk: Walk, tally: Tally) -> Report:
    """How far the sequential test got."""
    share, interval = walk.share(), walk.share_interval()
    return {
        **_circumstances(plan),
        "new": plan.bots[0],
        "old": plan.bots[1],
        "verdict": walk.verdict,
        "pairs": walk.pairs,
        "most": plan.deals,
        "pair_outcomes": walk.outcomes,
        "log_ratio": rounded(walk.ratio),
        "bounds": _pair((walk.bounds.lower, walk.bounds.upper)),
        "elo0": walk.bounds.elo0,
        "elo1": walk.bounds.elo1,
        "alpha": walk.bounds.alpha,
        "beta": walk.bounds.beta,
        "win_share": rounded(share),
        "win_share_interval": _pair(interval),
        "elo": None if share is None else _finite(elo_of(share)),
        "elo_interval": None if interval is None else [_finite(elo_of(end)) for end in interval],
        "bots": [
            {"bot": name, "matches": bot.score.matches, **_replaced(bot)}
            for name, bot in zip(plan.bots, tally.bots, strict=True)
        ],
    }


def corrected(bot: BotTally) -> tuple[float, Interval | None]:
    """The mean lead of a bot without luck, in points."""
    mean, interval = bot.corrected.mean(), bot.corrected.interval()
    assert mean is not None
    if interval is None:
        return mean / LUCK_PARTS, None
    return mean / LUCK_PARTS, (interval[0] / LUCK_PARTS, interval[1] / LUCK_PARTS)


def _corrected(bot: BotTally) -> Report:
    """The lead without luck, and which part of the variance went with it."""
    mean, interval = corrected(bot)
    raw, left = bot.margin.variance(), bot.corrected.variance()
    gone = None if not raw or left is None else 1 - left / (LUCK_PARTS * LUCK_PARTS * raw)
    return {
        "mean_corrected_margin": rounded(mean),
        "mean_corrected_margin_interval": _pair(interval),
        "variance_removed": rounded(gone),
    }


def times(bot: BotTally) -> dict[str, float | None]:
    """How long a bot thought about a decision, in milliseconds."""
    return {name: rounded(bot.milliseconds(share)) for name, share in TIMES.items()}


def five(outcomes: Mapping[int, int]) -> list[int]:
    """How often a mirrored pair brought 0, ½, 1, 1½ and 2 wins."""
    return [outcomes.get(half_points, 0) for half_points in range(OUTCOMES)]


def _replaced(bot: BotTally) -> Report:
    """How often a bot of the house played on for a program, and why it did so first."""
    if bot.first_replaced is None:
        return {}
    first = {**bot.first_replaced.write(), "match": bot.first_replaced.match + 1}
    return {"replaced": {"matches": bot.replaced, "first": first}}


def _circumstances(plan: Plan) -> Report:
    """What a figure is worth nothing without."""
    facts = plan.facts()
    return {
        "game": plan.game,
        "rules": facts["rules"],
        "pack": facts["pack"],
        "config": plan.config,
        "seed": plan.seed,
        "version": __version__,
        "engine": engine(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
    }


def _cross(ladder: Ladder, row: int, column: int) -> Report:
    cross: Cross = ladder.cross(row, column)
    told: Report = {
        "matches": cross.matches,
        "share": rounded(cross.share()),
        "share_interval": _pair(cross.interval()),
    }
    if ladder.plan.seats == 2:
        told["pair_outcomes"] = five(cross.outcomes)
    return told


def _finite(value: float) -> float | None:
    return round(value, DIGITS) if isfinite(value) else None


def _pair(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(end, DIGITS) for end in interval]

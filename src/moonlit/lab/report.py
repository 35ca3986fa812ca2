"""Reports on what was played, as plain data."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from math import isfinite

from moonlit import __version__
from moonlit.engine import engine
from moonlit.games.nocturne.events import ROUND_ENDS, ROUNDS
from moonlit.lab.ladder import Cross, Ladder, anchor_of
from moonlit.lab.plan import Plan
from moonlit.lab.sequential import OUTCOMES, Walk, elo_of
from moonlit.lab.stats import LUCK_PARTS, BotTally, Interval, Tally
from moonlit.packs.nocturne.folder import load_pack

DIGITS = 4
TIMES = {"p50": 0.50, "p95": 0.95, "p99": 0.99}

Report = dict[str, object]


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
        "mean_decisions": _rounded(tally.decisions / tally.matches if tally.matches else None),
        "round_ends": round_ends(tally),
        "claimed_share": _rounded(tally.claimed_share()),
        "bots": [
            bot_report(name, bot, is_alone=len(plan.bots) == 1, has_times=has_times)
            for name, bot in zip(plan.bots, tally.bots, strict=True)
        ],
    }
    if len(plan.bots) == 1:
        ranks = [rank.id for rank in load_pack(plan.pack).scoring.ranks]
        told["ranks"] = {rank: tally.ranks[rank] for rank in ranks}
        told["unranked"] = tally.ranks[""]
    return told


def bot_report(name: str, bot: BotTally, *, is_alone: bool, has_times: bool) -> Report:
    """One bot's part; whoever plays alone neither wins nor leads."""
    count = bot.score.matches
    means = {name: _rounded(total / count) for name, total in bot.categories.items()}
    told: Report = {"bot": name, "matches": count}
    if not is_alone:
        told["wins"] = bot.wins
        told["shared"] = bot.shared
        told["win_share"] = _rounded(bot.win_share())
        told["win_share_interval"] = _pair(bot.win_interval())
    if bot.outcomes:
        told["pair_outcomes"] = five(bot.outcomes)
    told["mean_score"] = _rounded(bot.score.mean())
    told["mean_score_interval"] = _pair(bot.score.interval())
    if not is_alone:
        told["mean_margin"] = _rounded(bot.margin.mean())
        told["mean_margin_interval"] = _pair(bot.margin.interval())
    if bot.corrected.matches:
        told |= _corrected(bot)
    told["mean_categories"] = means
    told["claimed_share"] = _rounded(bot.claimed_share())
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
                **bot_report(
                    plan.bots[bot], ladder.tally.bots[bot], is_alone=False, has_times=True
                ),
                "rating": _rounded(rated[bot].value) if rated else None,
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
        "log_ratio": _rounded(walk.ratio),
        "bounds": _pair((walk.bounds.lower, walk.bounds.upper)),
        "elo0": walk.bounds.elo0,
        "elo1": walk.bounds.elo1,
        "alpha": walk.bounds.alpha,
        "beta": walk.bounds.beta,
        "win_share": _rounded(share),
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
        "mean_corrected_margin": _rounded(mean),
        "mean_corrected_margin_interval": _pair(interval),
        "variance_removed": _rounded(gone),
    }


def times(bot: BotTally) -> dict[str, float | None]:
    """How long a bot thought about a decision, in milliseconds."""
    return {name: _rounded(bot.milliseconds(share)) for name, share in TIMES.items()}


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
        "share": _rounded(cross.share()),
        "share_interval": _pair(cross.interval()),
    }
    if ladder.plan.seats == 2:
        told["pair_outcomes"] = five(cross.outcomes)
    return told


def round_ends(tally: Tally) -> dict[str, dict[str, int]]:
    """How often each round ended in each way."""
    return {name: {why: tally.ends[(name, why)] for why in ROUND_ENDS} for name in ROUNDS}


def _finite(value: float) -> float | None:
    return round(value, DIGITS) if isfinite(value) else None


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def _pair(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(end, DIGITS) for end in interval]

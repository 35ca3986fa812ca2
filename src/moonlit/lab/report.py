"""The report on a simulation, as plain data."""

from __future__ import annotations

from moonlit.games.nocturne.events import ROUND_ENDS, ROUNDS
from moonlit.lab.batch import Plan
from moonlit.lab.stats import BotTally, Interval, Tally
from moonlit.packs.loader import load_pack

DIGITS = 4

Report = dict[str, object]


def report(plan: Plan, tally: Tally) -> Report:
    """What a plan came to; a plan that was stopped is reported on as far as it got."""
    told: Report = {
        "game": plan.game,
        "config": plan.config,
        "seed": plan.seed,
        "asked": plan.matches,
        "matches": tally.matches,
        "ties": tally.ties,
        "mean_decisions": _rounded(tally.decisions / tally.matches if tally.matches else None),
        "round_ends": round_ends(tally),
        "bots": [
            bot_report(name, bot, is_alone=len(plan.bots) == 1)
            for name, bot in zip(plan.bots, tally.bots, strict=True)
        ],
    }
    if len(plan.bots) == 1:
        ranks = [rank.id for rank in load_pack(plan.pack).scoring.ranks]
        told["ranks"] = {rank: tally.ranks[rank] for rank in ranks}
        told["unranked"] = tally.ranks[""]
    return told


def bot_report(name: str, bot: BotTally, *, is_alone: bool) -> Report:
    """One bot's part; whoever plays alone neither wins nor leads."""
    count = bot.score.count
    means = {name: _rounded(total / count) for name, total in bot.categories.items()}
    told: Report = {"bot": name, "matches": count}
    if not is_alone:
        told["wins"] = bot.wins
        told["shared"] = bot.shared
        told["win_share"] = _rounded(bot.win_share())
        told["win_share_interval"] = _pair(bot.win_interval())
    told["mean_score"] = _rounded(bot.score.mean())
    told["mean_score_interval"] = _pair(bot.score.interval())
    if not is_alone:
        told["mean_margin"] = _rounded(bot.margin.mean())
        told["mean_margin_interval"] = _pair(bot.margin.interval())
    told["mean_categories"] = means
    return told


def round_ends(tally: Tally) -> dict[str, dict[str, int]]:
    """How often each round ended in each way."""
    return {name: {why: tally.ends[(name, why)] for why in ROUND_ENDS} for name in ROUNDS}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def _pair(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(end, DIGITS) for end in interval]

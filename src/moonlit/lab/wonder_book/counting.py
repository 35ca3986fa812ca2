"""What Wonder Book has counted: chapters won and lost, their bands, and where teams were beaten."""

from __future__ import annotations

from collections.abc import Iterable

from moonlit.core.codec import Plain
from moonlit.games import AnyState
from moonlit.games.wonder_book.events import Fell
from moonlit.lab.counting import Counted, Report, rounded
from moonlit.lab.plan import Plan
from moonlit.lab.stats import BotTally, Tally
from moonlit.table.match import Match

LUCK = None
CHAPTER, BAND, GOAL = "chapter", "band", "goal"
WON, LOST = "won", "lost"
ROUNDS = "rounds"
FALLS = "falls"


def count(match: Match[AnyState]) -> Counted:
    """Won or lost, the band of a win, the goal card on top at a loss; rounds, heroes that fell."""
    outcome = match.outcome()
    assert outcome is not None
    notes = outcome.notes
    rounds = notes["rounds"]
    assert isinstance(rounds, int)
    ends = [(CHAPTER, WON if notes["is_won"] else LOST)]
    if notes["is_won"]:
        ends.append((BAND, str(notes["band"])))
    elif goal := goal_of(match.view(None).table["goal"]):
        ends.append((GOAL, goal))
    fallen = sum(isinstance(event, Fell) for event in match.happened())
    return Counted(tuple(ends), tuple({ROUNDS: rounds, FALLS: fallen} for _ in outcome.sheets))


def goal_of(told: Plain) -> str:
    """The number of the goal card that a view shows, or nothing before the first."""
    return str(told["card"]) if isinstance(told, dict) else ""


def order(categories: Iterable[str]) -> list[str]:
    return sorted(categories)


def report_all(_plan: Plan, tally: Tally) -> Report:
    """How chapters ended, by the kind of end."""
    ends: dict[str, dict[str, int]] = {CHAPTER: {}, BAND: {}, GOAL: {}}
    for (kind, name), number in sorted(tally.ends.items()):
        ends[kind][name] = number
    return ends | {"mean_rounds": rounded(mean_rounds(tally))}


def report_bot(bot: BotTally) -> Report:
    matches = bot.score.matches
    return {"mean_rounds": rounded(bot.counts[ROUNDS] / matches if matches else None)}


def mean_rounds(tally: Tally) -> float | None:
    """How many rounds a chapter took."""
    matches = sum(bot.score.matches for bot in tally.bots)
    return sum(bot.counts[ROUNDS] for bot in tally.bots) / matches if matches else None

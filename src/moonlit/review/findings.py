"""An analysis as plain data: everything a page or a program needs."""

from __future__ import annotations

from collections import Counter
from typing import Final

from moonlit.review.analysis import Analysis, Decision, Findings
from moonlit.review.grading import NAMES
from moonlit.review.records import write_outcome

FORMAT: Final = 1
DIGITS: Final = 4
POINTS_DIGITS: Final = 2


def write_analysis(analysis: Analysis) -> dict[str, object]:
    """What was found, in points and in shares of 1; losses are in hundredths of win chance."""
    seats = range(len(analysis.outcome.sheets))
    return {
        "format": FORMAT,
        "game": analysis.record.game,
        "rules_version": analysis.record.rules_version,
        "iterations": analysis.iterations,
        "seed": analysis.seed,
        "outcome": write_outcome(analysis.outcome),
        "curve": _curve(analysis),
        "decisions": [_decision(one) for one in analysis.decisions],
        "luck": [
            {
                "version": one.version,
                "kind": one.kind,
                "seat": one.seat,
                "luck": [_points(one.luck(seat)) for seat in seats],
            }
            for one in analysis.chances
        ],
        "turning_points": [one.version for one in analysis.turning_points()],
        "seats": [_seat(analysis, seat) for seat in seats],
        **analysis.match,
    }


def _curve(analysis: Analysis) -> list[object]:
    """Everybody's win chance at every decision, then how it ended."""
    curve: list[object] = [
        {"version": one.version, "round": one.round, "chances": _shares(one.chances)}
        for one in analysis.decisions
    ]
    last = {
        "version": len(analysis.record.actions),
        "round": "over",
        "chances": _shares(analysis.last),
    }
    return [*curve, last]


def _decision(one: Decision) -> Findings:
    return {
        "version": one.version,
        "seat": one.seat,
        "round": one.round,
        "options": one.options,
        "action": one.action,
        "best": one.best,
        "grade": one.grade,
        "before": round(one.before, DIGITS),
        "after": round(one.after, DIGITS),
        "loss": _points(one.loss),
        "points": _points(one.points),
        "error": _points(one.error),
        "given": _points(one.given),
        "stake": _points(one.stake),
    }


def _seat(analysis: Analysis, seat: int) -> Findings:
    grades = Counter(one.grade for one in analysis.of(seat))
    accuracy = analysis.accuracy(seat)
    return {
        "seat": seat,
        "total": analysis.outcome.totals[seat],
        "ledger": _ledger(analysis, seat),
        "accuracy": None if accuracy is None else _points(accuracy),
        "grades": {name: grades[name] for name in NAMES},
        "turning_points": [one.version for one in analysis.turning_points(seat)],
        **analysis.seats[seat],
    }


def _ledger(analysis: Analysis, seat: int) -> Findings:
    """The parts as they are shown; rounding falls to hidden cards, so that they add up."""
    ledger = analysis.ledger(seat)
    margin = round(ledger.margin, 1)
    parts = [ledger.start, ledger.luck, ledger.own, ledger.others]
    start, luck, own, others = (round(part, 1) for part in parts)
    return {
        "margin": margin,
        "start": start,
        "luck": luck,
        "play": round(own + others, 1),
        "own": own,
        "others": others,
        "later": round(ledger.later, 1),
        "hidden": round(margin - start - luck - own - others, 1),
    }


def _shares(chances: tuple[float, ...]) -> list[object]:
    return [round(one, DIGITS) for one in chances]


def _points(value: float) -> float:
    return round(value, POINTS_DIGITS)

"""An analysis as a page shows it: figures to draw, each with its words."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from moonlit.client.nocturne.analysis import GOOD, AnalysisTeller, Told
from moonlit.client.phrases import sentence
from moonlit.client.review import (
    Category,
    Count,
    Judged,
    Meaning,
    Part,
    Point,
    Pointed,
    Review,
    SeatReview,
)

PARTS: Final = ("start", "luck", "play", "hidden")


def tell_review(teller: AnalysisTeller) -> Review:
    """Everything an analysis holds."""
    analysis = teller.analysis
    strokes = (one["version"] for one in teller.luckiest())
    return Review(
        title=teller.curve_title(),
        note=teller.note(),
        curve=tuple(
            Point(one["version"], one["round"], tuple(one["chances"])) for one in analysis["curve"]
        ),
        decisions=tuple(_judged(teller, one) for one in analysis["decisions"]),
        turns=tuple(analysis["turning_points"]),
        strokes=_pointed(strokes, map(sentence, teller.strokes())),
        seats=tuple(_seat(teller, one) for one in analysis["seats"]),
        meanings=tuple(_meanings(teller)),
    )


def _pointed(versions: Iterable[int], texts: Iterator[str]) -> tuple[Pointed, ...]:
    return tuple(Pointed(version, text) for version, text in zip(versions, texts, strict=True))


def _judged(teller: AnalysisTeller, one: Told) -> Judged:
    is_good = one["grade"] == GOOD
    return Judged(
        version=one["version"],
        seat=one["seat"],
        round=one["round"],
        options=one["options"],
        grade=one["grade"],
        word=teller.words.say(f"analysis-grade-{one['grade']}"),
        action=teller.label(one, "action"),
        best="" if is_good else teller.label(one, "best"),
        before=round(100 * one["before"]),
        after=round(100 * one["after"]),
        points="" if is_good else teller.number(one["points"]),
    )


def _seat(teller: AnalysisTeller, told: Told) -> SeatReview:
    seat, ledger, accuracy = told["seat"], told["ledger"], told["accuracy"]
    categories = told["categories"]
    rows = tuple(
        Category(teller.words.say(f"category-{name}"), row["points"], row["obtainable"])
        for name, row in categories.items()
        if row["points"] or row["obtainable"]
    )
    shown = teller.number(ledger["margin"], is_signed=True)
    return SeatReview(
        seat=seat,
        title=teller.seat_title(seat),
        total=told["total"],
        obtainable=sum(row["obtainable"] for row in categories.values()),
        margin=Part("margin", teller.result(ledger["margin"]), ledger["margin"], shown),
        parts=tuple(_part(teller, name, ledger[name]) for name in PARTS),
        ledger=tuple(teller.ledger(ledger)),
        accuracy=accuracy,
        shown="" if accuracy is None else teller.number(accuracy),
        grades=tuple(_count(teller, name, count) for name, count in told["grades"].items()),
        rows=rows,
        lines=tuple(teller.left_behind(told)),
        overpaid=_pointed((one["version"] for one in told["overpaid"]), teller.overpaid(told)),
    )


def _part(teller: AnalysisTeller, name: str, points: float) -> Part:
    word = teller.words.say(f"analysis-part-{name}")
    return Part(name, word, points, teller.number(points, is_signed=True))


def _count(teller: AnalysisTeller, grade: str, count: int) -> Count:
    return Count(grade, count, teller.words.say(f"analysis-count-{grade}", count=count))


def _meanings(teller: AnalysisTeller) -> Iterator[Meaning]:
    """What the parts of the sum, the grades and the accuracy stand for."""
    say = teller.words.say
    for name in chain(PARTS, ("grades", "accuracy")):
        yield Meaning(sentence(say(f"analysis-part-{name}")), say(f"analysis-means-{name}"))

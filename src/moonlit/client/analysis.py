"""An analysis in sentences and as a page shows it, whatever the game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, Protocol

from moonlit.client.phrases import decimal, name_of_seat, sentence
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
    Stage,
    Stretch,
)
from moonlit.client.words import Fact, Words
from moonlit.core.action import Action, parse_action
from moonlit.core.view import View

GOOD: Final = "good"
STROKES: Final = 3
PARTS: Final = ("start", "luck", "play", "hidden")

Told = Mapping[str, Any]


class Own(Protocol):
    """What a game has to say of its own about an analysis."""

    def say(self, message: str, **facts: Fact) -> str | None:
        """One of the sentences common to all games in its own words, if it has any."""
        return None

    def label(self, action: Action, view: View) -> str:
        """What an action is called."""

    def where(self, version: int) -> str:
        """Which action, or which part of the match, the one after so many actions is."""

    def after(self, version: int, names: Sequence[str]) -> str:
        """When so many actions had been taken; nothing in games whose actions are counted."""
        return ""

    def stretches(self) -> tuple[Stretch, ...]:
        """The parts of the match, from the first on."""

    def rows(self, told: Told) -> tuple[Category, ...]:
        """The score sheet of a seat."""

    def lines(self, told: Told) -> Iterator[str]:
        """What else was found out about a seat."""

    def remarks(self, told: Told) -> Iterator[Pointed]:
        """What can be looked at."""

    def meanings(self) -> Iterator[Meaning]:
        """What words of its own stand for."""
        yield from ()

    def stages(self) -> tuple[Stage, ...]:
        """The match piece by piece, if it is told like that."""
        return ()


@dataclass(frozen=True, slots=True)
class AnalysisTeller:
    """Speaks about one analysis; `views` are those of the deciding seats by version."""

    words: Words
    own: Own
    analysis: Told
    names: Sequence[str]
    views: Mapping[int, View]

    def review(self) -> Review:
        """Everything an analysis holds."""
        told = self.analysis
        return Review(
            game=told["game"],
            title=self._curve_title(),
            note=self.say("note", iterations=str(told["iterations"]), seed=str(told["seed"])),
            marks=self.say("curve-marks"),
            curve=tuple(
                Point(
                    one["version"],
                    one["round"],
                    tuple(one["chances"]),
                    self.own.after(one["version"], self.names),
                )
                for one in told["curve"]
            ),
            stretches=self.own.stretches(),
            decisions=tuple(map(self._judged, told["decisions"])),
            turns=tuple(told["turning_points"]),
            strokes=tuple(self._strokes()),
            seats=tuple(map(self._seat, told["seats"])),
            stages=self.own.stages(),
            meanings=tuple(self._meanings()),
        )

    def say(self, message: str, **facts: Fact) -> str:
        """A sentence about the analysis, in the game's own words if it has any."""
        own = self.own.say(message, **facts)
        return self.words.say(f"analysis-{message}", **facts) if own is None else own

    def _curve_title(self) -> str:
        is_alone = len(self.analysis["seats"]) == 1
        return self.say("curve-alone" if is_alone else "curve")

    def _judged(self, one: Told) -> Judged:
        is_good = one["grade"] == GOOD
        return Judged(
            version=one["version"],
            seat=one["seat"],
            round=one["round"],
            where=self.own.where(one["version"]),
            options=one["options"],
            grade=one["grade"],
            word=self.say(f"grade-{one['grade']}"),
            action=self._label(one, "action"),
            best="" if is_good else self._label(one, "best"),
            before=round(100 * one["before"]),
            after=round(100 * one["after"]),
            points="" if is_good else self._number(one["points"]),
        )

    def _label(self, one: Told, which: str) -> str:
        """What the chosen `action` or the `best` one of a decision is called."""
        return self.own.label(parse_action(one[which]), self.views[one["version"]])

    def _strokes(self) -> Iterator[Pointed]:
        """What chance did that mattered most, from the side of those it touched most."""
        luck: Sequence[Told] = self.analysis["luck"]
        for one in sorted(luck, key=lambda one: -max(map(abs, one["luck"])))[:STROKES]:
            seat = _most_touched(one["luck"])
            text = self.say(
                "stroke",
                where=self.own.where(one["version"] - 1),
                what=self.say(f"chance-{one['kind']}", name=self._name(one["seat"])),
                name=self._name(seat),
                luck=self._number(one["luck"][seat], is_signed=True),
            )
            yield Pointed(one["version"], sentence(text))

    def _seat(self, told: Told) -> SeatReview:
        ledger, accuracy = told["ledger"], told["accuracy"]
        rows = self.own.rows(told)
        known = [row.obtainable for row in rows if row.obtainable is not None]
        margin = float(ledger["margin"])
        shown = self._number(margin, is_signed=True)
        name = sentence(self._name(told["seat"]))
        return SeatReview(
            seat=told["seat"],
            title=self.say("seat", name=name, total=told["total"]),
            total=told["total"],
            obtainable=sum(known) if known else None,
            margin=Part("margin", self._result(margin), margin, shown),
            parts=tuple(self._part(part, ledger[part]) for part in PARTS),
            ledger=tuple(self._ledger(ledger)),
            accuracy=accuracy,
            shown="" if accuracy is None else self._number(accuracy),
            graded=tuple(self._graded(told)),
            grades=tuple(self._count(grade, count) for grade, count in told["grades"].items()),
            turns=tuple(told["turning_points"]),
            rows=tuple(row for row in rows if row.points or row.obtainable),
            lines=tuple(self.own.lines(told)),
            remarks=tuple(self.own.remarks(told)),
        )

    def _part(self, name: str, points: float) -> Part:
        return Part(name, self.say(f"part-{name}"), points, self._number(points, is_signed=True))

    def _count(self, grade: str, count: int) -> Count:
        return Count(grade, count, self.say(f"count-{grade}", count=count))

    def _ledger(self, ledger: Told) -> Iterator[str]:
        """The sum of luck and play, and what play was made of."""
        parts = {name: self._number(ledger[name], is_signed=True) for name in ledger}
        whole = {name: parts[name] for name in ("luck", "play", "start", "hidden")}
        yield self.say("ledger", result=self._result(float(ledger["margin"])), **whole)
        if len(self.analysis["seats"]) > 1:
            shares = {name: parts[name] for name in ("own", "others", "later")}
            yield self.say("ledger-play", **shares)

    def _result(self, margin: float) -> str:
        """How far a seat was ahead or behind."""
        seats = len(self.analysis["seats"])
        if seats > 2:
            how = "ahead" if margin >= 0 else "behind"
            return self.say(how, points=self._number(abs(margin)))
        how = "won" if margin > 0 else "lost" if margin < 0 else "level"
        if seats == 1:
            how = "above" if margin >= 0 else "below"
        return self.say(how, count=round(abs(margin)))

    def _graded(self, told: Told) -> Iterator[str]:
        if told["accuracy"] is None:
            return
        grades: dict[str, int] = dict(told["grades"])
        accuracy = self._number(told["accuracy"])
        yield self.say("accuracy", accuracy=accuracy, count=sum(grades.values()))
        parts = [self.say(f"count-{name}", count=grades[name]) for name in grades]
        yield sentence(f"{self.words.join(parts)}.")

    def _meanings(self) -> Iterator[Meaning]:
        """What the parts of the sum, the grades and the accuracy stand for."""
        for name in chain(PARTS, ("grades", "accuracy")):
            yield Meaning(sentence(self.say(f"part-{name}")), self.say(f"means-{name}"))
        yield from self.own.meanings()

    def _name(self, seat: int) -> str:
        return name_of_seat(self.words, self.names, seat)

    def _number(self, value: float, *, is_signed: bool = False) -> str:
        return decimal(self.words, value, is_signed=is_signed)


def _most_touched(luck: Sequence[float]) -> int:
    """The seat that chance helped or hurt most; helped, if it did both alike."""
    return max(range(len(luck)), key=lambda seat: (abs(luck[seat]), luck[seat]))


def tell_flaw(words: Words, one: Judged) -> str:
    """A decision that was not good, with the better one."""
    return words.say(
        "analysis-flaw",
        where=one.where,
        grade=one.word,
        action=one.action,
        best=one.best,
        before=one.before,
        after=one.after,
        points=one.points,
    )

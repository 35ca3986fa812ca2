"""An analysis of a match in sentences, out of its plain data."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from moonlit.client.nocturne.choices import tell_action
from moonlit.client.nocturne.names import token_key
from moonlit.client.phrases import decimal, name_of_seat, sentence
from moonlit.client.words import Words
from moonlit.core.action import parse_action
from moonlit.core.view import View
from moonlit.packs.nocturne.tables import Pack

GOOD: Final = "good"
STROKES: Final = 3

Told = Mapping[str, Any]


def versions_told(analysis: Told) -> set[int]:
    """The positions whose views are needed to name the actions in them."""
    return {int(one["version"]) for one in analysis["decisions"] if one["grade"] != GOOD}


@dataclass(frozen=True, slots=True)
class AnalysisTeller:
    """Speaks about one analysis; `views` are those of the deciding seats by version."""

    words: Words
    pack: Pack
    analysis: Told
    names: Sequence[str]
    views: Mapping[int, View]

    def note(self) -> str:
        """How it was made, and what it knew."""
        told = self.analysis
        return self.words.say(
            "analysis-note", iterations=str(told["iterations"]), seed=str(told["seed"])
        )

    def curve_title(self) -> str:
        is_alone = len(self.analysis["seats"]) == 1
        return self.words.say("analysis-curve-alone" if is_alone else "analysis-curve")

    def turns(self, seats: Sequence[int]) -> Sequence[int]:
        """The versions of the turning points, those of one seat if only one is told of."""
        one_seat = self.analysis["seats"][seats[0]] if len(seats) == 1 else self.analysis
        versions: Sequence[int] = one_seat["turning_points"]
        return versions

    def turning_points(self, versions: Sequence[int]) -> Iterator[str]:
        """The largest losses, the worst first."""
        decisions = {one["version"]: one for one in self.analysis["decisions"]}
        for version in versions:
            name = sentence(self._name(decisions[version]["seat"]))
            yield self.words.say("analysis-turn", name=name, flaw=self._flaw(decisions[version]))
        if not versions:
            yield self.words.say("analysis-turn-none")

    def strokes(self) -> Iterator[str]:
        """The largest strokes of luck, from the side of those they helped most."""
        for one in self.luckiest():
            seat = _most_touched(one["luck"])
            yield self.words.say(
                "analysis-stroke",
                version=str(one["version"]),
                what=self.words.say(f"analysis-chance-{one['kind']}", name=self._name(one["seat"])),
                name=self._name(seat),
                luck=self.number(one["luck"][seat], is_signed=True),
            )

    def luckiest(self) -> Sequence[Told]:
        """What chance did that mattered most."""
        return sorted(self.analysis["luck"], key=lambda one: -max(map(abs, one["luck"])))[:STROKES]

    def seat_title(self, seat: int) -> str:
        told = self.analysis["seats"][seat]
        return self.words.say("analysis-seat", name=sentence(self._name(seat)), total=told["total"])

    def seat(self, seat: int) -> Iterator[str]:
        """What there is to say about one seat."""
        told = self.analysis["seats"][seat]
        yield from self.ledger(told["ledger"])
        yield from self._grades(seat, told)
        yield from self.left_behind(told)
        yield from self.overpaid(told)

    def flaws(self, seat: int) -> Iterator[str]:
        """Every decision of a seat that was not good, with the better one."""
        for one in self.analysis["decisions"]:
            if one["seat"] == seat and one["grade"] != GOOD:
                yield self._flaw(one)

    def ledger(self, ledger: Told) -> Iterator[str]:
        """The sum of luck and play, and what play was made of."""
        result = self.result(float(ledger["margin"]))
        parts = {name: self.number(ledger[name], is_signed=True) for name in ledger}
        yield self.words.say(
            "analysis-ledger",
            result=result,
            **{name: parts[name] for name in ("luck", "play", "start", "hidden")},
        )
        if len(self.analysis["seats"]) > 1:
            shares = {name: parts[name] for name in ("own", "others", "later")}
            yield self.words.say("analysis-ledger-play", **shares)

    def result(self, margin: float) -> str:
        """How far a seat was ahead or behind."""
        seats = len(self.analysis["seats"])
        if seats > 2:
            how = "ahead" if margin >= 0 else "behind"
            return self.words.say(f"analysis-{how}", points=self.number(abs(margin)))
        how = "won" if margin > 0 else "lost" if margin < 0 else "level"
        if seats == 1:
            how = "above" if margin >= 0 else "below"
        return self.words.say(f"analysis-{how}", count=round(abs(margin)))

    def _grades(self, seat: int, told: Told) -> Iterator[str]:
        if told["accuracy"] is None:
            return
        grades: dict[str, int] = dict(told["grades"])
        yield self.words.say(
            "analysis-accuracy", accuracy=self.number(told["accuracy"]), count=sum(grades.values())
        )
        parts = [self.words.say(f"analysis-count-{name}", count=grades[name]) for name in grades]
        yield sentence(f"{self.words.join(parts)}.")

    def left_behind(self, told: Told) -> Iterator[str]:
        """Points that could have been had, symbols in no recipe, what each token brought."""
        changes = {
            name: row["obtainable"] - row["points"] for name, row in told["categories"].items()
        }
        more = sum(changes.values())
        if more:
            parts = [
                f"{self.words.say(f'category-{name}')} {change:+d}".replace("-", "−")
                for name, change in changes.items()
                if change
            ]
            total = told["total"] + more
            yield self.words.say("analysis-left", total=total, parts=self.words.join(parts))
        else:
            yield self.words.say("analysis-left-none")
        yield self.words.say("analysis-symbols", count=told["unused_symbols"])
        if told["tiles"]:
            each = self.number(told["points_per_token"])
            yield self.words.say("analysis-tokens", count=told["tiles"], each=each)

    def overpaid(self, told: Told) -> Iterator[str]:
        """Spells that cost more than they had to."""
        for one in told["overpaid"]:
            yield self.words.say(
                "analysis-overpaid",
                version=str(one["version"] + 1),
                token=token_key(one["token"]),
                enough=token_key(one["enough"]),
                cell=one["cell"],
            )

    def _flaw(self, one: Told) -> str:
        return self.words.say(
            "analysis-flaw",
            version=str(one["version"] + 1),
            grade=self.words.say(f"analysis-grade-{one['grade']}"),
            action=self.label(one, "action"),
            best=self.label(one, "best"),
            before=round(100 * one["before"]),
            after=round(100 * one["after"]),
            points=self.number(one["points"]),
        )

    def label(self, one: Told, which: str) -> str:
        """What the chosen `action` or the `best` one of a decision is called."""
        view = self.views[one["version"]]
        return tell_action(self.words, self.pack, parse_action(one[which]), view)

    def _name(self, seat: int) -> str:
        return name_of_seat(self.words, self.names, seat)

    def number(self, value: float, *, is_signed: bool = False) -> str:
        return decimal(self.words, value, is_signed=is_signed)


def _most_touched(luck: Sequence[float]) -> int:
    """The seat that chance helped or hurt most; helped, if it did both alike."""
    return max(range(len(luck)), key=lambda seat: (abs(luck[seat]), luck[seat]))

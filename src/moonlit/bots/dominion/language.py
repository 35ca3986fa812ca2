"""The language of conditions: comparisons of small sums, joined by `and` and `or`.

    coins >= 8
    own smithy < 2 and turn > 2
    left province <= 4 or gap + 6 * left province < 0
    3 <= coins <= 5

A condition becomes a list of alternatives; each is a list of sums that must not be negative.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from moonlit.bots.dominion import menu
from moonlit.packs.source import Fault

# Words that stand for a number, and words that need a card behind them.
NUMBERS: Final = {
    "coins": menu.COINS,
    "buys": menu.BUYS,
    "turn": menu.TURN,
    "gap": menu.GAP,
    "empty": menu.EMPTY,
    "cards": menu.CARDS,
    "money": menu.MONEY,
    "terminals": menu.TERMINALS,
    "villages": menu.VILLAGES,
}
COUNTS: Final = {"own": menu.OWN, "left": menu.LEFT}
WORDS: Final = (*NUMBERS, *COUNTS)

LONGEST: Final = 400
MOST_ALTERNATIVES: Final = 64
LARGEST: Final = 9999
NO_CARD: Final = ""

_TOKEN = re.compile(r"\s*([A-Za-z_][A-Za-z_0-9]*|[0-9]+|[<>=!]=|[<>()+*-]|\S)")
_COMPARISONS: Final = (">=", "<=", "==", "!=", ">", "<")

Part = tuple[int, int, str]


@dataclass(frozen=True, slots=True)
class Sum:
    """A number and its parts: how often, which word, of which card."""

    constant: int
    parts: tuple[Part, ...] = ()

    def __add__(self, other: "Sum") -> "Sum":
        return Sum(self.constant + other.constant, self.parts + other.parts)

    def times(self, factor: int) -> "Sum":
        parts = tuple((factor * count, word, card) for count, word, card in self.parts)
        return Sum(factor * self.constant, parts)


Alternatives = tuple[tuple[Sum, ...], ...]
ALWAYS: Final[Alternatives] = ((),)


class BadCondition(ValueError):
    """A condition that means nothing, with the fault in it."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(str(fault))


def parse_condition(text: str, cards: Collection[str]) -> Alternatives:
    """Read a condition about these cards; raises BadCondition on anything else."""
    if len(text) > LONGEST:
        raise BadCondition(Fault("condition-too-long", most=LONGEST))
    return _Reader(_TOKEN.findall(text), cards).read()


class _Reader:
    """Reads the tokens of one condition from left to right."""

    def __init__(self, tokens: list[str], cards: Collection[str]) -> None:
        self._tokens = tokens
        self._cards = cards
        self._at = 0

    def read(self) -> Alternatives:
        found = self._either()
        if self._next:
            raise self._unexpected("and, or")
        return found

    @property
    def _next(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _take(self) -> str:
        token = self._next
        self._at += 1
        return token

    def _unexpected(self, wanted: str) -> BadCondition:
        if not self._next:
            return BadCondition(Fault("condition-ends", wanted=wanted))
        return BadCondition(Fault("condition-word", found=self._next, wanted=wanted))

    def _either(self) -> Alternatives:
        found = self._all()
        while self._next == "or":
            self._take()
            found += self._all()
        return self._bounded(found)

    def _all(self) -> Alternatives:
        found = self._unit()
        while self._next == "and":
            self._take()
            found = _both(found, self._unit())
            self._bounded(found)
        return found

    def _bounded(self, found: Alternatives) -> Alternatives:
        if len(found) > MOST_ALTERNATIVES:
            raise BadCondition(Fault("condition-alternatives", most=MOST_ALTERNATIVES))
        return found

    def _unit(self) -> Alternatives:
        if self._next != "(":
            return self._comparison()
        self._take()
        found = self._either()
        if self._next != ")":
            raise self._unexpected(")")
        self._take()
        return found

    def _comparison(self) -> Alternatives:
        """Two sums or more: `3 <= coins <= 5` is `3 <= coins and coins <= 5`."""
        left = self._sum()
        if self._next not in _COMPARISONS:
            raise self._unexpected(" ".join(_COMPARISONS))
        found: Alternatives = ALWAYS
        while self._next in _COMPARISONS:
            sign = self._take()
            right = self._sum()
            found = _both(found, _compare(left, sign, right))
            left = right
        return found

    def _sum(self) -> Sum:
        found = self._signed()
        while self._next in ("+", "-"):
            sign = 1 if self._take() == "+" else -1
            found += self._part().times(sign)
        return found

    def _signed(self) -> Sum:
        if self._next != "-":
            return self._part()
        self._take()
        return self._part().times(-1)

    def _part(self) -> Sum:
        if not (self._next.isascii() and self._next.isdigit()):
            return self._thing()
        number = int(self._take()[:9])
        if number > LARGEST:
            raise BadCondition(Fault("condition-number", found=str(number), most=LARGEST))
        if self._next != "*":
            return Sum(number)
        self._take()
        return self._thing().times(number)

    def _thing(self) -> Sum:
        if not self._next or not (self._next[0].isalpha() or self._next[0] == "_"):
            raise self._unexpected(", ".join(WORDS))
        word = self._take()
        if word in NUMBERS:
            return Sum(0, ((1, NUMBERS[word], NO_CARD),))
        if word not in COUNTS:
            raise BadCondition(Fault("unknown-word", found=word, known=WORDS))
        card = self._take()
        if card not in self._cards:
            raise BadCondition(Fault("unknown-card", found=card))
        return Sum(0, ((1, COUNTS[word], card),))


def _both(one: Alternatives, other: Alternatives) -> Alternatives:
    return tuple(left + right for left in one for right in other)


def _compare(left: Sum, sign: str, right: Sum) -> Alternatives:
    """A comparison of whole numbers as sums that must not be negative."""
    more = left + right.times(-1)
    less = right + left.times(-1)
    match sign:
        case ">=":
            return ((more,),)
        case "<=":
            return ((less,),)
        case ">":
            return ((more + Sum(-1),),)
        case "<":
            return ((less + Sum(-1),),)
        case "==":
            return ((more, less),)
    return (more + Sum(-1),), (less + Sum(-1),)

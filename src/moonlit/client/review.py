"""A finished match looked back at, in words and figures, whatever the game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's chance to win, from 0 to 1, after `version` actions."""

    version: int
    round: str
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision: its grade by id and by name, what was done, and what would have been best.

    `version` is the number of actions before it. Chances are in percent, `points` are points of
    the lead given away, as the language writes them.
    """

    version: int
    seat: int
    round: str
    options: int
    grade: str
    word: str
    action: str
    best: str
    before: int
    after: int
    points: str


@dataclass(frozen=True, slots=True)
class Pointed:
    """A sentence about what happened after `version` actions."""

    version: int
    text: str


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a sum: the number to draw, the number to read."""

    id: str
    name: str
    points: float
    shown: str


@dataclass(frozen=True, slots=True)
class Count:
    """How many decisions had a grade."""

    grade: str
    count: int
    text: str


@dataclass(frozen=True, slots=True)
class Category:
    """A category of the score sheet: what was scored, and what could have been."""

    name: str
    points: int
    obtainable: int


@dataclass(frozen=True, slots=True)
class SeatReview:
    """What there is to say about one seat. `margin` is what the parts of the ledger add up to;
    `accuracy` is none without a decision."""

    seat: int
    title: str
    total: int
    obtainable: int
    margin: Part
    parts: tuple[Part, ...]
    ledger: tuple[str, ...]
    accuracy: float | None
    shown: str
    grades: tuple[Count, ...]
    rows: tuple[Category, ...]
    lines: tuple[str, ...]
    overpaid: tuple[Pointed, ...]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word in the figures means."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Review:
    """Everything that was found out about a match. `turns` are the versions of the decisions that
    turned it, the worst first."""

    title: str
    note: str
    curve: tuple[Point, ...]
    decisions: tuple[Judged, ...]
    turns: tuple[int, ...]
    strokes: tuple[Pointed, ...]
    seats: tuple[SeatReview, ...]
    meanings: tuple[Meaning, ...]

"""A finished match looked back at, in words and figures, whatever the game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's chance to win, from 0 to 1, after `version` actions; `where` says to people when
    that was, in games whose actions nobody counts.
    """

    version: int
    round: str
    chances: tuple[float, ...]
    where: str


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a match with a name of its own; it begins after `version` actions."""

    version: int
    name: str


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision: its grade by id and by name, what was done, and what would have been best.

    `version` is the number of actions before it, `where` says it to people. Chances are in
    percent, `points` are points of the lead given away, as the language writes them.
    """

    version: int
    seat: int
    round: str
    where: str
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
    """A category of the score sheet: what was scored, and what could have been where known."""

    name: str
    points: int
    obtainable: int | None


@dataclass(frozen=True, slots=True)
class SeatReview:
    """What there is to say about one seat. `margin` is what the parts of the ledger add up to;
    `accuracy` is none without a decision. `turns` are the versions of its own decisions that
    turned the match, the worst first."""

    seat: int
    title: str
    total: int
    obtainable: int | None
    margin: Part
    parts: tuple[Part, ...]
    ledger: tuple[str, ...]
    accuracy: float | None
    shown: str
    graded: tuple[str, ...]
    grades: tuple[Count, ...]
    turns: tuple[int, ...]
    rows: tuple[Category, ...]
    lines: tuple[str, ...]
    remarks: tuple[Pointed, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """Several things of a kind, by the id the pictures know them by."""

    id: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stood at the end of a stage, what it came by in it and what it lost.

    `text` says the stage in a sentence, `note` in a word or two.
    """

    points: int
    note: str
    text: str
    came: tuple[Held, ...]
    went: tuple[Held, ...]
    holds: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """A piece of a match told for all seats; it was over after `version` actions."""

    version: int
    name: str
    seats: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word in the figures means."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Review:
    """Everything that was found out about a match. `turns` are the versions of the decisions that
    turned it, the worst first; `marks` says what is marked along a curve drawn in letters. Not
    every game is told in stages."""

    game: str
    title: str
    note: str
    marks: str
    curve: tuple[Point, ...]
    stretches: tuple[Stretch, ...]
    decisions: tuple[Judged, ...]
    turns: tuple[int, ...]
    strokes: tuple[Pointed, ...]
    seats: tuple[SeatReview, ...]
    stages: tuple[Stage, ...]
    meanings: tuple[Meaning, ...]

"""What a view of a match holds, field by field; the types of the page are made from it."""

from typing import Annotated, Literal, NotRequired, TypedDict

from moonlit.core.codec import Plain
from moonlit.core.shape import Items

Round = Literal["twilight", "moonlight"]
DecisionKind = Literal[
    "start",
    "answer",
    "dedicate",
    "chest",
    "runestone",
    "draft",
    "mirror",
    "redd",
    "sage",
    "abigail",
    "swap",
    "shadow",
    "secret",
    "over",
]

Spell = Annotated[list[int | str], Items(seat=int, token=str, cell=str)]
Dedication = Annotated[list[int | str], Items(seat=int, token=str)]
Discard = Annotated[list[int | str | None], Items(seat=int, tile=str | None)]


class Decision(TypedDict):
    """What is being decided by whom, with what it is about."""

    kind: DecisionKind
    seat: NotRequired[int]
    anchor: NotRequired[str | None]
    first: NotRequired[bool]
    token: NotRequired[str]
    tile: NotRequired[str]


class Returned(TypedDict):
    """Cards that went under the deck together."""

    batch: int
    seat: int
    cards: list[str | None]


class Standing(TypedDict):
    """How everybody stands in one goal."""

    round: Round
    goal: int
    counts: list[int]
    needed: int | None
    points: list[int] | None
    leads: list[int]


class Solo(TypedDict):
    """The deck of the opponent in a solo match."""

    deck: int
    flipped: list[str]


class SeatView(TypedDict):
    """A player. `points`: a number for each category, none where it is not known to the viewer;
    none at all for a seat that scores nothing."""

    supply: list[str]
    lost: list[str]
    gained: list[str]
    tiles: list[str]
    cards: list[str | None]
    brewed: list[int] | None
    copies: list[str | None]
    control: list[str]
    goals: list[int]
    character: str | None
    ability: str | None
    ability_unused: bool
    star_won: bool
    feats: int
    points: list[int | None] | None


class TableView(TypedDict):
    """The table through the eyes of a seat. `bookkeeping` and `chosen` are not for people."""

    round: Literal["twilight", "moonlight", "over"]
    decision: Decision
    cells: list[str]
    forest: dict[str, str]
    spells: list[Spell]
    face_down: list[Spell]
    passed: list[int]
    spaces: int
    sprites: list[Dedication]
    slots: list[str | None]
    stack: int
    deck: int
    returned: list[Returned]
    drawn: list[str | None]
    discards: list[Discard]
    removed: list[str]
    shadows: list[str]
    goals: list[int]
    moonlight: list[int | None]
    standings: list[Standing]
    chosen: int
    solo: Solo | None
    seats: list[SeatView]
    bookkeeping: dict[str, Plain]

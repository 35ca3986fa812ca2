"""How boards, cards and figures look: data for drawing that no rule ever reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Annotated, Final

from moonlit.packs.wonder_book.words import AreaId, OneOf, Written

MOODS: Final = ("candle", "forest", "town", "deep", "dawn", "dusk", "blank")
GROUNDS: Final = (
    "glow",
    "patch",
    "pool",
    "stream",
    "stones",
    "ring",
    "terrace",
    "well",
    "compass",
    "rail",
    "drops",
    "dais",
    "carpet",
    "script",
    "ruled",
)

MoodWord = Annotated[str, OneOf(MOODS)]
Half = Annotated[str, OneOf(("left", "right"))]
Floor = Annotated[str, OneOf(("flags", "grass", "ripples", "script", "none"))]
GroundKind = Annotated[str, OneOf(GROUNDS)]
# What ends up in a drawing is written so that it can be nothing but a name or a colour.
PieceName = Annotated[str, Written("piece", r"[a-z][a-z0-9-]*")]
Colour = Annotated[str, Written("colour", r"#[0-9a-f]{6}")]
# A line through points, in hundredths of the board; a third number is a size.
Line = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Mood:
    """The light of a board; a double page has one for each half."""

    left: MoodWord
    right: MoodWord


@dataclass(frozen=True, slots=True)
class Hung:
    """A piece of the sky or of the back walls; x from the fold, y from the foot, in hundredths."""

    side: Half
    piece: PieceName
    x: float
    y: float = 0
    size: float = 1
    flip: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that stands: beside an area (dx, dy in plates) or anywhere (x, y in hundredths).

    `keep`: it stays where there is little room.
    """

    piece: PieceName
    at: AreaId = ""
    dx: float = 0
    dy: float | None = None
    x: float | None = None
    y: float | None = None
    size: float = 1
    flip: bool = False
    keep: bool = False


@dataclass(frozen=True, slots=True)
class Flat:
    """Something that lies under the plates."""

    piece: PieceName
    at: AreaId = ""
    x: float | None = None
    y: float | None = None
    size: float = 1


@dataclass(frozen=True, slots=True)
class Ground:
    """Flat paper on the page: at an area, in a place, along a line, from an area `to` another.

    The kind says which of the other fields count. o: how strong it shines, c: with which light,
    n: how many, r, rx, ry: radii in hundredths.
    """

    kind: GroundKind
    at: AreaId = ""
    x: float | None = None
    y: float | None = None
    dx: float = 0
    dy: float = 0
    to: AreaId = ""
    along: Line = ()
    r: float | None = None
    rx: float | None = None
    ry: float | None = None
    o: float | None = None
    n: int | None = None
    c: PieceName = ""
    fill: Colour = ""
    edge: Colour = ""
    shine: Colour = ""
    tone: Colour = ""
    seed: int | None = None
    bubbles: bool = False
    width: float | None = None
    grow: float | None = None
    riser: float | None = None
    stone: bool = False
    ink: bool = False
    x0: float | None = None
    x1: float | None = None
    y0: float | None = None
    y1: float | None = None
    rows: int | None = None
    fade: bool = False


@dataclass(frozen=True, slots=True)
class WayArt:
    """What stands in a border that is blocked; `opens`: it swings aside once it is open."""

    id: str
    barrier: PieceName
    size: float | None = None
    t: float | None = None
    opens: bool = False


@dataclass(frozen=True, slots=True)
class OpenedArt:
    """What is there as well once a border is open."""

    id: str
    pieces: tuple[Piece, ...] = ()
    lit: tuple[AreaId, ...] = ()


@dataclass(frozen=True, slots=True)
class Art:
    """A board as a scene; everything may be left out."""

    mood: Mood | None = None
    floor: Floor = ""
    sky: tuple[Hung, ...] = ()
    walls: tuple[Hung, ...] = ()
    flat: tuple[Flat, ...] = ()
    ground: tuple[Ground, ...] = ()
    pieces: tuple[Piece, ...] = ()
    ways: Mapping[str, WayArt] = field(default_factory=dict)
    opened: Mapping[str, OpenedArt] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CardArt:
    """The piece a card is on the board (a goal: what it counts), what that becomes once the card
    is done, and the picture that is read along with it."""

    piece: PieceName = ""
    done: PieceName = ""
    picture: PieceName = ""


@dataclass(frozen=True, slots=True)
class FigureArt:
    """Which figure an ally or a boss is."""

    figure: PieceName


Plain = bool | int | float | str | list["Plain"] | dict[str, "Plain"]


def written(value: object) -> Plain:
    """Art as an author writes it, without what goes without saying."""
    match value:
        case Mood(left=left, right=right) if left == right:
            return left
        case tuple():
            return [written(one) for one in value]
        case Mapping():
            return {key: written(one) for key, one in value.items()}
        case float():
            return int(value) if value.is_integer() else value
        case bool() | int() | str():
            return value
    assert is_dataclass(value)
    return {
        one.name: written(getattr(value, one.name))
        for one in fields(value)
        if one.name != "id" and getattr(value, one.name) not in (one.default, {})
    }

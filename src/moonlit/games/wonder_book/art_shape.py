"""How boards, cards and figures look in a view; the types of the page are made from it."""

from typing import Literal, NotRequired, TypedDict

CardKind = Literal["story", "choice", "goal", "special_rule", "interaction", "item", "chapter_end"]
MoodWord = Literal["candle", "forest", "town", "deep", "dawn", "dusk", "blank"]
Half = Literal["left", "right"]
Floor = Literal["flags", "grass", "ripples", "script", "none"]
GroundKind = Literal[
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
]


class Moods(TypedDict):
    """The light of each half of a board."""

    left: MoodWord
    right: MoodWord


class Hung(TypedDict):
    """A piece of the sky or of the back walls; x from the fold, y from the foot, in hundredths."""

    side: Half
    piece: str
    x: float
    y: NotRequired[float]
    size: NotRequired[float]
    flip: NotRequired[bool]


class Piece(TypedDict):
    """Something that stands: beside an area (dx, dy in plates) or anywhere (x, y in hundredths).
    `keep`: it stays where there is little room."""

    piece: str
    at: NotRequired[str]
    dx: NotRequired[float]
    dy: NotRequired[float]
    x: NotRequired[float]
    y: NotRequired[float]
    size: NotRequired[float]
    flip: NotRequired[bool]
    keep: NotRequired[bool]


class Flat(TypedDict):
    """Something that lies under the plates."""

    piece: str
    at: NotRequired[str]
    x: NotRequired[float]
    y: NotRequired[float]
    size: NotRequired[float]


class Ground(TypedDict):
    """Flat paper on the page: at an area, in a place, along a line, from an area `to` another; the
    kind says which of the other fields count. A third number of a point is a size."""

    kind: GroundKind
    at: NotRequired[str]
    x: NotRequired[float]
    y: NotRequired[float]
    dx: NotRequired[float]
    dy: NotRequired[float]
    to: NotRequired[str]
    along: NotRequired[list[list[float]]]
    r: NotRequired[float]
    rx: NotRequired[float]
    ry: NotRequired[float]
    o: NotRequired[float]
    n: NotRequired[int]
    c: NotRequired[str]
    fill: NotRequired[str]
    edge: NotRequired[str]
    shine: NotRequired[str]
    tone: NotRequired[str]
    seed: NotRequired[int]
    bubbles: NotRequired[bool]
    width: NotRequired[float]
    grow: NotRequired[float]
    riser: NotRequired[float]
    stone: NotRequired[bool]
    ink: NotRequired[bool]
    x0: NotRequired[float]
    x1: NotRequired[float]
    y0: NotRequired[float]
    y1: NotRequired[float]
    rows: NotRequired[int]
    fade: NotRequired[bool]


class WayLook(TypedDict):
    """What stands in a border that is blocked; `opens`: it swung aside when it was opened."""

    barrier: str
    size: NotRequired[float]
    t: NotRequired[float]
    opens: NotRequired[bool]


class Opened(TypedDict, total=False):
    """What is there as well once a border is open."""

    pieces: list[Piece]
    lit: list[str]


class Art(TypedDict, total=False):
    """A board as a scene, as far as it is there by now. `lit`: areas that are light to look at."""

    mood: MoodWord | Moods
    floor: Floor
    sky: list[Hung]
    walls: list[Hung]
    flat: list[Flat]
    ground: list[Ground]
    pieces: list[Piece]
    ways: dict[str, WayLook]
    lit: list[str]


class SeenCard(TypedDict):
    """A card that was seen: its kind, the piece it is (a goal: what it counts), its picture."""

    kind: CardKind
    piece: str | None
    picture: str | None


class Ended(TypedDict):
    """The ending that was reached."""

    id: str
    picture: str | None

"""Cards that lie (Boons, Hexes, States): edge, wings, foot of the paper; and all backs."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tools.cards.backdrops import GLOW, glow
from tools.cards.palette import BONE, DUSK, GOLD, INDIGO, INK, PLATES, RED, WHITE
from tools.cards.seals import SEALS
from tools.cards.strokes import disc, draw, group, hollow, line, number, shape, spark

WIDTH: Final = 210
HEIGHT: Final = 150
# From the edge to the rim, and to what lies inside it.
RIM: Final = 1
INSIDE: Final = 5
# The paper's lower end is as wide as the inside.
FOOT_WIDTH: Final = WIDTH - 2 * INSIDE
FOOT_HEIGHT: Final = 24


class Corner(NamedTuple):
    """Half of a corner's size at the edge, and how a path goes round it; both shrink inwards."""

    size: float
    height: float
    turn: Callable[[float], str]


CORNERS: Final = {
    "boon": Corner(16, 1, lambda size: f"A{number(size)} {number(size)} 0 0 0 "),
    "hex": Corner(20, 1.2, lambda size: "L"),
    "state": Corner(8, 1, lambda size: f"A{number(size)} {number(size)} 0 0 1 "),
}


def edge(kind: str) -> str:
    """A lying card without its picture and paper."""
    plate = PLATES[kind]
    stitches = line(_outline(kind, 3), INK, 1.6, dashes="5 4") if kind == "state" else ""
    return draw(
        shape(_outline(kind, 0), DUSK),
        shape(_outline(kind, RIM), plate.rim),
        shape(_outline(kind, INSIDE), plate.ground),
        stitches,
    )


def wings(kind: str) -> str:
    """What hangs over the picture's sides; a State is pinned."""
    plate = PLATES[kind]
    curtains = [
        group(transform, shape(_wing(kind, reach), fill, opacity=opacity))
        for transform in ("translate(0 0)", f"translate({WIDTH} 0) scale(-1 1)")
        for reach, fill, opacity in ((54, plate.back, 1), (46, DUSK, 0.45))
    ]
    pin = [
        disc(105, 9, 7, DUSK, opacity=0.5),
        disc(105, 7, 6, RED.glow),
        disc(103.5, 5.5, 2, WHITE),
    ]
    return draw(*curtains, *(pin if kind == "state" else ()))


def foot(kind: str) -> str:
    """The lower end of the paper, with the corners of its kind."""
    corner = CORNERS[kind]
    size, high = _size(kind, INSIDE)
    turn = corner.turn(size)
    return shape(
        f"M0 0H{FOOT_WIDTH}V{number(FOOT_HEIGHT - high)}"
        f"{turn}{number(FOOT_WIDTH - size)} {FOOT_HEIGHT}H{number(size)}"
        f"{turn}0 {number(FOOT_HEIGHT - high)}Z",
        "currentColor",
    )


def back(kind: str) -> str:
    """The back of a Boon or a Hex: its seal in the glow of its plate."""
    plate = PLATES[kind]
    seal = SEALS["fate" if kind == "boon" else "doom"]
    return draw(
        glow(plate, f"{GLOW}-{kind}"),
        shape(_outline(kind, 0), DUSK),
        shape(_outline(kind, 1.5), plate.rim),
        shape(_outline(kind, 7), plate.ground),
        disc(105, 75, 66, f"url(#{GLOW}-{kind})"),
        group("translate(63 33) scale(3.5)", hollow(seal, plate.rim)),
        line(_outline(kind, 12), plate.rim, 2, dashes="2 6", opacity=0.7),
    )


def card_back() -> str:
    """The back that all standing cards share, 84 by 118."""
    return draw(
        _standing(0, 8, DUSK),
        _standing(0.8, 7.2, INDIGO.light),
        _standing(3, 5.5, INDIGO.deep),
        group(
            "translate(42 52)",
            shape("M8 -22A24 24 0 1 0 20 14A20 20 0 1 1 8 -22Z", BONE.glow),
            spark(15, -6, 8, GOLD.bright),
        ),
        shape(
            "M3 94L17 83L32 97L46 80L66 99L81 87V110A5.5 5.5 0 0 1 75.5 115H8.5"
            "A5.5 5.5 0 0 1 3 109.5Z",
            INDIGO.dark,
        ),
        line(
            "M11 6.5H73A4.5 4.5 0 0 1 77.5 11V107A4.5 4.5 0 0 1 73 111.5H11A4.5 4.5 0 0 1 6.5 107"
            "V11A4.5 4.5 0 0 1 11 6.5Z",
            INDIGO.pale,
            1.2,
            dashes="1.5 4",
        ),
    )


def _standing(inset: float, radius: float, fill: str) -> str:
    size = f'width="{number(84 - 2 * inset)}" height="{number(118 - 2 * inset)}"'
    place = f'x="{number(inset)}" y="{number(inset)}"'
    return f'<rect {place} {size} rx="{number(radius)}" fill="{fill}"/>'


def _outline(kind: str, inset: float) -> str:
    size, high = _size(kind, inset)
    turn = CORNERS[kind].turn(size)
    right, bottom = number(WIDTH - inset), number(HEIGHT - inset)
    return (
        f"M{number(inset + size)} {number(inset)}H{number(WIDTH - inset - size)}"
        f"{turn}{right} {number(inset + high)}V{number(HEIGHT - inset - high)}"
        f"{turn}{number(WIDTH - inset - size)} {bottom}H{number(inset + size)}"
        f"{_left_side(kind, inset)}Z"
    )


def _left_side(kind: str, inset: float) -> str:
    """From the lower left corner's right end to the upper one's."""
    size, high = _size(kind, inset)
    turn = CORNERS[kind].turn(size)
    return (
        f"{turn}{number(inset)} {number(HEIGHT - inset - high)}V{number(inset + high)}"
        f"{turn}{number(inset + size)} {number(inset)}"
    )


def _wing(kind: str, reach: float) -> str:
    """A curtain whose edge swings about `reach`."""
    size, _ = _size(kind, INSIDE)
    start = number(INSIDE + size)
    swing = (
        f"C{number(reach - 14)} 34 {number(reach + 6)} 56 {number(reach - 6)} 80"
        f"C{number(reach - 16)} 106 {number(reach + 4)} 126 {number(reach - 2)} {HEIGHT - INSIDE}"
    )
    return f"M{start} {INSIDE}H{number(reach)}{swing}H{start}{_left_side(kind, INSIDE)}Z"


def _size(kind: str, inset: float) -> tuple[float, float]:
    corner = CORNERS[kind]
    size = corner.size - inset * 0.4
    return size, size * corner.height

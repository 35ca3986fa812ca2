"""What stands behind the subject: one glow, one thing cut from the plate, dusk on the ground."""

from collections.abc import Iterable
from typing import Final

from tools.cards.palette import DUSK, WHITE, Plate
from tools.cards.strokes import disc, draw, hollow, line, shape

WIDTH: Final = 160
HEIGHT: Final = 120
GLOW: Final = "g"


def hills(plate: Plate, x: float = 80, y: float = 58, radius: float = 62) -> str:
    """Land."""
    return draw(
        _ground(plate, x, y, radius),
        shape("M0 78C22 64 44 70 66 74C96 80 118 62 160 70V120H0Z", plate.back, opacity=0.75),
        _dusk("M0 96C40 84 92 98 160 86V120H0Z", 0.38),
    )


def rays(plate: Plate, x: float = 80, y: float = 58, radius: float = 62) -> str:
    """Things that shine."""
    ends = (
        "L-20 -10L24 -20Z",
        "L62 -30L96 -30Z",
        "L138 -20L190 -6Z",
        "L190 42L190 78Z",
        "L170 118L118 150Z",
        "L92 150L58 150Z",
        "L30 150L-20 124Z",
        "L-30 80L-30 46Z",
    )
    return draw(
        _ground(plate, x, y, radius),
        shape("".join(f"M{x:g} {y:g}{end}" for end in ends), plate.back, opacity=0.6),
        _dusk("M0 104C40 96 120 96 160 104V120H0Z", 0.38),
    )


def pines(plate: Plate, x: float = 80, y: float = 58, radius: float = 62) -> str:
    """The wild."""
    trees = ((8, 66, 30), (30, 48, 26), (134, 52, 28), (153, 72, 32), (112, 36, 22), (52, 34, 20))
    return draw(
        _ground(plate, x, y, radius),
        shape("".join(pine(tree, 112, high, wide) for tree, high, wide in trees), plate.back),
        _dusk("M0 104C40 96 100 106 160 98V120H0Z", 0.45),
    )


def pine(x: float, base: float, high: float, wide: float) -> str:
    """The outline of a pine of three storeys; `x` is its middle, `base` its foot."""
    right = (
        (0.3, 0.66),
        (0.17, 0.69),
        (0.42, 0.36),
        (0.24, 0.4),
        (0.5, 0),
    )
    points = [(0.0, 1.0), *right, *((-side, up) for side, up in reversed(right))]
    return "M" + _joined((x + wide * side, base - high * up) for side, up in points) + "Z"


def arch(plate: Plate, x: float = 80, y: float = 58, radius: float = 62) -> str:
    """Courts and vaults."""
    opening = "M34 120V62A46 46 0 0 1 126 62V120Z"
    return draw(
        _ground(plate, x, y, radius),
        hollow(f"M0 0H160V120H0Z{opening}", plate.back, opacity=0.8),
        line("M34 118V62A46 46 0 0 1 126 62V118", plate.rim, 1.6, opacity=0.25),
        _dusk("M0 106H160V120H0Z", 0.38),
    )


def wall(plate: Plate, x: float = 80, y: float = 58, radius: float = 62) -> str:
    """Crafts, indoors."""
    courses = (
        "M0 20H160M0 46H160M0 72H160M26 0V20M84 0V20M132 0V20M8 20V46M52 20V46M110 20V46"
        "M30 46V72M76 46V72M140 46V72M10 72V98M60 72V98M118 72V98"
    )
    return draw(
        _ground(plate, x, y, radius),
        shape("M0 0H160V100H0Z", plate.back, opacity=0.7),
        disc(x, y, radius, f"url(#{GLOW})"),
        line(courses, plate.ground, 2, opacity=0.55),
        _dusk("M0 98H160V120H0Z", 0.55),
    )


def graves(plate: Plate, x: float = 80, y: float = 58, radius: float = 62) -> str:
    stones = (
        "M14 112V84A10 10 0 0 1 34 84V112ZM124 112V78A11 11 0 0 1 146 78V112Z"
        "M44 112V96H38V90H44V82H50V90H56V96H50V112Z"
    )
    return draw(
        _ground(plate, x, y, radius),
        shape(stones, plate.back),
        _dusk("M0 102C40 94 110 104 160 98V120H0Z", 0.45),
    )


def water(plate: Plate, x: float = 80, y: float = 58, radius: float = 62) -> str:
    return draw(
        _ground(plate, x, y, radius),
        shape("M0 84C20 78 30 90 50 84C70 78 80 90 100 84C120 78 130 90 160 82V120H0Z", plate.back),
        _dusk("M0 100C20 94 30 106 50 100C70 94 80 106 100 100C120 94 130 106 160 98V120H0Z", 0.4),
    )


def thorns(plate: Plate, x: float = 80, y: float = 58, radius: float = 62) -> str:
    """Ill will."""
    branches = (
        "M-6 96C20 92 26 60 10 42C0 30 10 8 34 10M166 96C140 92 134 60 150 42C160 30 150 8 126 10"
    )
    spikes = (
        "M16 74L34 68L20 62ZM10 44L28 40L8 34ZM144 74L126 68L140 62ZM150 44L132 40L152 34Z"
        "M26 8L40 22L36 4ZM134 8L120 22L124 4Z"
    )
    return draw(
        _ground(plate, x, y, radius),
        line(branches, plate.back, 7),
        shape(spikes, plate.back),
        _dusk("M0 104C40 94 120 94 160 104V120H0Z", 0.4),
    )


def stars(plate: Plate, x: float = 80, y: float = 58, radius: float = 62) -> str:
    """Night."""
    lights = (
        (16, 18, 1.3),
        (40, 10, 1),
        (62, 22, 0.9),
        (104, 12, 1.2),
        (128, 26, 1),
        (148, 14, 1.4),
        (22, 44, 1),
        (140, 52, 1.1),
        (10, 70, 0.9),
    )
    return draw(
        _ground(plate, x, y, radius),
        *(disc(star_x, star_y, size, WHITE, opacity=0.7) for star_x, star_y, size in lights),
        shape("M0 92C30 78 54 90 84 84C112 78 130 88 160 78V120H0Z", plate.back),
        _dusk("M0 106C40 98 100 108 160 100V120H0Z", 0.42),
    )


def glow(plate: Plate, name: str) -> str:
    """The light of a plate, to fill a disc with."""
    stops = "".join(
        f'<stop offset="{offset:g}" stop-color="{plate.glow}" stop-opacity="{opacity}"/>'
        for offset, opacity in ((0, ".62"), (0.55, ".22"), (1, "0"))
    )
    return f'<radialGradient id="{name}">{stops}</radialGradient>'


def _ground(plate: Plate, x: float, y: float, radius: float) -> str:
    return (
        f"{glow(plate, GLOW)}"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{plate.ground}"/>'
        f"{disc(x, y, radius, f'url(#{GLOW})')}"
    )


def _dusk(path: str, opacity: float) -> str:
    return shape(path, DUSK, opacity=opacity)


def _joined(points: Iterable[tuple[float, float]]) -> str:
    return "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points)

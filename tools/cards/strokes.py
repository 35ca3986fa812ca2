"""What every picture is made of: shapes, lines, discs, shadows, and groups that are moved."""

from typing import Final

from tools.cards.palette import GOLD, SHADOW

# Light comes from the upper left, so a shadow falls to the lower right.
SHADOW_STEP: Final = (3, 5)
SHADOW_OPACITY: Final = 0.42
# A sparkle's waist, as a part of its reach.
WAIST: Final = 0.22


def draw(*parts: str) -> str:
    """Parts over each other, the first one lowest."""
    return "".join(parts)


def group(transform: str, *parts: str) -> str:
    """Parts that are moved, turned or scaled together."""
    return f'<g transform="{transform}">{draw(*parts)}</g>'


def shape(path: str, fill: str, *, opacity: float = 1) -> str:
    return f'<path d="{path}" fill="{fill}"{_faint(opacity)}/>'


def hollow(path: str, fill: str, *, opacity: float = 1) -> str:
    """A shape with holes, where its outlines lie within each other."""
    return f'<path fill-rule="evenodd" d="{path}" fill="{fill}"{_faint(opacity)}/>'


def shaded(path: str, fill: str, part: str, shade: str, opacity: float = SHADOW_OPACITY) -> str:
    """A shape with its shadow, and the part of it that lies in the shade."""
    return draw(shadow(path, opacity), shape(path, fill), shape(part, shade))


def line(path: str, colour: str, width: float, *, opacity: float = 1, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' stroke-linecap="round" stroke-linejoin="round"{dashed}{_faint(opacity)}/>'
    )


def shadow(path: str, opacity: float = SHADOW_OPACITY) -> str:
    right, down = SHADOW_STEP
    moved = f' transform="translate({right} {down})"'
    return f'<path d="{path}" fill="{SHADOW}"{_faint(opacity)}{moved}/>'


def disc(x: float, y: float, radius: float, fill: str, *, opacity: float = 1) -> str:
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {place} fill="{fill}"{_faint(opacity)}/>'


def ring(x: float, y: float, radius: float, colour: str, width: float) -> str:
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {place} fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, *, opacity: float = 1) -> str:
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse {place} fill="{fill}"{_faint(opacity)}/>'


def disc_shade(x: float, y: float, radius: float, shade: str, *, bend: float = 1.4) -> str:
    """The right side of a disc, cut off by a flatter arc."""
    over = number(radius * bend)
    top, bottom, side = number(y - radius), number(y + radius), number(radius)
    x_ = number(x)
    return shape(
        f"M{x_} {top}A{side} {side} 0 0 1 {x_} {bottom}A{over} {over} 0 0 0 {x_} {top}Z", shade
    )


def ball(x: float, y: float, radius: float, fill: str, shade: str) -> str:
    return draw(disc(x, y, radius, fill), disc_shade(x, y, radius, shade))


def ball_oval(x: float, y: float, rx: float, ry: float, fill: str, shade: str) -> str:
    """A coil or cushion: an oval with its lower right in the shade."""
    left, right, middle = number(x - rx), number(x + rx), number(y)
    wide, high = number(rx), number(ry)
    return draw(
        oval(x, y, rx, ry, fill),
        shape(
            f"M{right} {middle}A{wide} {high} 0 0 1 {left} {middle}"
            f"A{number(rx * 1.3)} {number(ry)} 0 0 0 {right} {middle}Z",
            shade,
        ),
    )


def spark(x: float, y: float, reach: float, fill: str = GOLD.glow) -> str:
    """A star of four points."""
    waist = reach * WAIST
    points = (
        (x, y - reach),
        (x + waist, y - waist),
        (x + reach, y),
        (x + waist, y + waist),
        (x, y + reach),
        (x - waist, y + waist),
        (x - reach, y),
        (x - waist, y - waist),
    )
    return shape("M" + "L".join(f"{number(px)} {number(py)}" for px, py in points) + "Z", fill)


def number(value: float) -> str:
    """As short as a number can be written on this grid."""
    return f"{round(value, 1):g}"


def _faint(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{opacity:g}"'

"""Coins and what is stamped on them, gems, barrels, stones, clouds."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tools.cards.palette import (
    BONE,
    FIRE,
    GOLD,
    INDIGO,
    INK,
    SHADOW,
    SKIN,
    STEEL,
    STONE,
    VIOLET,
    WHITE,
    WOOD,
)
from tools.cards.strokes import (
    SHADOW_OPACITY,
    ball,
    disc,
    disc_shade,
    draw,
    group,
    line,
    number,
    shadow,
    shape,
)


class Metal(NamedTuple):
    """What a coin is made of: its face, the shade on it, the rim, and the light on its edge."""

    face: str
    shade: str
    rim: str
    light: str


COPPER_COIN: Final = Metal(FIRE.light, FIRE.deep, WOOD.base, SKIN.pale)
SILVER_COIN: Final = Metal(STEEL.pale, STEEL.light, STEEL.deep, WHITE)
GOLD_COIN: Final = Metal(GOLD.bright, GOLD.base, GOLD.dark, GOLD.glow)
# Stamps are drawn for a coin of this radius.
STAMP_RADIUS: Final = 36


def coin(x: float, y: float, radius: float, metal: Metal, stamp: str = "") -> str:
    edge = number(radius * 0.84)
    light = (
        f"M{number(x - radius * 0.78)} {number(y - radius * 0.3)}A{edge} {edge} 0 0 1"
        f" {number(x - radius * 0.25)} {number(y - radius * 0.8)}"
    )
    return draw(
        disc(x + 3, y + 5, radius + 1, SHADOW, opacity=SHADOW_OPACITY),
        disc(x, y, radius + 1.5, metal.rim),
        disc(x, y, radius, metal.face),
        disc_shade(x, y, radius, metal.shade, bend=1.35),
        _groove(x, y, radius, metal.rim),
        line(light, metal.light, max(2.2, radius * 0.09)),
        group(f"translate({number(x)} {number(y)}) scale({radius / STAMP_RADIUS:.3f})", stamp)
        if stamp
        else "",
    )


def _groove(x: float, y: float, radius: float, colour: str) -> str:
    width = number(max(1.6, radius * 0.06))
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius * 0.8)}" fill="none"'
        f' stroke="{colour}" stroke-width="{width}" opacity=".6"/>'
    )


def acorn(colour: str) -> str:
    return draw(
        shape("M-12 -4C-12 -13 12 -13 12 -4Z", colour),
        shape("M-10 -1H10C10 9 4 14 0 17C-4 14 -10 9 -10 -1Z", colour),
        line("M0 -11V-17", colour, 3),
    )


def moon(colour: str) -> str:
    return shape("M6 -17A18 18 0 1 0 16 11A15 15 0 1 1 6 -17Z", colour)


def sun(colour: str) -> str:
    beam = shape("M-3.4 -13L0 -21L3.4 -13Z", colour)
    return draw(disc(0, 0, 9, colour), *(group(f"rotate({a})", beam) for a in range(0, 360, 45)))


def clover(colour: str) -> str:
    leaf = shape("M0 -2C-12 -8 -12 -22 0 -18C12 -22 12 -8 0 -2Z", colour)
    return draw(
        *(group(f"rotate({a})", leaf) for a in range(0, 360, 90)),
        line("M2 4C6 12 10 16 16 20", colour, 3.4),
    )


def gem(x: float, y: float, reach: float, fill: str, shade: str) -> str:
    top = number(y - reach * 0.7)
    middle, bottom = f"{number(x)} {number(y + reach)}", number(y)
    left, right, knee = number(x - reach), number(x + reach), number(x + reach * 0.5)
    return draw(
        shape(
            f"M{left} {bottom}L{number(x - reach * 0.5)} {top}H{knee}L{right} {bottom}L{middle}Z",
            fill,
        ),
        shape(f"M{number(x)} {top}H{knee}L{right} {bottom}L{middle}Z", shade),
    )


def barrel(x: float, y: float, scale: float = 1) -> str:
    staves = "M-18 -22C-24 -8 -24 8 -18 22H18C24 8 24 -8 18 -22Z"
    return group(
        f"translate({number(x)} {number(y)}) scale({scale:g})",
        shadow(staves),
        shape(staves, WOOD.bright),
        shape("M6 -22H18C24 -8 24 8 18 22H6C12 8 12 -8 6 -22Z", WOOD.base),
        shape("M-21 -13H21L22 -7H-22ZM-22 7H22L21 13H-21Z", STONE.shade),
    )


def gravestone(x: float, y: float, wide: float, high: float) -> str:
    bend = number(wide / 2)
    left, right, foot, knee = number(x), number(x + wide), number(y), number(y - high + wide / 2)
    stone = f"M{left} {foot}V{knee}A{bend} {bend} 0 0 1 {right} {knee}V{foot}Z"
    dark = (
        f"M{number(x + wide * 0.6)} {foot}V{number(y - high + 2)}"
        f"A{bend} {bend} 0 0 1 {right} {knee}V{foot}Z"
    )
    return draw(shadow(stone), shape(stone, STONE.pale), shape(dark, STONE.light))


def cloud(
    x: float, y: float, scale: float, fill: str = STONE.bright, shade: str = STONE.base
) -> str:
    puffs = (
        "M-34 10C-48 10 -46 -8 -34 -8C-34 -24 -10 -28 -4 -16C6 -28 30 -20 28 -6C44 -6 44 10 30 10Z"
    )
    return group(
        f"translate({number(x)} {number(y)}) scale({scale:g})",
        shadow(puffs, 0.36),
        shape(puffs, fill),
        shape("M14 -20.5C24 -19 29 -14 28 -6C44 -6 44 10 30 10H6C20 4 22 -12 14 -20.5Z", shade),
    )


def rain(drops: Iterable[tuple[float, float, float]]) -> str:
    """Drops by where they begin and how far they fall."""
    fallen = "".join(f"M{x:g} {y:g}l-4 {long:g}" for x, y, long in drops)
    return line(fallen, INDIGO.glow, 3)


def swirl(x: float, y: float, radius: float) -> str:
    """The eye of somebody who no longer sees what is there."""
    curl = "M0 0C0 -2.4 3.3 -2.4 3.3 .8C3.3 4.8 -3.8 4.8 -3.8 -.5C-3.8 -6.7 6.8 -6.7 6.8 1.4"
    return group(
        f"translate({number(x)} {number(y)})",
        ball(0, 0, radius, BONE.glow, BONE.light),
        line(curl, VIOLET.light, 2.2),
        disc(0, 0, 0.8, INK),
    )

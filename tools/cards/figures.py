"""People and beasts: robes, heads, and the parts that several of them share."""

from enum import Enum

from tools.cards.backdrops import graves
from tools.cards.palette import BONE, INDIGO, INK, MOSS, SKIN, STONE, WATER, WHITE, WOOD, ZOMBIE
from tools.cards.strokes import ball, disc, draw, group, line, number, shadow, shape


class Mouth(Enum):
    SMILE = 1
    NONE = 0
    FROWN = -1


def robe(cloth: str, shade: str, y: float = 80, half: float = 44, x: float = 80) -> str:
    """A body like a bell down to the lower edge; `half` of its width at the hem."""
    left, right = number(x - half), number(x + half)
    bell = (
        f"M{left} 124C{number(x - half + 2)} 98 {round(x - half * 0.55)} {number(y)} {number(x)}"
        f" {number(y)}C{round(x + half * 0.55)} {number(y)} {number(x + half - 2)} 98 {right} 124Z"
    )
    dark = (
        f"M{number(x + 6)} {number(y)}C{round(x + half * 0.6)} {number(y + 1)}"
        f" {number(x + half - 2)} 98 {right} 124H{number(x + 16)}"
        f"C{number(x + 18)} 106 {number(x + 16)} {number(y + 14)} {number(x + 6)} {number(y)}Z"
    )
    return draw(shadow(bell), shape(bell, cloth), shape(dark, shade))


def head(
    y: float = 54,
    radius: float = 21,
    skin: str = SKIN.glow,
    shade: str = SKIN.light,
    *,
    eye: float = 2.6,
    x: float = 80,
    mouth: Mouth = Mouth.SMILE,
) -> str:
    """A round head with ink eyes, where `eye` is their size, and a mouth."""
    return draw(
        ball(x, y, radius, skin, shade),
        disc(x - radius * 0.38, y + 1, eye, INK),
        disc(x + radius * 0.38, y + 1, eye, INK),
        "" if mouth is Mouth.NONE else _mouth(x, y, radius, mouth),
    )


def _mouth(x: float, y: float, radius: float, mouth: Mouth) -> str:
    corner, middle = (0.45, 0.58) if mouth is Mouth.SMILE else (0.58, 0.45)
    ends, bow = number(y + radius * corner), number(y + radius * middle)
    left, right = number(x - radius * 0.3), number(x + radius * 0.3)
    return line(
        f"M{left} {ends}C{number(x - 3)} {bow} {number(x + 3)} {bow} {right} {ends}", INK, 2.2
    )


def bird(x: float, y: float, scale: float = 1, fill: str = INK) -> str:
    """A bird in the far sky."""
    wings = "M-12 -2C-8 -8 -3 -6 0 0C3 -6 8 -8 12 -2C7 -4 3 -2 0 5C-3 -2 -7 -4 -12 -2Z"
    return group(f"translate({number(x)} {number(y)}) scale({scale:g})", shape(wings, fill))


def sheep(x: float, y: float, scale: float) -> str:
    """A sheep in profile, looking to the left."""
    return group(
        f"translate({number(x)} {number(y)}) scale({scale:g})",
        shadow(
            "M-30 0C-36 -18 -18 -30 -6 -24C6 -34 28 -26 28 -10C36 0 28 16 14 14H-18"
            "C-28 16 -34 8 -30 0Z",
        ),
        shape("M-22 10H-14V28H-22ZM-4 12H4V28H-4ZM12 10H20V28H12Z", STONE.deep),
        shape(
            "M-30 0C-36 -18 -18 -30 -6 -24C6 -34 28 -26 28 -10C36 0 28 16 14 14H-18"
            "C-28 16 -34 8 -30 0Z",
            BONE.glow,
        ),
        shape(
            "M12 -27C22 -26 28 -18 28 -10C36 0 28 16 14 14H4C20 6 22 -14 12 -27Z",
            BONE.base,
        ),
        shape(
            "M-44 -12C-44 -24 -24 -24 -22 -12C-22 0 -28 8 -33 8C-38 8 -44 0 -44 -12Z",
            STONE.shade,
        ),
        shape(
            "M-46 -16C-54 -18 -54 -8 -46 -8ZM-20 -16C-12 -18 -12 -8 -20 -8Z",
            STONE.shade,
        ),
        disc(-37, -8, 1.8, WHITE),
        disc(-29, -8, 1.8, WHITE),
        shape("M-42 -18C-38 -28 -26 -28 -24 -18Z", BONE.glow),
    )


def fingers(x: float, y: float, skin: str, shade: str) -> str:
    """Four fingers over an edge that runs through `y`."""
    return group(
        f"translate({number(x)} {number(y)})",
        shape(
            "M-14 2C-14 -10 14 -10 14 2V12C14 16 8.5 16 8 12C7 17 1 17 0 12"
            "C-1 17 -7 17 -8 12C-8.5 16 -14 16 -14 12Z",
            skin,
        ),
        line("M-7 2V10M0 2V11M7 2V10", shade, 1.8),
    )


def zombie() -> str:
    """The three Zombies are the same one, with other tools."""
    return draw(
        graves(ZOMBIE, 80, 54),
        shadow(
            "M50 46C50 24 62 12 80 12C98 12 110 24 110 46C110 60 104 72 98 76"
            "C116 82 124 96 126 120H34C36 96 44 82 62 76C56 72 50 60 50 46Z",
        ),
        shape("M34 120C36 94 48 82 64 78H96C112 82 124 94 126 120Z", WOOD.light),
        shape("M96 78C112 82 124 94 126 120H100C102 102 100 88 96 78Z", WOOD.shade),
        shape(
            "M50 44C50 22 62 10 80 10C98 10 110 22 110 44C110 66 98 84 80 84C62 84 50 66 50 44Z",
            MOSS.light,
        ),
        shape("M90 12C102 16 110 28 110 44C110 66 98 84 80 84C98 66 100 34 90 12Z", MOSS.shade),
        shape("M52 34C54 18 64 8 78 8C70 14 70 20 62 22C60 28 56 30 52 34Z", MOSS.dark),
        disc(68, 46, 8, BONE.glow),
        disc(94, 44, 6, BONE.glow),
        disc(69, 47, 3, INK),
        disc(94, 44, 2.4, INK),
        line("M62 66C72 60 88 62 98 66M70 61V69M80 60V68M89 61V69", INK, 2.6),
        line("M84 18L94 28M92 18L88 28", MOSS.dark, 2.4),
    )


def wet_head(y: float, x: float = 80) -> str:
    """The man in the rain: his hair hangs, his brows are raised, he sheds a tear."""
    return group(
        f"translate({number(x)} {number(y)})",
        head(0, 22, SKIN.glow, SKIN.light, x=0, mouth=Mouth.FROWN),
        line("M-14 -5L-5 -9M14 -5L5 -9", INDIGO.shade, 2.6),
        shape(
            "M-23 8C-28 -18 -16 -28 0 -28C16 -28 28 -18 23 8L18 -6L13 -12L8 -8L3 -14L-3 -6L-8 -14"
            "L-14 -6L-18 -6Z",
            INDIGO.base,
        ),
        shape(
            "M6 -27.5C18 -26 28 -16 23 8L18 -6L13 -12C14 -20 11 -24 6 -27.5Z",
            INDIGO.shade,
        ),
        shape("M-9 5C-4 13 -6 18 -9 18C-13 18 -14 13 -9 5Z", WATER.bright),
    )

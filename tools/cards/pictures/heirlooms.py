"""The Heirlooms."""

from typing import Final

from tools.cards.backdrops import hills, rays, stars, thorns, wall
from tools.cards.figures import sheep
from tools.cards.palette import (
    BONE,
    GOLD,
    INK,
    LEAF,
    RED,
    ROSE,
    SKIN,
    TEAL,
    TREASURE,
    VICTORY,
    VIOLET,
    WATER,
    WHITE,
    WOOD,
)
from tools.cards.strokes import disc, draw, group, line, oval, shaded, shadow, shape, spark
from tools.cards.things import GOLD_COIN, Metal, clover, coin, gem

PICTURES: Final = {
    "cursed_gold": draw(
        thorns(TREASURE, 80, 58),
        coin(58, 74, 27, Metal(GOLD.light, GOLD.deep, VIOLET.base, GOLD.glow)),
        coin(98, 52, 33, Metal(GOLD.bright, GOLD.base, VIOLET.shade, GOLD.glow)),
        shape(
            "M98 32C110 32 116 40 114 50C113 56 110 58 108 60V68H88V60C86 58 83 56 82 50"
            "C80 40 86 32 98 32Z",
            VIOLET.light,
        ),
        disc(91, 50, 4.6, GOLD.bright),
        disc(105, 50, 4.6, GOLD.bright),
        shape("M98 55L101 60H95Z", GOLD.bright),
        shape("M70 66C72 80 68 90 72 100C76 104 80 98 78 88L82 74Z", VIOLET.bright),
        shape("M112 80C116 92 112 98 116 106C121 108 123 100 121 92L122 78Z", VIOLET.light),
        shape("M40 90C42 98 40 102 43 108C47 109 48 104 47 96Z", VIOLET.bright),
    ),
    "goat": draw(
        hills(TREASURE, 80, 54, 62),
        shadow(
            "M58 40C44 36 34 24 36 8C46 24 62 26 70 34L92 34C98 26 114 24 124 8"
            "C126 24 116 36 102 40L104 70C102 92 92 100 88 116H72C68 100 58 92 56 70Z",
        ),
        shape("M66 38C46 36 34 22 37 4C46 20 62 22 74 32Z", WOOD.pale),
        shape("M94 38C114 36 126 22 123 4C114 20 98 22 86 32Z", WOOD.light),
        line("M46 18L42 24M55 24L51 31", WOOD.base, 2.4),
        line("M114 18L118 24M105 24L109 31", WOOD.deep, 2.4),
        shape("M56 46C42 40 28 44 22 52C34 60 48 60 58 56Z", BONE.glow),
        shape("M104 46C118 40 132 44 138 52C126 60 112 60 102 56Z", BONE.shade),
        shape(
            "M60 34C70 28 90 28 100 34C106 50 104 66 98 80C94 92 88 98 80 98"
            "C72 98 66 92 62 80C56 66 54 50 60 34Z",
            BONE.glow,
        ),
        shape(
            "M90 30C94 31 98 32 100 34C106 50 104 66 98 80C94 92 88 98 80 98C94 80 96 52 90 30Z",
            BONE.shade,
        ),
        shape("M66 28L72 40L78 28L84 40L90 28L86 24H72Z", BONE.light),
        oval(67, 54, 5, 4.2, GOLD.bright),
        oval(93, 54, 5, 4.2, GOLD.bright),
        shape("M63 53h8v2.6h-8ZM89 53h8v2.6h-8Z", INK),
        shape("M72 84C76 80 84 80 88 84C86 90 74 90 72 84Z", SKIN.base),
        line("M80 88V92", INK, 2),
        shape("M74 96C70 106 76 112 80 118C84 112 90 106 86 96Z", BONE.pale),
    ),
    "haunted_mirror": draw(
        wall(TREASURE, 80, 54),
        shaded(
            "M80 6C112 6 124 34 124 56C124 84 106 100 80 100C54 100 36 84 36 56C36 34 48 6 80 6Z",
            GOLD.light,
            "M92 8C114 14 124 36 124 56C124 84 106 100 80 100C106 82 108 34 92 8Z",
            GOLD.deep,
        ),
        shape(
            "M80 16C104 16 114 38 114 56C114 76 100 90 80 90C60 90 46 76 46 56C46 38 56 16 80 16Z",
            WATER.dark,
        ),
        shape(
            "M56 84C54 60 60 36 80 36C100 36 106 60 104 84C96 90 64 90 56 84Z",
            TEAL.glow,
            opacity=0.9,
        ),
        shape(
            "M86 36.5C100 40 106 62 104 84C100 87 94 89 88 89.5C98 72 96 50 86 36.5Z",
            TEAL.light,
            opacity=0.9,
        ),
        oval(72, 56, 4.6, 6.6, INK),
        oval(89, 56, 4.6, 6.6, INK),
        oval(80, 73, 4.6, 7, INK),
        line("M56 34C60 28 66 24 72 22", WHITE, 3, opacity=0.7),
        disc(80, 6, 6, ROSE.bright),
        shape("M66 98H94L100 112H60Z", GOLD.light),
        shape("M84 98H94L100 112H84Z", GOLD.deep),
    ),
    "lucky_coin": draw(
        rays(TREASURE, 80, 58),
        line("M80 26C64 4 36 12 26 -4M80 26C92 8 110 8 120 -4", RED.bright, 4),
        coin(
            80,
            64,
            38,
            GOLD_COIN,
            group("translate(-1 2) scale(1.05)", clover(LEAF.shade)),
        ),
        disc(80, 31, 5, INK),
        spark(132, 36, 9),
        spark(26, 62, 7),
        spark(124, 92, 6),
    ),
    "magic_lamp": draw(
        stars(TREASURE, 80, 60),
        shape("M110 52C104 36 122 30 112 16C130 20 134 40 122 52Z", VIOLET.pale, opacity=0.85),
        shape("M120 50C132 40 128 24 140 18C146 34 136 48 124 54Z", VIOLET.bright, opacity=0.7),
        shaded(
            "M30 66H104C112 58 124 56 128 50C130 76 112 92 94 96V100H104V108H56V100H66V96"
            "C48 92 36 82 30 66Z",
            GOLD.bright,
            "M88 66H104C112 58 124 56 128 50C130 76 112 92 94 96V100H104V108H86V98"
            "C96 88 96 76 88 66Z",
            GOLD.base,
        ),
        shape("M48 66C52 48 88 48 92 66Z", GOLD.base),
        shape("M78 54C86 56 90 60 92 66H78Z", GOLD.deep),
        disc(70, 46, 5, GOLD.bright),
        line("M34 70C16 60 14 88 42 86", GOLD.bright, 5),
        gem(70, 80, 8, TEAL.pale, TEAL.shade),
        spark(36, 34, 8),
        spark(86, 26, 6),
    ),
    "pasture": draw(
        hills(VICTORY, 80, 50),
        disc(122, 26, 14, GOLD.pale),
        sheep(84, 72, 1.15),
        shape("M0 98H160V120H0Z", LEAF.dark),
        line("M4 92H156M4 104H156", GOLD.shade, 4.4),
        *(
            draw(
                shape(f"M{x} 82L{x + 5} 77L{x + 10} 82V116H{x}Z", WOOD.bright),
                shape(f"M{x + 5} 77L{x + 10} 82V116H{x + 5}Z", WOOD.base),
            )
            for x in (12, 44, 104, 138)
        ),
    ),
    "pouch": draw(
        rays(TREASURE, 80, 62),
        shaded(
            "M64 38C44 50 32 72 36 92C40 108 60 110 80 110C100 110 120 108 124 92"
            "C128 72 116 50 96 38Z",
            WOOD.pale,
            "M88 38H96C116 50 128 72 124 92C120 108 100 110 80 110C104 96 104 62 88 38Z",
            WOOD.light,
        ),
        shape(
            "M58 16C66 22 72 18 80 22C88 18 94 22 102 16C104 26 98 32 94 38H66C62 32 56 26 58 16Z",
            WOOD.glow,
        ),
        shape(
            "M88 20C94 22 98 19 102 16C104 26 98 32 94 38H84C90 32 90 26 88 20Z",
            WOOD.bright,
        ),
        shape("M60 36H100V44H60Z", BONE.bright),
        line("M98 40C110 42 112 52 108 58M100 40C114 36 122 44 120 52", BONE.bright, 3.4),
        shape("M68 66C74 58 88 58 92 68C94 80 84 88 76 84C66 82 62 72 68 66Z", WOOD.glow),
        coin(42, 104, 10, GOLD_COIN),
        coin(122, 106, 11, GOLD_COIN),
        coin(104, 112, 9, GOLD_COIN),
    ),
}

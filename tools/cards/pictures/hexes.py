"""The Hexes."""

from typing import Final

from tools.cards.backdrops import arch, hills, rays, thorns, wall
from tools.cards.palette import (
    BONE,
    FIRE,
    GOLD,
    HEX,
    INDIGO,
    INK,
    LEAF,
    MOSS,
    RED,
    ROSE,
    SHADOW,
    SKIN,
    STEEL,
    STONE,
    TEAL,
    VIOLET,
    WHITE,
    WOOD,
)
from tools.cards.strokes import (
    ball,
    ball_oval,
    disc,
    draw,
    group,
    line,
    oval,
    shaded,
    shadow,
    shape,
    spark,
)
from tools.cards.things import COPPER_COIN, GOLD_COIN, coin, sun

PICTURES: Final = {
    "bad_omens": draw(
        hills(HEX, 84, 46),
        ball(84, 46, 38, FIRE.base, RED.light),
        line(
            "M0 96C40 84 90 92 160 74M60 89C64 78 60 70 66 62M112 84C116 76 124 74 130 66",
            VIOLET.dark,
            6,
        ),
        *(
            group(
                f"translate({x} {y}) scale({s} {abs(s)})",
                shape(
                    "M-20 10C-22 -6 -8 -18 6 -16C10 -26 24 -24 26 -16L38 -12L26 -8"
                    "C26 6 16 16 0 18L-24 30L-14 14Z",
                    VIOLET.shade,
                ),
                shape("M-16 8C-12 -2 -2 -8 8 -6C6 6 -4 14 -16 16Z", VIOLET.base),
                disc(18, -16, 2.2, GOLD.bright),
            )
            for x, y, s in ((56, 66, 1), (112, 62, -0.85), (30, 78, 0.6))
        ),
    ),
    "delusion": draw(
        rays(HEX, 80, 58),
        disc(83, 63, 42, SHADOW, opacity=0.42),
        ball(80, 58, 42, STONE.glow, VIOLET.pale),
        line(
            "M80 58C80 52 88 52 88 60C88 70 72 70 72 56C72 42 98 42 98 60C98 80 62 80 62 56"
            "C62 32 108 32 108 60C108 90 52 90 52 56",
            VIOLET.light,
            5.4,
        ),
        shape("M20 30L34 26L30 40ZM130 92L146 96L134 106ZM128 20L140 28L128 34Z", VIOLET.pale),
    ),
    "envy": draw(
        thorns(HEX, 80, 56),
        disc(122, 60, 30, GOLD.pale, opacity=0.16),
        shadow(
            "M30 98C30 76 52 72 74 72L58 44H80L98 74C120 78 130 84 130 98C130 112 30 112 30 98Z"
        ),
        ball_oval(80, 100, 50, 14, LEAF.base, LEAF.shade),
        ball_oval(78, 87, 39, 12, LEAF.light, LEAF.base),
        ball_oval(76, 76, 27, 10, LEAF.bright, LEAF.light),
        line("M78 74C44 68 38 40 62 30", LEAF.light, 15),
        line("M74 78C36 70 32 40 58 27", LEAF.pale, 3),
        shaded(
            "M52 30C50 16 66 8 82 12C98 14 108 22 108 30C108 40 92 46 76 44C62 44 54 40 52 30Z",
            LEAF.bright,
            "M54 34C70 38 92 38 108 29C108 40 92 46 76 44C64 44 56 40 54 34Z",
            LEAF.base,
        ),
        shape("M76 22C82 16 92 18 96 26C90 30 80 30 76 22Z", GOLD.pale),
        oval(87, 23.5, 2, 4.6, INK),
        line("M72 18L92 15", LEAF.dark, 3.4),
        line("M107 32L119 35L125 31M119 35L124 40", RED.bright, 2.4),
        coin(126, 66, 16, GOLD_COIN, sun(GOLD.dark)),
        spark(144, 46, 6),
    ),
    "famine": draw(
        hills(HEX, 80, 58),
        group(
            "rotate(20 46 60)",
            line("M46 104V36", GOLD.deep, 4),
            shape("M46 52C36 48 36 40 46 38ZM46 64C56 60 56 52 46 50Z", GOLD.shade),
        ),
        shaded(
            "M40 66H132C132 92 112 106 86 106C60 106 40 92 40 66Z",
            WOOD.pale,
            "M104 66H132C132 92 112 106 90 106C108 96 112 80 104 66Z",
            WOOD.base,
        ),
        oval(86, 66, 46, 10, SKIN.shade),
        oval(86, 67, 39, 7, WOOD.dark),
        line("M92 82L100 90L94 96", WOOD.deep, 3),
        disc(74, 67, 2.6, GOLD.light),
        group(
            "rotate(-34 118 40)",
            shape("M114 18H121V62H114Z", STEEL.bright),
            oval(117.5, 14, 9, 12, STEEL.pale),
        ),
    ),
    "fear": draw(
        arch(HEX, 80, 60, 50),
        shape("M0 0H160V120H0Z", VIOLET.dark, opacity=0.45),
        *(
            group(
                f"translate({x} {y}) scale({s})",
                shape("M-14 0C-8 -10 8 -10 14 0C8 9 -8 9 -14 0Z", GOLD.glow),
                shape("M2 -7C8 -6 12 -3 14 0C8 9 -8 9 -14 0C-4 4 6 2 2 -7Z", GOLD.light),
                oval(0, 0, 3, 6.4, INK),
            )
            for x, y, s in (
                (58, 40, 1.25),
                (102, 40, 1.25),
                (30, 68, 0.8),
                (130, 70, 0.8),
                (64, 74, 0.7),
                (98, 76, 0.7),
                (80, 18, 0.65),
                (34, 24, 0.6),
                (128, 24, 0.6),
            )
        ),
        shape(
            "M20 120C22 98 34 94 40 112C46 90 58 90 60 112C66 86 80 86 82 110"
            "C88 88 100 90 102 112C108 92 120 94 122 112C130 98 140 104 142 120Z",
            VIOLET.dark,
        ),
    ),
    "greed": draw(
        rays(HEX, 80, 66),
        coin(58, 92, 14, GOLD_COIN),
        coin(102, 92, 14, GOLD_COIN),
        coin(80, 84, 17, GOLD_COIN),
        shaded(
            "M62 -6H100L104 34C118 40 120 60 112 72C110 78 102 76 104 68L106 56"
            "C102 66 100 78 92 82C86 84 84 78 86 72L88 60C84 70 80 80 72 80C66 80 66 74 68 68"
            "L72 54C66 62 58 72 50 66C46 62 50 56 54 50C58 42 58 36 60 30Z",
            MOSS.base,
            "M88 -6H100L104 34C118 40 120 60 112 72C110 78 102 76 104 68L106 56"
            "C102 66 100 78 92 82C88 83 85 80 86 74C96 60 96 30 88 -6Z",
            LEAF.base,
        ),
        shape("M56 -6H106V12H56Z", VIOLET.light),
        shape("M90 -6H106V12H90Z", VIOLET.shade),
        shape(
            "M50 66C48 70 44 70 44 66L48 60ZM70 80C69 85 65 85 65 80L68 74ZM90 83"
            "C90 88 86 88 85 83L87 76ZM110 75C110 80 106 80 105 74L106 68Z",
            BONE.glow,
        ),
    ),
    "haunting": draw(
        arch(HEX, 80, 50),
        shape("M20 76H34V112H20ZM126 60H140V112H126Z", WOOD.base),
        shaded("M28 84H132V106H28Z", STONE.bright, "M100 84H132V106H100Z", STONE.base),
        shape("M96 76C108 70 126 72 128 84H96Z", BONE.glow),
        shaded(
            "M50 84C34 60 40 22 70 14C96 12 108 36 102 58C110 58 116 66 112 74"
            "C106 78 98 76 94 72L88 84L78 76L68 86L60 76Z",
            TEAL.glow,
            "M80 15C100 20 106 38 102 58C110 58 116 66 112 74C106 78 98 76 94 72L88 84L80 77"
            "C92 58 92 34 80 15Z",
            TEAL.light,
        ),
        oval(64, 38, 4.6, 7, INK),
        oval(81, 38, 4.6, 7, INK),
        oval(73, 54, 5, 7.5, INK),
        shape("M44 62C36 60 30 66 30 74C36 80 46 78 50 74Z", TEAL.glow),
    ),
    "locusts": draw(
        hills(HEX, 80, 54),
        *(
            group(
                f"translate({x} {y}) scale({s})",
                shadow(
                    "M-40 2C-30 -12 20 -16 40 -6C46 0 40 8 30 8H-20C-32 10 -40 8 -40 2Z",
                    0.3,
                ),
                line("M-6 2L-22 -26L-44 14M10 4L24 22M-2 6L-8 22M22 4L36 18", MOSS.deep, 4.4),
                shape("M-42 4C-30 -10 16 -14 26 -8C20 4 -20 10 -42 4Z", MOSS.bright),
                shape("M-42 4C-24 -2 10 -2 26 -8C20 4 -20 10 -42 4Z", MOSS.shade),
                shape("M22 -10C34 -16 46 -8 44 2C40 12 26 10 22 4Z", MOSS.base),
                disc(36, -4, 3.4, INK),
                line(
                    "M40 -10C46 -18 54 -20 60 -18M36 -12C40 -22 46 -26 52 -26",
                    MOSS.deep,
                    2.2,
                ),
            )
            for x, y, s in (
                (80, 66, 1.1),
                (40, 28, 0.5),
                (122, 24, 0.55),
                (126, 100, 0.5),
                (34, 102, 0.45),
            )
        ),
    ),
    "misery": draw(
        hills(HEX, 80, 60, 54),
        line("M44 62L38 84M62 66L54 92M100 66L94 90M118 62L112 84", INDIGO.glow, 3.4),
        shadow(
            "M32 56C18 56 14 38 30 34C30 16 56 10 66 22C76 6 104 10 106 28"
            "C126 24 136 44 124 54C122 58 118 58 116 58H36Z",
        ),
        shape(
            "M30 56C14 56 12 36 28 33C30 14 56 8 66 20C76 4 106 8 108 27C130 24 140 46 124 56"
            "C120 60 116 60 114 60H36Z",
            STONE.bright,
        ),
        shape(
            "M92 12C102 14 107 20 108 27C130 24 140 46 124 56C120 60 116 60 114 60H84"
            "C106 54 108 30 92 12Z",
            STONE.base,
        ),
        line("M80 112C80 96 82 88 76 80C72 74 64 76 62 82", LEAF.light, 4),
        shape("M80 104C88 96 98 96 104 100C98 108 88 110 80 108Z", LEAF.base),
        group(
            "rotate(-30 60 90)",
            shape("M50 84C54 78 66 78 70 84L72 100L66 94L60 104L54 94L48 100Z", ROSE.pale),
            shape("M62 80C66 80 68 82 70 84L72 100L66 94L60 104Z", ROSE.base),
        ),
    ),
    "plague": draw(
        wall(HEX, 80, 58),
        line("M36 92C14 92 8 108 24 114C36 118 50 112 58 112", SKIN.base, 5),
        shaded(
            "M34 94C32 62 58 46 84 50C92 38 106 38 110 50C124 54 138 70 142 82"
            "C140 90 130 92 122 92V104H48C38 104 34 100 34 94Z",
            STONE.base,
            "M84 50C92 38 106 38 110 50C124 54 138 70 142 82C140 90 130 92 122 92V104H96"
            "C112 92 108 66 84 50Z",
            STONE.shade,
        ),
        disc(92, 46, 13, STONE.bright),
        disc(93, 47, 8, SKIN.base),
        disc(116, 68, 3.8, RED.glow),
        disc(141, 81, 4, SKIN.base),
        line("M130 86L148 90M128 90L144 98", STONE.pale, 1.8),
        shape("M116 92L120 100L124 92Z", WHITE),
        shape("M54 104H70V110H54ZM96 104H112V110H96Z", SKIN.base),
        disc(58, 74, 6, LEAF.glow, opacity=0.8),
        disc(74, 88, 4.4, LEAF.glow, opacity=0.8),
        disc(50, 90, 3.4, LEAF.glow, opacity=0.8),
    ),
    "poverty": draw(
        arch(HEX, 80, 58),
        shaded(
            "M52 40C36 54 30 76 36 92C42 104 60 106 76 104L82 96L90 106"
            "C106 106 120 104 124 92C130 76 120 54 104 40Z",
            WOOD.pale,
            "M94 40H104C120 54 130 76 124 92C120 104 106 106 90 106L86 100C106 86 108 60 94 40Z",
            WOOD.shade,
        ),
        shape(
            "M48 22C58 30 66 24 76 28C88 24 98 30 110 22C110 32 106 36 104 42H54"
            "C50 36 48 32 48 22Z",
            SKIN.dark,
        ),
        shape("M54 38H104V46H54Z", SKIN.light),
        shape("M84 66H108V88H84Z", SKIN.dark),
        line("M84 66H108V88H84ZM82 72H88M82 82H88M104 72H110M104 82H110", BONE.bright, 2),
        shape("M56 64C62 60 68 64 68 72C66 80 56 80 54 72Z", WOOD.dark),
        coin(80, 114, 8, COPPER_COIN),
        line("M126 38C136 32 140 40 134 44C128 48 136 54 142 48", STONE.pale, 2.4),
    ),
    "war": draw(
        rays(HEX, 80, 58, 60),
        shadow(
            "M46 34C46 34 66 34 80 24C94 34 114 34 114 34C116 70 104 92 80 106C56 92 44 70 46 34Z",
        ),
        shape(
            "M44 32C58 34 70 30 80 22C90 30 102 34 116 32C118 70 106 94 80 108C54 94 42 70 44 32Z",
            RED.light,
        ),
        shape("M80 22C90 30 102 34 116 32C118 70 106 94 80 108L86 82L76 64L88 46Z", RED.deep),
        line("M80 22L88 46L76 64L86 82L80 108", INK, 3),
        group(
            "rotate(45 80 60)",
            shape("M76 -6L80 -14L84 -6V88H76Z", STEEL.pale),
            shape("M80 -14L84 -6V88H80Z", STEEL.base),
            shape("M62 86H98V93H62Z", GOLD.bright),
            shape("M76 93H84V112H76Z", WOOD.light),
            disc(80, 115, 5, GOLD.base),
        ),
        group(
            "rotate(-45 80 60)",
            shape("M76 -6L80 -14L84 -6V88H76Z", STEEL.pale),
            shape("M80 -14L84 -6V88H80Z", STEEL.base),
            shape("M62 86H98V93H62Z", GOLD.bright),
            shape("M76 93H84V112H76Z", WOOD.light),
            disc(80, 115, 5, GOLD.base),
        ),
    ),
}

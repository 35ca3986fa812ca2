"""The Hexes."""

from typing import Final

from tools.cards.backdrops import arch, hills, rays, thorns, wall
from tools.cards.figures import bird
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
    VIOLET,
    WATER,
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


def raven() -> str:
    """It sits on the left of the moon and looks to the right."""
    return draw(
        shape("M20 98L30 84L46 92L34 118L28 104Z", INK),
        shape(
            "M30 90C30 66 42 50 54 46C56 38 66 36 72 42L82 48L71 50C71 66 64 84 52 92"
            "C44 98 34 98 30 90Z",
            INK,
        ),
        shape("M32 88C32 72 42 60 56 60C58 74 50 88 36 96Z", VIOLET.shade),
        disc(64, 44, 2.2, GOLD.bright),
        line("M46 94V102M54 91V101", GOLD.deep, 2.6),
    )


PICTURES: Final = {
    "bad_omens": draw(
        hills(HEX, 80, 50, 70),
        ball(80, 52, 42, FIRE.base, RED.light),
        *(disc(x, y, size, FIRE.dark, opacity=0.5) for x, y, size in ((70, 26, 5), (86, 34, 3.4))),
        bird(22, 24, 0.8),
        bird(40, 14, 0.6),
        shadow("M0 100C40 98 110 106 160 96V104C110 114 40 106 0 108Z"),
        shape("M0 98C40 96 110 104 160 94V101C110 111 40 103 0 105Z", WOOD.deep),
        line("M118 104C126 112 130 114 132 120M30 102C24 108 20 110 18 116", WOOD.deep, 4),
        group("translate(-10 0)", raven()),
        group("translate(170 0) scale(-1 1)", raven()),
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
        hills(HEX, 112, 40, 66),
        ball(112, 42, 26, FIRE.pale, FIRE.base),
        shape("M0 88C40 80 120 80 160 88V120H0Z", WOOD.light),
        shape("M100 82.5C124 83 146 85 160 88V120H112C120 106 112 94 100 82.5Z", WOOD.base),
        line(
            "M12 120L26 104L18 92M26 104L50 108L58 120M50 108L46 94M104 120L114 106L140 102L152 92"
            "M114 106L104 94M140 102L148 120",
            WOOD.deep,
            2.4,
        ),
        line("M28 96C26 74 28 56 36 44C40 38 48 40 50 48", GOLD.deep, 3.6),
        line("M28 76C22 74 18 78 16 86M29 66C36 64 40 68 40 76", GOLD.deep, 3),
        shape("M46 46C54 46 58 56 54 66C46 64 43 54 46 46Z", GOLD.shade),
        shaded(
            "M72 60C58 62 48 54 46 38C58 46 68 46 78 50Z",
            BONE.light,
            "M72 60C66 61 60 59 56 55C64 56 72 54 78 50Z",
            BONE.deep,
        ),
        shaded(
            "M112 60C126 62 136 54 138 38C126 46 116 46 106 50Z",
            BONE.deep,
            "M112 60C118 61 124 59 128 55C120 56 112 54 106 50Z",
            BONE.dark,
        ),
        shaded(
            "M72 50C82 43 102 43 112 50C114 64 106 70 104 80L101 100C99 109 85 109 83 100L80 80"
            "C78 70 70 64 72 50Z",
            BONE.glow,
            "M98 45C104 46 109 48 112 50C114 64 106 70 104 80L101 100C100 105 96 107 92 107"
            "C98 88 102 64 98 45Z",
            BONE.shade,
        ),
        shape(
            "M76 60C82 58 88 62 88 68C86 74 78 72 76 60ZM108 60C102 58 96 62 96 68"
            "C98 74 106 72 108 60Z",
            INK,
        ),
        shape("M87 94L90.5 94L89.5 102ZM97 94L93.5 94L94.5 102Z", INK),
        line("M92 46L90 54L94 60", BONE.dark, 2),
    ),
    "fear": draw(
        arch(HEX, 80, 60, 50),
        shape("M0 0H160V120H0Z", VIOLET.dark, opacity=0.45),
        *(
            group(
                f"translate({x} {y}) scale({scale})",
                shape("M-14 0C-8 -10 8 -10 14 0C8 9 -8 9 -14 0Z", GOLD.glow),
                shape("M2 -7C8 -6 12 -3 14 0C8 9 -8 9 -14 0C-4 4 6 2 2 -7Z", GOLD.light),
                oval(0, 0, 3, 6.4, INK),
            )
            for x, y, scale in (
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
        wall(HEX, 84, 44, 66),
        shaded(
            "M40 92C34 60 44 8 84 6C122 8 132 60 124 92L114 80L104 94L94 82L82 94L70 82"
            "L60 94L50 80Z",
            VIOLET.bright,
            "M92 7C122 12 132 60 124 92L114 80L104 94L96 84C108 58 108 28 92 7Z",
            VIOLET.base,
        ),
        shape("M44 50C30 46 26 32 30 20L37 29L42 18L47 29L54 24C56 36 54 44 54 52Z", VIOLET.bright),
        shape(
            "M120 52C118 44 116 36 118 24L125 29L130 18L135 29L142 20C146 32 140 48 126 52Z",
            VIOLET.base,
        ),
        oval(70, 36, 7, 10, INK),
        oval(96, 36, 7, 10, INK),
        disc(71, 38, 2.6, GOLD.pale),
        disc(95, 38, 2.6, GOLD.pale),
        shape("M74 54C78 50 88 50 92 54C96 64 92 74 83 74C74 74 70 64 74 54Z", INK),
        shape("M24 72H34V120H24ZM132 72H142V120H132Z", WOOD.base),
        shape("M34 84H132V104H34Z", WOOD.deep),
        shape("M54 90C54 82 112 82 112 90L116 106H50Z", BONE.glow),
        shape("M96 84C106 85 112 86 112 90L116 106H98C102 98 102 90 96 84Z", BONE.shade),
        ball(83, 94, 12, SKIN.glow, SKIN.light),
        shape(
            "M71 92C70 82 76 80 83 80C90 80 96 82 95 92C90 88 86 90 83 86C80 90 76 88 71 92Z",
            WOOD.light,
        ),
        disc(78.5, 95, 3.2, WHITE),
        disc(88, 95, 3.2, WHITE),
        disc(78.5, 95, 1.5, INK),
        disc(88, 95, 1.5, INK),
        shape("M24 102C50 98 116 98 142 102V120H24Z", WATER.shade),
        shape("M104 99C120 99.5 134 100.5 142 102V120H98C106 114 108 106 104 99Z", WATER.deep),
        ball(71, 103, 5, SKIN.glow, SKIN.light),
        ball(95, 103, 5, SKIN.glow, SKIN.light),
    ),
    "locusts": draw(
        hills(HEX, 80, 54),
        *(
            group(
                f"translate({x} {y}) scale({scale})",
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
            for x, y, scale in (
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
            STONE.bright,
            "M84 50C92 38 106 38 110 50C124 54 138 70 142 82C140 90 130 92 122 92V104H96"
            "C112 92 108 66 84 50Z",
            STONE.base,
        ),
        disc(92, 46, 13, STONE.pale),
        disc(93, 47, 8, SKIN.base),
        disc(116, 68, 3.8, RED.glow),
        disc(141, 81, 4, SKIN.base),
        line("M130 86L148 90M128 90L144 98", STONE.pale, 1.8),
        shape("M116 92L120 100L124 92Z", WHITE),
        shape("M54 104H70V110H54ZM96 104H112V110H96Z", SKIN.base),
        disc(58, 74, 6, LEAF.base),
        disc(74, 88, 4.4, LEAF.base),
        disc(50, 90, 3.4, LEAF.base),
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

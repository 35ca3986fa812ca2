"""Buildings and lands of Nocturne's Kingdom."""

from typing import Final

from tools.cards.backdrops import arch, hills, stars, water
from tools.cards.buildings import house
from tools.cards.figures import bird
from tools.cards.palette import (
    ACTION,
    BONE,
    GOLD,
    INDIGO,
    INK,
    LEAF,
    NIGHT,
    ROSE,
    STEEL,
    STONE,
    TEAL,
    VICTORY,
    VIOLET,
    WATER,
    WHITE,
    WOOD,
)
from tools.cards.strokes import disc, draw, group, hollow, line, shaded, shape, spark
from tools.cards.things import GOLD_COIN, coin, gem, gravestone

PICTURES: Final = {
    "blessed_village": draw(
        hills(ACTION, 80, 50),
        shape("M54 -4H106L130 104H30Z", GOLD.glow, opacity=0.3),
        house(22, 96, 34, 26, 24, BONE.pale, BONE.shade, LEAF.light, LEAF.shade),
        house(104, 96, 34, 26, 24, BONE.pale, BONE.shade, LEAF.light, LEAF.shade),
        house(56, 104, 48, 36, 34, BONE.glow, BONE.base, GOLD.base, GOLD.deep),
        shaded(
            "M58 16C66 6 74 8 80 16C86 8 94 6 102 16C94 16 90 20 86 26C90 30 84 34 80 30"
            "C76 34 70 30 74 26C70 20 66 16 58 16Z",
            WHITE,
            "M80 16C86 8 94 6 102 16C94 16 90 20 86 26C90 30 84 34 80 30Z",
            STEEL.pale,
            0.25,
        ),
        spark(36, 38, 6),
        spark(126, 34, 6),
        spark(112, 56, 4),
        shape("M0 103C40 97 120 99 160 103V120H0Z", STONE.dark),
    ),
    "cemetery": draw(
        hills(VICTORY, 80, 48),
        disc(118, 30, 15, GOLD.glow),
        line(
            "M34 104C34 80 30 62 34 44M34 66C26 56 20 52 14 50M34 58C42 48 50 46 54 38M33 48"
            "C30 38 24 34 22 26M34 46C38 36 42 32 42 24",
            LEAF.dark,
            5,
        ),
        gravestone(58, 102, 30, 46),
        shape("M70 66h6v8h8v6h-8v14h-6v-14h-8v-6h8Z", STONE.base),
        gravestone(100, 106, 26, 34),
        line("M106 84H120M108 92H118", STONE.base, 2.6),
        gravestone(26, 110, 20, 24),
        shape("M0 104C40 98 120 100 160 104V120H0Z", LEAF.dark),
        line("M52 104C54 98 56 98 58 104M90 106C92 100 95 100 96 106", LEAF.pale, 2.6),
        disc(66, 102, 3, ROSE.glow),
        disc(72, 104, 2.6, GOLD.glow),
    ),
    "crypt": draw(
        arch(NIGHT, 80, 56, 54),
        shape("M50 62L56 20L74 46L80 8L86 46L104 20L110 62Z", GOLD.pale, opacity=0.35),
        coin(64, 56, 8, GOLD_COIN),
        coin(94, 55, 8, GOLD_COIN),
        gem(80, 50, 10, WATER.bright, WATER.light),
        shaded("M30 62H130V106H30Z", STONE.bright, "M100 62H130V106H100Z", STONE.base),
        shape("M24 58H136V68H24Z", STONE.pale),
        shape("M104 58H136V68H104Z", STONE.light),
        group(
            "rotate(-18 120 50)",
            shaded("M76 38H152V50H76Z", STONE.pale, "M128 38H152V50H128Z", STONE.light),
        ),
        shape("M76 76H84V84H92V90H84V102H76V90H68V84H76Z", STONE.shade),
        shape("M30 106H130V112H30Z", STONE.shade),
    ),
    "cursed_village": draw(
        hills(ACTION, 80, 50),
        shape(
            "M8 26C4 10 28 4 38 14C50 0 84 2 90 14C108 4 140 8 144 24C156 28 152 42 138 40H20"
            "C6 42 0 30 8 26Z",
            VIOLET.base,
        ),
        shape(
            "M104 9C124 6 141 12 144 24C156 28 152 42 138 40H104C120 34 118 18 104 9Z",
            VIOLET.deep,
        ),
        group(
            "rotate(-7 36 100)",
            house(
                18,
                102,
                36,
                28,
                24,
                STONE.bright,
                STONE.base,
                VIOLET.shade,
                STONE.dark,
                has_window=False,
            ),
        ),
        group(
            "rotate(8 124 100)",
            house(
                106,
                102,
                36,
                28,
                24,
                STONE.bright,
                STONE.base,
                VIOLET.shade,
                STONE.dark,
                has_window=False,
            ),
        ),
        house(
            58,
            108,
            46,
            40,
            32,
            STONE.pale,
            STONE.light,
            VIOLET.base,
            VIOLET.deep,
            has_window=False,
        ),
        shape("M84 82h12v13h-12Z", LEAF.glow),
        shape("M34 82h8v9h-8ZM114 84h8v9h-8Z", LEAF.glow),
        line("M70 40L64 54L72 54L66 68", VIOLET.glow, 3),
        bird(14, 58, 0.8),
        bird(148, 60, 0.7),
        shape("M0 106C40 100 120 102 160 106V120H0Z", STONE.dark),
    ),
    "ghost_town": draw(
        stars(NIGHT, 80, 56, 60),
        disc(124, 26, 13, GOLD.glow),
        group(
            "rotate(-5 40 100)",
            house(
                20,
                104,
                36,
                32,
                28,
                INDIGO.bright,
                INDIGO.base,
                INDIGO.shade,
                INDIGO.deep,
                has_window=False,
            ),
        ),
        group(
            "rotate(6 122 100)",
            house(
                108,
                104,
                34,
                30,
                24,
                INDIGO.bright,
                INDIGO.base,
                INDIGO.shade,
                INDIGO.deep,
                has_window=False,
            ),
        ),
        house(
            58,
            106,
            46,
            46,
            34,
            INDIGO.pale,
            INDIGO.light,
            INDIGO.base,
            INDIGO.deep,
            has_window=False,
        ),
        shape("M62 74h14v16h-14Z", INK),
        shape("M84 74h14v16h-14Z", INK),
        shape("M63 90V80C63 73 75 73 75 80V90L72 87L69 90L66 87Z", TEAL.glow),
        disc(67, 80, 1.5, INK),
        disc(71, 80, 1.5, INK),
        line("M84 74L98 90M98 74L84 90", WOOD.pale, 3),
        shape("M70 36L74 22L84 20L80 34Z", INDIGO.deep),
        line("M30 74L44 80M44 72L32 82", WOOD.pale, 2.8),
        shape("M0 104C40 98 120 100 160 104V120H0Z", INDIGO.dark),
    ),
    "monastery": draw(
        stars(NIGHT, 80, 54),
        shaded("M24 106V62H104V106Z", STEEL.light, "M80 106V62H104V106Z", STEEL.shade),
        shape("M18 64L34 48H98L110 64Z", INDIGO.light),
        shape("M78 48H98L110 64H84Z", INDIGO.base),
        shaded("M100 106V32H134V106Z", STEEL.bright, "M120 106V32H134V106Z", STEEL.base),
        shape("M96 34L117 6L138 34Z", INDIGO.base),
        shape("M117 6L138 34H117Z", INDIGO.shade),
        shape("M108 42H126V60H108Z", INK),
        shape("M117 42C124 46 124 54 126 57H108C110 54 110 46 117 42Z", GOLD.bright),
        *(
            shape(f"M{x} 106V84A7 7 0 0 1 {x + 14} 84V106Z", fill)
            for x, fill in ((32, INK), (54, GOLD.pale), (76, INK))
        ),
        shape("M112 106V92A6 6 0 0 1 124 92V106Z", INK),
        shape("M0 105C40 100 120 101 160 105V120H0Z", INDIGO.dark),
    ),
    "sacred_grove": draw(
        hills(ACTION, 80, 48),
        *(
            shape(path, fill)
            for path, fill in (
                ("M14 104V66L28 62L30 104Z", STONE.bright),
                ("M24 64L30 104H22Z", STONE.base),
                ("M132 104L134 62L148 68V104Z", STONE.bright),
                ("M142 65L148 68V104H142Z", STONE.base),
            )
        ),
        shaded(
            "M72 104V70C52 76 34 66 38 50C28 36 42 20 56 24C62 8 94 6 102 22"
            "C120 18 134 36 122 50C128 66 108 76 90 70V104Z",
            LEAF.bright,
            "M102 22C120 18 134 36 122 50C128 66 108 76 90 70V104H82V66C104 60 110 38 102 22Z",
            LEAF.base,
        ),
        shape("M70 106C74 94 74 82 70 66L80 72L90 66C86 82 86 94 92 106Z", WOOD.light),
        shape("M84 70L90 66C86 82 86 94 92 106H84Z", WOOD.shade),
        shape("M80 80C85 84 85 94 80 98C75 94 75 84 80 80Z", GOLD.pale),
        *(
            spark(x, y, reach, GOLD.glow)
            for x, y, reach in (
                (58, 42, 7),
                (84, 30, 6),
                (106, 46, 7),
                (74, 54, 4),
                (40, 82, 5),
                (122, 84, 5),
            )
        ),
        shape("M0 103C40 97 120 99 160 103V120H0Z", STONE.dark),
    ),
    "secret_cave": draw(
        water(ACTION, 80, 60, 50),
        hollow(
            "M0 0H160V120H0ZM36 120C24 84 34 46 52 34L56 50L64 30L72 44L80 24L88 44L96 30L104 50"
            "L110 36C126 48 136 86 124 120Z",
            STONE.deep,
        ),
        shape("M110 36C126 48 136 86 124 120H160V0H90L96 30L104 50Z", STONE.dark),
        shape("M36 120C40 104 60 100 80 104C100 100 120 104 124 120Z", WATER.shade),
        line("M56 112C64 108 70 114 78 111M86 114C94 110 102 115 110 112", WATER.bright, 2.4),
        shaded(
            "M58 86H96C100 76 110 76 112 70C108 88 100 96 90 98H70C62 96 58 92 58 86Z",
            GOLD.bright,
            "M84 86H96C100 76 110 76 112 70C108 88 100 96 90 98H80C86 94 86 90 84 86Z",
            GOLD.base,
        ),
        shape("M66 86C68 76 86 76 88 86Z", GOLD.base),
        disc(77, 75, 3, GOLD.bright),
        line("M58 88C48 84 48 96 60 94", GOLD.bright, 3.4),
        shape("M113 68C110 62 116 58 113 52C120 56 121 64 116 69Z", GOLD.glow),
        spark(62, 62, 5),
        spark(96, 58, 4),
    ),
}

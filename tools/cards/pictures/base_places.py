"""Buildings, workshops and lands of the base game."""

from typing import Final

from tools.cards.backdrops import arch, hills, wall, water
from tools.cards.buildings import flag, house, tower
from tools.cards.palette import (
    ACTION,
    BONE,
    FIRE,
    GOLD,
    INDIGO,
    INK,
    LEAF,
    MOSS,
    RED,
    ROSE,
    SKIN,
    STEEL,
    STONE,
    VICTORY,
    VIOLET,
    WATER,
    WOOD,
)
from tools.cards.strokes import ball, disc, draw, group, line, shaded, shadow, shape, spark
from tools.cards.things import GOLD_COIN, barrel, coin, gem

PICTURES: Final = {
    "cellar": draw(
        arch(ACTION, 74, 54, 62),
        shape("M100 120V108H115V94H130V80H145V66H160V120Z", STONE.base),
        shape(
            "M100 108H115V112H100ZM115 94H130V98H115ZM130 80H145V84H130ZM145 66H160V70H145Z",
            STONE.pale,
        ),
        barrel(58, 58, 0.95),
        barrel(34, 97, 0.95),
        barrel(80, 97, 0.95),
        disc(80, 97, 4, WOOD.dark),
        line("M112 0V22", STONE.dark, 2.4),
        disc(112, 38, 24, GOLD.pale, opacity=0.22),
        shape("M104 26H120V50H104Z", GOLD.bright),
        shape("M113 26H120V50H113Z", GOLD.base),
        shape("M102 22H122V27H102ZM102 49H122V54H102Z", WOOD.dark),
    ),
    "chapel": draw(
        hills(ACTION, 76, 50),
        shaded("M44 104V62L70 42L96 62V104Z", BONE.pale, "M78 48L96 62V104H78Z", BONE.shade),
        shape("M38 64L70 39L102 64L98 69L70 47L42 69Z", INDIGO.light),
        shape("M70 39L102 64L98 69L70 47Z", INDIGO.base),
        shaded("M96 104V48H122V104Z", BONE.light, "M110 104V48H122V104Z", BONE.deep),
        shape("M92 50L109 14L126 50Z", INDIGO.light),
        shape("M109 14L126 50H109Z", INDIGO.base),
        line("M109 16V2M103 7H115", GOLD.bright, 3),
        shape("M62 104V86A8 8 0 0 1 78 86V104Z", INK),
        disc(70, 66, 8, GOLD.pale),
        line("M70 58V74M62 66H78", WOOD.pale, 2),
        shape("M104 60H114V76H104Z", GOLD.pale),
        shape("M0 103C40 97 120 99 160 103V120H0Z", STONE.dark),
    ),
    "festival": draw(
        hills(ACTION, 80, 56),
        shaded(
            "M28 104L36 62L80 26L124 62L132 104Z",
            BONE.pale,
            "M80 26L124 62L132 104H96Z",
            BONE.shade,
        ),
        *(
            shape(path, RED.bright)
            for path in ("M36 62L80 26L58 64L52 104H28Z", "M80 26L92 66L96 104H70L72 66Z")
        ),
        shape("M80 26L124 62L132 104H118L108 64Z", RED.shade),
        shape(
            "M30 62H130L126 70C120 76 114 70 110 70C106 78 98 76 96 70C90 78 84 76 80 70"
            "C76 78 68 76 64 70C60 78 52 76 50 70C46 76 40 74 34 70Z",
            GOLD.bright,
        ),
        shape("M70 104L76 78C78 74 82 74 84 78L90 104Z", INK),
        flag(80, 28, 22, LEAF.pale, LEAF.base),
        line("M8 24C30 44 52 38 80 10M80 10C108 38 130 44 152 24", BONE.light, 1.8),
        *(
            shape(f"M{x} {y}l7 2l-5 8Z", fill)
            for x, y, fill in (
                (20, 33, WATER.bright),
                (36, 37, GOLD.bright),
                (52, 33, VIOLET.pale),
                (66, 22, LEAF.pale),
                (94, 24, GOLD.light),
                (108, 34, WATER.bright),
                (124, 37, RED.bright),
                (138, 32, GOLD.bright),
            )
        ),
    ),
    "gardens": draw(
        hills(VICTORY, 80, 52),
        *(
            draw(
                shadow(f"M{x - 3} 98V60H{x + 3}V98Z"),
                shape(f"M{x - 3} 96V{y}H{x + 3}V96Z", WOOD.base),
                ball(x, y - 6, radius, LEAF.bright, LEAF.base),
                ball(x, y - 6 - radius * 1.25, radius * 0.62, LEAF.bright, LEAF.base),
                shape(f"M{x - 11} 94H{x + 11}L{x + 8} 108H{x - 8}Z", FIRE.light),
                shape(f"M{x + 2} 94H{x + 11}L{x + 8} 108H{x + 2}Z", FIRE.dark),
            )
            for x, y, radius in ((80, 64, 20), (36, 74, 15), (124, 74, 15))
        ),
        *(
            disc(x, y, 3.4, fill)
            for x, y, fill in (
                (70, 54, ROSE.glow),
                (88, 62, GOLD.glow),
                (82, 48, ROSE.glow),
                (32, 66, GOLD.glow),
                (42, 72, ROSE.glow),
                (120, 68, ROSE.glow),
                (130, 72, GOLD.glow),
                (80, 34, GOLD.glow),
            )
        ),
        shape("M54 120L66 106H94L106 120Z", BONE.base),
    ),
    "laboratory": draw(
        wall(ACTION, 70, 60),
        shaded(
            "M60 20H88V48L116 92C120 100 116 106 108 106H40C32 106 28 100 32 92L60 48Z",
            WATER.pale,
            "M78 20H88V48L116 92C120 100 116 106 108 106H92C98 90 80 60 78 48Z",
            WATER.light,
        ),
        shape("M49 70H99L113 92C116 98 114 102 108 102H40C34 102 32 98 35 92Z", LEAF.pale),
        shape("M82 70H99L113 92C116 98 114 102 108 102H90C94 92 90 80 82 70Z", LEAF.light),
        shape("M55 14H93V23H55Z", WATER.glow),
        disc(56, 88, 5, MOSS.glow),
        disc(74, 80, 3.6, MOSS.glow),
        disc(88, 92, 4.4, MOSS.bright),
        disc(70, 60, 3, MOSS.pale),
        disc(78, 48, 2.4, MOSS.pale),
        disc(74, 8, 4, MOSS.pale),
        disc(84, -2, 3, MOSS.pale),
        shaded(
            "M122 58H134V72C146 76 150 90 144 100C140 106 116 106 112 100C106 90 110 76 122 72Z",
            WATER.pale,
            "M128 58H134V72C146 76 150 90 144 100C142 104 134 105 130 105C138 94 136 80 128 72Z",
            WATER.light,
        ),
        shape("M110 88H147C147 98 143 103 138 103H118C113 103 109 96 110 88Z", VIOLET.pale),
        line("M92 18C112 6 128 20 128 56", WATER.light, 4),
    ),
    "market": draw(
        hills(ACTION, 80, 54),
        shape("M30 50H36V104H30ZM124 50H130V104H124Z", WOOD.bright),
        shaded("M24 78H136V104H24Z", WOOD.pale, "M98 78H136V104H98Z", WOOD.base),
        line("M24 90H136", WOOD.shade, 2),
        *(
            ball(x, y, 8, fill, shade)
            for x, y, fill, shade in (
                (40, 74, RED.glow, RED.light),
                (54, 74, RED.glow, RED.light),
                (47, 63, RED.glow, RED.light),
                (74, 74, GOLD.bright, GOLD.base),
                (88, 74, GOLD.bright, GOLD.base),
                (81, 63, GOLD.bright, GOLD.base),
                (108, 74, LEAF.pale, LEAF.light),
                (122, 74, LEAF.pale, LEAF.light),
                (115, 63, LEAF.pale, LEAF.light),
            )
        ),
        shadow("M16 46L32 16H128L144 46Z"),
        *(
            shape(
                f"M{32 + place * 16:.0f} 16H{48 + place * 16:.0f}L{16 + (place + 1) * 21.33:.1f} 46"
                f"A10.66 9 0 0 1 {16 + place * 21.33:.1f} 46Z",
                fill,
            )
            for place, fill in enumerate(
                (RED.bright, BONE.glow, RED.bright, BONE.glow, RED.light, BONE.base)
            )
        ),
    ),
    "mine": draw(
        arch(ACTION, 80, 56, 50),
        shape("M20 12H140V26H20Z", WOOD.bright),
        shape("M96 12H140V26H96Z", WOOD.shade),
        shape("M24 24H38V112H24ZM122 24H136V112H122Z", WOOD.bright),
        shape("M31 24H38V112H31ZM129 24H136V112H129Z", WOOD.shade),
        line("M30 112H130M40 120H120", STEEL.shade, 4),
        gem(58, 54, 12, WATER.bright, WATER.light),
        gem(100, 52, 11, ROSE.glow, ROSE.bright),
        coin(80, 50, 13, GOLD_COIN),
        gem(72, 58, 9, WATER.glow, WATER.light),
        coin(92, 60, 9, GOLD_COIN),
        shaded("M40 62H120L112 98H48Z", STEEL.shade, "M96 62H120L112 98H92Z", STEEL.dark),
        shape("M36 58H124V67H36Z", STEEL.base),
        shape("M96 58H124V67H96Z", STEEL.deep),
        *(draw(disc(x, 102, 9.5, STONE.dark), disc(x, 102, 4.5, STEEL.base)) for x in (60, 100)),
    ),
    "moat": draw(
        water(ACTION, 80, 46),
        tower(48, 92, 22, 50),
        tower(90, 92, 22, 50),
        shape("M66 92V50h5v5h5v-5h8v5h5v-5h5V92Z", BONE.glow),
        shape("M84 92V50h0v5h5v-5h5V92Z", BONE.base),
        shape("M71 92V72A9 9 0 0 1 89 72V92Z", INK),
        *(shape(f"M{x} {y}h4v10h-4Z", INK) for x, y in ((57, 56), (99, 56))),
        shape("M68 90H92L102 112H58Z", WOOD.bright),
        shape("M84 90H92L102 112H88Z", WOOD.shade),
        line("M66 97H94M63 104H98", WOOD.shade, 2),
        line("M68 72L58 110M92 72L102 110", STONE.deep, 1.8),
        shape("M0 92C14 86 26 96 42 92C48 90 54 92 60 93L56 120H0Z", WATER.base),
        shape("M160 92C146 86 134 96 118 92C112 90 106 92 100 93L104 120H160Z", WATER.shade),
        line(
            "M6 102C14 98 22 104 30 101M18 112C28 108 34 114 46 110M118 103"
            "C126 99 134 105 144 101M114 113C126 109 134 115 148 110",
            WATER.pale,
            2.4,
        ),
    ),
    "remodel": draw(
        hills(ACTION, 80, 54),
        house(
            42,
            102,
            76,
            44,
            38,
            BONE.light,
            BONE.light,
            WOOD.light,
            WOOD.light,
            has_window=False,
        ),
        shape("M80 102V57H118V102Z", BONE.glow),
        shape("M104 102V57H118V102Z", BONE.base),
        shape("M80 20L123 59H80Z", WATER.base),
        shape("M80 20L123 59H104Z", WATER.shade),
        shape("M88 70H108V88H88Z", GOLD.bright),
        line("M98 70V88M88 79H108", WOOD.bright, 2),
        line("M48 66L60 62M66 78L76 74M50 84L58 80", BONE.deep, 2.6),
        line(
            "M122 106L140 36M136 110L152 40M126 92L141 96M130 76L145 80M134 60L149 64",
            GOLD.shade,
            3.4,
        ),
        shape("M0 101C40 95 120 97 160 101V120H0Z", STONE.dark),
    ),
    "smithy": draw(
        wall(ACTION, 62, 70, 66),
        shape(
            "M2 98C-2 76 14 66 12 46C22 52 24 60 24 66C30 56 34 42 28 24C44 36 58 62 54 98Z",
            FIRE.base,
        ),
        shape("M12 98C8 84 20 78 20 68C28 74 30 66 32 56C44 68 48 82 44 98Z", GOLD.light),
        shadow("M40 62H128C128 74 112 80 98 80V90H112V104H60V90H72V80C56 80 44 74 40 62Z"),
        shape(
            "M34 58C52 54 60 58 66 58H132C132 72 114 78 100 78V90H114V104H58V90H74V78"
            "C56 78 40 70 34 58Z",
            STEEL.shade,
        ),
        shape(
            "M96 58H132C132 72 114 78 100 78V90H114V104H96V90C92 82 92 70 96 58Z",
            STEEL.dark,
        ),
        shape("M66 58H132V63H66Z", STEEL.bright),
        group(
            "rotate(-34 112 36)",
            shadow("M70 30H112V22H136V50H112V40H70Z", 0.3),
            shape("M66 31H114V40H66Z", WOOD.pale),
            shape("M66 36H114V40H66Z", WOOD.base),
            shape("M110 20H136V51H110Z", STEEL.bright),
            shape("M124 20H136V51H124Z", STEEL.base),
        ),
        spark(84, 44, 9, GOLD.glow),
        spark(68, 34, 5, GOLD.bright),
        spark(100, 50, 4, GOLD.bright),
    ),
    "village": draw(
        hills(ACTION, 84, 54),
        disc(128, 26, 15, GOLD.pale),
        house(18, 94, 34, 24, 24, BONE.bright, BONE.deep, VIOLET.bright, VIOLET.base),
        house(106, 96, 36, 26, 24, BONE.bright, BONE.deep, WATER.base, WATER.shade),
        shape("M72 34V24H80V44Z", FIRE.dark),
        line("M76 20C70 14 84 10 76 2", BONE.light, 3, opacity=0.7),
        house(54, 102, 50, 36, 34),
        shape("M0 101C40 95 120 97 160 101V120H0Z", STONE.dark),
        shape("M66 102H80L96 120H58Z", BONE.base),
    ),
    "workshop": draw(
        wall(ACTION, 80, 52),
        shaded("M20 82H140V94H20Z", WOOD.pale, "M100 82H140V94H100Z", WOOD.base),
        shape("M28 94H40V120H28ZM120 94H132V120H120Z", WOOD.base),
        group(
            "rotate(-24 54 56)",
            shadow("M30 50H92L88 66H30Z", 0.3),
            shape(
                "M26 48L96 54V62L90 64L86 60L82 65L78 61L74 66L70 62L66 66L62 62L58 67L54 63"
                "L50 67L46 63L42 68L38 64L34 68L26 68Z",
                STEEL.pale,
            ),
            shape("M10 46C20 40 32 46 32 58C32 70 20 74 10 70Z", WOOD.bright),
        ),
        group(
            "rotate(38 108 48)",
            shape("M103 30H113V84H103Z", WOOD.pale),
            shape("M109 30H113V84H109Z", WOOD.base),
            shadow("M92 14H126V34H92Z", 0.3),
            shape("M90 12H126V32H90Z", STEEL.base),
            shape("M112 12H126V32H112Z", STEEL.deep),
        ),
        shape("M60 82C60 72 70 68 76 74C84 66 96 72 94 82Z", SKIN.bright),
        disc(132, 78, 4, GOLD.bright),
    ),
}

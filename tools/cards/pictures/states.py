"""The States: what a Hex leaves, seen on the one who has it."""

from typing import Final

from tools.cards.backdrops import arch, hills, water
from tools.cards.figures import Mouth, fingers, head, robe, wet_head
from tools.cards.palette import (
    BONE,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    RED,
    SKIN,
    STATE,
    STEEL,
    STONE,
    VIOLET,
    WATER,
    WHITE,
    WOOD,
)
from tools.cards.strokes import disc, draw, group, line, oval, shaded, shadow, shape, spark
from tools.cards.things import GOLD_COIN, cloud, coin, rain, sun, swirl

PICTURES: Final = {
    "deluded": draw(
        arch(STATE, 80, 52, 62),
        robe(VIOLET.bright, VIOLET.base, 86, 46),
        shape(
            "M40 120L46 106L56 112L62 100L72 112L80 102L88 112L98 100L104 112L114 106L120 120"
            "V124H40Z",
            BONE.pale,
        ),
        shape("M94 106L98 100L104 112L114 106L120 120V124H94Z", BONE.shade),
        head(62, 25, mouth=Mouth.NONE),
        swirl(69.5, 61, 9.5),
        swirl(90.5, 61, 9.5),
        shape("M68 74C74 77 86 77 92 74C90 84 70 84 68 74Z", INK),
        shape("M74 76.3H86V79H74Z", WHITE),
        disc(62, 71, 4.6, SKIN.shade, opacity=0.8),
        disc(98, 71, 4.6, SKIN.dark, opacity=0.8),
        shaded("M50 46L56 10H104L110 46Z", STONE.bright, "M92 10H104L110 46H94Z", STONE.base),
        shape("M46 42H114V50H46Z", STONE.pale),
        shape("M94 42H114V50H94Z", STONE.bright),
        line("M56 14C48 -2 112 -2 104 14", STONE.shade, 3.4),
        shape("M66 38L63 22L72 29L80 18L88 29L97 22L94 38Z", GOLD.bright),
        shape("M84 23.5L88 29L97 22L94 38H86Z", GOLD.base),
        line("M128 118V62", WOOD.pale, 5),
        shaded(
            "M118 52C118 38 138 38 138 52C138 64 134 68 128 68C122 68 118 64 118 52Z",
            WOOD.glow,
            "M130 42C135 43 138 46 138 52C138 64 134 68 129 68C134 60 134 50 130 42Z",
            WOOD.bright,
        ),
        shape(
            "M118 96C118 88 126 86 134 90C138 96 134 104 126 104C120 104 118 100 118 96Z",
            SKIN.glow,
        ),
        spark(34, 44, 6, GOLD.pale),
        spark(26, 74, 4, GOLD.pale),
    ),
    "envious": draw(
        hills(STATE, 74, 56, 62),
        shaded(
            "M38 84C34 50 46 28 70 28C94 28 106 50 102 84Z",
            MOSS.bright,
            "M82 30C98 36 104 56 102 84H86C94 64 92 44 82 30Z",
            MOSS.base,
        ),
        shape(
            "M36 70C28 60 30 48 38 46L42 66ZM104 70C112 60 110 48 102 46L98 66Z",
            WOOD.bright,
        ),
        shaded(
            "M32 50C26 28 44 14 66 14C90 8 116 22 108 50C102 40 86 36 70 36C54 36 38 40 32 50Z",
            VIOLET.bright,
            "M80 12.5C102 12 114 28 108 50C104 43 96 39 87 37.5C94 28 90 18 80 12.5Z",
            VIOLET.shade,
        ),
        line("M62 15C60 8 64 4 70 4", VIOLET.shade, 4),
        oval(56, 60, 9.5, 7.5, BONE.glow),
        oval(85, 60, 9.5, 7.5, BONE.pale),
        shape("M45 59C46 51 66 50 67 57L45 54ZM96 59C95 51 75 50 74 57L96 54Z", MOSS.base),
        line("M46 50L66 54M95 50L76 54", WOOD.base, 3.4),
        disc(61.5, 61, 3.8, INK),
        disc(90.5, 61, 3.8, INK),
        shape("M72 58C80 62 88 72 84 78C78 82 68 80 66 76C70 72 72 66 72 58Z", MOSS.light),
        shape("M77 62C83 67 87 73 84 78C81 80 77 80.5 74 80C79 75 80 69 77 62Z", MOSS.shade),
        shape("M0 82H160V120H0Z", STONE.base),
        shape("M112 82H160V120H112Z", STONE.shade),
        shape("M0 80H160V88H0Z", STONE.bright),
        shape("M112 80H160V88H112Z", STONE.base),
        line(
            "M0 104H160M30 88V104M84 88V104M132 88V104M56 104V120M108 104V120",
            STONE.shade,
            2,
        ),
        fingers(32, 80, MOSS.bright, MOSS.base),
        fingers(96, 80, MOSS.light, MOSS.shade),
        coin(128, 66, 17, GOLD_COIN, sun(GOLD.dark)),
        spark(146, 44, 6),
        spark(112, 44, 4),
    ),
    "lost_in_the_woods": draw(
        hills(STATE, 84, 46, 60),
        disc(84, 44, 22, GOLD.glow),
        shape(
            "M60 120C70 100 104 96 92 80C84 70 70 72 78 62C84 70 108 72 112 84"
            "C118 100 96 104 104 120Z",
            BONE.base,
        ),
        *(
            draw(shadow(d), shape(d, c))
            for d, c in (
                ("M8 0H28L32 50L50 36L34 64L38 120H2L10 60L-6 40L10 50Z", INDIGO.deep),
                (
                    "M132 0H152L150 48L164 36L150 66L156 120H120L128 64L108 44L128 52Z",
                    INDIGO.dark,
                ),
            )
        ),
        disc(20, 70, 2.6, GOLD.bright),
        disc(28, 70, 2.6, GOLD.bright),
        shape("M58 120V96L54 92L58 90V84L62 92V120ZM118 0", INDIGO.dark),
    ),
    "miserable": draw(
        hills(STATE, 80, 64, 54),
        rain(
            (
                (44, 40, 14),
                (118, 40, 14),
                (38, 66, 14),
                (126, 66, 14),
                (46, 90, 12),
                (120, 92, 12),
                (28, 46, 12),
                (136, 48, 12),
            ),
        ),
        robe(INDIGO.light, INDIGO.base, 90, 44),
        shape("M56 96L80 108L104 96L98 89H62Z", STEEL.shade),
        shape("M86 105L104 96L98 89H88Z", INDIGO.bright),
        wet_head(74),
        cloud(82, 28, 1.12),
    ),
    "twice_miserable": draw(
        water(STATE, 80, 62, 54),
        rain(
            (
                (24, 40, 14),
                (40, 42, 14),
                (56, 44, 12),
                (106, 44, 12),
                (124, 42, 14),
                (140, 40, 14),
                (18, 64, 14),
                (36, 66, 12),
                (128, 66, 12),
                (144, 64, 14),
                (28, 84, 10),
                (138, 84, 10),
            ),
        ),
        robe(INDIGO.bright, INDIGO.base, 88, 38, 74),
        wet_head(72, 74),
        group(
            "rotate(12 120 60)",
            line("M121 38V108", WOOD.bright, 3.8),
            shaded(
                "M94 66C95 48 107 40 120 39L116 50L122 54L119 62C114 61 111 64 110 68"
                "C107 62 101 62 99 67C97 64 95 64 94 66Z",
                RED.glow,
                "M120 39L116 50L122 54L119 62C114 61 111 64 110 68L109 66C110 56 113 46 120 39Z",
                RED.light,
                0.3,
            ),
            shaded(
                "M126 39C140 41 149 52 149 66C146 62 141 63 139 68C137 62 131 61 127 65"
                "L130 54L124 50Z",
                RED.bright,
                "M126 39C140 41 149 52 149 66C146 62 141 63 139 68C140 56 134 46 126 39Z",
                RED.shade,
                0.3,
            ),
            line("M122 54L127 72", STONE.pale, 1.8),
        ),
        cloud(44, 24, 0.98, STONE.light, STONE.shade),
        cloud(118, 22, 0.9, STONE.bright, STONE.base),
        shape("M82 20L73 32H80L75 44L91 29H84L90 20Z", GOLD.pale),
        shape(
            "M0 94C16 88 28 100 46 95C62 90 72 101 90 96C108 90 122 100 138 95"
            "C148 92 154 93 160 95V120H0Z",
            WATER.shade,
        ),
        shape(
            "M0 106C20 100 34 112 56 107C78 101 92 112 114 107C132 102 146 108 160 105V120H0Z",
            WATER.deep,
        ),
        line("M14 101C20 98 26 103 32 101M112 102C118 99 126 104 132 101", WATER.pale, 2.4),
        shaded(
            "M36 104C34 98 40 95 46 97L54 101C58 99 60 101 60 104C54 108 40 108 36 104Z",
            GOLD.bright,
            "M54 101C58 99 60 101 60 104C57 106 52 107 48 107C53 105 55 103 54 101Z",
            GOLD.base,
            0.3,
        ),
        disc(40, 93, 5.5, GOLD.bright),
        shape("M35 92L28 94L35 97Z", RED.bright),
        disc(39, 91.5, 1.4, INK),
    ),
}

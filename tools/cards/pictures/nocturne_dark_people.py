"""People of Nocturne's Kingdom whom nobody likes to meet in the dark."""

from typing import Final

from tools.cards.backdrops import arch, graves, stars, wall
from tools.cards.figures import Mouth, head, robe
from tools.cards.palette import (
    ACTION,
    BONE,
    GOLD,
    INDIGO,
    INK,
    LEAF,
    MOSS,
    NIGHT,
    RED,
    SKIN,
    STEEL,
    STONE,
    TEAL,
    VIOLET,
    WOOD,
)
from tools.cards.strokes import disc, draw, group, line, oval, shaded, shadow, shape

PICTURES: Final = {
    "conclave": draw(
        arch(ACTION, 80, 64, 56),
        *(
            group(
                f"translate({x} {y}) scale({scale})",
                shadow(
                    "M0 -34C16 -34 22 -18 20 -6C32 6 36 30 36 52H-36C-36 30 -32 6 -20 -6"
                    "C-22 -18 -16 -34 0 -34Z",
                ),
                shape(
                    "M0 -34C16 -34 22 -18 20 -6C32 6 36 30 36 52H-36C-36 30 -32 6 -20 -6"
                    "C-22 -18 -16 -34 0 -34Z",
                    cloth,
                ),
                shape("M0 -34C16 -34 22 -18 20 -6C32 6 36 30 36 52H14C18 24 16 -14 0 -34Z", shade),
                shape(
                    "M0 -26C10 -26 14 -16 12 -6C10 4 5 8 0 8C-5 8 -10 4 -12 -6"
                    "C-14 -16 -10 -26 0 -26Z",
                    INK,
                ),
                disc(-4.5, -10, 2, GOLD.bright),
                disc(4.5, -10, 2, GOLD.bright),
            )
            for x, y, scale, cloth, shade in (
                (36, 66, 0.95, STONE.base, STONE.dark),
                (124, 66, 0.95, STONE.base, STONE.dark),
                (80, 56, 1.12, RED.light, RED.deep),
            )
        ),
        shape("M72 120V96H88V120Z", BONE.glow),
        shape("M82 120V96H88V120Z", BONE.shade),
        shape("M80 72C87 82 87 92 80 94C73 92 73 82 80 72Z", GOLD.light),
        shape("M80 82C83 87 83 91 80 93C77 91 77 87 80 82Z", GOLD.glow),
    ),
    "exorcist": draw(
        graves(NIGHT, 66, 58),
        shape("M96 84L160 40V112Z", GOLD.glow, opacity=0.35),
        robe(STONE.deep, STONE.dark, 82, 42, 62),
        head(60, 19, mouth=Mouth.FROWN, x=62),
        shaded(
            "M18 48C36 38 88 38 106 48C108 53 102 54 98 53C80 47 44 47 26 53C22 54 16 53 18 48Z",
            INDIGO.base,
            "M76 42C90 43 102 45 106 48C108 53 102 54 98 53C90 50 82 49 74 48.5Z",
            INDIGO.deep,
        ),
        shape("M40 46C42 22 50 20 62 24C74 20 82 22 84 46C70 42 54 42 40 46Z", INDIGO.light),
        shape("M66 23C76 20 82 24 84 46C80 45 76 44 72 43.5C74 36 72 28 66 23Z", INDIGO.shade),
        shape("M40 44C54 39 70 39 84 44L83 38C70 34 54 34 41 38Z", RED.bright),
        shape("M86 74H104V98H86Z", GOLD.bright),
        shape("M96 74H104V98H96Z", GOLD.base),
        shape("M84 70H106V75H84ZM84 97H106V102H84Z", WOOD.shade),
        shape(
            "M128 66C128 52 150 52 150 66C150 76 154 80 158 84C152 90 148 84 144 84"
            "C142 92 136 90 136 84C130 88 126 80 128 66Z",
            TEAL.glow,
        ),
        disc(136, 66, 2.2, INK),
        disc(144, 66, 2.2, INK),
        oval(140, 74, 2.4, 3.4, INK),
    ),
    "necromancer": draw(
        graves(ACTION, 80, 44, 60),
        shadow(
            "M80 14C100 14 106 32 104 46C118 58 126 84 126 116H34C34 84 42 58 56 46"
            "C54 32 60 14 80 14Z",
        ),
        shape(
            "M80 12C102 12 108 32 105 46C119 58 127 86 127 120H33C33 86 41 58 55 46"
            "C52 32 58 12 80 12Z",
            INDIGO.base,
        ),
        shape(
            "M80 12C102 12 108 32 105 46C119 58 127 86 127 120H96C102 84 100 40 80 12Z",
            INDIGO.deep,
        ),
        shape(
            "M80 22C94 22 98 34 95 46C92 56 86 60 80 60C74 60 68 56 65 46C62 34 66 22 80 22Z",
            INK,
        ),
        disc(73, 42, 3.6, LEAF.glow),
        disc(87, 42, 3.6, LEAF.glow),
        shape("M48 62C36 60 26 66 22 74C32 80 44 80 54 76Z", INDIGO.base),
        shape("M112 62C124 60 134 66 138 74C128 80 116 80 106 76Z", INDIGO.deep),
        shape("M20 74C12 70 10 62 14 58C18 62 20 60 22 56C26 60 28 66 26 74Z", BONE.light),
        shape(
            "M140 74C148 70 150 62 146 58C142 62 140 60 138 56C134 60 132 66 134 74Z",
            BONE.shade,
        ),
        shadow("M68 82C68 70 92 70 92 82C92 88 90 92 88 94V100H72V94C70 92 68 88 68 82Z", 0.35),
        shape(
            "M66 80C66 66 94 66 94 80C94 87 92 91 89 93V101H71V93C68 91 66 87 66 80Z",
            MOSS.glow,
        ),
        shape(
            "M86 69C91 71 94 75 94 80C94 87 92 91 89 93V101H82C88 92 88 80 86 69Z",
            MOSS.bright,
        ),
        disc(74, 82, 4.4, INK),
        disc(86, 82, 4.4, INK),
        shape("M80 87L82.5 92H77.5Z", INK),
        line("M77 96V101M83 96V101", INK, 2),
        shape("M60 76C56 68 62 62 60 54C68 60 70 68 68 74Z", LEAF.glow, opacity=0.8),
        shape("M100 76C104 68 98 62 100 54C92 60 90 68 92 74Z", LEAF.pale, opacity=0.8),
    ),
    "night_watchman": draw(
        stars(NIGHT, 100, 54),
        robe(INDIGO.base, INDIGO.shade, 80, 42, 66),
        shape("M46 88L66 100L86 88L82 82H50Z", RED.bright),
        head(56, 19, x=66),
        shape("M48 60C52 64 80 64 84 60C84 70 76 76 66 76C56 76 48 70 48 60Z", WOOD.bright),
        shaded(
            "M34 44C40 26 54 22 66 22C78 22 92 26 98 44C88 38 78 40 66 40C54 40 44 38 34 44Z",
            INDIGO.shade,
            "M72 22.5C84 24 94 30 98 44C90 39 84 39.5 78 40C80 34 78 28 72 22.5Z",
            INDIGO.dark,
        ),
        line("M112 120V30C112 20 128 20 128 32", WOOD.bright, 4.4),
        disc(128, 56, 30, GOLD.pale, opacity=0.25),
        shape("M116 42H140V70H116Z", GOLD.bright),
        shape("M130 42H140V70H130Z", GOLD.base),
        shape("M113 36H143V43H113ZM113 69H143V76H113Z", WOOD.shade),
        shape("M128 48C133 55 133 64 128 66C123 64 123 55 128 48Z", BONE.glow),
        line("M128 36V30", WOOD.shade, 3),
        shape("M86 92C96 88 106 88 114 92C114 100 104 102 92 102Z", SKIN.glow),
    ),
    "raider": draw(
        stars(NIGHT, 80, 54),
        shape(
            "M56 38C36 38 24 24 26 4C36 20 50 22 62 28ZM104 38C124 38 136 24 134 4"
            "C124 20 110 22 98 28Z",
            BONE.glow,
        ),
        shape("M104 38C124 38 136 24 134 4C124 20 110 22 98 28Z", BONE.shade),
        robe(WOOD.base, WOOD.deep),
        shape("M56 60C50 88 64 108 80 112C96 108 110 88 104 60Z", GOLD.base),
        shape("M90 60H104C110 88 96 108 80 112C94 96 96 76 90 60Z", WOOD.pale),
        head(58, 20, mouth=Mouth.NONE, eye=2.8),
        shape("M62 68C70 64 90 64 98 68C94 78 66 78 62 68Z", GOLD.base),
        line("M74 72H86", INK, 2.4),
        shape("M56 54C54 20 106 20 104 54C90 48 70 48 56 54Z", STEEL.base),
        shape("M86 29C98 32 104 42 104 54C100 52 94 51 90 50.5C94 42 92 34 86 29Z", STEEL.deep),
        shape("M54 50C70 44 90 44 106 50V57C90 51 70 51 54 57Z", GOLD.shade),
        shape("M76 50H84L83 68H77Z", GOLD.shade),
        group(
            "rotate(20 136 80)",
            shape("M132 40H138V122H132Z", WOOD.bright),
            shape("M138 46C154 40 158 62 152 76C148 70 144 68 138 68Z", STEEL.pale),
        ),
    ),
    "skulk": draw(
        wall(ACTION, 80, 50),
        shape("M92 0H160V120H92Z", STONE.dark),
        line(
            "M92 26H160M92 58H160M92 90H160M122 0V26M108 26V58M140 26V58M122 58V90",
            STONE.deep,
            2.4,
        ),
        shaded(
            "M40 120C38 84 48 62 58 54C54 30 66 14 84 16C98 20 104 34 100 48V120Z",
            VIOLET.base,
            "M88 17.5C98 22 103 34 100 48V120H84C92 84 92 44 88 17.5Z",
            VIOLET.shade,
        ),
        shape("M72 28C84 24 96 32 95 44C92 54 80 56 72 52C66 46 66 34 72 28Z", INK),
        shape("M74 40L86 43C84 48 76 48 74 40Z", MOSS.pale),
        shape("M92 42L99 40C98 46 94 47 92 42Z", MOSS.pale),
        shape("M92 0H102V120H92Z", STONE.shade),
        shape("M86 84C92 78 104 80 108 86C106 94 94 96 88 94Z", SKIN.glow),
        group(
            "rotate(14 112 80)",
            shape("M112 34L120 44V80H106V44Z", STEEL.pale),
            shape("M113 35L120 44V80H113Z", STEEL.base),
            shape("M98 80H128V86H98Z", GOLD.shade),
            shape("M109 86H117V102H109Z", WOOD.base),
        ),
    ),
    "tormentor": draw(
        wall(ACTION, 80, 54),
        robe(STONE.shade, STONE.dark, 84, 50),
        shaded(
            "M80 8C104 8 112 36 108 66L112 92H48L52 66C48 36 56 8 80 8Z",
            RED.bright,
            "M88 9.5C106 14 111 38 108 66L112 92H88C98 66 98 30 88 9.5Z",
            RED.shade,
        ),
        shape("M58 46L76 50C76 60 62 62 58 46ZM102 46L84 50C84 60 98 62 102 46Z", INK),
        disc(69, 52, 2.6, GOLD.light),
        disc(91, 52, 2.6, GOLD.light),
        *(
            group(
                f"translate({x} {y}) rotate({turn})",
                line("M-8 0A8 5.5 0 1 1 8 0A8 5.5 0 1 1 -8 0Z", STEEL.light, 3.4),
            )
            for x, y, turn in (
                (34, 104, 20),
                (47, 108, -10),
                (60, 110, 15),
                (73, 111, -8),
                (86, 111, 10),
                (99, 110, -14),
                (112, 107, 8),
                (125, 103, -22),
            )
        ),
        line("M66 70H94M70 70V76M78 70V76M86 70V76", INK, 2.6),
        group(
            "rotate(-8 134 60)",
            line("M134 118V40", WOOD.bright, 4),
            shape("M122 44V22H126V36H132V16H136V36H142V22H146V44Z", STEEL.pale),
        ),
    ),
}

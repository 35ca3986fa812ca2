"""People of Nocturne's Kingdom."""

from typing import Final

from tools.cards.backdrops import arch, graves, hills, pines, stars, wall
from tools.cards.figures import Mouth, head, robe
from tools.cards.palette import (
    ACTION,
    BONE,
    FIRE,
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
    WATER,
    WOOD,
)
from tools.cards.strokes import disc, draw, group, line, oval, ring, shaded, shadow, shape, spark
from tools.cards.things import GOLD_COIN, coin

PICTURES: Final = {
    "bard": draw(
        pines(ACTION, 80, 58),
        group(
            "rotate(34 80 64)",
            shadow("M74 -14H86V40C112 44 118 90 80 104C42 90 48 44 74 40Z"),
            shape("M75 -20H85V50H75Z", WOOD.base),
            shape("M68 -30H92L88 -16H72Z", WOOD.bright),
            shape("M80 36C112 38 120 92 80 106C40 92 48 38 80 36Z", GOLD.shade),
            shape("M86 36.5C112 42 118 92 80 106C100 88 102 56 86 36.5Z", FIRE.deep),
            disc(80, 68, 11, INK),
            ring(80, 68, 13.5, BONE.bright, 2.4),
            shape("M66 90H94V95H66Z", WOOD.base),
            line("M77 -22V90M80 -22V90M83 -22V90", BONE.glow, 1.1),
        ),
        shape("M30 30V12L46 8V26A6 5 0 1 1 43 22V14L33 17V34A6 5 0 1 1 30 30Z", MOSS.pale),
        shape("M132 92V76L136 75V92A6 5 0 1 1 132 92Z", MOSS.pale),
        spark(124, 22, 7),
    ),
    "conclave": draw(
        arch(ACTION, 80, 64, 56),
        *(
            group(
                f"translate({x} {y}) scale({s})",
                shadow(
                    "M0 -34C16 -34 22 -18 20 -6C32 6 36 30 36 52H-36C-36 30 -32 6 -20 -6"
                    "C-22 -18 -16 -34 0 -34Z",
                ),
                shape(
                    "M0 -34C16 -34 22 -18 20 -6C32 6 36 30 36 52H-36C-36 30 -32 6 -20 -6"
                    "C-22 -18 -16 -34 0 -34Z",
                    f,
                ),
                shape("M0 -34C16 -34 22 -18 20 -6C32 6 36 30 36 52H14C18 24 16 -14 0 -34Z", q),
                shape(
                    "M0 -26C10 -26 14 -16 12 -6C10 4 5 8 0 8C-5 8 -10 4 -12 -6"
                    "C-14 -16 -10 -26 0 -26Z",
                    INK,
                ),
                disc(-4.5, -10, 2, GOLD.bright),
                disc(4.5, -10, 2, GOLD.bright),
            )
            for x, y, s, f, q in (
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
    "druid": draw(
        pines(ACTION, 80, 52),
        line(
            "M64 36C50 34 44 24 46 8M56 32C44 34 36 30 32 22M96 36C110 34 116 24 114 8M104 32"
            "C116 34 124 30 128 22",
            BONE.base,
            5,
        ),
        robe(LEAF.base, LEAF.deep),
        shape(
            "M52 62C48 28 112 28 108 62C112 80 104 92 96 96H64C56 92 48 80 52 62Z",
            LEAF.light,
        ),
        shape(
            "M92 37C104 42 109 50 108 62C112 80 104 92 96 96H86C100 80 102 56 92 37Z",
            LEAF.shade,
        ),
        head(58, 18, mouth=Mouth.NONE),
        shape(
            "M62 62C66 70 74 70 80 68C86 70 94 70 98 62C104 86 92 106 80 112C68 106 56 86 62 62Z",
            BONE.glow,
        ),
        shape(
            "M88 68.5C92 68 96 66 98 62C104 86 92 106 80 112C92 96 94 80 88 68.5Z",
            BONE.shade,
        ),
        line("M74 74C78 76 82 76 86 74", BONE.deep, 2),
        shape("M80 30C86 34 86 42 80 44C74 42 74 34 80 30Z", MOSS.pale),
        spark(28, 70, 6, MOSS.pale),
        spark(134, 66, 5, MOSS.pale),
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
    "fool": draw(
        pines(ACTION, 80, 52),
        shadow("M50 96C50 84 110 84 110 96V116H50Z"),
        shape("M46 120C46 96 62 88 80 88C98 88 114 96 114 120Z", RED.bright),
        shape("M80 88C98 88 114 96 114 120H80Z", WATER.shade),
        disc(80, 62, 24, SKIN.glow),
        shape("M84 38A24 24 0 0 1 80 86A34 34 0 0 0 84 38Z", SKIN.light),
        shape(
            "M54 60C44 44 30 44 22 56C18 36 34 20 52 26C56 12 70 8 80 8V50C68 48 58 52 54 60Z",
            RED.bright,
        ),
        shape(
            "M106 60C116 44 130 44 138 56C142 36 126 20 108 26C104 12 90 8 80 8V50"
            "C92 48 102 52 106 60Z",
            WATER.shade,
        ),
        shape("M80 8C66 18 62 34 80 52C98 34 94 18 80 8Z", GOLD.bright),
        disc(22, 58, 6, GOLD.bright),
        disc(138, 58, 6, GOLD.base),
        disc(80, 8, 6, GOLD.bright),
        disc(72, 62, 3, INK),
        disc(89, 62, 3, INK),
        line("M68 72C74 80 86 80 92 72", INK, 3),
        disc(80, 67, 3.4, FIRE.bright),
        shape("M62 88L70 98L80 90L90 98L98 88L80 84Z", GOLD.bright),
    ),
    "leprechaun": draw(
        hills(ACTION, 80, 54),
        robe(LEAF.base, LEAF.deep, 84),
        shape("M56 60C50 84 62 106 80 110C98 106 110 84 104 60Z", FIRE.light),
        shape("M90 60H104C110 84 98 106 80 110C94 94 96 76 90 60Z", FIRE.dark),
        head(60, 19, mouth=Mouth.NONE),
        shape("M66 70C72 66 88 66 94 70C90 78 70 78 66 70Z", FIRE.light),
        line("M74 73C78 76 82 76 86 73", INK, 2.2),
        disc(80, 65, 3.6, FIRE.bright),
        shaded("M56 44L60 4H100L104 44Z", LEAF.base, "M88 4H100L104 44H90Z", LEAF.deep),
        shaded(
            "M38 44H122C124 50 118 53 114 53H46C42 53 36 50 38 44Z",
            LEAF.light,
            "M92 44H122C124 50 118 53 114 53H92Z",
            LEAF.shade,
        ),
        shape("M57 34H103L104 44H56Z", INK),
        shape("M72 32H88V46H72Z", GOLD.bright),
        shape("M76 36H84V42H76Z", INK),
        coin(128, 94, 13, GOLD_COIN),
        coin(30, 100, 10, GOLD_COIN),
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
    "pixie": draw(
        pines(ACTION, 80, 54, 60),
        shape("M76 56C56 18 22 20 16 36C14 52 48 66 76 62Z", WATER.pale, opacity=0.92),
        shape("M84 56C104 18 138 20 144 36C146 52 112 66 84 62Z", WATER.bright, opacity=0.92),
        shape("M76 62C52 64 34 78 38 90C48 98 70 84 78 68Z", WATER.glow, opacity=0.9),
        shape("M84 62C108 64 126 78 122 90C112 98 90 84 82 68Z", WATER.bright, opacity=0.9),
        line("M72 58C56 46 38 38 26 36M88 58C104 46 122 38 134 36", WATER.light, 1.6),
        shadow("M70 58H90L98 90L88 86L80 96L72 86L62 90Z"),
        line("M75 92L72 110M85 92L88 110", SKIN.pale, 4.4),
        shape("M70 54H90L99 90L89 86L80 97L71 86L61 90Z", LEAF.pale),
        shape("M83 54H90L99 90L89 86L80 97C86 84 86 66 83 54Z", LEAF.light),
        line("M70 60L54 74M90 60L108 46", SKIN.pale, 4.6),
        disc(80, 40, 15, SKIN.glow),
        shape("M84 26A15 15 0 0 1 80 55A22 22 0 0 0 84 26Z", SKIN.light),
        shape(
            "M64 42C60 24 72 18 80 20C92 18 100 26 96 44C92 34 86 30 78 32C72 32 66 36 64 42Z",
            FIRE.base,
        ),
        shape("M74 20C76 12 84 12 88 8C88 16 86 20 82 22Z", FIRE.base),
        shape("M66 42L54 34L65 48Z", SKIN.glow),
        shape("M94 42L106 34L95 48Z", SKIN.light),
        disc(74, 43, 2.4, INK),
        disc(86, 43, 2.4, INK),
        line("M76 49C79 51 82 51 84 49", INK, 1.8),
        line("M108 46L116 34", WOOD.bright, 2.6),
        spark(118, 29, 12, GOLD.pale),
        spark(34, 106, 5),
        spark(126, 104, 5),
        spark(24, 66, 4),
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
            STONE.shade,
            "M88 17.5C98 22 103 34 100 48V120H84C92 84 92 44 88 17.5Z",
            STONE.dark,
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
            RED.shade,
            "M88 9.5C106 14 111 38 108 66L112 92H88C98 66 98 30 88 9.5Z",
            RED.dark,
        ),
        shape("M58 46L76 50C76 60 62 62 58 46ZM102 46L84 50C84 60 98 62 102 46Z", INK),
        disc(69, 52, 2.6, GOLD.light),
        disc(91, 52, 2.6, GOLD.light),
        *(
            group(
                f"translate({x} {y}) rotate({r})",
                line("M-8 0A8 5.5 0 1 1 8 0A8 5.5 0 1 1 -8 0Z", STEEL.light, 3.4),
            )
            for x, y, r in (
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
    "tracker": draw(
        pines(ACTION, 72, 54),
        robe(WOOD.light, WOOD.shade, 82, 44, 70),
        shaded(
            "M40 60C34 26 106 26 100 60C106 78 98 92 90 96H50C42 92 34 78 40 60Z",
            SKIN.dark,
            "M82 35.5C96 40 101 48 100 60C106 78 98 92 90 96H76C92 80 94 54 82 35.5Z",
            WOOD.light,
        ),
        shape("M44 46L38 20L60 36ZM96 46L102 20L80 36Z", SKIN.dark),
        shape("M96 46L102 20L86 34Z", WOOD.light),
        head(62, 18, x=70),
        shape("M52 58C56 50 84 50 88 58C84 54 56 54 52 58Z", WOOD.base),
        *(
            group(
                f"translate({x} {y}) rotate({r}) scale({s})",
                oval(0, 3, 5.5, 4.6, GOLD.pale),
                disc(-6, -3, 2.3, GOLD.pale),
                disc(-2, -6, 2.3, GOLD.pale),
                disc(3, -6, 2.3, GOLD.pale),
                disc(7, -3, 2.3, GOLD.pale),
            )
            for x, y, r, s in (
                (112, 108, 20, 1),
                (124, 88, 28, 0.9),
                (138, 72, 20, 0.8),
                (128, 54, -8, 0.7),
                (140, 40, 14, 0.6),
            )
        ),
    ),
}

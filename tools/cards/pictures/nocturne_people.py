"""People of Nocturne's Kingdom."""

from typing import Final

from tools.cards.backdrops import hills, pines
from tools.cards.figures import Mouth, head, robe
from tools.cards.palette import (
    ACTION,
    BONE,
    FIRE,
    GOLD,
    INK,
    LEAF,
    MOSS,
    RED,
    SKIN,
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
                f"translate({x} {y}) rotate({turn}) scale({scale})",
                oval(0, 3, 5.5, 4.6, GOLD.pale),
                disc(-6, -3, 2.3, GOLD.pale),
                disc(-2, -6, 2.3, GOLD.pale),
                disc(3, -6, 2.3, GOLD.pale),
                disc(7, -3, 2.3, GOLD.pale),
            )
            for x, y, turn, scale in (
                (112, 108, 20, 1),
                (124, 88, 28, 0.9),
                (138, 72, 20, 0.8),
                (128, 54, -8, 0.7),
                (140, 40, 14, 0.6),
            )
        ),
    ),
}

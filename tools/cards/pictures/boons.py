"""The Boons."""

from typing import Final

from tools.cards.backdrops import hills, pine, rays, stars, water
from tools.cards.figures import bird
from tools.cards.palette import (
    BONE,
    BOON,
    FIRE,
    GOLD,
    INK,
    LEAF,
    MOSS,
    RED,
    SHADOW,
    SKIN,
    STEEL,
    TEAL,
    WATER,
    WHITE,
    WOOD,
)
from tools.cards.strokes import ball, disc, draw, group, line, oval, shaded, shadow, shape, spark
from tools.cards.things import GOLD_COIN, SILVER_COIN, coin, gem


def ear(turn: float, corn: str, shade: str) -> str:
    """An ear of wheat on its stalk, turned about its foot."""
    grains = (
        group(f"translate({x} {y}) rotate({lean})", oval(0, 0, 4.6, 9, fill))
        for y in (60, 49, 38, 27)
        for x, lean, fill in ((73.5, -26, corn), (86.5, 26, shade))
    )
    return group(
        f"rotate({turn:g} 80 128)",
        line("M80 124V30", GOLD.shade, 3.6),
        *grains,
        oval(80, 15, 4.6, 9.5, corn),
        line("M80 8V-4M73 22L66 10M87 22L94 10", corn, 1.8),
    )


PICTURES: Final = {
    "earths_gift": draw(
        hills(BOON, 80, 54),
        shape("M20 120C24 92 50 84 80 84C110 84 136 92 140 120Z", WOOD.light),
        shape("M80 84C110 84 136 92 140 120H96C104 106 98 92 80 84Z", WOOD.shade),
        line("M80 88C80 72 80 62 80 46", LEAF.bright, 6),
        shaded(
            "M80 58C60 60 44 46 42 26C64 24 80 36 80 58Z",
            LEAF.pale,
            "M80 58C60 60 48 50 43 36C58 38 72 46 80 58Z",
            LEAF.bright,
        ),
        shaded(
            "M80 50C80 30 96 18 118 20C118 42 102 54 80 50Z",
            LEAF.pale,
            "M80 50C92 40 106 30 118 20C118 42 102 54 80 50Z",
            LEAF.light,
        ),
        coin(52, 104, 9, GOLD_COIN),
        gem(108, 104, 9, WATER.bright, WATER.light),
        spark(130, 50, 6),
        spark(30, 56, 5),
    ),
    "fields_gift": draw(
        hills(BOON, 80, 52),
        *(
            ear(r, a, b)
            for r, a, b in (
                (-30, GOLD.light, GOLD.deep),
                (30, GOLD.light, GOLD.deep),
                (-15, GOLD.bright, GOLD.shade),
                (15, GOLD.bright, GOLD.shade),
                (0, GOLD.pale, GOLD.light),
            )
        ),
        shape("M62 92C70 96 90 96 98 92L96 102C88 106 72 106 64 102Z", RED.bright),
        shape("M84 95C90 95 94 94 98 92L96 102C92 104 88 105 84 105Z", RED.shade),
    ),
    "flames_gift": draw(
        rays(BOON, 80, 62, 64),
        shadow("M44 96L116 110L114 116L42 104ZM116 96L44 110L46 116L118 104Z"),
        shape(
            "M80 4C88 26 116 42 114 72C112 92 98 102 80 102C62 102 48 92 46 72"
            "C46 52 60 44 60 28C70 34 74 42 74 50C80 38 84 22 80 4Z",
            FIRE.base,
        ),
        shape("M80 4C88 26 116 42 114 72C112 92 98 102 80 102C102 84 104 40 80 4Z", FIRE.dark),
        shape(
            "M80 42C88 56 100 60 100 78C100 92 92 100 80 100C68 100 60 92 60 78"
            "C60 66 70 62 72 54C77 58 78 62 78 66C82 58 82 50 80 42Z",
            GOLD.light,
        ),
        shape(
            "M80 66C84 74 90 78 90 86C90 96 86 100 80 100C74 100 70 96 70 86C70 80 78 76 80 66Z",
            GOLD.glow,
        ),
        line("M42 100L118 112M118 100L42 112", WOOD.light, 8),
        line("M42 100L118 112", WOOD.shade, 2),
    ),
    "forests_gift": draw(
        hills(BOON, 80, 50, 64),
        shadow(
            "M72 108V74C40 78 30 50 48 36C50 14 84 6 98 20C124 18 134 48 114 62"
            "C110 74 98 76 88 74V108Z",
        ),
        shape("M70 110C74 98 74 84 72 66H90C88 84 88 98 94 110Z", WOOD.light),
        shape("M83 66H90C88 84 88 98 94 110H84Z", WOOD.shade),
        shape(
            "M48 36C50 14 84 4 98 18C126 16 136 48 114 62C108 76 92 76 80 70"
            "C64 82 40 76 40 58C32 50 38 40 48 36Z",
            LEAF.light,
        ),
        shape("M98 18C126 16 136 48 114 62C108 76 92 76 80 70C104 62 110 38 98 18Z", LEAF.base),
        *(coin(x, y, 8, GOLD_COIN) for x, y in ((60, 44), (84, 32), (104, 48), (80, 58))),
        spark(130, 20, 6),
        spark(28, 28, 5),
    ),
    "moons_gift": draw(
        stars(BOON, 80, 40, 66),
        disc(80, 38, 30, GOLD.glow),
        shape("M80 8A30 30 0 0 1 80 68A42 42 0 0 0 80 8Z", BONE.bright),
        disc(70, 31, 5, BONE.base),
        disc(86, 48, 6.5, BONE.base),
        shape("M0 78H160V120H0Z", WATER.deep),
        shape("M0 78H160V84H0Z", WATER.dark),
        *(
            line(f"M{82.5 - w / 2} {y + 2.5}h{w - 5}", c, 5)
            for y, w, c in (
                (82, 64, GOLD.glow),
                (91, 46, GOLD.glow),
                (100, 56, BONE.bright),
                (109, 30, BONE.bright),
            )
        ),
        shape("M0 78C12 66 30 66 40 78ZM122 78C130 68 150 66 160 76V78Z", WOOD.deep),
        line(
            "M24 112C24 98 20 92 22 82M32 114C34 104 30 98 34 88M138 112C138 100 142 94 138 84",
            MOSS.deep,
            3.2,
        ),
        spark(124, 28, 7),
        spark(34, 40, 6),
        spark(118, 92, 4),
        spark(52, 108, 4),
    ),
    "mountains_gift": draw(
        stars(BOON, 80, 46),
        shaded(
            "M10 108L62 20L90 62L104 44L150 108Z",
            STEEL.shade,
            "M62 20L90 62L104 44L150 108H96L78 66Z",
            STEEL.dark,
        ),
        shape("M62 20L84 53L74 48L68 58L58 46L48 52Z", WHITE),
        shape("M62 20L84 53L74 48L70 52Z", STEEL.bright),
        shape("M104 44L118 64L108 60L98 56Z", WHITE),
        coin(80, 92, 13, SILVER_COIN),
        disc(128, 26, 12, GOLD.glow),
    ),
    "rivers_gift": draw(
        hills(BOON, 108, 40),
        disc(116, 30, 14, GOLD.glow),
        shape("M0 66L34 22L62 58L80 44L104 74L128 58L160 84V120H0Z", MOSS.deep),
        shape("M34 22L62 58L56 84L44 52ZM80 44L104 74L98 92L84 62ZM128 58L160 84V96Z", MOSS.dark),
        shape("M34 22L44 36L36 34L30 40L25 34Z", WHITE),
        shape("M0 78C30 68 60 72 78 76C106 82 134 80 160 76V120H0Z", LEAF.shade),
        shape("M100 80C124 82 142 79 160 76V120H120C136 104 120 90 100 80Z", LEAF.deep),
        shadow(
            "M70 72C92 80 50 84 62 94C72 102 40 106 20 120H132C136 104 92 104 104 92"
            "C112 82 92 78 84 72Z"
        ),
        shape(
            "M68 70C90 78 48 82 60 92C70 100 38 104 18 120H130C134 102 90 102 102 90"
            "C110 80 90 76 82 70Z",
            WATER.base,
        ),
        shape(
            "M76 70C96 78 82 82 82 92C82 102 108 104 104 120H130C134 102 90 102 102 90"
            "C110 80 90 76 82 70Z",
            WATER.shade,
        ),
        line("M66 86C74 90 84 88 90 90M56 106C72 110 84 104 96 108", WATER.glow, 2.6),
        shape(pine(26, 100, 44, 26), LEAF.dark),
        shape(pine(138, 102, 40, 26), LEAF.dark),
        shape(pine(10, 110, 40, 24), LEAF.dark),
    ),
    "seas_gift": draw(
        stars(BOON, 84, 48),
        shape(
            "M0 88C30 84 40 30 84 24C116 22 126 46 112 58C104 64 92 58 96 48"
            "C84 52 76 70 92 84C110 96 140 92 160 84V120H0Z",
            WATER.base,
        ),
        shape(
            "M84 24C116 22 126 46 112 58C104 64 92 58 96 48C100 44 104 42 106 36"
            "C100 28 92 26 84 24Z",
            WATER.glow,
        ),
        shape(
            "M0 104C20 98 30 108 50 104C70 98 80 108 100 104C120 98 130 108 160 100V120H0Z",
            WATER.shade,
        ),
        line("M36 74C46 52 60 40 76 36", WATER.pale, 3),
        shaded(
            "M112 104C108 90 120 82 130 82C140 82 152 90 148 104C142 110 118 110 112 104Z",
            SKIN.pale,
            "M134 82.5C144 84 151 92 148 104C145 107 138 108 132 108.5C140 100 140 90 134 82.5Z",
            SKIN.shade,
            0.3,
        ),
        line("M130 86V106M122 88L126 106M138 88L134 106", RED.pale, 1.8),
    ),
    "skys_gift": draw(
        rays(BOON, 80, 60),
        *(
            group(
                f"translate({x} {y}) scale({s})",
                shadow(
                    "M-34 10C-48 10 -46 -8 -34 -8C-34 -24 -10 -28 -4 -16C6 -28 30 -20 28 -6"
                    "C44 -6 44 10 30 10Z",
                    0.3,
                ),
                shape(
                    "M-34 10C-48 10 -46 -8 -34 -8C-34 -24 -10 -28 -4 -16C6 -28 30 -20 28 -6"
                    "C44 -6 44 10 30 10Z",
                    STEEL.glow,
                ),
                shape(
                    "M14 -20.5C24 -19 29 -14 28 -6C44 -6 44 10 30 10H6C20 4 22 -12 14 -20.5Z",
                    STEEL.bright,
                ),
            )
            for x, y, s in ((48, 42, 0.95), (112, 58, 0.8), (60, 96, 0.9))
        ),
        coin(112, 28, 15, GOLD_COIN),
        bird(94, 84, 1.3, BONE.glow),
        bird(28, 72, 0.9, GOLD.pale),
        bird(128, 96, 0.8, GOLD.pale),
    ),
    "suns_gift": draw(
        rays(BOON, 80, 58),
        *(
            group(f"rotate({a} 80 58)", shape("M72 26L80 2L88 26Z", c))
            for a, c in [(k * 30, GOLD.bright if k % 2 == 0 else FIRE.pale) for k in range(12)]
        ),
        disc(83, 63, 31, SHADOW, opacity=0.42),
        ball(80, 58, 31, GOLD.pale, GOLD.light),
        line("M64 54C67 50 72 50 75 54M86 54C89 50 94 50 97 54", INK, 3),
        line("M68 66C74 74 86 74 92 66", INK, 3),
        disc(64, 64, 4.6, FIRE.glow, opacity=0.8),
        disc(97, 64, 4.6, FIRE.light, opacity=0.8),
    ),
    "swamps_gift": draw(
        water(BOON, 80, 50),
        *(
            line(d, MOSS.deep, 4)
            for d in (
                "M24 116C26 92 20 70 26 48",
                "M40 118C40 98 46 84 42 66",
                "M136 116C134 92 142 72 136 50",
                "M120 118C122 100 116 86 120 70",
            )
        ),
        *(oval(x, y, 4.6, 11, WOOD.base) for x, y in ((26, 42), (42, 60), (136, 44), (120, 64))),
        shape(
            "M80 20C85 34 100 42 100 60C100 74 92 82 80 82C68 82 60 74 60 60"
            "C60 48 70 44 71 34C76 38 77 42 77 46C81 40 82 30 80 20Z",
            TEAL.light,
        ),
        shape("M80 20C85 34 100 42 100 60C100 74 92 82 80 82C92 72 94 42 80 20Z", TEAL.shade),
        disc(80, 64, 11, TEAL.glow),
        disc(76, 64, 2.2, INK),
        disc(84, 64, 2.2, INK),
        shaded(
            "M52 100C52 90 62 86 74 88L80 84L88 88C100 86 108 92 108 100C100 106 60 106 52 100Z",
            MOSS.base,
            "M88 88C100 86 108 92 108 100C104 103 94 105 84 105C94 100 94 92 88 88Z",
            LEAF.base,
        ),
    ),
    "winds_gift": draw(
        hills(BOON, 80, 52),
        *(
            line(d, c, w)
            for d, c, w in (
                ("M14 44H96C118 44 118 16 98 18C88 20 88 32 98 32", STEEL.glow, 7),
                ("M24 62H122C146 62 144 90 124 88C114 86 116 74 124 76", STEEL.pale, 7),
                ("M10 80H78C96 80 96 104 80 102C72 100 74 92 80 92", STEEL.bright, 6),
            )
        ),
        *(
            group(
                f"translate({x} {y}) rotate({r})",
                shape("M-9 0C-5 -7 5 -7 10 0C5 6 -5 6 -9 0Z", f),
            )
            for x, y, r, f in (
                (40, 28, -20, FIRE.pale),
                (62, 100, 24, LEAF.pale),
                (136, 36, 30, GOLD.bright),
                (104, 104, -14, FIRE.pale),
                (26, 102, 10, GOLD.bright),
            )
        ),
    ),
}

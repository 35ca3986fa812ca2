"""Things of the base game."""

from typing import Final

from tools.cards.backdrops import arch, hills, wall
from tools.cards.palette import ACTION, BONE, GOLD, INK, LEAF, RED, SHADOW, WATER, WOOD
from tools.cards.strokes import disc, draw, line, shaded, shadow, shape
from tools.cards.things import COPPER_COIN, GOLD_COIN, coin

PICTURES: Final = {
    "library": draw(
        wall(ACTION, 96, 46, 60),
        *(
            draw(shadow(path), shape(path, fill), shape(part, shade))
            for path, fill, part, shade in (
                ("M20 88H112V106H20Z", RED.bright, "M84 88H112V106H84Z", RED.shade),
                ("M28 72H118V88H28Z", WATER.shade, "M92 72H118V88H92Z", WATER.deep),
                ("M18 56H104V72H18Z", LEAF.light, "M78 56H104V72H78Z", LEAF.shade),
            )
        ),
        shape("M24 91H112V103H24Z", BONE.pale, opacity=0.92),
        shape("M30 75H34V85H30ZM20 59H24V69H20Z", GOLD.bright),
        shape("M20 88H30V106H20Z", RED.bright),
        shaded(
            "M62 52C50 42 36 42 24 46V18C38 14 52 16 62 26C72 16 86 14 100 18V46"
            "C88 42 74 42 62 52Z",
            BONE.glow,
            "M62 26C72 16 86 14 100 18V46C88 42 74 42 62 52Z",
            BONE.base,
        ),
        line(
            "M32 26C40 24 48 26 54 30M32 34C40 32 48 34 54 38M70 30C76 26 84 24 92 26M70 38"
            "C76 34 84 32 92 34",
            BONE.deep,
            2.2,
        ),
        shape("M124 106V66H140V106Z", BONE.glow),
        shape("M134 106V66H140V106Z", BONE.shade),
        shape("M132 34C142 48 142 62 132 64C122 62 122 48 132 34Z", GOLD.light),
        shape("M132 48C136 54 136 60 132 62C128 60 128 54 132 48Z", GOLD.glow),
        shape("M116 104H148V110H116Z", WOOD.bright),
    ),
    "merchant": draw(
        hills(ACTION, 74, 54),
        shaded(
            "M22 84C20 40 38 22 74 22C110 22 126 40 124 84Z",
            BONE.pale,
            "M92 25C114 30 126 48 124 84H100C104 60 102 38 92 25Z",
            BONE.shade,
        ),
        line("M46 84C46 52 50 34 58 24M84 84C88 56 86 36 82 23", BONE.shade, 3),
        shape("M54 84C54 60 62 48 74 48C86 48 92 60 92 84Z", INK),
        shape("M60 84V72C60 66 70 64 72 72V84Z", GOLD.shade),
        coin(80, 76, 7, GOLD_COIN),
        shape("M18 82H134V94H18Z", WOOD.bright),
        shape("M98 82H134V94H98Z", WOOD.shade),
        line("M134 88L154 80", WOOD.bright, 5),
        *(
            draw(
                disc(x + 3, 103, 15, SHADOW, opacity=0.42),
                disc(x, 98, 15, WOOD.base),
                disc(x, 98, 10.5, GOLD.shade),
                line(
                    f"M{x} 88V108M{x - 10} 98H{x + 10}M{x - 7} 91L{x + 7} 105M{x + 7} 91"
                    f"L{x - 7} 105",
                    WOOD.base,
                    2.4,
                ),
                disc(x, 98, 4, WOOD.deep),
            )
            for x in (42, 108)
        ),
    ),
    "moneylender": draw(
        arch(ACTION, 80, 54),
        line("M80 20V100", GOLD.shade, 5),
        shape("M56 104C60 94 100 94 104 104V110H56Z", GOLD.shade),
        shape("M84 97C94 98 102 100 104 104V110H84Z", WOOD.pale),
        line("M32 38L128 26", GOLD.bright, 5),
        disc(80, 22, 7, GOLD.bright),
        line("M32 38L18 74M32 38L46 74M128 26L114 60M128 26L142 60", BONE.light, 1.8),
        coin(26, 66, 7, GOLD_COIN),
        coin(38, 66, 7, GOLD_COIN),
        coin(32, 56, 7, GOLD_COIN),
        shaded(
            "M12 73H52C52 84 44 90 32 90C20 90 12 84 12 73Z",
            GOLD.light,
            "M36 73H52C52 84 44 90 34 90C38 84 38 78 36 73Z",
            GOLD.deep,
        ),
        coin(128, 53, 7, COPPER_COIN),
        shaded(
            "M108 59H148C148 70 140 76 128 76C116 76 108 70 108 59Z",
            GOLD.light,
            "M132 59H148C148 70 140 76 130 76C134 70 134 64 132 59Z",
            GOLD.deep,
        ),
    ),
    "throne_room": draw(
        arch(ACTION, 80, 54),
        shape("M62 120L68 100H92L98 120Z", RED.light),
        shadow("M52 100V40C52 24 66 18 80 14C94 18 108 24 108 40V100Z"),
        shape("M52 100V42C52 26 66 20 80 16C94 20 108 26 108 42V100Z", WOOD.bright),
        shape("M88 19C100 24 108 30 108 42V100H92Z", WOOD.shade),
        shape("M60 74V46C60 34 70 28 80 25C90 28 100 34 100 46V74Z", RED.bright),
        shape("M86 27C94 31 100 36 100 46V74H88Z", RED.shade),
        shape("M48 72H112V82H48Z", GOLD.shade),
        shape("M92 72H112V82H92Z", WOOD.pale),
        shape("M56 82H104V100H56Z", RED.bright),
        shape("M90 82H104V100H90Z", RED.shade),
        shape("M44 66H56V104H44ZM104 66H116V104H104Z", GOLD.bright),
        shape("M51 66H56V104H51ZM111 66H116V104H111Z", GOLD.base),
        disc(50, 63, 7, GOLD.bright),
        disc(110, 63, 7, GOLD.bright),
        shadow("M62 18L58 0L70 8L80 -4L90 8L102 0L98 18Z", 0.3),
        shape("M63 20L58 3L70 11L80 0L90 11L102 3L97 20Z", GOLD.bright),
        shape("M86 20L90 11L102 3L97 20Z", GOLD.base),
        disc(80, 14, 2.6, RED.bright),
        *(
            disc(x, y, 1.7, GOLD.bright)
            for x, y in ((72, 42), (88, 42), (80, 52), (72, 62), (88, 62))
        ),
    ),
}

"""Things of Nocturne's Kingdom."""

from typing import Final

from tools.cards.backdrops import rays, stars, wall
from tools.cards.palette import (
    BONE,
    FIRE,
    GOLD,
    INDIGO,
    INK,
    NIGHT,
    RED,
    ROSE,
    STEEL,
    STONE,
    TEAL,
    TREASURE,
    WATER,
    WOOD,
)
from tools.cards.strokes import disc, draw, group, line, shaded, shadow, shape, spark
from tools.cards.things import gem

PICTURES: Final = {
    "cobbler": draw(
        stars(NIGHT, 84, 54),
        shaded(
            "M48 16H88V58C104 64 132 66 134 88V98H48Z",
            FIRE.deep,
            "M76 16H88V58C104 64 132 66 134 88V98H104C104 80 84 74 78 62Z",
            WOOD.base,
        ),
        shape("M46 12H90V24H46Z", GOLD.base),
        shape("M76 12H90V24H76Z", WOOD.pale),
        shape("M46 98H136V106H46Z", WOOD.deep),
        line("M70 36L88 34M70 46L88 44M72 56L90 54", BONE.bright, 3),
        group(
            "rotate(-40 34 66)",
            shape("M30 50H37V92H30Z", WOOD.bright),
            shadow("M18 38H52V54H18Z", 0.3),
            shape("M18 36H52V52H18Z", STEEL.bright),
            shape("M38 36H52V52H38Z", STEEL.shade),
        ),
        disc(118, 84, 2.6, GOLD.bright),
        spark(122, 40, 8),
        spark(106, 22, 5),
    ),
    "den_of_sin": draw(
        wall(NIGHT, 80, 52),
        shaded(
            "M46 18H100C102 48 94 64 78 68V90H98V100H48V90H68V68C52 64 44 48 46 18Z",
            GOLD.bright,
            "M84 18H100C102 48 94 64 78 68V90H98V100H82V88C76 80 78 72 76 68C90 58 88 36 84 18Z",
            GOLD.base,
        ),
        shape("M47 24H99C99 32 98 38 96 42C80 48 66 38 50 42C48 36 47 30 47 24Z", ROSE.shade),
        shape("M84 24H99C99 32 98 38 96 42C92 43.5 88 44 84 43Z", ROSE.dark),
        gem(73, 56, 7, WATER.bright, WATER.light),
        group(
            "rotate(-12 116 88)",
            shaded("M102 74H130V102H102Z", BONE.glow, "M120 74H130V102H120Z", BONE.shade),
            *(
                disc(x, y, 2.6, INK)
                for x, y in ((108, 80), (116, 88), (124, 96), (108, 96), (124, 80))
            ),
        ),
        group(
            "rotate(16 34 96)",
            shaded("M24 86H44V106H24Z", BONE.glow, "M38 86H44V106H38Z", BONE.shade),
            disc(34, 96, 3, RED.bright),
        ),
        spark(116, 34, 6),
        spark(34, 40, 5),
    ),
    "devils_workshop": draw(
        wall(NIGHT, 80, 60, 60),
        shape(
            "M52 34C36 32 28 18 32 2C40 16 56 18 66 26ZM108 34C124 32 132 18 128 2"
            "C120 16 104 18 94 26Z",
            BONE.glow,
        ),
        shape("M108 34C124 32 132 18 128 2C120 16 104 18 94 26Z", BONE.shade),
        shaded(
            "M36 108V52C36 30 56 20 80 20C104 20 124 30 124 52V108Z",
            STONE.base,
            "M96 22C114 27 124 36 124 52V108H102C106 80 106 44 96 22Z",
            STONE.deep,
        ),
        shape("M56 50L74 56C72 64 60 66 54 60ZM104 50L86 56C88 64 100 66 106 60Z", GOLD.light),
        shape("M46 76H114C114 96 100 104 80 104C60 104 46 96 46 76Z", FIRE.base),
        shape("M56 76H104C104 90 94 98 80 98C66 98 56 90 56 76Z", GOLD.light),
        line("M58 76V96M70 76V102M80 76V103M90 76V102M102 76V96", STONE.dark, 4),
        spark(28, 70, 5, GOLD.light),
        spark(134, 64, 6, GOLD.light),
    ),
    "guardian": draw(
        stars(NIGHT, 80, 52),
        shape(
            "M52 40C30 16 10 24 6 40C10 40 12 44 12 48C8 50 10 56 14 58C12 64 18 68 22 68"
            "C24 76 34 78 42 76L54 70Z",
            STEEL.glow,
        ),
        shape(
            "M108 40C130 16 150 24 154 40C150 40 148 44 148 48C152 50 150 56 146 58"
            "C148 64 142 68 138 68C136 76 126 78 118 76L106 70Z",
            STEEL.light,
        ),
        line(
            "M20 44C30 42 40 44 48 50M24 58C32 54 40 56 48 60M140 44C130 42 120 44 112 50"
            "M136 58C128 54 120 56 112 60",
            STEEL.base,
            2,
        ),
        shaded(
            "M46 26C58 28 70 24 80 16C90 24 102 28 114 26C116 66 104 94 80 110C56 94 44 66 46 26Z",
            WATER.light,
            "M80 16C90 24 102 28 114 26C116 66 104 94 80 110Z",
            WATER.shade,
        ),
        shape(
            "M54 35C62 36 72 32 80 27C88 32 98 36 106 35C106 66 98 86 80 98C62 86 54 66 54 35Z",
            INDIGO.deep,
        ),
        shape("M86 40A20 20 0 1 0 100 70A16 16 0 1 1 86 40Z", GOLD.pale),
        spark(92, 54, 6),
    ),
    "idol": draw(
        rays(TREASURE, 80, 58),
        shaded(
            "M46 108V30C46 16 62 10 80 10C98 10 114 16 114 30V108Z",
            GOLD.bright,
            "M96 13C108 17 114 22 114 30V108H94C100 80 102 40 96 13Z",
            GOLD.base,
        ),
        shape("M40 30H120V40H40Z", GOLD.base),
        shape("M52 14L58 2L66 11L80 -3L94 11L102 2L108 14Z", GOLD.bright),
        shape("M56 50H74V60H56ZM86 50H104V60H86Z", INK),
        gem(65, 55, 6, TEAL.pale, TEAL.shade),
        gem(95, 55, 6, TEAL.pale, TEAL.shade),
        shape("M75 60H85L90 78H70Z", GOLD.deep),
        shape("M58 86H102V100H58Z", INK),
        shape(
            "M62 86H68V94H62ZM74 86H80V94H74ZM86 86H92V94H86ZM68 100H74V93H68ZM80 100H86V93"
            "H80ZM92 100H98V93H92Z",
            GOLD.glow,
        ),
        shape("M38 106H122V116H38Z", GOLD.dark),
        line("M46 70H54M106 70H114", GOLD.dark, 3),
    ),
}

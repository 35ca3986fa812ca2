"""Spirits, Zombies, the Bat and the Wish."""

from typing import Final

from tools.cards.backdrops import arch, stars, water
from tools.cards.figures import fingers, zombie
from tools.cards.palette import (
    ACTION,
    BONE,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    NIGHT,
    RED,
    SPIRIT,
    STEEL,
    STONE,
    TEAL,
    WATER,
    WHITE,
    WOOD,
)
from tools.cards.strokes import (
    ball,
    disc,
    draw,
    group,
    line,
    oval,
    ring,
    shaded,
    shadow,
    shape,
    spark,
)

PICTURES: Final = {
    "ghost": draw(
        arch(NIGHT, 74, 52, 64),
        shadow(
            "M44 58C44 30 60 12 80 12C102 12 116 30 116 58C116 76 124 88 134 92"
            "C126 102 112 104 104 96C100 110 90 112 84 102C76 114 64 110 62 98"
            "C54 104 42 98 44 84Z",
        ),
        shape(
            "M42 58C42 28 58 8 80 8C104 8 118 28 118 58C118 78 126 90 138 94"
            "C128 106 114 106 106 98C102 112 90 114 84 104C76 116 64 112 60 99"
            "C52 106 40 100 42 84Z",
            TEAL.glow,
        ),
        shape(
            "M92 10C110 16 118 34 118 58C118 78 126 90 138 94C128 106 114 106 106 98"
            "C102 112 90 114 84 104C100 84 104 40 92 10Z",
            TEAL.bright,
        ),
        oval(68, 46, 6.5, 9, INK),
        oval(90, 46, 6.5, 9, INK),
        disc(66, 42, 2.2, WHITE),
        disc(88, 42, 2.2, WHITE),
        oval(79, 68, 6, 8.5, INK),
        shape("M44 66C32 64 24 72 22 82C32 86 42 82 48 78Z", TEAL.glow),
        line("M24 80V90", WOOD.pale, 2.6),
        shape("M14 92H34V110H14Z", GOLD.bright),
        shape("M26 92H34V110H26Z", GOLD.base),
        shape("M12 90H36V94H12ZM12 109H36V113H12Z", WOOD.base),
        disc(24, 101, 4, GOLD.glow),
    ),
    "imp": draw(
        arch(SPIRIT, 80, 56),
        line("M104 92C126 96 138 84 132 70", RED.bright, 5),
        shape("M126 74L132 58L142 72Z", RED.bright),
        shape("M48 60C30 50 22 58 14 50C16 74 34 84 52 78Z", RED.deep),
        shape("M112 60C130 50 138 48 146 40C146 66 128 80 108 76Z", RED.dark),
        shaded(
            "M60 72C56 92 60 106 66 112H94C100 106 104 92 100 72Z",
            RED.pale,
            "M88 72H100C104 92 100 106 94 112H84C92 98 92 84 88 72Z",
            RED.shade,
        ),
        shape(
            "M58 36C44 32 40 16 46 2C52 16 62 20 68 26ZM102 36C116 32 120 16 114 2"
            "C108 16 98 20 92 26Z",
            BONE.glow,
        ),
        shape("M102 36C116 32 120 16 114 2C108 16 98 20 92 26Z", BONE.shade),
        ball(80, 50, 28, RED.glow, RED.light),
        shape("M52 50L34 38L50 62ZM108 50L126 38L110 62Z", RED.pale),
        shape("M62 42L78 48C76 56 66 56 62 42ZM98 42L82 48C84 56 94 56 98 42Z", GOLD.bright),
        oval(71, 49, 2, 4, INK),
        oval(89, 49, 2, 4, INK),
        shape("M62 62C72 68 88 68 98 62C94 76 66 76 62 62Z", INK),
        shape("M66 64L69 70L73 65.5ZM87 65.5L91 70L94 64Z", WHITE),
    ),
    "will_o_wisp": draw(
        water(SPIRIT, 80, 54, 64),
        line(
            "M14 112C16 90 12 74 18 60M26 112C26 96 32 86 30 74M146 112C144 92 150 76 144 62"
            "M134 112C134 98 128 88 130 78",
            SPIRIT.back,
            4,
        ),
        oval(18, 58, 3.6, 9, WOOD.base),
        oval(144, 60, 3.6, 9, WOOD.shade),
        oval(80, 102, 26, 5, TEAL.bright, opacity=0.35),
        shape(
            "M80 4C88 24 112 38 112 64C112 84 98 98 80 98C62 98 48 84 48 64C48 46 62 40 64 24"
            "C72 30 74 36 74 42C80 32 82 20 80 4Z",
            TEAL.base,
        ),
        shape("M80 4C88 24 112 38 112 64C112 84 98 98 80 98C98 84 102 40 80 4Z", TEAL.shade),
        shape(
            "M80 44C86 54 98 58 98 72C98 84 90 92 80 92C70 92 62 84 62 72C62 62 70 58 72 52"
            "C76 56 77 58 77 62C80 56 81 50 80 44Z",
            TEAL.glow,
        ),
        disc(73, 74, 3.6, INK),
        disc(87, 74, 3.6, INK),
        line("M76 82C79 84 81 84 84 82", INK, 2.2),
        spark(122, 26, 6, TEAL.bright),
        spark(36, 32, 5, TEAL.bright),
        spark(126, 86, 4, TEAL.bright),
    ),
    "zombie_apprentice": draw(
        zombie(),
        shape("M34 120C36 94 48 82 64 78L80 96L96 78C112 82 124 94 126 120Z", INDIGO.base),
        shape("M96 78C112 82 124 94 126 120H100C104 104 100 90 92 83Z", INDIGO.deep),
        shape("M64 78L80 96L96 78L100 86L80 108L60 86Z", BONE.glow),
        shape("M38 28L80 8L122 28L80 44Z", INDIGO.base),
        shape("M80 8L122 28L80 44Z", INDIGO.deep),
        line("M46 32V52", GOLD.bright, 3),
        disc(46, 56, 4.6, GOLD.bright),
        group(
            "rotate(-16 128 84)",
            shaded("M108 76H150V92H108Z", BONE.glow, "M136 76H150V92H136Z", BONE.shade),
            ball(150, 84, 8, BONE.light, BONE.deep),
            shape("M124 75H132V93H124Z", RED.bright),
        ),
        fingers(112, 88, MOSS.light, MOSS.shade),
    ),
    "zombie_mason": draw(
        zombie(),
        shaded(
            "M46 30L80 0L114 30C102 24 58 24 46 30Z",
            BONE.glow,
            "M80 0L114 30C106 26 98 25.5 88 25.5Z",
            BONE.shade,
        ),
        shadow("M0 86H98V98H160V120H0Z"),
        shape("M0 86H98V98H160V120H0Z", BONE.base),
        shape("M60 86H98V98H160V120H84C88 106 76 98 60 98Z", BONE.deep),
        line(
            "M0 98H98M0 110H160M24 86V98M60 86V98M42 98V110M78 98V110M114 98V110M146 98V110"
            "M24 110V120M60 110V120M96 110V120M130 110V120",
            BONE.dark,
            2,
        ),
        fingers(40, 84, MOSS.light, MOSS.shade),
        group(
            "rotate(30 130 66)",
            shaded("M130 26L146 60H114Z", STEEL.pale, "M130 26L146 60H130Z", STEEL.base),
            line("M130 60V68", STEEL.deep, 3.4),
            line("M130 70V86", WOOD.pale, 7),
        ),
        fingers(118, 82, MOSS.light, MOSS.shade),
    ),
    "zombie_spy": draw(
        zombie(),
        shape("M44 84C56 76 104 76 116 84L120 100H40Z", STONE.base),
        shaded(
            "M34 34C52 24 108 24 126 34C128 39 122 41 118 40C98 34 62 34 42 40C38 41 32 39 34 34Z",
            STONE.shade,
            "M92 28C106 29 120 31 126 34C128 39 122 41 118 40C108 37 100 36 92 35.5Z",
            STONE.dark,
        ),
        shape("M54 32C56 8 66 6 80 10C94 6 104 8 106 32C90 28 70 28 54 32Z", STONE.base),
        shape("M84 9C94 6 104 10 106 32C101 31 96 30 92 29.5C94 22 92 14 84 9Z", STONE.deep),
        disc(66, 47, 15, WATER.bright, opacity=0.35),
        disc(66, 47, 4, INK),
        ring(66, 47, 15, GOLD.bright, 5),
        line("M56 60L40 84", GOLD.shade, 6),
        shadow("M92 -6H160V126H92Z"),
        shape("M92 0H160V120H92Z", STONE.dark),
        line(
            "M92 22H160M92 46H160M92 70H160M92 94H160M124 0V22M108 22V46M142 22V46M124 46V70"
            "M108 70V94M142 70V94M124 94V120",
            STONE.shade,
            2.4,
        ),
        shape("M92 0H99V120H92Z", STONE.shade),
        group("rotate(-90 92 76)", fingers(92, 78, MOSS.light, MOSS.shade)),
    ),
    "bat": draw(
        stars(NIGHT, 80, 52, 62),
        disc(80, 50, 36, GOLD.glow),
        shape("M80 14A36 36 0 0 1 80 86A50 50 0 0 0 80 14Z", BONE.bright),
        shadow(
            "M80 58C70 44 58 40 46 44C36 30 18 26 4 30C16 38 20 50 18 64C28 58 36 60 42 70"
            "C50 62 60 64 66 74C70 70 74 72 80 84C86 72 90 70 94 74C100 64 110 62 118 70"
            "C124 60 132 58 142 64C140 50 144 38 156 30C142 26 124 30 114 44"
            "C102 40 90 44 80 58Z",
        ),
        shape(
            "M80 84C74 72 70 70 66 74C60 64 50 62 42 70C36 60 28 58 18 64C20 50 16 38 4 30"
            "C18 26 36 30 46 44C58 40 70 44 76 54Z",
            INDIGO.shade,
        ),
        shape(
            "M80 84C86 72 90 70 94 74C100 64 110 62 118 70C124 60 132 58 142 64"
            "C140 50 144 38 156 30C142 26 124 30 114 44C102 40 90 44 84 54Z",
            INDIGO.dark,
        ),
        line("M46 46C44 54 42 60 42 68M60 46C62 54 64 62 66 72", INDIGO.bright, 2.4),
        line("M114 46C116 54 118 60 118 68M100 46C98 54 96 62 94 72", INDIGO.base, 2.4),
        shape(
            "M66 42L64 24L74 34C78 32 82 32 86 34L96 24L94 42C98 58 92 74 80 82C68 74 62 58 66 42Z",
            INDIGO.light,
        ),
        shape("M84 33L96 24L94 42C98 58 92 74 80 82C88 68 90 48 84 33Z", INDIGO.shade),
        disc(73, 48, 4.4, GOLD.bright),
        disc(87, 48, 4.4, GOLD.bright),
        disc(73, 48.5, 1.9, INK),
        disc(87, 48.5, 1.9, INK),
        shape("M74 60C78 62 82 62 86 60L84 68L82 62H78L76 68Z", WHITE),
    ),
    "wish": draw(
        stars(ACTION, 92, 44, 66),
        shape("M12 92C36 78 56 64 74 50L84 60C64 74 40 88 12 92Z", GOLD.pale, opacity=0.55),
        shape("M30 64C46 58 58 50 68 42L74 50C60 58 46 62 30 64Z", GOLD.pale, opacity=0.4),
        shaded(
            "M96 8L106 34L134 36L112 54L120 82L96 66L72 82L80 54L58 36L86 34Z",
            GOLD.bright,
            "M96 8L106 34L134 36L112 54L120 82L96 66L104 46Z",
            GOLD.light,
        ),
        spark(36, 34, 7),
        spark(136, 84, 6),
        spark(50, 104, 5),
        shape("M60 120C60 106 76 100 96 100C116 100 132 106 132 120Z", STONE.base),
        shape("M70 108C80 104 112 104 122 108V120H70Z", WATER.shade),
        line("M84 112H104", GOLD.glow, 3),
    ),
}

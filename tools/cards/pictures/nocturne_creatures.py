"""Beasts and other faces of Nocturne's Kingdom."""

from typing import Final

from tools.cards.backdrops import arch, hills, pines, stars
from tools.cards.figures import sheep
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
    ROSE,
    SKIN,
    STEEL,
    STONE,
    VIOLET,
    WATER,
    WHITE,
    WOOD,
)
from tools.cards.strokes import disc, draw, group, line, oval, shaded, shadow, shape
from tools.cards.things import Metal, coin

PICTURES: Final = {
    "changeling": draw(
        stars(NIGHT, 80, 56, 62),
        shadow(
            "M80 16C108 16 120 38 118 60L146 30C148 58 136 76 116 80C110 98 96 108 80 110"
            "C60 108 46 94 42 76C28 78 24 62 32 54C36 50 40 52 42 54C44 32 56 16 80 16Z",
        ),
        shape(
            "M80 14V110C58 108 46 94 42 76C28 80 22 62 30 54C34 50 38 50 42 54C44 30 58 14 80 14Z",
            SKIN.glow,
        ),
        shape(
            "M80 14C104 14 116 34 118 54L148 26C150 58 138 78 117 80C110 98 98 108 80 110Z",
            MOSS.base,
        ),
        shape(
            "M100 22C112 30 117 42 118 54L148 26C150 58 138 78 117 80C110 98 98 108 80 110"
            "C108 90 112 50 100 22Z",
            LEAF.base,
        ),
        shape("M123 58L141 38C141 56 134 68 120 72Z", LEAF.shade),
        shape("M42 56C40 30 54 10 80 10V34C66 32 50 38 42 56Z", WOOD.bright),
        shape("M80 10C92 8 104 14 110 26L98 22L96 32L88 24L80 34Z", LEAF.dark),
        disc(62, 58, 4.6, INK),
        disc(60.5, 56.5, 1.6, WHITE),
        shape("M88 52L110 46C110 60 104 66 96 66C90 64 88 58 88 52Z", GOLD.bright),
        oval(99, 56, 2.4, 7, INK),
        line("M54 48C58 45 64 45 68 48", WOOD.bright, 2.6),
        line("M86 46L108 38", INK, 3.2),
        disc(54, 70, 5, FIRE.glow, opacity=0.8),
        line("M62 80C68 86 74 87 80 87", INK, 3),
        shape("M80 84C92 86 102 82 108 74C106 90 94 98 80 96Z", INK),
        shape("M84 86L87 92L90 85.5ZM94 84L98 90L100 81Z", WHITE),
        shape("M76 66C78 62 80 62 80 62V74C76 74 74 70 76 66Z", SKIN.light),
        shape("M80 58C88 62 90 70 86 74H80Z", MOSS.shade),
        line("M80 10V110", GOLD.glow, 1.6, dashes="1 5"),
    ),
    "faithful_hound": draw(
        hills(ACTION, 80, 56),
        shaded(
            "M50 40C40 34 30 44 30 66C32 78 42 80 48 70C50 92 64 104 80 104"
            "C96 104 110 92 112 70C118 80 128 78 130 66C130 44 120 34 110 40"
            "C100 24 60 24 50 40Z",
            WOOD.glow,
            "M92 29.5C100 31 106 34 110 40C120 34 130 44 130 66C128 78 118 80 112 70"
            "C110 92 96 104 80 104C98 90 104 54 92 29.5Z",
            WOOD.pale,
        ),
        shape("M50 40C40 34 30 44 30 66C32 78 42 80 48 70C46 58 46 48 50 40Z", WOOD.bright),
        shape(
            "M110 40C120 34 130 44 130 66C128 78 118 80 112 70C114 58 114 48 110 40Z",
            WOOD.shade,
        ),
        shape(
            "M80 66C94 66 100 76 98 86C96 98 90 102 80 102C70 102 64 98 62 86C60 76 66 66 80 66Z",
            BONE.pale,
        ),
        shape("M71 70C76 66 84 66 89 70C88 78 84 80 80 80C76 80 72 78 71 70Z", INK),
        line("M80 80V88M80 88C76 93 70 92 68 88M80 88C84 93 90 92 92 88", INK, 2.6),
        shape("M76 92C78 90 82 90 84 92V102C82 106 78 106 76 102Z", FIRE.bright),
        disc(64, 56, 4.4, INK),
        disc(96, 56, 4.4, INK),
        disc(62.5, 54.5, 1.5, WHITE),
        disc(94.5, 54.5, 1.5, WHITE),
        shape("M56 106H104V113H56Z", RED.bright),
        disc(80, 113, 6, GOLD.bright),
    ),
    "pooka": draw(
        stars(ACTION, 80, 54),
        shaded(
            "M52 60C34 40 28 16 36 2C50 8 62 28 66 44C74 40 86 40 94 44C98 28 110 8 124 2"
            "C132 16 126 40 108 60C116 82 104 104 80 108C56 104 44 82 52 60Z",
            STONE.deep,
            "M94 44C98 28 110 8 124 2C132 16 126 40 108 60C116 82 104 104 80 108"
            "C100 92 102 62 90 42.5Z",
            STONE.dark,
        ),
        shape("M54 44C44 32 40 20 40 12C48 20 56 32 60 42Z", ROSE.light),
        shape("M106 44C116 32 120 20 120 12C112 20 104 32 100 42Z", ROSE.deep),
        shape(
            "M56 62C64 56 74 60 76 68C68 74 58 72 56 62ZM104 62C96 56 86 60 84 68"
            "C92 74 102 72 104 62Z",
            GOLD.bright,
        ),
        oval(68, 66, 2.2, 5, INK),
        oval(92, 66, 2.2, 5, INK),
        shape("M76 82H84L80 87Z", ROSE.bright),
        line("M80 87V91M66 90C72 98 88 98 94 90", INDIGO.glow, 2.4),
        shape("M74 95H79V101H74ZM81 95H86V101H81Z", WHITE),
        line("M40 84L56 84M40 92L56 89M120 84L104 84M120 92L104 89", STONE.bright, 1.6),
        coin(128, 98, 10, Metal(VIOLET.glow, VIOLET.bright, VIOLET.shade, STONE.glow)),
    ),
    "shepherd": draw(
        hills(ACTION, 80, 56),
        line("M128 116V40C128 18 104 18 106 36C107 42 114 42 114 36", GOLD.shade, 5),
        sheep(78, 82, 1.25),
    ),
    "vampire": draw(
        arch(NIGHT, 80, 50, 60),
        shadow(
            "M80 56C104 60 136 40 142 22C146 62 136 96 118 120H42C24 96 14 62 18 22"
            "C24 40 56 60 80 56Z",
        ),
        shape(
            "M80 62C104 62 136 42 144 18C150 62 138 98 120 120H40C22 98 10 62 16 18"
            "C24 42 56 62 80 62Z",
            STONE.dark,
        ),
        shape(
            "M80 66C100 64 126 50 136 34C136 68 124 100 108 120H52C36 100 24 68 24 34"
            "C34 50 60 64 80 66Z",
            RED.light,
        ),
        shape("M80 66C100 64 126 50 136 34C136 68 124 100 108 120H84Z", RED.deep),
        shape("M58 120C60 96 68 84 80 84C92 84 100 96 102 120Z", INDIGO.dark),
        shape("M72 84H88L80 104Z", BONE.glow),
        shape("M80 92L88 86V98L80 93L72 98V86Z", RED.light),
        shape("M58 36C58 14 102 14 102 36C104 62 94 82 80 88C66 82 56 62 58 36Z", STONE.glow),
        shape("M86 19C98 21 102 28 102 36C104 62 94 82 80 88C92 70 96 40 86 19Z", STONE.pale),
        shape(
            "M56 44C52 14 66 6 80 6C94 6 108 14 104 44C102 34 96 28 90 26L80 40L70 26"
            "C64 28 58 34 56 44Z",
            INK,
        ),
        shape("M57 46L48 38L56 56Z", STONE.glow),
        shape("M103 46L112 38L104 56Z", STONE.pale),
        line("M63 43L74 47M97 43L86 47", INK, 3),
        disc(70, 51, 3.6, RED.bright),
        disc(90, 51, 3.6, RED.bright),
        shape("M70 68C76 66 84 66 90 68C86 74 74 74 70 68Z", INK),
        shape("M73 68L75.5 76L78 69ZM82 69L84.5 76L87 68Z", WHITE),
    ),
    "werewolf": draw(
        pines(NIGHT, 84, 50, 66),
        disc(88, 48, 43, GOLD.glow),
        shape("M88 5A43 43 0 0 1 88 91A60 60 0 0 0 88 5Z", BONE.bright, opacity=0.85),
        disc(118, 50, 5, BONE.base),
        disc(112, 66, 6, BONE.base),
        shadow(
            "M22 120C26 92 38 76 50 66L40 44L60 52C68 40 84 26 106 12L104 24L90 40L102 38"
            "L88 56C92 72 102 96 104 120Z",
        ),
        shape(
            "M20 120C24 94 36 78 49 67L38 42L60 51C68 38 84 24 103 11C108 9 111 14 108 18"
            "C103 26 96 32 90 39C95 40 100 39 105 36C104 44 96 53 87 57L92 66L87 68L97 82"
            "L90 84L101 98L94 100C99 106 102 113 103 120Z",
            INDIGO.light,
        ),
        shape(
            "M103 11C108 9 111 14 108 18C103 26 96 32 90 39C95 40 100 39 105 36"
            "C104 44 96 53 87 57L92 66L87 68L97 82L90 84L101 98L94 100C99 106 102 113 103 120"
            "H76C84 100 80 78 72 66C80 52 92 30 103 11Z",
            INDIGO.shade,
        ),
        shape("M90 39C95 40 100 39 105 36C103 42 98 47 92 51L82 47Z", INK),
        shape("M91 39.5L94 46L97 39.5ZM86 49L89 43L92 50Z", WHITE),
        disc(105, 13.5, 4.2, INK),
        shape("M46 48L58 53L51 62Z", INDIGO.shade),
        shape("M69 45C73 41 79 41 81 43C78 47 73 48 69 45Z", GOLD.bright),
        shape(
            "M38 92L48 94L44 101L54 102L50 109L60 109L56 118L34 118Z",
            INDIGO.pale,
            opacity=0.7,
        ),
        shape("M58 72L64 80L68 72L73 84L76 76L72 66Z", INDIGO.pale, opacity=0.7),
    ),
    "tragic_hero": draw(
        hills(ACTION, 80, 54),
        group(
            "rotate(28 116 70)",
            shape("M110 30L114 40L120 34L124 44V84H110Z", STEEL.pale),
            shape("M118 37L120 34L124 44V84H117Z", STEEL.base),
            shape("M100 82H134V89H100Z", GOLD.bright),
            shape("M113 89H121V108H113Z", WOOD.base),
            disc(117, 112, 5, GOLD.base),
        ),
        shape("M70 22C58 0 34 4 26 18C44 16 54 24 58 36Z", RED.bright),
        shape("M70 22C64 10 54 4 44 4C54 12 60 22 62 32Z", RED.shade),
        shaded(
            "M34 96V56C34 34 50 22 70 22C90 22 104 34 104 56V70L96 96Z",
            STEEL.light,
            "M80 23C94 26 104 38 104 56V70L96 96H78C88 72 88 44 80 23Z",
            STEEL.deep,
        ),
        shape("M52 58H104V68H52Z", INK),
        shape("M70 68H80V96H70Z", STEEL.shade),
        disc(60, 80, 2, INK),
        disc(60, 88, 2, INK),
        disc(90, 80, 2, INK),
        disc(90, 88, 2, INK),
        shape("M32 94H98V104H32Z", GOLD.shade),
        shape("M78 94H98V104H78Z", WOOD.pale),
        shape("M110 76C116 84 116 90 111 92C106 90 106 84 110 76Z", WATER.bright),
        line("M22 108C28 100 30 100 32 108M120 112C124 104 127 104 128 112", MOSS.base, 2.6),
    ),
}

"""People and beasts of the base game."""

from typing import Final

from tools.cards.backdrops import arch, hills, pines, stars, wall
from tools.cards.buildings import tower
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
    RED,
    SKIN,
    STEEL,
    STONE,
    WATER,
    WHITE,
    WOOD,
)
from tools.cards.strokes import ball, disc, draw, group, line, shaded, shadow, shape, spark

LONG_HAIR: Final = (
    "M-13 -2C-10 -14 10 -14 13 -2C18 6 14 14 12 16C12 6 8 -2 0 -4C-8 -2 -12 6 -12 16C-14 14 -18 6"
    "-13 -2Z"
)


def councillor(x: float, y: float, scale: float, cloth: str, shade: str, on_head: str) -> str:
    """Somebody at the table, down to the waist."""
    return group(
        f"translate({x:g} {y:g}) scale({scale:g})",
        shape("M-18 46C-18 22 -10 14 0 14C10 14 18 22 18 46Z", cloth),
        shape("M3 14C11 15 18 22 18 46H8C10 34 8 22 3 14Z", shade),
        ball(0, 2, 12, SKIN.glow, SKIN.light),
        disc(-4.5, 3, 1.9, INK),
        disc(4.5, 3, 1.9, INK),
        on_head,
    )


PICTURES: Final = {
    "artisan": draw(
        wall(ACTION, 80, 56),
        shaded(
            "M60 28H100L96 38C112 50 114 76 96 96H64C46 76 48 50 64 38Z",
            FIRE.light,
            "M86 28H100L96 38C112 50 114 76 96 96H82C98 76 96 50 84 38Z",
            FIRE.dark,
        ),
        shape("M58 24H102V31H58Z", FIRE.glow),
        shape("M51 62C70 68 90 68 109 62L110 70C90 76 70 76 50 70Z", BONE.bright),
        line("M56 56L62 50L68 56L74 50L80 56L86 50L92 56L98 50L104 56", BONE.bright, 2.6),
        shape("M44 96H116V103H44Z", WOOD.bright),
        shape("M86 96H116V103H86Z", WOOD.shade),
        shape("M18 84C26 72 40 70 50 76C52 82 48 88 42 88C34 92 24 94 18 98Z", SKIN.glow),
        shape(
            "M142 84C134 72 120 70 110 76C108 82 112 88 118 88C126 92 136 94 142 98Z",
            SKIN.light,
        ),
    ),
    "bandit": draw(
        pines(ACTION, 80, 54),
        robe(WOOD.shade, WOOD.deep),
        head(56, 22, mouth=Mouth.NONE),
        shape("M58 58C66 54 94 54 102 58C104 72 96 84 80 88C64 84 56 72 58 58Z", RED.bright),
        shape("M88 55.5C94 56 100 57 102 58C104 72 96 84 80 88C92 78 94 66 88 55.5Z", RED.deep),
        disc(72, 51, 2.8, INK),
        disc(88, 51, 2.8, INK),
        line("M65 46L75 48M95 46L85 48", INK, 2.6),
        shaded(
            "M36 42C54 34 106 34 124 42C126 46 122 48 118 47C96 42 64 42 42 47C38 48 34 46 36 42Z",
            STONE.deep,
            "M92 36.5C106 37 118 39 124 42C126 46 122 48 118 47C108 44.5 98 43.5 90 43.5Z",
            STONE.dark,
        ),
        shape("M56 40C58 18 68 14 80 20C92 14 102 18 104 40C88 37 72 37 56 40Z", STONE.shade),
        shape(
            "M84 18C94 14 102 20 104 40C98 39 92 38.5 88 38.5C92 32 90 24 84 18Z",
            STONE.deep,
        ),
        shape("M104 30C116 24 124 12 122 4C112 8 104 18 102 28Z", MOSS.pale),
    ),
    "bureaucrat": draw(
        arch(ACTION, 80, 56),
        shaded(
            "M44 22H108V92C108 102 118 104 118 96H56C48 96 44 92 44 84Z",
            BONE.pale,
            "M92 22H108V92C108 102 118 104 118 96H92Z",
            BONE.shade,
        ),
        shape("M36 16H116A7 7 0 0 1 116 30H36A7 7 0 0 1 36 16Z", BONE.base),
        shape("M90 16H116A7 7 0 0 1 116 30H90Z", BONE.deep),
        line("M56 42H96M56 52H92M56 62H96M56 72H82", BONE.dark, 3),
        ball(98, 84, 12, RED.light, RED.deep),
        spark(98, 84, 6, FIRE.glow),
        shaded(
            "M140 10C120 16 104 40 100 66L106 68C124 60 142 36 140 10Z",
            INDIGO.glow,
            "M140 10C124 26 112 46 106 68C124 60 142 36 140 10Z",
            INDIGO.pale,
        ),
        line("M136 16C120 34 108 52 98 74", WHITE, 2),
    ),
    "council_room": draw(
        arch(ACTION, 80, 50),
        councillor(
            38,
            46,
            1,
            WATER.shade,
            WATER.deep,
            shape("M-13 0C-14 -16 14 -16 13 0C6 -5 -6 -5 -13 0Z", WOOD.pale),
        ),
        councillor(122, 46, 1, WATER.shade, WATER.deep, shape(LONG_HAIR, GOLD.base)),
        councillor(
            80,
            36,
            1.15,
            RED.bright,
            RED.shade,
            shape("M-12 -6L-14 -20L-6 -14L0 -23L6 -14L14 -20L12 -6Z", GOLD.bright),
        ),
        shadow("M14 84H146L138 98H22Z"),
        shape("M12 82H148L142 96H18Z", WOOD.pale),
        shape("M98 82H148L142 96H98Z", WOOD.base),
        shape("M24 96H136V120H24Z", WOOD.shade),
        shape("M66 76L90 72L94 84L70 88Z", BONE.pale),
        disc(48, 84, 4, GOLD.bright),
        disc(114, 85, 4, GOLD.bright),
    ),
    "harbinger": draw(
        stars(ACTION, 84, 50),
        shape("M0 112C30 96 60 100 84 88L90 96C70 108 40 112 20 120H0Z", WOOD.shade),
        shaded(
            "M44 92C34 70 44 40 72 32C78 20 96 18 104 28L126 34L106 42C108 62 98 84 78 92"
            "L66 108L60 94Z",
            INDIGO.base,
            "M84 22C94 18 100 22 104 28L126 34L106 42C108 62 98 84 78 92L70 104C90 78 96 50 84 22Z",
            STONE.dark,
        ),
        shape("M48 88C50 66 62 52 82 50C84 70 72 86 54 94Z", INDIGO.light),
        disc(95, 31, 3.2, GOLD.bright),
        shape("M104 28L126 34L106 39Z", GOLD.base),
        shaded("M112 36H148V50H112Z", BONE.pale, "M134 36H148V50H134Z", BONE.shade),
        disc(130, 50, 5, RED.light),
        line("M118 42H136", BONE.dark, 2.4),
        line("M68 92L64 104M78 90L78 102", GOLD.base, 3),
    ),
    "militia": draw(
        hills(ACTION, 80, 52),
        line("M130 120V14", WOOD.bright, 5),
        shape("M130 -4L140 20L130 28L120 20Z", STEEL.pale),
        shape("M130 -4L140 20L130 28Z", STEEL.base),
        robe(RED.base, RED.dark),
        shape("M64 86L80 98L96 86V120H64Z", STEEL.base),
        shape("M84 95L96 86V120H84Z", STEEL.dark),
        head(60, 20, mouth=Mouth.FROWN),
        shape("M60 56C58 26 102 26 100 56C88 50 72 50 60 56Z", STEEL.bright),
        shape(
            "M84 33.5C96 36 101 44 100 56C96 54 92 53 88 52.5C92 46 90 38 84 33.5Z",
            STEEL.shade,
        ),
        shaded(
            "M46 58C58 46 102 46 114 58C116 63 110 64 106 62C92 55 68 55 54 62C50 64 44 63 46 58Z",
            STEEL.light,
            "M90 50C102 51 110 54 114 58C116 63 110 64 106 62C100 59 94 58 88 57Z",
            STEEL.deep,
        ),
        shaded(
            "M24 66C34 68 42 66 48 62C56 66 62 68 68 66C70 92 62 106 46 114C30 106 22 92 24 66Z",
            RED.bright,
            "M48 62C56 66 62 68 68 66C70 92 62 106 46 114Z",
            RED.shade,
        ),
        spark(46, 86, 11, GOLD.bright),
    ),
    "poacher": draw(
        pines(ACTION, 80, 56),
        shape("M60 66C50 44 52 22 60 12C70 22 72 44 72 62Z", SKIN.light),
        shape("M92 66C102 44 100 22 92 12C82 22 80 44 80 62Z", SKIN.dark),
        shape("M62 58C58 44 58 32 61 24C66 34 67 46 67 56Z", SKIN.pale),
        shape("M90 58C94 44 94 32 91 24C86 34 85 46 85 56Z", SKIN.shade),
        ball(76, 74, 25, SKIN.bright, SKIN.dark),
        disc(66, 72, 3.4, INK),
        disc(86, 72, 3.4, INK),
        shape("M72 82H80L76 87Z", RED.base),
        shape(
            "M10 120C8 98 26 86 42 94C48 80 70 84 74 96C84 82 106 84 110 96C126 86 150 98 150 120Z",
            LEAF.base,
        ),
        shape("M110 96C126 86 150 98 150 120H100C108 112 112 104 110 96Z", LEAF.deep),
        line("M120 14C146 36 146 78 118 104", WOOD.bright, 5),
        line("M120 14L118 104", BONE.glow, 1.6),
        line("M96 60L148 56", GOLD.shade, 3),
        shape("M90 60L102 54V66Z", BONE.glow),
    ),
    "sentry": draw(
        stars(ACTION, 80, 46),
        line("M108 100V22", WOOD.bright, 4),
        shape("M108 6L115 22L108 30L101 22Z", STEEL.pale),
        shape("M108 6L115 22L108 30Z", STEEL.base),
        tower(54, 112, 52, 50),
        shape("M72 112V92A8 8 0 0 1 88 92V112Z", INK),
        shape("M77 70H83V84H77Z", GOLD.pale),
        shape("M62 60C62 44 70 38 82 38C94 38 102 44 102 60Z", RED.base),
        shape("M88 39C96 41 102 48 102 60H92C94 52 92 44 88 39Z", RED.dark),
        head(28, 14, mouth=Mouth.NONE, eye=2),
        shape("M66 28C64 4 98 4 96 28C88 22 74 22 66 28Z", STEEL.bright),
        shape("M84 11C93 13 97 20 96 28C93 26 90 25 87 24.5C90 20 88 14 84 11Z", STEEL.shade),
        line("M82 10V2", RED.bright, 4),
        shape("M30 40H42V58H30Z", GOLD.bright),
        shape("M37 40H42V58H37Z", GOLD.base),
        line("M36 40V30L60 46", WOOD.shade, 3),
    ),
    "vassal": draw(
        hills(ACTION, 74, 54),
        line("M116 120V6", WOOD.bright, 5),
        shaded(
            "M116 12C96 4 82 22 58 12C46 8 38 12 32 16L44 34L32 52C46 46 60 50 70 54"
            "C88 60 100 48 116 54Z",
            WATER.shade,
            "M116 12C108 9 102 10 96 12C98 26 98 40 96 52C104 50 110 52 116 54Z",
            WATER.deep,
        ),
        spark(72, 33, 13, GOLD.bright),
        disc(116, 6, 5, GOLD.bright),
        shape("M54 124C56 98 66 88 84 88C102 88 112 98 114 124Z", WOOD.bright),
        shape("M90 89C104 92 112 102 114 124H98C100 110 98 98 90 89Z", WOOD.shade),
        head(74, 17, eye=2.3, x=84),
        shape("M66 72C64 54 76 50 86 52C98 52 104 60 101 72C92 64 76 64 66 72Z", LEAF.light),
        shape("M98 94C110 92 120 88 120 80C116 76 110 80 104 84Z", SKIN.glow),
    ),
    "witch": draw(
        pines(ACTION, 70, 58, 60),
        shadow("M42 104C48 84 60 84 66 78L106 74C128 78 136 92 138 112H40Z"),
        shape("M40 112C46 90 62 82 74 80L104 76C128 80 136 94 138 112Z", STONE.dark),
        shape("M104 76C128 80 136 94 138 112H112C114 98 112 86 104 76Z", STONE.dark),
        shape("M98 44C112 56 116 76 110 94C118 88 128 62 106 40Z", STONE.light),
        shape(
            "M66 46C64 54 58 58 48 64C44 67 45 71 50 70C54 70 58 69 60 71C58 75 60 76 62 78"
            "C58 84 62 90 72 90C88 92 100 84 102 66V44Z",
            MOSS.light,
        ),
        shape("M92 46H102V66C100 84 88 92 76 90C90 82 94 66 92 46Z", MOSS.shade),
        disc(71, 59, 3.4, INK),
        line("M63 52L76 54", INK, 2.6),
        line("M62 79C68 81 72 80 76 78", INK, 2.4),
        disc(53, 62, 2, MOSS.deep),
        shadow("M30 50C50 40 80 36 122 44L120 50C88 44 58 48 34 56Z"),
        shape(
            "M56 44C64 34 70 18 88 6C96 0 112 6 122 2C112 8 104 12 104 22C106 30 108 38 110 46Z",
            INDIGO.shade,
        ),
        shape(
            "M88 6C96 0 112 6 122 2C112 8 104 12 104 22C106 30 108 38 110 46H92C96 34 90 20 88 6Z",
            INDIGO.dark,
        ),
        shape(
            "M26 54C44 40 92 34 132 46C136 50 132 53 126 52C92 45 60 48 36 58C30 59 26 58 26 54Z",
            INDIGO.base,
        ),
        shape(
            "M100 42C114 42 124 43 132 46C136 50 132 53 126 52C116 49 106 48 96 47Z",
            INDIGO.deep,
        ),
        shape("M57 45C74 39 92 38 109 41L108 34C92 31 76 32 61 38Z", GOLD.shade),
        spark(36, 26, 6, MOSS.pale),
        spark(22, 38, 4, MOSS.pale),
    ),
}

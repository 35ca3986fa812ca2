"""Treasures, Victory cards and the Curse: their coins and their flags are counted."""

from typing import Final

from tools.cards.backdrops import hills, rays, thorns
from tools.cards.buildings import flag, house, tower
from tools.cards.palette import (
    BONE,
    CURSE,
    FIRE,
    GOLD,
    INK,
    LEAF,
    ROSE,
    STEEL,
    STONE,
    TREASURE,
    VICTORY,
    VIOLET,
    WATER,
    WHITE,
    WOOD,
)
from tools.cards.strokes import disc, draw, line, oval, shadow, shape, spark
from tools.cards.things import COPPER_COIN, GOLD_COIN, SILVER_COIN, Metal, acorn, coin, moon, sun

PICTURES: Final = {
    "copper": draw(
        rays(TREASURE, 80, 58),
        coin(80, 59, 39, COPPER_COIN, acorn(WOOD.base)),
    ),
    "silver": draw(
        rays(TREASURE, 80, 58),
        coin(102, 70, 29, Metal(STEEL.bright, STEEL.base, STEEL.dark, WHITE), moon(STEEL.dark)),
        coin(61, 53, 32, SILVER_COIN, moon(STEEL.deep)),
    ),
    "gold": draw(
        rays(TREASURE, 80, 62, 70),
        coin(54, 78, 27, GOLD_COIN, sun(GOLD.dark)),
        coin(107, 78, 27, GOLD_COIN, sun(GOLD.dark)),
        coin(80, 38, 28, GOLD_COIN, sun(GOLD.dark)),
        spark(124, 26, 8),
        spark(33, 36, 6),
    ),
    "estate": draw(
        hills(VICTORY, 84, 56),
        shadow("M34 96V78C18 74 18 50 36 48C56 50 54 74 40 78V96Z"),
        shape("M34 98V70H40V98Z", WOOD.shade),
        shape("M37 44C56 44 58 80 37 80C16 80 18 44 37 44Z", LEAF.light),
        shape("M37 44C56 44 58 80 37 80C46 70 46 54 37 44Z", LEAF.base),
        house(62, 98, 56, 30, 32),
        flag(90, 39, 20),
        shape("M104 50V38H112V58Z", FIRE.dark),
    ),
    "duchy": draw(
        hills(VICTORY, 80, 52),
        tower(36, 100, 24, 44, WATER.base, WATER.shade),
        tower(101, 100, 24, 44, WATER.base, WATER.shade),
        shadow("M58 100V58L80 34L103 58V100Z"),
        shape("M57 100V58H104V100Z", BONE.pale),
        shape("M84 100V58H104V100Z", BONE.base),
        shape("M52 60L80 33L109 60Z", FIRE.shade),
        shape("M80 33L109 60H84Z", FIRE.dark),
        shape("M72 100V84A8 8 0 0 1 88 84V100Z", INK),
        *(
            shape(f"M{x} {y}h7v9h-7Z", GOLD.bright)
            for x, y in ((63, 66), (91, 66), (45, 68), (110, 68))
        ),
        flag(48, 32, 15),
        flag(80, 35, 19),
        flag(113, 32, 15),
        shape("M0 98H160V120H0Z", LEAF.dark),
        shape("M0 98C40 92 120 92 160 98V104H0Z", LEAF.shade),
    ),
    "province": draw(
        hills(VICTORY, 80, 48, 70),
        tower(22, 102, 20, 38, ROSE.bright, ROSE.shade),
        tower(118, 102, 20, 38, ROSE.bright, ROSE.shade),
        tower(42, 102, 20, 54, ROSE.bright, ROSE.shade),
        tower(98, 102, 20, 54, ROSE.bright, ROSE.shade),
        tower(66, 102, 28, 66),
        shape(
            "M36 102V76h6v5h6v-5h6v5h6v-5h6v5h6v-5h16v5h6v-5h6v5h6v-5h6v5h6v-5h6V102Z",
            BONE.glow,
        ),
        shape("M92 102V76h2v5h6v-5h6v5h6v-5h6v5h6v-5h0V102Z", BONE.base),
        shape("M70 102V90A10 10 0 0 1 90 90V102Z", INK),
        line("M74 102V86M80 102V81M86 102V86M71 93H89", WOOD.pale, 1.6),
        *(
            shape(f"M{x} {y}h5v8h-5Z", GOLD.bright)
            for x, y in ((50, 58), (106, 58), (77, 48), (29, 72), (125, 72))
        ),
        flag(72, 31, 17),
        flag(88, 31, 17),
        flag(52, 28, 15),
        flag(108, 28, 15),
        flag(32, 44, 14),
        flag(128, 44, 14),
        shape("M0 101C40 95 120 95 160 101V120H0Z", LEAF.dark),
    ),
    "curse": draw(
        thorns(CURSE, 80, 58),
        shadow("M18 60C40 26 120 26 142 60C120 94 40 94 18 60Z"),
        shape("M18 60C40 26 120 26 142 60C120 94 40 94 18 60Z", VIOLET.dark),
        shape("M28 60C48 34 112 34 132 60C112 86 48 86 28 60Z", STONE.glow),
        shape(
            "M86 40C108 42 122 48 132 60C112 86 48 86 28 60C60 80 110 74 86 40Z",
            VIOLET.pale,
        ),
        disc(80, 60, 22, VIOLET.bright),
        shape("M80 38A22 22 0 0 1 80 82A30 30 0 0 0 80 38Z", VIOLET.light),
        oval(80, 60, 6.5, 18, INK),
        disc(72, 51, 4.5, WHITE),
        *(
            shape(path, VIOLET.dark)
            for path in ("M40 44L30 22L54 37Z", "M80 32L74 10L92 34Z", "M112 38L132 18L124 46Z")
        ),
        shape("M58 82L66 106L74 84Z", VIOLET.dark),
        shape("M92 84L98 100L106 81Z", VIOLET.dark),
        shape("M132 62C140 72 140 80 134 82C128 80 128 72 132 62Z", VIOLET.bright),
    ),
}

"""Every colour of the pictures: fifteen hues in eight tones each, and the plates of the types."""

from typing import Final, NamedTuple


class Hue(NamedTuple):
    """The tones of one hue, darkest first; a shape and its shade are two of them."""

    dark: str
    deep: str
    shade: str
    base: str
    light: str
    bright: str
    pale: str
    glow: str


class Plate(NamedTuple):
    """What a type gives its cards: the ground of picture and plate, what is cut from it, the rim,
    and the glow behind the subject, all counted as one hue.
    """

    hue: Hue
    ground: str
    back: str
    rim: str
    glow: str


INK: Final = "#17132b"
SHADOW: Final = "#080716"
DUSK: Final = "#0a0919"
WHITE: Final = "#ffffff"

BONE: Final = Hue(
    dark="#8a7a5a",
    deep="#a8946c",
    shade="#c9b592",
    base="#d8c299",
    light="#d9cdb4",
    bright="#f4d9a0",
    pale="#f1e2c4",
    glow="#f4ead2",
)
FIRE: Final = Hue(
    dark="#96402c",
    deep="#b5652f",
    shade="#c95f40",
    base="#e2542a",
    light="#d07a4a",
    bright="#e98a5c",
    pale="#ff9a4a",
    glow="#ffb48a",
)
GOLD: Final = Hue(
    dark="#8f5b10",
    deep="#b0761f",
    shade="#c98f3c",
    base="#e39c2e",
    light="#ecb244",
    bright="#ffcf5e",
    pale="#ffe9a8",
    glow="#fff1c4",
)
INDIGO: Final = Hue(
    dark="#181b43",
    deep="#262b5e",
    shade="#33365f",
    base="#4b4680",
    light="#565c98",
    bright="#5a6a9a",
    pale="#828be6",
    glow="#9fb8f0",
)
LEAF: Final = Hue(
    dark="#173a22",
    deep="#24532f",
    shade="#2f6b35",
    base="#3f8047",
    light="#5f9a4a",
    bright="#6fb45b",
    pale="#8fd077",
    glow="#a8f07a",
)
MOSS: Final = Hue(
    dark="#3f4c36",
    deep="#5a7c42",
    shade="#7c9a58",
    base="#7fb25a",
    light="#a9c27e",
    bright="#9fcf74",
    pale="#c9f27a",
    glow="#d9f5b0",
)
RED: Final = Hue(
    dark="#5f1c24",
    deep="#7d1626",
    shade="#8f2730",
    base="#96302f",
    light="#a3332f",
    bright="#c23f3a",
    pale="#ce483c",
    glow="#d9503f",
)
ROSE: Final = Hue(
    dark="#5f1840",
    deep="#6a3f64",
    shade="#833955",
    base="#963f6c",
    light="#8f5a86",
    bright="#c9507c",
    pale="#d16a9a",
    glow="#ff9dba",
)
SKIN: Final = Hue(
    dark="#a8835a",
    deep="#b59d98",
    shade="#d6917a",
    base="#e0a08a",
    light="#dba77c",
    bright="#d9b88c",
    pale="#f8c39a",
    glow="#f8d4ae",
)
STEEL: Final = Hue(
    dark="#5d6488",
    deep="#6d7494",
    shade="#8f97b5",
    base="#98a1c0",
    light="#aab2cd",
    bright="#c3cbe6",
    pale="#d3d9ea",
    glow="#f4f6ff",
)
STONE: Final = Hue(
    dark="#2b2840",
    deep="#3b3548",
    shade="#514a5e",
    base="#645e7a",
    light="#7d7799",
    bright="#8a84a0",
    pale="#bcbad6",
    glow="#e9dff5",
)
TEAL: Final = Hue(
    dark="#103b3e",
    deep="#1b5154",
    shade="#2a9a78",
    base="#4fd0c4",
    light="#86cfc4",
    bright="#a5dcd4",
    pale="#63f0c0",
    glow="#e8fbf6",
)
VIOLET: Final = Hue(
    dark="#280f38",
    deep="#3a1f4c",
    shade="#4a3068",
    base="#633f82",
    light="#6a2aa8",
    bright="#8a5fc0",
    pale="#c98bd8",
    glow="#e0b4ff",
)
WATER: Final = Hue(
    dark="#1e3560",
    deep="#2b5788",
    shade="#2f6fa3",
    base="#4f8fbf",
    light="#4fa8d0",
    bright="#9fe3ff",
    pale="#bfe8ff",
    glow="#d8f2ff",
)
WOOD: Final = Hue(
    dark="#2b1a0c",
    deep="#4a2e14",
    shade="#613c1a",
    base="#6f4724",
    light="#7a4f2e",
    bright="#8a5a30",
    pale="#a06a3a",
    glow="#c98f56",
)

ACTION: Final = Plate(STONE, "#514a5e", "#3b3548", "#d9cdb4", "#ffe6b4")
TREASURE: Final = Plate(WOOD, "#5c3d12", "#432b0b", "#e6b452", "#ffd27a")
VICTORY: Final = Plate(LEAF, "#24532f", "#163b22", "#86c770", "#cdf08f")
CURSE: Final = Plate(VIOLET, "#48235f", "#331546", "#bd86e8", "#e0b4ff")
NIGHT: Final = Plate(INDIGO, "#262b5e", "#181b43", "#828be6", "#cfd0ff")
DURATION: Final = Plate(FIRE, "#6b3513", "#4d230a", "#f4a660", "#ffc894")
REACTION: Final = Plate(WATER, "#1d4b72", "#123655", "#7fc9f6", "#bfe8ff")
SPIRIT: Final = Plate(TEAL, "#1b5154", "#103b3e", "#88e3d5", "#c4fbf0")
ZOMBIE: Final = Plate(MOSS, "#3f4c36", "#2c3726", "#abc08e", "#dcf0ba")
BOON: Final = Plate(GOLD, "#5a4a1c", "#3f3210", "#ffd98a", "#fff0c0")
HEX: Final = Plate(VIOLET, "#3a1f4c", "#280f38", "#c98bd8", "#f0b0ff")
STATE: Final = Plate(INDIGO, "#33365f", "#23264a", "#bcbad6", "#e6e2ff")

HUES: Final = {
    "bone": BONE,
    "fire": FIRE,
    "gold": GOLD,
    "indigo": INDIGO,
    "leaf": LEAF,
    "moss": MOSS,
    "red": RED,
    "rose": ROSE,
    "skin": SKIN,
    "steel": STEEL,
    "stone": STONE,
    "teal": TEAL,
    "violet": VIOLET,
    "water": WATER,
    "wood": WOOD,
}

PLATES: Final = {
    "action": ACTION,
    "treasure": TREASURE,
    "victory": VICTORY,
    "curse": CURSE,
    "night": NIGHT,
    "duration": DURATION,
    "reaction": REACTION,
    "spirit": SPIRIT,
    "zombie": ZOMBIE,
    "boon": BOON,
    "hex": HEX,
    "state": STATE,
}

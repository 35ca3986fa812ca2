"""The colours and marks of the table: cut paper by lantern light."""

from typing import Final

from textual.theme import Theme

BACKGROUND: Final = "#10122a"
SURFACE: Final = "#1a1e3f"
RAISED: Final = "#262b55"
LINE: Final = "#3b4177"
LINE_STRONG: Final = "#6a71a8"
TEXT: Final = "#f4ecda"
MUTED: Final = "#bcbad6"
GOLD: Final = "#ffd27a"
LEGAL: Final = "#c9f27a"
DANGER: Final = "#ff9d8f"
FOCUS: Final = "#ffffff"
PAPER: Final = "#f3ead6"
INK: Final = "#17132b"
HOLLOW: Final = "#0b0c1c"

# A seat is never shown by colour without its mark.
MARKS: Final = ("●", "■", "◆", "▲", "▼", "★")
FACES: Final = ("#ffa640", "#3fae74", "#9fe3ff", "#b583f5", "#ff8fb0", "#d8cf5a")
NAMES: Final = ("#ffa640", "#63cf98", "#9fe3ff", "#c79cff", "#ff9dba", "#e3da68")
SHADOW_FACE: Final = "#1b1533"
SHADOW_RIM: Final = "#cfc3ff"

THEME: Final = Theme(
    name="moonlit",
    primary=GOLD,
    secondary=SHADOW_RIM,
    accent=GOLD,
    warning=GOLD,
    error=DANGER,
    success=LEGAL,
    foreground=TEXT,
    background=BACKGROUND,
    surface=SURFACE,
    panel=RAISED,
    dark=True,
    variables={
        "line": LINE,
        "line-strong": LINE_STRONG,
        "muted": MUTED,
        "gold": GOLD,
        "legal": LEGAL,
        "paper": PAPER,
        "ink": INK,
        "focus": FOCUS,
        "scrollbar": LINE,
        "scrollbar-hover": LINE_STRONG,
        "scrollbar-active": LINE_STRONG,
        "scrollbar-background": SURFACE,
        "scrollbar-background-hover": SURFACE,
        "scrollbar-background-active": SURFACE,
        "scrollbar-corner-color": SURFACE,
        "block-cursor-background": RAISED,
        "block-cursor-foreground": TEXT,
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": SURFACE,
        "block-cursor-blurred-foreground": TEXT,
        "block-cursor-blurred-text-style": "none",
        "block-hover-background": RAISED,
        "input-selection-background": f"{LINE_STRONG} 60%",
    },
)


def blend(colour: str, towards: str, share: float) -> str:
    """A colour mixed with another one."""
    pairs = zip(_parts(colour), _parts(towards), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)

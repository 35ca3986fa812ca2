"""Spell tokens as small pieces of coloured paper."""

from dataclasses import dataclass

from moonlit.client.nocturne.position import SHADOW, STAR
from moonlit.tui import palette
from moonlit.tui.canvas import Canvas

STAR_SIGN = "★"
SHADOW_SIGN = "~"
MOON = "☾"


@dataclass(frozen=True, slots=True)
class Paper:
    """The colours of a piece."""

    ink: str
    face: str


def value_of(token: str) -> str:
    """A token in one to three characters: `5`, `★`, `~8`."""
    if token == STAR:
        return STAR_SIGN
    return SHADOW_SIGN + token.removeprefix(SHADOW) if token.startswith(SHADOW) else token


def paper_of(seat: int, token: str) -> Paper:
    """A number is ink on the seat's colour, the star cream on ink, a shadow pale on dark."""
    if token == STAR:
        return Paper(palette.PAPER, palette.INK)
    if token.startswith(SHADOW):
        return Paper(palette.SHADOW_RIM, palette.SHADOW_FACE)
    return Paper(palette.INK, palette.FACES[seat])


def key_of(token: str) -> str:
    """The key that chooses a token; a ten is 0, the star *."""
    return "*" if token == STAR else token.removeprefix(SHADOW)[-1]


def label(seat: int, token: str) -> str:
    """A spell with its owner's mark: `●5`, `■★`, `◆~8`."""
    return f"{palette.MARKS[seat]}{value_of(token)}"


def draw_chip(canvas: Canvas, x: int, y: int, text: str, paper: Paper) -> None:
    """A piece of one line."""
    canvas.put(x, y, f" {text} ", paper.ink, paper.face, bold=True)


def draw_piece(canvas: Canvas, x: int, y: int, text: str, paper: Paper, rim: str) -> None:
    """A piece of three lines with rounded corners, its text in the middle."""
    inner = max(len(text) + 2, 5)
    canvas.put(x, y, "▗" + "▄" * inner + "▖", rim)
    canvas.put(x, y + 1, "▐" + text.center(inner) + "▌", rim)
    canvas.put(x + 1, y + 1, text.center(inner), paper.ink, paper.face, bold=True)
    canvas.put(x, y + 2, "▝" + "▀" * inner + "▘", rim)

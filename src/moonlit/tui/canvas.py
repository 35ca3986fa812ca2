"""A rectangle of coloured characters to draw on, and lines of it for a widget."""

from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

HALF = "▀"
BLANKS = " ▔"
# A blank inside a text, so that no frame is drawn through it.
INK_SPACE = "\N{NO-BREAK SPACE}"


@cache
def style_of(ink: str, paper: str, bold: bool = False) -> Style:
    """A style by its colours; an empty one is left to the terminal."""
    return Style(color=ink or None, bgcolor=paper or None, bold=bold)


class Canvas:
    """Characters with an ink and a paper colour each; what falls outside is left out."""

    def __init__(self, width: int, height: int, paper: str) -> None:
        self.width = width
        self.height = height
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [[style_of("", paper)] * width for _ in range(height)]
        self._papers = [[paper] * width for _ in range(height)]

    def fill(self, x: int, y: int, width: int, height: int, paper: str) -> None:
        """Lay blank paper over a rectangle."""
        for row in range(max(y, 0), min(y + height, self.height)):
            for column in range(max(x, 0), min(x + width, self.width)):
                self._set(column, row, " ", "", paper, False)

    def put(self, x: int, y: int, text: str, ink: str, paper: str = "", bold: bool = False) -> None:
        """Write a text; without a paper of its own it keeps what lies under it."""
        if not 0 <= y < self.height:
            return
        for column, letter in enumerate(text, start=x):
            if 0 <= column < self.width:
                shown = INK_SPACE if letter == " " else letter
                self._set(column, y, shown, ink, paper or self._papers[y][column], bold)

    def pixels(self, x: int, y: int, rows: tuple[tuple[str, ...], ...]) -> None:
        """Draw a picture, two rows of pixels to a line; empty pixels let the paper through."""
        for row in range(0, len(rows), 2):
            for column, upper in enumerate(rows[row]):
                lower = rows[row + 1][column] if row + 1 < len(rows) else ""
                self._pixel(x + column, y + row // 2, upper, lower)

    def _pixel(self, x: int, y: int, upper: str, lower: str) -> None:
        if not (upper or lower) or not (0 <= x < self.width and 0 <= y < self.height):
            return
        paper = self._papers[y][x]
        self._letters[y][x] = HALF
        self._styles[y][x] = style_of(upper or paper, lower or paper)

    def _set(self, x: int, y: int, letter: str, ink: str, paper: str, bold: bool) -> None:
        self._letters[y][x] = letter
        self._styles[y][x] = style_of(ink, paper, bold)
        self._papers[y][x] = paper

    def is_blank(self, x: int, y: int) -> bool:
        """Whether nothing is drawn at a place but an edge of paper."""
        return self._letters[y][x] in BLANKS

    def strip(self, y: int) -> Strip:
        """One line for a widget."""
        segments: list[Segment] = []
        start = 0
        styles, letters = self._styles[y], self._letters[y]
        for column in range(1, self.width + 1):
            if column == self.width or styles[column] is not styles[start]:
                text = "".join(letters[start:column]).replace(INK_SPACE, " ")
                segments.append(Segment(text, styles[start]))
                start = column
        return Strip(segments, self.width)

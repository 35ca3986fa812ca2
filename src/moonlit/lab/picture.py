"""The ladder as a picture: the cross-table and the ratings side by side, as SVG."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from moonlit.lab.ladder import Ladder
from moonlit.lab.rating import Rating
from moonlit.lab.stats import Interval

EDGE: Final = 28
CELL: Final = 104
ROW: Final = 62
HEAD: Final = 106
# Names over columns rise to the right, so that long ones have room.
TURN: Final = -30
SLOPE: Final = 0.5
LETTER: Final = 8.6
BAR: Final = 300
GAP: Final = 56
BAR_HEIGHT: Final = 20
NOTE_LINE: Final = 20
# The weaker the result, the closer to the ground: one colour, so that grey tells as much.
FAINTEST: Final = 0.04
STRONGEST: Final = 0.46

STYLE: Final = """
text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #15182c; }
.ground { fill: #fbfaf5; } .mark { fill: #2d4d9a; } .line { stroke: #15182c; }
.frame { fill: none; stroke: #15182c; stroke-opacity: .22; }
.big { font-size: 22px; font-weight: 650; } .bot { font-size: 15px; font-weight: 600; }
.share { font-size: 17px; font-weight: 600; } .small { font-size: 12px; }
@media (prefers-color-scheme: dark) {
text { fill: #f3f0e4; } .ground { fill: #11142a; } .mark { fill: #9bb3ff; }
.line { stroke: #f3f0e4; } .frame { stroke: #f3f0e4; }
}
"""


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of a picture, and the mark before tenths."""

    title: str
    cross: str
    rating: str
    notes: tuple[str, ...]
    point: str


@dataclass(frozen=True, slots=True)
class _Sheet:
    """What is drawn, and where its first row and column begin."""

    ladder: Ladder
    labels: Labels
    order: list[int]
    left: float
    top: float

    @property
    def bottom(self) -> float:
        return self.top + ROW * len(self.order)

    @property
    def bars(self) -> float:
        return self.left + CELL * len(self.order) + GAP


def draw_ladder(ladder: Ladder, labels: Labels) -> str:
    """The whole picture; it follows the reader's light or dark setting."""
    longest = max(map(len, ladder.plan.bots)) * LETTER
    sheet = _Sheet(ladder, labels, ladder.order(), EDGE + longest + 16, HEAD + longest * SLOPE)
    needed = EDGE + max(map(len, (*labels.notes, labels.title))) * LETTER * 0.8
    width = max(sheet.bars + (BAR + 96 if ladder.ratings else 0), needed) + EDGE
    height = sheet.bottom + 40 + NOTE_LINE * len(labels.notes)
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(labels.title)}</title>",
        f"<desc>{escape(_told(ladder, labels))}</desc>",
        f"<style>{STYLE}</style>",
        '<rect class="ground" width="100%" height="100%" rx="14"/>',
        write_text(EDGE, 46, labels.title, "big"),
        write_text(EDGE, 74, labels.cross, "small"),
        *_matrix(sheet),
        *(_bars(sheet) if ladder.ratings else ()),
        *(
            write_text(EDGE, sheet.bottom + 40 + NOTE_LINE * place, note, "small")
            for place, note in enumerate(labels.notes)
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _matrix(sheet: _Sheet) -> list[str]:
    parts = []
    for place, bot in enumerate(sheet.order):
        name = sheet.ladder.plan.bots[bot]
        across, down = sheet.left + CELL * (place + 0.4), sheet.top + ROW * (place + 0.5)
        turned = f'<g transform="translate({across:.0f} {sheet.top - 10:.0f}) rotate({TURN})">'
        parts.append(f"{turned}{write_text(0, 0, name, 'bot')}</g>")
        parts.append(write_text(sheet.left - 14, down + 5, name, "bot", "end"))
    for down, row in enumerate(sheet.order):
        for over, column in enumerate(sheet.order):
            parts += _cell(sheet, (row, column), sheet.left + CELL * over, sheet.top + ROW * down)
    return parts


def _cell(sheet: _Sheet, bots: tuple[int, int], x: float, y: float) -> list[str]:
    box = f'x="{x + 2:.0f}" y="{y + 2:.0f}" width="{CELL - 4}" height="{ROW - 4}" rx="6"'
    cross = None if bots[0] == bots[1] else sheet.ladder.cross(*bots)
    share = None if cross is None else cross.share()
    if cross is None or share is None:
        return [f'<rect class="frame" {box} stroke-dasharray="2 5"/>']
    interval = cross.interval()
    assert interval is not None
    depth = FAINTEST + (STRONGEST - FAINTEST) * share
    middle = x + CELL / 2
    return [
        f'<rect class="mark" {box} fill-opacity="{depth:.3f}"/><rect class="frame" {box}/>',
        write_text(middle, y + 22, f"{_number(100 * share, sheet.labels)} %", "share", "middle"),
        write_text(middle, y + 38, _range(interval, sheet.labels), "small", "middle"),
        write_text(middle, y + 53, f"n = {cross.matches}", "small", "middle"),
    ]


def _bars(sheet: _Sheet) -> list[str]:
    ratings = sheet.ladder.ratings
    ends = [end for rating in ratings for end in (rating.interval or (rating.value,))]
    low, high = min(0.0, *ends), max(0.0, *ends)
    scale = BAR / (high - low or 1.0)
    zero = sheet.bars - low * scale
    parts = [
        write_text(sheet.bars, 74, sheet.labels.rating, "small"),
        f'<path class="line" d="M{zero:.1f} {sheet.top}V{sheet.bottom}" stroke-opacity=".5"/>',
    ]
    for place, bot in enumerate(sheet.order):
        middle = sheet.top + ROW * (place + 0.5)
        parts += _bar(ratings[bot], zero, middle, scale)
        told = f"{ratings[bot].value:+.0f}"
        parts.append(write_text(sheet.bars + BAR + 14, middle + 6, told, "share"))
    return parts


def _bar(rating: Rating, zero: float, middle: float, scale: float) -> list[str]:
    length = rating.value * scale
    corner = f'x="{zero + min(0.0, length):.1f}" y="{middle - BAR_HEIGHT / 2:.1f}"'
    size = f'width="{max(abs(length), 1):.1f}" height="{BAR_HEIGHT}" rx="3"'
    parts = [f'<rect class="mark" {corner} {size} fill-opacity=".5"/>']
    if rating.interval is not None:
        near, far = (zero + end * scale for end in rating.interval)
        ends = f"M{near:.1f} {middle - 6:.1f}v12M{far:.1f} {middle - 6:.1f}v12"
        path = f"M{near:.1f} {middle:.1f}H{far:.1f}{ends}"
        parts.append(f'<path class="line" stroke-width="1.8" fill="none" d="{path}"/>')
    return parts


def _told(ladder: Ladder, labels: Labels) -> str:
    """The ratings in words, for whoever cannot see the picture."""
    if not ladder.ratings:
        return labels.cross
    told = (f"{ladder.plan.bots[bot]} {ladder.ratings[bot].value:+.0f}" for bot in ladder.order())
    return f"{labels.rating}: {', '.join(told)}"


def write_text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    """A line of text in one of the styles."""
    place = f'x="{x:.1f}" y="{y:.1f}"'
    return f'<text class="{kind}" {place} text-anchor="{anchor}">{escape(text)}</text>'


def _range(interval: Interval, labels: Labels) -> str:
    low, high = (_number(100 * end, labels) for end in interval)
    return f"{low}–{high}"


def _number(value: float, labels: Labels) -> str:
    return f"{value:.1f}".replace(".", labels.point)

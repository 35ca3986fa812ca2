"""Draws maps of chapters as SVG: cut paper by night, cards with marks that need no colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

from moonlit.lab.wonder_book.storymap import HEAD, LINE, WIDTH, Box, Link, StoryMap, lay_out
from moonlit.packs.wonder_book.model import Board, Chapter

EDGE: Final = 36
TITLE: Final = 64
BOARD: Final = 560
BOARD_GAP: Final = 64
AREA: Final = 30
MARGIN: Final = 72
LEGEND_ROW: Final = 24
CHAPTER_GAP: Final = 72
# What a line on a card begins with.
MARKS: Final = {
    "option": "◇",
    "object": "◆",
    "item": "✚",
    "rule": "§",
    "write": "✎",
    "erase": "✐",
    "read": "?",
    "band": "☾",
    "par": "★",
    "text": "",
    "more": "",
}
STAR: Final = "M27 3l5 9 10 1 -5 8 5 8 -10 1 -5 9 -5 -9 -10 -1 5 -8 -5 -8 10 -1z"
LEGEND: Final = ("object", "item", "rule", "option", "write", "erase", "read", "par", "band")
# Every word that a picture needs.
LABELS: Final = (*LEGEND, "open", "blocked")

STYLE: Final = """
text { font-family: "Atkinson Hyperlegible Next", system-ui, "Segoe UI", "DejaVu Sans", sans-serif;
font-size: 13.5px; fill: #f4ecda; }
.ground { fill: #10122a; } .head { font-family: Fraunces, Georgia, serif; font-size: 28px; }
.name { font-size: 15px; font-weight: 600; } .soft { fill: #bcbad6; } .tiny { font-size: 12px; }
.shadow { fill: #05060f; fill-opacity: .5; } .plate-story { fill: #262b55; }
.plate-choice { fill: #43306e; } .plate-goal { fill: #5a430f; } .plate-end { fill: #f3ead6; }
.shade { fill: #000; fill-opacity: .16; } .gold { fill: #ffd27a; } .on-end { fill: #17132b; }
.badge { fill: #ffd27a; } .badge-text { fill: #17132b; font-size: 13px; font-weight: 700; }
.link { fill: none; stroke: #6a71a8; stroke-width: 2; } .aside { stroke-dasharray: 2 5; }
.tip { fill: #6a71a8; }
.panel { fill: #1a1e3f; }
.on-panel { stroke: #1a1e3f; stroke-width: 4px; paint-order: stroke; }
.open { stroke: #c9f27a; stroke-width: 2; stroke-dasharray: 5 5; }
.blocked { stroke: #ff9d8f; stroke-width: 4; } .area { fill: #262b55; stroke: #6a71a8; }
.vortex { fill: #43306e; stroke: #c79cff; stroke-width: 2; }
@media (prefers-color-scheme: light) {
text { fill: #1d1836; } .ground { fill: #ece4d2; } .soft { fill: #544d6e; }
.plate-story { fill: #fffaf0; } .plate-choice { fill: #e2d3f7; } .plate-goal { fill: #ffe3a8; }
.plate-end { fill: #1d1836; } .gold { fill: #7a4a00; } .on-end { fill: #f4ecda; }
.shadow { fill: #3c2d50; fill-opacity: .2; } .on-panel { stroke: #f8f2e4; }
.shade { fill-opacity: .05; } .panel { fill: #f8f2e4; } .area { fill: #fffaf0; stroke: #857c98; }
.badge { fill: #7a4a00; } .badge-text { fill: #fffaf0; }
.open { stroke: #3c5f00; } .blocked { stroke: #a3231b; } .vortex { fill: #e2d3f7; stroke: #6a32b8; }
.link { stroke: #857c98; } .tip { fill: #857c98; }
}
"""

Labels = Mapping[str, str]


def draw_story(chapters: Sequence[Chapter], language: str, labels: Labels) -> str:
    """One picture of these chapters, one below the other; it follows light and dark settings."""
    maps = [lay_out(chapter, language) for chapter in chapters]
    parts: list[str] = []
    top, width = 0.0, 0.0
    for chapter, told in zip(chapters, maps, strict=True):
        parts.append(f'<g transform="translate({EDGE} {top + EDGE:.0f})">')
        parts += _chapter(chapter, told, language, labels)
        parts.append("</g>")
        top += EDGE + TITLE + max(told.height, _side_height(chapter)) + CHAPTER_GAP - EDGE
        width = max(width, told.width + BOARD_GAP + BOARD + 2 * EDGE)
    size = f'width="{width:.0f}" height="{top:.0f}" viewBox="0 0 {width:.0f} {top:.0f}"'
    title = escape(" · ".join(chapter.title.in_language(language) for chapter in chapters))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{title}">'
    ground = f'<rect class="ground" width="{width:.0f}" height="{top:.0f}"/>'
    return "\n".join((head, f"<style>{STYLE}</style>", ground, *parts, "</svg>", ""))


def _side_height(chapter: Chapter) -> float:
    return len(chapter.boards) * (BOARD + BOARD_GAP) + LEGEND_ROW * (len(LEGEND) + 3)


def _chapter(chapter: Chapter, told: StoryMap, language: str, labels: Labels) -> Iterator[str]:
    title = f"{chapter.numeral} · {chapter.title.in_language(language)}"
    yield _text(0, 30, title, "head gold")
    yield f'<g transform="translate(0 {TITLE})">'
    for link in told.links:
        yield from _link(told, link)
    for box in told.boxes.values():
        yield from _card(box)
    yield f'<g transform="translate({told.width + BOARD_GAP:.0f} 0)">'
    for place, board in enumerate(chapter.boards.values()):
        yield f'<g transform="translate(0 {place * (BOARD + BOARD_GAP)})">'
        yield from _board(board, language)
        yield "</g>"
    yield f'<g transform="translate(0 {len(chapter.boards) * (BOARD + BOARD_GAP)})">'
    yield from _legend(labels)
    yield "</g></g></g>"


def _card(box: Box) -> Iterator[str]:
    """A paper plate, its shade on the right, and what is written on it."""
    on_end = " on-end" if box.kind == "end" else ""
    size = f'width="{WIDTH}" height="{box.height:.0f}" rx="12"'
    yield f'<g transform="translate({box.x:.0f} {box.y:.0f})">'
    yield f'<rect class="shadow" x="3" y="5" {size}/><rect class="plate-{box.kind}" {size}/>'
    right = WIDTH - 12
    curve = f"a12 12 0 0 1 12 12v{box.height - 24:.0f}a12 12 0 0 1 -12 12"
    yield f'<path class="shade" d="M{right} 0{curve}z"/>'
    yield from _badge(box)
    for place, line in enumerate(box.title):
        yield _text(52, 25 + place * LINE, line, f"name{on_end}")
    below = HEAD + LINE * (len(box.title) - 1) + 8
    for place, one in enumerate(box.lines):
        mark = MARKS[one.mark]
        at = below + place * LINE
        if mark:
            yield _text(16, at, mark, f"gold{on_end}")
        style = "soft" if one.mark == "text" else ""
        yield _text(16 if one.mark == "text" else 36, at, one.text, f"{style}{on_end}")
    yield "</g>"


def _badge(box: Box) -> Iterator[str]:
    """The number, on a shape that tells the kind: page, diamond, star or moon."""
    shapes = {
        "story": '<rect class="badge" x="14" y="9" width="26" height="24" rx="3"/>',
        "choice": '<path class="badge" d="M27 5L43 21L27 37L11 21z"/>',
        "goal": f'<path class="badge" d="{STAR}"/>',
        "end": '<circle class="badge" cx="27" cy="21" r="15"/>',
    }
    yield shapes[box.kind]
    yield _text(27, 26, str(box.number), "badge-text", anchor="middle")


def _link(told: StoryMap, link: Link) -> Iterator[str]:
    """From foot to head; past other cards it goes round on the right."""
    source, target = told.boxes[link.source], told.boxes[link.target]
    x1, y1 = source.x + WIDTH / 2, source.y + source.height
    x2, y2 = target.x + WIDTH / 2, target.y - 8
    middle = (y1 + y2) / 2
    way = f"M{x1:.0f} {y1:.0f}C{x1:.0f} {middle:.0f} {x2:.0f} {middle:.0f} {x2:.0f} {y2:.0f}"
    told_at = ((x1 + x2) / 2 + 8, middle + 4)
    if target.row != source.row + 1:
        x1, y1 = source.x + WIDTH, source.y + HEAD / 2
        told_at = (x1 + 6, y1 - 6)
        x2, side = x2 + WIDTH / 4, max(source.x, target.x) + WIDTH + BOARD_GAP / 2
        way = f"M{x1:.0f} {y1:.0f}C{side:.0f} {y1:.0f} {side:.0f} {y2 - 40:.0f} {x2:.0f} {y2:.0f}"
    yield f'<path class="{"link aside" if link.is_aside else "link"}" d="{way}"/>'
    yield f'<path class="tip" d="M{x2 - 6:.0f} {y2 - 2:.0f}h12l-6 9z"/>'
    if link.label:
        yield _text(*told_at, link.label, "tiny gold")


def _board(board: Board, language: str) -> Iterator[str]:
    """Areas where the author put them; dashed borders are open, solid ones are not."""
    yield f'<rect class="panel" width="{BOARD}" height="{BOARD}" rx="16"/>'
    yield _text(20, 32, board.name.in_language(language), "name")
    for style, pairs in (("open", board.open), ("blocked", board.blocked)):
        for pair in pairs:
            (ax, ay), (bx, by) = (_spot(board, area) for area in pair)
            yield f'<path class="{style}" d="M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}"/>'
    for area in board.areas.values():
        x, y = _spot(board, area.id)
        style = "vortex" if area.vortex else "area"
        yield f'<circle class="{style}" cx="{x:.0f}" cy="{y:.0f}" r="{AREA - 8}"/>'
        label = f"{area.id} {area.vortex}".strip()
        yield _text(x, y + 4, label, "tiny", anchor="middle")
        sparks = " " + "✦" * area.sparks if area.sparks else ""
        name = area.name.in_language(language) + sparks
        yield _text(x, y + AREA + 6, name, "tiny soft on-panel", anchor="middle")


def _spot(board: Board, area: str) -> tuple[float, float]:
    """The place of an area; a board without places is drawn in rows of four."""
    one = board.areas[area]
    if not any(other.x or other.y for other in board.areas.values()):
        row, column = divmod(list(board.areas).index(area), 4)
        return 70 + column * 106, 90 + row * 90
    xs, ys = zip(*((other.x, other.y) for other in board.areas.values()), strict=True)
    inner = BOARD - 2 * MARGIN
    x = (one.x - min(xs)) / (max(xs) - min(xs) or 1)
    y = (one.y - min(ys)) / (max(ys) - min(ys) or 1)
    return MARGIN + x * inner, MARGIN + 14 + y * inner


def _legend(labels: Labels) -> Iterator[str]:
    for place, mark in enumerate(LEGEND):
        at = LEGEND_ROW * (place + 1)
        yield _text(4, at, MARKS[mark], "gold")
        yield _text(32, at, labels[mark], "soft")
    at = LEGEND_ROW * (len(LEGEND) + 1)
    for style in ("open", "blocked"):
        yield f'<path class="{style}" d="M0 {at - 4}h24"/>'
        yield _text(32, at, labels[style], "soft")
        at += LEGEND_ROW


def _text(x: float, y: float, text: str, style: str, anchor: str = "start") -> str:
    place = f'x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}"'
    return f'<text class="{style.strip()}" {place}>{escape(text)}</text>'

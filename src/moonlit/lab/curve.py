"""How a net grew stronger, as a picture: measured strength over matches played, as SVG."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from moonlit.lab.picture import EDGE, LETTER, NOTE_LINE, STYLE, write_text

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 92
TOP: Final = 104
STEPS: Final = 4
POINT: Final = 4


@dataclass(frozen=True, slots=True)
class CurveLabels:
    """The words of the picture."""

    title: str
    strength: str
    games: str
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Curve:
    """Points of (matches played, strength), and how high the picture reaches."""

    points: tuple[tuple[int, float], ...]
    games: int
    highest: float

    def place(self, played: float, strength: float) -> tuple[float, float]:
        across = LEFT + WIDTH * played / max(self.games, 1)
        return across, TOP + HEIGHT * (1 - min(strength / self.highest, 1.0))


def draw_curve(curve: Curve, labels: CurveLabels) -> str:
    """The whole picture; it follows the reader's light or dark setting."""
    needed = EDGE + max(map(len, (*labels.notes, labels.title))) * LETTER * 0.8
    width = max(LEFT + WIDTH, needed) + EDGE
    foot = TOP + HEIGHT + 78
    height = foot + NOTE_LINE * len(labels.notes)
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    told = ", ".join(f"{played}: {strength:.1f}" for played, strength in curve.points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(labels.title)}</title>",
        f"<desc>{escape(f'{labels.strength}: {told}')}</desc>",
        f"<style>{STYLE}</style>",
        '<rect class="ground" width="100%" height="100%" rx="14"/>',
        write_text(EDGE, 46, labels.title, "big"),
        write_text(EDGE, 74, labels.strength, "small"),
        *_grid(curve),
        *_line(curve),
        write_text(LEFT + WIDTH / 2, TOP + HEIGHT + 48, labels.games, "small", "middle"),
        *(
            write_text(EDGE, foot + NOTE_LINE * place, note, "small")
            for place, note in enumerate(labels.notes)
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _grid(curve: Curve) -> list[str]:
    """Level lines with their strength, and matches below."""
    parts = []
    for step in range(STEPS + 1):
        part = step / STEPS
        played = round(curve.games * part)
        across, down = curve.place(played, curve.highest * part)
        parts.append(f'<path class="frame" d="M{LEFT} {down:.1f}h{WIDTH}"/>')
        label = f"{curve.highest * part:.0f}"
        parts.append(write_text(LEFT - 12, down + 4, label, "small", "end"))
        parts.append(write_text(across, TOP + HEIGHT + 24, str(played), "small", "middle"))
    return parts


def _line(curve: Curve) -> list[str]:
    places = [curve.place(played, strength) for played, strength in curve.points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = [f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="{POINT}"/>' for x, y in places]
    return [f'<polyline class="line" fill="none" stroke-width="2" points="{path}"/>', *dots]

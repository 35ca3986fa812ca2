"""Cards on the screen: small plates in rows, with a mark where something can be done."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from moonlit.packs.dominion.tables import Card
from moonlit.tui import palette
from moonlit.tui.board import ARROWS, Board, Zone
from moonlit.tui.canvas import Canvas
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.scene import Thing

CURSOR, LEGAL, PAYABLE = "❯", "+", "$"
DIMMED = 0.45
PLATES: Final = {
    "treasure": "#6a5720",
    "victory": "#2c5a39",
    "curse": "#5a2a63",
    "night": "#20202f",
    "action": "#38407a",
}


@dataclass(frozen=True, slots=True)
class Plate:
    """One card as it is drawn: what it stands for, its text, its colour, its mark."""

    thing: Thing
    text: str
    paper: str
    sign: str = " "
    is_dim: bool = False


def paper_of(card: Card) -> str:
    return next(paper for name, paper in PLATES.items() if name in card.types)


def letters_of(scene: Scene, card: Card) -> str:
    """The first letters of its main types, since colour alone says nothing."""
    lexicon = scene.teller.lexicon
    return "/".join(lexicon.say(f"type-{name}")[0] for name in PLATES if name in card.types)


def fit(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}…"


class CardBoard(Board[Scene]):
    """Draws plates; the arrows go to the nearest one."""

    BINDINGS = ARROWS

    def place(self, canvas: Canvas, plate: Plate, x: int, y: int, width: int) -> None:
        """Draw a plate and remember where."""
        is_here = self.has_focus and self.cursor == plate.thing
        fade = DIMMED if plate.is_dim else 0.0
        paper = palette.blend(plate.paper, palette.BACKGROUND, fade)
        ink = palette.blend(palette.TEXT, palette.BACKGROUND, fade)
        canvas.fill(x, y, width - 1, 1, paper)
        canvas.put(x + 1, y, plate.sign, palette.LEGAL, bold=True)
        canvas.put(x + 2, y, fit(plate.text, width - 3), ink, bold=is_here)
        if is_here:
            canvas.put(x, y, CURSOR, palette.FOCUS, bold=True)
        self.zones.append(Zone(x, y, width - 1, 1, plate.thing))

    def flow(self, canvas: Canvas, plates: Iterable[Plate], y: int, least: int) -> int:
        """Draw plates one after the other, as wide as they need; gives the line below them."""
        x = 0
        for plate in plates:
            width = min(max(len(plate.text) + 4, least), canvas.width)
            if x and x + width > canvas.width:
                x, y = 0, y + 1
            self.place(canvas, plate, x, y, width)
            x += width
        return y + (x > 0)

    def settle(self, preferred: Iterable[Thing]) -> None:
        """Keep the cursor where it is, unless nothing is there any more or it is told better."""
        wanted = list(preferred)
        if wanted and self.cursor not in wanted:
            self.cursor = wanted[0]
            self.redraw()

    def on_focus(self) -> None:
        if self.zones and self.cursor not in [zone.thing for zone in self.zones]:
            self.move_to(self.zones[0].thing)

    def action_go(self, across: int, down: int) -> None:
        """Move to the nearest plate in a direction, those straight ahead first."""
        here = next((zone for zone in self.zones if zone.thing == self.cursor), None)
        if here is None:
            if self.zones:
                self.move_to(self.zones[0].thing)
            return
        ahead = []
        for zone in self.zones:
            right, below = zone.x - here.x, zone.y - here.y
            forward = right * across + below * down
            aside = abs(right * down) + abs(below * across) * len(self.zones)
            if forward > 0:
                ahead.append(((forward, aside) if down else (aside, forward), zone.thing))
        if ahead:
            self.move_to(min(ahead)[1])

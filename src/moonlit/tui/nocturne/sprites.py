"""The Sprite Board: tokens in their order on a branch, and the tiles they will choose from."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from moonlit.tui import palette
from moonlit.tui.board import Board, Zone
from moonlit.tui.canvas import Canvas
from moonlit.tui.nocturne import tokens
from moonlit.tui.nocturne.art import PLATES
from moonlit.tui.nocturne.plaques import fit, plaque
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.scene import Thing

SLOT, SPACE = "slot", "space"
BARK = "#8a5a2c"
TALL = 5
NARROW = 6


class SpriteBoard(Board[Scene]):
    """Spaces and slots side by side; a slot may be clicked when one chooses among its tiles."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("enter", "pick", show=False),
    ]

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        position = scene.position
        title = scene.teller.say("terminal-sprites-short")
        count = max(position.spaces, len(position.slots), 1)
        width = min(canvas.width // count, 18)
        is_tall = canvas.height >= TALL
        canvas.put(1, 0, title, palette.GOLD, bold=True)
        if is_tall:
            canvas.put(1, 2, "▂" * (width * count - 2), BARK)
        left, step, top = (0, width, 1) if is_tall else (len(title) + 2, NARROW, 0)
        for space in range(position.spaces):
            self._space(canvas, scene, space, left + space * step, top)
        for slot, tile in enumerate(position.slots):
            self._slot(canvas, scene, tile, slot * width, width - 1)

    def _space(self, canvas: Canvas, scene: Scene, space: int, x: int, y: int) -> None:
        gap = 2 if canvas.height >= TALL else 1
        canvas.put(x, y, f"{space + 1}".rjust(gap), palette.MUTED)
        self.zones.append(Zone(x, y, NARROW, 1, Thing(SPACE, str(space + 1))))
        if space < len(scene.position.sprites):
            spell = scene.position.sprites[space]
            paper = tokens.paper_of(spell.seat, spell.token)
            tokens.draw_chip(canvas, x + gap, y, tokens.label(spell.seat, spell.token), paper)
        else:
            canvas.put(x + gap, y, " ◌", palette.LINE_STRONG)

    def _slot(self, canvas: Canvas, scene: Scene, tile_id: str | None, x: int, width: int) -> None:
        is_tall = canvas.height >= TALL
        y, height = (3, canvas.height - 3) if is_tall else (1, 1)
        if tile_id is None:
            canvas.fill(x, y, width, height, palette.HOLLOW)
            return
        tile = scene.teller.tile(tile_id)
        thing = Thing(SLOT, tile_id)
        self.zones.append(Zone(x, y, width, height, thing))
        canvas.fill(x, y, width, height, PLATES[tile.type])
        signs = scene.teller.symbols(tile.symbols)
        points = plaque(tile)
        value = f" {points} " if is_tall else points
        canvas.put(x, y, value, palette.INK, palette.PAPER, bold=True)
        canvas.put(x + width - len(signs), y, signs, palette.INK, palette.PAPER, bold=True)
        name = scene.teller.short_tile(tile_id)
        if is_tall:
            canvas.put(x + 1, y + 1, fit(name, width - 1), palette.TEXT, bold=True)
        else:
            room = width - len(points) - len(signs)
            canvas.put(x + len(points), y, fit(name, room), palette.TEXT)
        self._state(canvas, scene, thing, x, y, width, height)

    def _state(
        self, canvas: Canvas, scene: Scene, thing: Thing, x: int, y: int, width: int, height: int
    ) -> None:
        """Firefly corners on a tile that may be chosen, white ones under the cursor."""
        names = {name for action in scene.position.legal for name in action.names}
        is_here = self.has_focus and self.cursor == thing
        if not is_here and not (scene.is_mine and thing.name in names):
            return
        ink = palette.FOCUS if is_here else palette.LEGAL
        bottom = y + height - 1
        canvas.put(x, bottom, "┗" if height > 1 else "[", ink, bold=True)
        canvas.put(x + width - 1, bottom, "┛" if height > 1 else "]", ink, bold=True)

"""The forest: tiles as cut paper, spells on them, and the cells where one may cast lit."""

from dataclasses import dataclass

from moonlit.client.nocturne.position import SHADOW, Spell
from moonlit.packs.nocturne.tables import Tile
from moonlit.tui import palette
from moonlit.tui.board import ARROWS, Board, Zone
from moonlit.tui.canvas import Canvas
from moonlit.tui.nocturne import tokens
from moonlit.tui.nocturne.art import HEIGHT, PLATES, WIDTH, picture
from moonlit.tui.nocturne.plaques import fit, plaque
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.scene import Thing

CELL = "cell"
WIDEST, TALLEST = 18, 7
PICTURE_WIDTH, PICTURE_HEIGHT = 8, 4
DIMMED = 0.5
NARROW = 7

LEGAL_CORNERS = "┏┓┗┛"
CURSOR_FRAME = "┏━┓┃┗┛"
HIGHEST_FRAME = "╔═╗║╚╝"
CHOSEN_FRAME = "╭─╮│╰╯"


@dataclass(frozen=True, slots=True)
class Box:
    """A cell's place on the canvas, without the gap to the next one."""

    x: int
    y: int
    width: int
    height: int

    @property
    def has_picture(self) -> bool:
        return self.width >= PICTURE_WIDTH and self.height >= PICTURE_HEIGHT


class Forest(Board[Scene]):
    """The grid of tiles; arrows move over it, Enter chooses a cell."""

    BINDINGS = ARROWS

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        if self.cursor is None or self.cursor.name not in scene.position.cells:
            self.cursor = Thing(CELL, scene.position.cells[0])
        for cell in scene.position.cells:
            box = self._box(scene, cell)
            self.zones.append(Zone(box.x, box.y, box.width, box.height, Thing(CELL, cell)))
            self._cell(canvas, scene, cell, box)

    def _box(self, scene: Scene, cell: str) -> Box:
        places = [_place(name) for name in scene.position.cells]
        columns = max(column for column, _ in places) + 1
        rows = max(row for _, row in places) + 1
        height = max(2, min(self.size.height // rows, TALLEST))
        width = max(6, min(self.size.width // columns, WIDEST, height * 3 + 1))
        column, row = _place(cell)
        left = max(0, (self.size.width - width * columns) // 2)
        top = max(0, (self.size.height - height * rows) // 2)
        return Box(left + column * width, top + row * height, width - 1, height)

    def _cell(self, canvas: Canvas, scene: Scene, cell: str, box: Box) -> None:
        position = scene.position
        is_casting = scene.is_mine and scene.casts.is_open
        is_dim = is_casting and cell not in scene.casts.cells(scene.token)
        fallen = position.face_down.get(cell)
        if fallen is not None:
            _hollow(canvas, cell, box, fallen)
        elif cell in position.forest:
            tile = scene.teller.tile(position.forest[cell])
            spell = next((spell for spell in position.spells if spell.cell == cell), None)
            _tile(canvas, scene, cell, box, tile, is_dim and spell is None)
            if spell is not None:
                _spell(canvas, box, spell, spell == position.highest)
        else:
            canvas.fill(box.x, box.y, box.width, box.height, palette.HOLLOW)
        self._frame(canvas, scene, cell, box)

    def _frame(self, canvas: Canvas, scene: Scene, cell: str, box: Box) -> None:
        highest = scene.position.highest
        if highest is not None and highest.cell == cell:
            _outline(canvas, box, HIGHEST_FRAME, palette.GOLD)
        if scene.is_mine and cell in scene.casts.cells(scene.token):
            _corners(canvas, box, LEGAL_CORNERS, palette.LEGAL)
        if cell == scene.cell:
            _outline(canvas, box, CHOSEN_FRAME, palette.LEGAL)
        if self.has_focus and self.cursor == Thing(CELL, cell):
            is_legal = scene.is_mine and cell in scene.casts.cells(scene.token)
            _outline(canvas, box, CURSOR_FRAME, palette.FOCUS)
            if is_legal:
                _corners(canvas, box, LEGAL_CORNERS, palette.LEGAL)

    def action_go(self, across: int, down: int) -> None:
        """Move to the nearest cell in a direction, those straight ahead first."""
        if self.scene is None or self.cursor is None:
            return
        column, row = _place(self.cursor.name)
        ahead = []
        for name in self.scene.position.cells:
            x, y = _place(name)
            forward = (x - column) * across + (y - row) * down
            aside = abs((x - column) * down) + abs((y - row) * across)
            if forward > 0:
                ahead.append((aside * 10 + forward, name))
        if ahead:
            self.move_to(Thing(CELL, min(ahead)[1]))

    def look_at(self, cells: tuple[str, ...]) -> None:
        """Put the cursor on one of some cells, unless it is there already.

        Nobody has moved it, so what was said stays on its slip of paper.
        """
        if cells and (self.cursor is None or self.cursor.name not in cells):
            self.cursor = Thing(CELL, cells[0])
            self.redraw()


def _place(cell: str) -> tuple[int, int]:
    """Column and row of a cell name, from 0."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def _tile(canvas: Canvas, scene: Scene, cell: str, box: Box, tile: Tile, is_dim: bool) -> None:
    fade = DIMMED if is_dim else 0.0
    plate = palette.blend(PLATES[tile.type], palette.BACKGROUND, fade)
    rim = palette.GOLD if tile.is_enchanted else palette.blend(plate, palette.TEXT, 0.45)
    canvas.fill(box.x, box.y, box.width, box.height, plate)
    canvas.put(box.x, box.y, "▔" * box.width, palette.blend(rim, palette.BACKGROUND, fade))
    if box.has_picture:
        _picture(canvas, box, tile, plate, fade)
    _texts(canvas, scene, cell, box, tile, fade)


def _picture(canvas: Canvas, box: Box, tile: Tile, plate: str, fade: float) -> None:
    shown = min(WIDTH, box.width)
    cut = (WIDTH - shown) // 2
    rows = tuple(
        tuple(colour and palette.blend(colour, plate, fade) for colour in row[cut : cut + shown])
        for row in picture(tile.type, tile.kind)
    )
    left = box.x + (box.width - shown) // 2
    top = box.y + max(0, (box.height - 1 - HEIGHT // 2 + 1) // 2)
    canvas.pixels(left, top, rows)
    if tile.type == "runestone":
        canvas.put(left + WIDTH // 2 - cut, top + 1, "◦", "#7fe6ff", "#17324a", bold=True)


def _texts(canvas: Canvas, scene: Scene, cell: str, box: Box, tile: Tile, fade: float) -> None:
    """Cell name, symbols, how it scores and a name, each in its corner."""
    text = palette.blend(palette.TEXT, palette.BACKGROUND, fade)
    paper = palette.blend(palette.PAPER, palette.BACKGROUND, fade)
    bottom = box.y + box.height - 1
    signs = scene.teller.symbols(tile.symbols)
    name = scene.teller.short_tile(tile.id)
    points = plaque(tile)
    if box.height > 2:
        canvas.put(box.x + 1, box.y, cell, palette.blend(palette.MUTED, palette.BACKGROUND, fade))
        canvas.put(box.x + box.width - 1 - len(signs), box.y, signs, palette.INK, paper, bold=True)
    else:
        canvas.put(box.x + box.width - 1 - len(signs), bottom, signs, palette.INK, paper, bold=True)
    if box.has_picture:
        canvas.put(box.x + 1, bottom, points, palette.INK, paper, bold=True)
        room = box.width - len(points) - 2
        canvas.put(box.x + len(points) + 1, bottom, fit(name, room), text, bold=True)
        return
    middle = box.y + (box.height - 1) // 2
    canvas.put(box.x + 1, middle, fit(name, box.width - 1), text, bold=True)
    canvas.put(box.x + 1, bottom, points, palette.INK, paper, bold=True)


def _hollow(canvas: Canvas, cell: str, box: Box, fallen: Spell) -> None:
    canvas.fill(box.x, box.y, box.width, box.height, palette.HOLLOW)
    _outline(canvas, box, "┌┄┐┆└┘", palette.LINE)
    if box.height > 2:
        canvas.put(box.x + 1, box.y, cell, palette.LINE_STRONG)
    is_shadow = fallen.token.startswith(SHADOW)
    rim = palette.SHADOW_RIM if is_shadow else palette.FACES[fallen.seat]
    mark = " " if is_shadow else palette.MARKS[fallen.seat]
    text = f"{mark}{tokens.MOON}{tokens.value_of(fallen.token)}"
    _middle(canvas, box, text, tokens.Paper(rim, palette.INK), rim)


def _spell(canvas: Canvas, box: Box, spell: Spell, is_highest: bool) -> None:
    paper = tokens.paper_of(spell.seat, spell.token)
    rim = palette.GOLD if is_highest else palette.FACES[spell.seat]
    mark = palette.MARKS[spell.seat]
    gap = " " if box.width > NARROW else ""
    text = f"{mark}{gap}{tokens.value_of(spell.token)}"
    _middle(canvas, box, f"{text}!" if is_highest and not box.has_picture else text, paper, rim)


def _middle(canvas: Canvas, box: Box, text: str, paper: tokens.Paper, rim: str) -> None:
    """A token in the middle of its cell, as large as there is room."""
    if box.has_picture:
        x = box.x + (box.width - max(len(text) + 2, 5) - 2) // 2
        tokens.draw_piece(canvas, x, box.y + (box.height - 3) // 2, text, paper, rim)
        return
    x = max(box.x, box.x + box.width - len(text) - 3)
    tokens.draw_chip(canvas, x, box.y + box.height - 1, text, paper)


def _outline(canvas: Canvas, box: Box, signs: str, ink: str) -> None:
    """A frame: corners, sides and, where there is room for it, top and bottom."""
    across, down = signs[1], signs[3]
    if box.has_picture:
        for y in (box.y, box.y + box.height - 1):
            for x in range(box.x + 1, box.x + box.width - 1):
                if canvas.is_blank(x, y):
                    canvas.put(x, y, across, ink)
    for y in range(box.y + 1, box.y + box.height - 1):
        canvas.put(box.x, y, down, ink, bold=True)
        canvas.put(box.x + box.width - 1, y, down, ink, bold=True)
    _corners(canvas, box, signs[0] + signs[2] + signs[4:], ink)


def _corners(canvas: Canvas, box: Box, signs: str, ink: str) -> None:
    right, bottom = box.x + box.width - 1, box.y + box.height - 1
    places = ((box.x, box.y), (right, box.y), (box.x, bottom), (right, bottom))
    for sign, (x, y) in zip(signs, places, strict=True):
        canvas.put(x, y, sign, ink, bold=True)

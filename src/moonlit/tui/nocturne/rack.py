"""The rack: one's own spells, what has been chosen, and the buttons to cast and to pass."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from moonlit.tui import palette
from moonlit.tui.board import Board, Zone
from moonlit.tui.canvas import Canvas
from moonlit.tui.nocturne import tokens
from moonlit.tui.nocturne.art import PLATES
from moonlit.tui.nocturne.casts import PASS
from moonlit.tui.nocturne.groups import group_tiles
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.scene import Thing

TOKEN, BUTTON, TILE = "token", "button", "tile"
CAST_BUTTON = Thing(BUTTON, "cast")
PASS_BUTTON = Thing(BUTTON, PASS)
TALL = 5
BUTTON_GAP = 4
DEAD, ASH = "#33344a", "#8d8ba6"


class Rack(Board[Scene]):
    """Own tokens by value; a token that cannot be cast now is grey and struck through."""

    paper = palette.SURFACE
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("enter", "pick", show=False),
    ]

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        if scene.me is None or scene.seat is None:
            return
        is_tall = canvas.height >= TALL
        labels = _labels(scene)
        width = max(map(len, labels), default=-BUTTON_GAP) + BUTTON_GAP
        self._tokens(canvas, scene, is_tall)
        room = canvas.width if is_tall else canvas.width - width
        self._collection(canvas, scene, 1, 4 if is_tall else 1, room)
        if labels:
            self._buttons(canvas, scene, labels, width, is_tall)

    def _tokens(self, canvas: Canvas, scene: Scene, is_tall: bool) -> None:
        assert scene.me is not None and scene.seat is not None
        castable = scene.casts.tokens(scene.cell)
        canvas.put(1, 2 * is_tall, palette.MARKS[scene.seat], palette.NAMES[scene.seat])
        x, y = 3, 0
        for token in scene.me.supply:
            is_live = token in castable or not (scene.is_mine and scene.casts.is_open)
            paper = tokens.paper_of(scene.seat, token) if is_live else tokens.Paper(ASH, DEAD)
            draw = self._piece if is_tall else self._chip
            width = draw(canvas, scene, token, x, y, paper)
            self.zones.append(Zone(x, y, width, 4 if is_tall else 1, Thing(TOKEN, token)))
            x += width

    def _chip(
        self, canvas: Canvas, scene: Scene, token: str, x: int, y: int, paper: tokens.Paper
    ) -> int:
        """A token on one line, in brackets when chosen; gives its width."""
        text = tokens.value_of(token)
        tokens.draw_chip(canvas, x, y, text, paper)
        is_here = self.has_focus and self.cursor == Thing(TOKEN, token)
        if token == scene.token or is_here:
            ink = palette.FOCUS if is_here else palette.LEGAL
            canvas.put(x, y, "[", ink, palette.SURFACE, bold=True)
            canvas.put(x + len(text) + 1, y, "]", ink, palette.SURFACE, bold=True)
        elif paper.face == DEAD:
            canvas.put(x, y, "╴", palette.DANGER, DEAD)
        return len(text) + 3

    def _piece(
        self, canvas: Canvas, scene: Scene, token: str, x: int, y: int, paper: tokens.Paper
    ) -> int:
        """A token of three lines, lifted when chosen, struck off when it cannot be cast."""
        assert scene.seat is not None
        text = tokens.value_of(token)
        inner = max(len(text), 3)
        rim = palette.SHADOW_RIM if paper.face == palette.SHADOW_FACE else paper.face
        rim = palette.FACES[scene.seat] if rim == palette.INK else rim
        is_chosen = token == scene.token
        top = y if is_chosen else y + 1
        canvas.put(x, top, "▗" + "▄" * inner + "▖", rim)
        canvas.put(x, top + 1, "▐", rim)
        canvas.put(x + 1, top + 1, text.center(inner), paper.ink, paper.face, bold=True)
        canvas.put(x + 1 + inner, top + 1, "▌", rim)
        canvas.put(x, top + 2, "▝" + "▀" * inner + "▘", rim)
        is_here = self.has_focus and self.cursor == Thing(TOKEN, token)
        if is_chosen or is_here:
            canvas.put(x + 1, y + 3, "━" * inner, palette.FOCUS if is_here else palette.LEGAL)
        elif paper.face == DEAD:
            canvas.put(x + inner // 2 + 1, y + 2, text[:1], palette.DANGER, DEAD)
        return inner + 2

    def _collection(self, canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
        """Own tiles by type, each type on its own plate."""
        assert scene.me is not None
        column = x
        for group in group_tiles(scene.teller, scene.me.tiles):
            text = f" {group.text} "
            if column + len(text) > x + width and column > x:
                column, y = x, y + 1
            if y >= canvas.height:
                return
            canvas.put(column, y, text, palette.TEXT, PLATES[group.type])
            self.zones.append(Zone(column, y, len(text), 1, Thing(TILE, group.first)))
            column += len(text) + 1

    def _buttons(
        self, canvas: Canvas, scene: Scene, labels: tuple[str, str], width: int, is_tall: bool
    ) -> None:
        """Cast and pass, on the right; casting is gold once spell and cell are chosen."""
        x = canvas.width - width
        is_ready = bool(scene.token and scene.cell)
        ink, paper = (palette.INK, palette.GOLD) if is_ready else (palette.MUTED, palette.RAISED)
        cast_row, pass_row = (1, 3) if is_tall else (0, 1)
        canvas.put(x, cast_row, labels[0].center(width - 1), ink, paper, bold=True)
        canvas.put(x, pass_row, labels[1].center(width - 1), palette.TEXT, palette.RAISED)
        self.zones.append(Zone(x, cast_row, width - 1, 1, CAST_BUTTON))
        self.zones.append(Zone(x, pass_row, width - 1, 1, PASS_BUTTON))


def _labels(scene: Scene) -> tuple[str, str] | tuple[()]:
    """The words on the buttons; there are none while one has nothing to cast."""
    if not scene.is_mine or not scene.casts.is_open:
        return ()
    say = scene.teller.say
    token = tokens.value_of(scene.token) if scene.token else "…"
    cast = say("terminal-cast-button", token=token, cell=scene.cell or "…")
    return cast, say("terminal-pass-button")

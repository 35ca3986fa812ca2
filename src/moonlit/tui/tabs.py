"""The names of the panels in one line, for terminals that show one panel at a time."""

from moonlit.tui import palette
from moonlit.tui.board import Board, Zone
from moonlit.tui.canvas import Canvas
from moonlit.tui.scene import Scene, Thing

PANEL = "panel"


class TabBar(Board[Scene], can_focus=False):
    """A click on a name shows its panel."""

    def __init__(self, panels: tuple[str, ...], *, id: str) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.panels = panels
        self.active = panels[0]

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        column = 0
        for name in self.panels:
            label = f" {scene.teller.say(f'terminal-tab-{name}')}"
            is_active = name == self.active
            ink, paper = (palette.INK, palette.GOLD) if is_active else (palette.MUTED, "")
            canvas.put(column, 0, f"{label} " if is_active else label, ink, paper, bold=is_active)
            self.zones.append(Zone(column, 0, len(label), 1, Thing(PANEL, name)))
            column += len(label) + is_active

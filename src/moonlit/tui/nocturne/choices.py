"""The list of choices for every decision but casting."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.tui import palette
from moonlit.tui.board import Board
from moonlit.tui.nocturne.concoctions import recipe_line
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Thing

CHOICE = "choice"
BREW = "brew"
MARK = "*"


class ChoicesPanel(Panel[Scene]):
    """Every legal action in a sentence; Enter or its number takes it."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-choices")

    def rows(self, scene: Scene) -> Iterable[Row]:
        if not has_choices(scene):
            return
        for number, action in enumerate(scene.position.legal, start=1):
            line = Text(f"{number:>2}. ", f"bold {palette.LEGAL}")
            line.append(scene.teller.action(action, scene.view), palette.TEXT)
            if action.verb == BREW and len(action.names) == 1:
                line.append("  ").append_text(recipe_line(scene, action.names[0]))
            yield line, Thing(CHOICE, str(action))

    def show(self, scene: Scene) -> None:
        super().show(scene)
        texts = [str(self.get_option_at_index(row).prompt) for row in range(self.option_count)]
        is_marked = any(MARK in text for text in texts)
        self.border_subtitle = scene.teller.say("terminal-reconstructed-mark") if is_marked else ""

    def picked(self, thing: Thing) -> None:
        self.post_message(Board.Picked(thing))


def has_choices(scene: Scene) -> bool:
    """Whether the one who looks chooses from a list now."""
    return scene.is_mine and not scene.casts.is_open

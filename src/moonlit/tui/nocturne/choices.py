"""The list of choices for every decision but casting."""

from rich.text import Text

from moonlit.core.action import Action
from moonlit.tui import choices
from moonlit.tui.nocturne.concoctions import recipe_line
from moonlit.tui.nocturne.scene import Scene

BREW = "brew"
MARK = "*"


class ChoicesPanel(choices.ChoicesPanel[Scene]):
    """A card to be kept shows its recipe."""

    def told(self, scene: Scene, action: Action) -> Text:
        line = super().told(scene, action)
        if action.verb == BREW and len(action.names) == 1:
            line.append("  ").append_text(recipe_line(scene, action.names[0]))
        return line

    def show(self, scene: Scene) -> None:
        super().show(scene)
        texts = [str(self.get_option_at_index(row).prompt) for row in range(self.option_count)]
        is_marked = any(MARK in text for text in texts)
        self.border_subtitle = scene.teller.say("terminal-reconstructed-mark") if is_marked else ""

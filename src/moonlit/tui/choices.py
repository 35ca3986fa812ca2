"""The list of choices, for decisions that are not made on the table itself."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.core.action import Action
from moonlit.tui import palette
from moonlit.tui.board import Board
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import S, Thing

CHOICE = "choice"


class ChoicesPanel(Panel[S]):
    """Every choice in a sentence; Enter or its number takes it."""

    def title_of(self, scene: S) -> str:
        return scene.teller.say("terminal-choices")

    def rows(self, scene: S) -> Iterable[Row]:
        for number, action in enumerate(scene.choices, start=1):
            line = Text(f"{number:>2}. ", f"bold {palette.LEGAL}")
            line.append_text(self.told(scene, action))
            yield line, Thing(CHOICE, str(action))

    def told(self, scene: S, action: Action) -> Text:
        """One choice in words."""
        return Text(scene.teller.action(action, scene.view), palette.TEXT)

    def picked(self, thing: Thing) -> None:
        self.post_message(Board.Picked(thing))

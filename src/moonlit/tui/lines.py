"""The single lines of a table: where the match stands, and what is asked."""

from rich.text import Text

from moonlit.tui import palette
from moonlit.tui.scene import Scene


def head_line(text: str, *, is_wide: bool) -> Text:
    """Where the match stands, behind the name of the house."""
    line = Text("☾ Moonlit  " if is_wide else "☾ ", f"bold {palette.GOLD}")
    line.append(text, palette.TEXT)
    return line


def decision_line(scene: Scene, seat: int | None = None) -> Text:
    """What is asked, with the mark of the seat that decides."""
    line = Text()
    if seat is not None:
        line.append(f"{palette.MARKS[seat]} ", palette.NAMES[seat])
    line.append(scene.teller.prompt(scene.view), f"bold {palette.GOLD}")
    return line


def prompt_lines(scene: Scene, note: str, seat: int | None = None) -> Text:
    """What is asked, and why; or a note while somebody else decides."""
    line = decision_line(scene, seat)
    line.append(f"\n{scene.teller.why(scene.view) if scene.is_mine else note}", palette.MUTED)
    return line

"""The single lines of the table: where the match stands, and what is asked."""

from rich.text import Text

from moonlit.tui import palette
from moonlit.tui.nocturne.scene import Scene


def headline(scene: Scene) -> Text:
    """Round, tiles and piles."""
    line = Text("☾ Moonlit  ", f"bold {palette.GOLD}")
    line.append(scene.teller.headline(scene.position), palette.TEXT)
    return line


def prompt(scene: Scene, note: str) -> Text:
    """Who decides what, and why; or a note while somebody else does."""
    seat = scene.position.decision.seat
    line = Text()
    if seat is not None:
        line.append(f"{palette.MARKS[seat]} ", palette.NAMES[seat])
    line.append(scene.teller.prompt(scene.view), f"bold {palette.GOLD}")
    if scene.is_mine:
        line.append(f" {scene.teller.clause(scene.position)}", palette.SHADOW_RIM)
        note = scene.teller.reason(scene.position)
    line.append(f"\n{note}", palette.MUTED)
    return line

"""The single lines of the table: where the match stands, and what is asked."""

from rich.text import Text

from moonlit.tui import palette
from moonlit.tui.lines import decision_line, head_line
from moonlit.tui.nocturne.scene import Scene


def headline(scene: Scene) -> Text:
    """Round, tiles and piles."""
    return head_line(scene.teller.headline(scene.position), is_wide=True)


def prompt(scene: Scene, note: str) -> Text:
    """Who decides what, and why; or a note while somebody else does."""
    line = decision_line(scene, scene.position.decision.seat)
    if scene.is_mine:
        line.append(f" {scene.teller.clause(scene.position)}", palette.SHADOW_RIM)
        note = scene.teller.reason(scene.position)
    line.append(f"\n{note}", palette.MUTED)
    return line

"""Everyone's tokens, collections, goals and cards, a block for each seat."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.tui import palette
from moonlit.tui.nocturne import tokens
from moonlit.tui.nocturne.art import PLATES
from moonlit.tui.nocturne.groups import group_tiles
from moonlit.tui.nocturne.panels import Panel, Row
from moonlit.tui.nocturne.scene import Scene, Thing

SEAT, TILE = "seat", "tile"
UNKNOWN = "—"


class SeatsPanel(Panel):
    """A block for each player, the one who decides marked."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-seats")

    def rows(self, scene: Scene) -> Iterable[Row]:
        for seat in range(len(scene.position.holders)):
            yield _head(scene, seat), Thing(SEAT, str(seat))
            yield _supply(scene, seat), None
            for group in group_tiles(scene.teller, scene.position.holders[seat].tiles):
                line = Text("  ")
                line.append(f" {group.text} ", f"{palette.TEXT} on {PLATES[group.type]}")
                yield line, Thing(TILE, group.first)
            yield _extras(scene, seat), None


def total_of(points: tuple[int | None, ...] | None) -> str:
    """What is known of a score; a plus where more is hidden."""
    if points is None:
        return ""
    known = sum(point for point in points if point is not None)
    return f"{known}+" if None in points else str(known)


def _head(scene: Scene, seat: int) -> Text:
    holder = scene.position.holders[seat]
    decides = scene.position.decision.seat == seat
    line = Text("▸" if decides else " ", palette.GOLD)
    style = f"bold {palette.NAMES[seat]}"
    line.append(f"{palette.MARKS[seat]} {scene.teller.name(seat)}", style)
    if seat in scene.position.passed:
        line.append(f" · {scene.teller.say('terminal-passed')}", palette.MUTED)
    if total := total_of(holder.points):
        line.append(f"  {total}", f"bold {palette.GOLD}")
    return line


def _supply(scene: Scene, seat: int) -> Text:
    line = Text("  ")
    for token in scene.position.holders[seat].supply:
        paper = tokens.paper_of(seat, token)
        line.append(f" {tokens.value_of(token)} ", f"bold {paper.ink} on {paper.face}")
        line.append(" ")
    return line


def _extras(scene: Scene, seat: int) -> Text:
    """Character, ability, cards and goals in one muted line."""
    told = scene.teller.holder_facts(scene.position, seat)
    return Text("  " + " · ".join(told), palette.MUTED)

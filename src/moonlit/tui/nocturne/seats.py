"""Everyone's tokens, collections, goals and cards, a block for each seat."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.tui import palette
from moonlit.tui.nocturne import tokens
from moonlit.tui.nocturne.art import PLATES
from moonlit.tui.nocturne.groups import group_tiles
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Thing

SEAT = "seat"
UNKNOWN = "—"


class SeatsPanel(Panel[Scene]):
    """A block for each player, the one who decides marked."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-seats")

    def rows(self, scene: Scene) -> Iterable[Row]:
        for seat, holder in enumerate(scene.position.holders):
            yield _head(scene, seat), Thing(SEAT, str(seat))
            yield supply_line(seat, holder.supply), None
            facts = " · ".join(scene.teller.holder_facts(scene.position, seat))
            if facts:
                yield Text(facts, palette.MUTED), None
            if holder.tiles:
                yield collection_line(scene, seat, self.room), None


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


def supply_line(seat: int, supply: tuple[str, ...]) -> Text:
    """All tokens of a player side by side."""
    line = Text()
    for token in supply:
        paper = tokens.paper_of(seat, token)
        line.append(f" {tokens.value_of(token)}", f"bold {paper.ink} on {paper.face}")
    return line


def collection_line(scene: Scene, seat: int, room: int) -> Text:
    """A player's tiles by type, each type on its own plate, as many to a line as fit."""
    line, column = Text(), 0
    for group in group_tiles(scene.teller, scene.position.holders[seat].tiles):
        text = f" {group.text} "
        if column and column + len(text) > room:
            line.append("\n")
            column = 0
        line.append(text, f"{palette.TEXT} on {PLATES[group.type]}")
        line.append(" ")
        column += len(text) + 1
    return line

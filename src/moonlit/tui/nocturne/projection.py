"""What everybody would score if the match ended now, by category."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.client.nocturne.position import Position
from moonlit.client.nocturne.results import categories_of
from moonlit.packs.nocturne.words import CATEGORIES
from moonlit.tui import palette
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.nocturne.seats import UNKNOWN, total_of
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Thing

CATEGORY = "category"
MIRROR = "mirror"
LABEL = 16


class ProjectionPanel(Panel[Scene]):
    """A row for each category, a column for each seat; unknown is a dash."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-projection")

    def rows(self, scene: Scene) -> Iterable[Row]:
        scorers = scorers_of(scene.position)
        column = 4 if len(scorers) > 2 else 6
        head = Text(" " * LABEL)
        for seat in scorers:
            head.append(palette.MARKS[seat].rjust(column), f"bold {palette.NAMES[seat]}")
        yield head, None
        for category in categories_of(scene.teller.config):
            yield _row(scene, category, column), Thing(CATEGORY, category)
        yield _totals(scene, column), None
        if has_free_mirrors(scene):
            yield Text(scene.teller.say("terminal-mirrors-assumed"), palette.MUTED), None


def has_free_mirrors(scene: Scene) -> bool:
    """Whether anybody holds a mirror stone that does not copy anything yet."""
    for holder in scene.position.holders:
        stones = sum(scene.teller.tile(tile).type == MIRROR for tile in holder.tiles)
        if stones > len(holder.copies):
            return True
    return False


def scorers_of(position: Position) -> list[int]:
    """The seats that score; the solo opponent does not."""
    return [seat for seat, holder in enumerate(position.holders) if holder.points is not None]


def shown(point: int | None) -> str:
    """Points with a true minus, or a dash where they are unknown."""
    return UNKNOWN if point is None else str(point).replace("-", "−")


def _row(scene: Scene, category: str, column: int) -> Text:
    name = scene.teller.say("terminal-category-short", category=category)
    line = Text(name[: LABEL - 1].ljust(LABEL), palette.TEXT)
    index = CATEGORIES.index(category)
    for seat in scorers_of(scene.position):
        points = scene.position.holders[seat].points
        point = points[index] if points is not None else None
        style = palette.MUTED if not point else palette.DANGER if point < 0 else palette.GOLD
        line.append(shown(point).rjust(column), style)
    return line


def _totals(scene: Scene, column: int) -> Text:
    line = Text(scene.teller.say("category-total").ljust(LABEL), f"bold {palette.TEXT}")
    for seat in scorers_of(scene.position):
        total = total_of(scene.position.holders[seat].points)
        line.append(total.rjust(column), f"bold {palette.NAMES[seat]}")
    return line

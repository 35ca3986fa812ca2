"""The goals: Twilight's with who claimed them, Moonlight's once they are revealed."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.tui import palette
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Thing

TWILIGHT, MOONLIGHT = "twilight", "moonlight"


class GoalsPanel(Panel[Scene]):
    """Name and wording of every goal."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-goals")

    def rows(self, scene: Scene) -> Iterable[Row]:
        position = scene.position
        claimed = {goal: seat for seat, who in enumerate(position.holders) for goal in who.goals}
        for goal in sorted({*position.goals, *claimed}):
            yield _twilight(scene, goal, claimed.get(goal)), Thing(TWILIGHT, str(goal))
        for number, hidden in enumerate(position.moonlight):
            yield _moonlight(scene, hidden), Thing(MOONLIGHT, str(hidden or -number))
        if not position.goals and not claimed and not position.moonlight:
            yield Text(scene.teller.say("terminal-no-goals"), palette.MUTED), None


def _twilight(scene: Scene, goal: int, owner: int | None) -> Text:
    line = Text("☀ ", palette.GOLD)
    line.append(scene.teller.goal_name(TWILIGHT, goal), f"bold {palette.TEXT}")
    if owner is None:
        line.append(f"\n{scene.teller.goal_text(TWILIGHT, goal)}", palette.MUTED)
        return line
    line.append(f"  ✓ {palette.MARKS[owner]} {scene.teller.name(owner)}", palette.NAMES[owner])
    return line


def _moonlight(scene: Scene, goal: int | None) -> Text:
    line = Text("☾ ", palette.SHADOW_RIM)
    if goal is None:
        line.append(scene.teller.say("goal-hidden"), palette.MUTED)
        return line
    line.append(scene.teller.goal_name(MOONLIGHT, goal), f"bold {palette.TEXT}")
    line.append(f"\n{scene.teller.goal_text(MOONLIGHT, goal)}", palette.MUTED)
    return line

"""The panel of heroes beside the board."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.client.wonder_book.group import state_of, where
from moonlit.core.plain import Table, number, texts
from moonlit.tui import palette
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Thing
from moonlit.tui.sections import ABOUT
from moonlit.tui.wonder_book.manual import HERO
from moonlit.tui.wonder_book.scene import Scene

HEART, SPARK = "♥", "✦"


class HeroesPanel(Panel[Scene]):
    """A block for each hero, the one who acts marked."""

    def title_of(self, scene: Scene) -> str:
        return scene.reading.say("heroes")

    def rows(self, scene: Scene) -> Iterable[Row]:
        for place, hero in enumerate(scene.reading.heroes):
            yield _head(scene, hero, place), Thing(HERO, str(hero["id"]))
            yield Text(f"  {_state(scene, hero)}", palette.TEXT), None
            skills = [scene.teller.lexicon.skill_name(one) for one in texts(hero["skills"])]
            yield Text(f"  {', '.join(skills)}", palette.MUTED), None
            for name in texts(hero["things"]):
                title = scene.teller.lexicon.thing(scene.reading.chapter, name)
                kind = "card" if name.isdecimal() else "scrap"
                yield Text(f"  + {title}", palette.GOLD), Thing(ABOUT, f"{kind}:{name}")


def _head(scene: Scene, hero: Table, place: int) -> Text:
    """A hero with a mark of its own, since one person may play two."""
    line = Text("▸" if scene.reading.table["turn"] == hero["id"] else " ", palette.GOLD)
    name = scene.teller.lexicon.hero(str(hero["id"]))
    line.append(f"{palette.MARKS[place]} {name}", f"bold {palette.NAMES[place]}")
    line.append(f"  {HEART}{hero['hearts']}/{hero['most_hearts']}", f"bold {palette.DANGER}")
    line.append(f" {SPARK}{hero['sparks']}", f"bold {palette.GOLD}")
    line.append(f"  {scene.teller.name(number(hero['seat']))}", palette.MUTED)
    return line


def _state(scene: Scene, hero: Table) -> str:
    told = [state_of(scene.reading, hero), where(scene.reading, hero)]
    if hero["has_rerolled"]:
        told.append(scene.reading.say("rerolled"))
    return " · ".join(filter(None, told))

"""The panels around the board: heroes, what the enemies would do, rules, the story, choices."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from moonlit.client.wonder_book.group import state_of, where
from moonlit.core.plain import Table, number, texts
from moonlit.tui import palette
from moonlit.tui.board import Board
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Thing
from moonlit.tui.wonder_book.manual import ABOUT, CHOICE, HERO
from moonlit.tui.wonder_book.scene import Scene

HEART, SPARK = "♥", "✦"
RULES = ("rules", "piles", "campaign")
FOES = ("next", "others")


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


class SectionsPanel(Panel[Scene]):
    """Some sections of the text table, one below the other."""

    name_of_panel: str
    sections: tuple[str, ...]

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say(f"terminal-tab-{self.name_of_panel}")

    def rows(self, scene: Scene) -> Iterable[Row]:
        teller = scene.teller
        found = {
            section.id: section
            for section in teller.game.page(scene.view, teller.config, teller.names)
        }
        for section in (found[name] for name in self.sections if name in found):
            yield Text(section.title, f"bold {palette.GOLD}"), None
            for row in section.rows:
                thing = Thing(ABOUT, row.thing) if row.thing else None
                yield Text(": ".join(filter(None, row.cells)), palette.TEXT), thing


class FoesPanel(SectionsPanel):
    """What every wyrm and boss would do next, and who has hearts of their own."""

    name_of_panel = "foes"
    sections = FOES


class RulesPanel(SectionsPanel):
    """Special rules in force, the piles and the campaign sheet."""

    name_of_panel = "rules"
    sections = RULES


class ChoicesPanel(Panel[Scene]):
    """Every legal action in a sentence; Enter or its number takes it."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-choices")

    def rows(self, scene: Scene) -> Iterable[Row]:
        return list(_choices(scene))

    def picked(self, thing: Thing) -> None:
        self.post_message(Board.Picked(thing))


def _choices(scene: Scene) -> Iterator[Row]:
    if not scene.is_mine:
        return
    for place, action in enumerate(scene.choices, start=1):
        line = Text(f"{place:>2}. ", f"bold {palette.LEGAL}")
        line.append(scene.teller.action(action, scene.view), palette.TEXT)
        yield line, Thing(CHOICE, str(action))

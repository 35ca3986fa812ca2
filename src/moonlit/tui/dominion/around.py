"""The panels around the Supply: everybody, what lies beside the Supply, and choices."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.core.plain import Table, number, table, texts
from moonlit.tui import palette
from moonlit.tui.board import Board
from moonlit.tui.dominion.manual import ABOUT, CHOICE, SEAT
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Thing

BESIDE = ("fate", "trash", "aside", "known")


class SeatsPanel(Panel[Scene]):
    """A block for each player, the one who decides marked."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.lexicon.say("page-seats")

    def rows(self, scene: Scene) -> Iterable[Row]:
        for seat, player in enumerate(scene.seats):
            yield _head(scene, seat, player), Thing(SEAT, str(seat))
            yield Text(_sizes(scene, player), palette.TEXT), None
            more = _more(scene, seat, player)
            if more:
                yield Text(more, palette.MUTED), None


def _head(scene: Scene, seat: int, player: Table) -> Text:
    line = Text("▸" if seat in scene.view.to_act else " ", palette.GOLD)
    style = f"bold {palette.NAMES[seat]}"
    line.append(f"{palette.MARKS[seat]} {scene.teller.name(seat)}", style)
    points = scene.teller.lexicon.points(number(player["points"]))
    line.append(f"  {points}", f"bold {palette.GOLD}")
    return line


def _sizes(scene: Scene, player: Table) -> str:
    """How many cards are where, and the top of the discard pile."""
    lexicon, discard = scene.teller.lexicon, table(player["discard"])
    top = lexicon.say("page-empty")
    if discard["top"] is not None:
        name = lexicon.name(str(discard["top"]))
        top = lexicon.say("page-discard", count=number(discard["count"]), top=name)
    told = [f"{lexicon.say('page-head-discard')} {top}"]
    for zone in ("deck", "hand"):
        told.insert(0, f"{lexicon.say(f'page-head-{zone}')} {table(player[zone])['count']}")
    return " · ".join(told)


def _more(scene: Scene, seat: int, player: Table) -> str:
    """States, and what somebody who does not have the turn has in play."""
    lexicon, played = scene.teller.lexicon, texts(player["play"])
    told = [lexicon.name(state) for state in texts(player["states"])]
    if played and seat != scene.number("turn"):
        told.append(f"{lexicon.say('page-play')}: {lexicon.cards(played)}")
    return " · ".join(told)


class BesidePanel(Panel[Scene]):
    """Boons, Hexes, States, the trash, cards set aside, and what is known of hidden ones."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-tab-beside")

    def rows(self, scene: Scene) -> Iterable[Row]:
        teller = scene.teller
        sections = {
            section.id: section
            for section in teller.game.page(scene.view, teller.config, teller.names)
        }
        for section in (sections[name] for name in BESIDE if name in sections):
            yield Text(section.title, f"bold {palette.GOLD}"), None
            for row in section.rows:
                name = row.thing.partition(":")[2]
                yield Text(": ".join(row.cells)), Thing(ABOUT, name) if name else None


class ChoicesPanel(Panel[Scene]):
    """Every legal action in a sentence; Enter or its number takes it."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-choices")

    def rows(self, scene: Scene) -> Iterable[Row]:
        if not scene.has_list:
            return
        for place, action in enumerate(scene.view.legal, start=1):
            line = Text(f"{place:>2}. ", f"bold {palette.LEGAL}")
            line.append(scene.teller.action(action, scene.view), palette.TEXT)
            yield line, Thing(CHOICE, str(action))

    def picked(self, thing: Thing) -> None:
        self.post_message(Board.Picked(thing))

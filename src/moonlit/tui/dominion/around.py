"""The panels around the Supply: everybody, and what lies beside it."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.client.page import Row as SectionRow
from moonlit.core.plain import Table, number, table, texts
from moonlit.tui import palette
from moonlit.tui.dominion.manual import SEAT
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Thing
from moonlit.tui.sections import SectionsPanel


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


class BesidePanel(SectionsPanel[Scene]):
    """Boons, Hexes, States, the trash, cards set aside, and what is known of hidden ones."""

    def name_in(self, row: SectionRow) -> str:
        return row.thing.partition(":")[2]

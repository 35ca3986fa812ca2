"""One's own concoctions: each recipe, its points, and what is still missing for it."""

from collections.abc import Iterable

from rich.text import Text

from moonlit.client.nocturne.things import counted
from moonlit.tui import palette
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.panels import Panel, Row
from moonlit.tui.scene import Thing

CARD = "card"


class ConcoctionsPanel(Panel[Scene]):
    """The secret cards of whoever looks, and the symbols there are for them."""

    def title_of(self, scene: Scene) -> str:
        return scene.teller.say("terminal-concoctions")

    def rows(self, scene: Scene) -> Iterable[Row]:
        if scene.me is None:
            return
        for card, tier in zip(scene.me.cards, scene.me.brewed, strict=True):
            if card is not None:
                yield _card(scene, card, tier), Thing(CARD, card)
        if scene.me.cards:
            yield _have(scene), None
        else:
            yield Text(scene.teller.say("terminal-no-concoctions"), palette.MUTED), None


def _card(scene: Scene, name: str, tier: int) -> Text:
    """A name, what the card counts now, and its recipe."""
    card = scene.teller.card(name)
    line = Text(scene.teller.card_name(name), f"bold {palette.PAPER}")
    line.append(scene.teller.mark(card.evidence), palette.LINE_STRONG)
    if tier:
        line.append(f" +{counted(card, tier)}", f"bold {palette.GOLD}")
    line.append("\n")
    return line.append_text(recipe_line(scene, name))


def recipe_line(scene: Scene, name: str) -> Text:
    """The symbols of each tier, those one has on paper, and which are lacking."""
    assert scene.seat is not None
    have = scene.teller.own_symbols(scene.view, scene.seat)
    card, line = scene.teller.card(name), Text()
    for recipe, points in zip(card.recipe, card.points, strict=True):
        left, lacking = dict(have), ""
        for symbol in recipe:
            is_there = left[symbol] > 0
            left[symbol] -= 1
            lacking += "" if is_there else symbol
            style = f"bold {palette.INK} on {palette.PAPER}" if is_there else palette.MUTED
            line.append(scene.teller.symbols(symbol), style)
        line.append(f"→{points} ", f"bold {palette.GOLD}")
        needs = scene.teller.say("terminal-needs", symbols=scene.teller.symbols(lacking))
        line.append(f"{needs if lacking else '✓'}  ", palette.MUTED if lacking else palette.LEGAL)
    return line


def _have(scene: Scene) -> Text:
    line = Text(scene.teller.say("terminal-your-symbols"), palette.MUTED)
    assert scene.seat is not None
    for symbol, count in scene.teller.own_symbols(scene.view, scene.seat).items():
        line.append(f"  {scene.teller.symbols(symbol)}", f"bold {palette.PAPER}")
        line.append(f" {count}", palette.TEXT)
    return line

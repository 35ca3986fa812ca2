"""The card under the cursor, large enough to be read."""

from rich.text import Text

from moonlit.core.action import parse_action
from moonlit.packs.dominion.tables import Card
from moonlit.tui import palette
from moonlit.tui.choices import CHOICE
from moonlit.tui.dominion.manual import CARD, PILE
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.scene import Thing
from moonlit.tui.sections import ABOUT


def about(scene: Scene, thing: Thing | None) -> Text:
    """Name, cost, types and text of what a thing stands for; nothing for all else."""
    lexicon, name = scene.teller.lexicon, _name(thing)
    if not lexicon.knows(name):
        return Text(scene.teller.say("terminal-dominion-reader"), palette.LINE_STRONG)
    told = Text(lexicon.name(name), f"bold {palette.GOLD}")
    found = lexicon.thing(name)
    if isinstance(found, Card):
        told.append(f"  {lexicon.cost(name)} · {lexicon.types(found)}", palette.MUTED)
    told.append(f"\n{lexicon.text(name)}", palette.TEXT)
    return told


def _name(thing: Thing | None) -> str:
    if thing is None:
        return ""
    if thing.kind == CHOICE:
        names = parse_action(thing.name).names
        return names[-1] if names else ""
    return thing.name if thing.kind in (ABOUT, CARD, PILE) else ""

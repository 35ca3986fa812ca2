"""Actions as people type them: the seat may be left out, and capitals do not matter."""

from moonlit.core.action import Action, parse_action
from moonlit.tui.nocturne.scene import Scene


def read_action(scene: Scene, text: str) -> Action:
    """The action a line means, `Cast 4 C2` too. Raises BadNotation on what is none."""
    words = [_spelled(scene, word) for word in text.split(" ")]
    seat = [] if words[0].isdecimal() else [str(scene.seat)]
    return parse_action(" ".join((*seat, *words)))


def _spelled(scene: Scene, word: str) -> str:
    """A word in small letters, unless it is the id of a tile or card, which has its own."""
    small = word.lower()
    if small in scene.position.cells:
        return small
    pack = scene.teller.pack
    ids = (thing.id for things in (pack.tiles, pack.starters, pack.concoctions) for thing in things)
    return next((id_ for id_ in ids if id_.lower() == small), small)

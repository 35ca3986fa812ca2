"""Actions as people type them: without the seat, by id or by name, capitals do not matter."""

from moonlit.core.action import Action, parse_action
from moonlit.tui.dominion.scene import Scene


def read_action(scene: Scene, text: str) -> Action:
    """The action a line means, `Buy Silver` and `play den of sin` too; raises BadNotation."""
    words = text.casefold().split()
    seat = [words.pop(0)] if words and words[0].isdecimal() else [str(scene.seat)]
    return parse_action(" ".join((*seat, *words[:1], *_names(scene, words[1:]))))


def _names(scene: Scene, words: list[str]) -> list[str]:
    """The id of the one thing the words name, or the words as they are."""
    wanted = " ".join(words)
    lexicon = scene.teller.lexicon
    pack = lexicon.pack
    for thing in (*pack.cards, *pack.boons, *pack.hexes, *pack.states):
        if wanted in (thing.id.replace("_", " "), lexicon.name(thing.id).casefold()):
            return [thing.id]
    return words

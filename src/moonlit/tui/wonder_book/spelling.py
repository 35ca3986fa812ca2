"""Actions as people type them: without the seat, heroes by name, areas in any letters."""

from moonlit.core.action import Action, parse_action
from moonlit.core.plain import table
from moonlit.tui.wonder_book.scene import Scene


def read_action(scene: Scene, text: str) -> Action:
    """The action a line means, `move t4` for the one hero who acts too; raises BadNotation."""
    words = text.split()
    seat = words.pop(0) if words and words[0].isdecimal() else str(scene.seat)
    names = [_name(scene, word) for word in words[1:]]
    action = parse_action(" ".join((seat, *(word.casefold() for word in words[:1]), *names)))
    return next((one for one in scene.view.legal if _means(scene, action, one)), action)


def _means(scene: Scene, typed: Action, legal: Action) -> bool:
    """Whether a legal action is the one typed, the acting hero left out or not."""
    if (typed.seat, typed.verb) != (legal.seat, legal.verb):
        return False
    hero = str(scene.reading.table["turn"])
    return legal.names in (typed.names, (hero, *typed.names))


def _name(scene: Scene, word: str) -> str:
    """The id of a hero by name, of an area in capitals; other words as they are."""
    lexicon, wanted = scene.teller.lexicon, word.casefold()
    for hero in lexicon.pack.heroes:
        if wanted in (hero, lexicon.hero(hero).casefold()):
            return hero
    areas = table(scene.reading.table["areas"])
    return next((area for area in areas if area.casefold() == wanted), word)

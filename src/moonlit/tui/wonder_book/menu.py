"""Numbered choices for the line mode."""

from moonlit.core.action import Action
from moonlit.tui.menu import Item, Menu
from moonlit.tui.wonder_book.scene import Scene


def make_menu(scene: Scene) -> Menu:
    """The legal actions, each as a sentence with the text one may type instead."""
    return tuple(Item(_label(scene, action), action) for action in scene.choices)


def _label(scene: Scene, action: Action) -> str:
    told = scene.teller.action(action, scene.view)
    about = what_it_does(scene, action)
    typed = " ".join((action.verb, *action.names))
    return f"{told} [{typed}]" + (f"\n     {about}" if about else "")


def what_it_does(scene: Scene, action: Action) -> str:
    """The text of an attack, a skill, a scrap or a card that can be used now."""
    lexicon, chapter = scene.teller.lexicon, scene.reading.chapter
    match action.verb, action.names:
        case "attack", (hero,):
            return lexicon.text(lexicon.pack.heroes[hero].attack.text)
        case "skill", (_, skill):
            return lexicon.text(lexicon.skill(skill).text)
        case "special", (_, special) if special in lexicon.pack.scraps:
            return lexicon.thing_text(chapter, special)
        case "interact", (_, card):
            return lexicon.body(chapter, int(card))
        case "card", (thing,) if thing in lexicon.pack.scraps:
            return lexicon.thing_text(chapter, thing)
    return ""

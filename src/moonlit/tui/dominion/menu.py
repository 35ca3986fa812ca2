"""Numbered choices for the line mode."""

from moonlit.client.dominion.choices import decision_of
from moonlit.core.action import Action
from moonlit.tui.dominion.scene import PHASES, Scene
from moonlit.tui.menu import Item, Menu


def make_menu(scene: Scene) -> Menu:
    """The legal actions, each as a sentence with the text one may type instead."""
    return tuple(Item(_label(scene, action), action) for action in scene.view.legal)


def _label(scene: Scene, action: Action) -> str:
    told = f"{scene.teller.action(action, scene.view)} [{' '.join((action.verb, *action.names))}]"
    about = what_it_does(scene, action)
    return f"{told}\n     {about}" if about else told


def what_it_does(scene: Scene, action: Action) -> str:
    """What a card of one's own does that may be played now; purchases would be too many."""
    is_play = action.verb == "play" and scene.kind in PHASES
    is_asked = action.verb == "play" and decision_of(scene.view)["kind"] == "pick"
    return scene.teller.lexicon.text(action.names[0]) if is_play or is_asked else ""

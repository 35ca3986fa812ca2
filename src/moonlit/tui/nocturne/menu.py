"""Numbered choices for the line mode; a long list of casts is asked in two steps."""

from moonlit.client.nocturne import missing_symbols, tell_card, tell_missing, token_name
from moonlit.core.action import Action
from moonlit.tui.menu import Item, Menu
from moonlit.tui.nocturne.choices import BREW
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.nocturne.text import tile_text

LONGEST = 12


def make_menu(scene: Scene) -> Menu:
    """The legal actions; too many casts are gathered under their tokens."""
    legal = scene.position.legal
    if len(legal) <= LONGEST or not scene.casts.is_open:
        return tuple(Item(_label(scene, action), action) for action in legal)
    others = [action for action in legal if action not in scene.casts.actions.values()]
    items = [Item(_label(scene, action), action) for action in others]
    for token in scene.casts.tokens():
        below = tuple(_place(scene, token, cell) for cell in scene.casts.cells(token))
        name = token_name(scene.teller.words, token)
        label = scene.teller.say("terminal-cast-somewhere", token=name, count=len(below))
        items.append(Item(label, None, below))
    return tuple(items)


def _label(scene: Scene, action: Action) -> str:
    """A sentence, the text one may type instead, and what a card to be kept asks for."""
    teller = scene.teller
    told = f"{teller.action(action, scene.view)} [{' '.join((action.verb, *action.names))}]"
    if action.verb != BREW or len(action.names) > 1 or scene.seat is None:
        return told
    card = action.names[0]
    missing = tell_missing(teller.words, missing_symbols(teller.pack, scene.view, scene.seat, card))
    return f"{told}\n     {tell_card(teller.words, teller.pack, card)} {missing}"


def _place(scene: Scene, token: str, cell: str) -> Item:
    tile = tile_text(scene, scene.position.forest[cell])
    return Item(f"{cell} {tile}", scene.casts.action(token, cell))

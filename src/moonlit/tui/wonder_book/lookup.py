"""Help by a word typed in the line mode: a hero, a card that was met, a word of the rules."""

from functools import partial

from moonlit.tui import lookup
from moonlit.tui.lookup import Entry
from moonlit.tui.wonder_book.manual import entries, entry_page
from moonlit.tui.wonder_book.scene import Scene


def look_up(scene: Scene, text: str) -> list[str]:
    """The lines on a word or on a part of a name; without one, what can be asked and typed."""
    known = list(entries(scene))
    found = [
        Entry(word, str(entry["name"]), partial(entry_page, scene, entry))
        for _, word, entry in known
    ]
    topics = [str(entry["name"]) for kind, _, entry in known if kind == "topics"]
    return lookup.look_up(scene.teller, text, found, topics, "terminal-wonder")

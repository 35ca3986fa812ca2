"""Help by a word typed in the line mode: a card, a Boon, a Hex, a State, a word of the rules."""

from functools import partial

from moonlit.tui import lookup
from moonlit.tui.dominion.manual import entries, entry_page
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.lookup import Entry

TOPICS = ("topics", "types")


def look_up(scene: Scene, text: str) -> list[str]:
    """The lines on a word or on a part of a name; without one, what can be asked and typed."""
    teller, known = scene.teller, list(entries(scene.teller))
    found = [
        Entry(word, str(entry["name"]), partial(entry_page, teller, entry))
        for _, word, entry in known
    ]
    topics = [str(entry["name"]) for part, _, entry in known if part in TOPICS]
    return lookup.look_up(teller, text, found, topics, "terminal-dominion")

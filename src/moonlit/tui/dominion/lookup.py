"""Help by a word typed in the line mode: a card, a Boon, a Hex, a State, a word of the rules."""

from moonlit.core.plain import Table
from moonlit.tui.dominion.manual import entries, entry_page
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.dominion.telling import Teller

QUOTES = "\"'“”„‚‘’«»"
SHORTEST_PART = 3
WORDS = ("topics", "types")


def look_up(scene: Scene, text: str) -> list[str]:
    """The lines on a word or on a part of a name; without one, what can be asked and typed."""
    teller, word = scene.teller, " ".join(text.strip(f" {QUOTES}").casefold().split())
    if not word:
        topics = teller.say("terminal-dominion-topics", topics=_topics(teller))
        return [teller.say("terminal-dominion-words"), topics]
    found = _find(teller, word)
    if len(found) == 1:
        page = entry_page(teller, found[0])
        return [page.title, *page.paragraphs]
    if found:
        names = teller.words.join((str(entry["name"]) for entry in found), "or")
        return [teller.say("terminal-help-several", text=word, names=names)]
    return [teller.say("help-unknown", topic=word, known=_topics(teller))]


def _topics(teller: Teller) -> str:
    return ", ".join(str(entry["name"]) for part, _, entry in entries(teller) if part in WORDS)


def _find(teller: Teller, word: str) -> list[Table]:
    """What goes by this word or name; failing that, every name the word is a part of."""
    known = [
        (name.replace("_", " "), str(entry["name"]).casefold(), entry)
        for _, name, entry in entries(teller)
    ]
    for spelled, name, entry in known:
        if word.replace("_", " ") == spelled or word == name:
            return [entry]
    if len(word) < SHORTEST_PART:
        return []
    return list({name: entry for _, name, entry in known if word in name}.values())

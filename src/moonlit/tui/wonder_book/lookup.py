"""Help by a word typed in the line mode: a hero, a card that was met, a word of the rules."""

from moonlit.core.plain import Table
from moonlit.tui.wonder_book.manual import entries, entry_page
from moonlit.tui.wonder_book.scene import Scene

QUOTES = "\"'“”„‚‘’«»"
SHORTEST_PART = 3


def look_up(scene: Scene, text: str) -> list[str]:
    """The lines on a word or on a part of a name; without one, what can be asked and typed."""
    teller, word = scene.teller, " ".join(text.strip(f" {QUOTES}").casefold().split())
    if not word:
        topics = teller.say("terminal-wonder-topics", topics=_topics(scene))
        return [teller.say("terminal-wonder-words"), topics]
    found = _find(scene, word)
    if len(found) == 1:
        page = entry_page(scene, found[0])
        return [page.title, *page.paragraphs]
    if found:
        names = teller.words.join((str(entry["name"]) for entry in found), "or")
        return [teller.say("terminal-help-several", text=word, names=names)]
    return [teller.say("help-unknown", topic=word, known=_topics(scene))]


def _topics(scene: Scene) -> str:
    return ", ".join(str(entry["name"]) for kind, _, entry in entries(scene) if kind == "topics")


def _find(scene: Scene, word: str) -> list[Table]:
    """What goes by this word or name; failing that, every name the word is a part of."""
    known = [
        (name.casefold().replace("_", " "), str(entry["name"]).casefold(), entry)
        for _, name, entry in entries(scene)
    ]
    for spelled, name, entry in known:
        if word.replace("_", " ") == spelled or word == name:
            return [entry]
    if len(word) < SHORTEST_PART:
        return []
    return list({name: entry for _, name, entry in known if word in name}.values())

"""Help by a word typed in the line mode, whatever the game."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from moonlit.tui.page import Page
from moonlit.tui.telling import MatchTeller

QUOTES = "\"'“”„‚‘’«»"
SHORTEST_PART = 3


@dataclass(frozen=True, slots=True)
class Entry:
    """Something there is help on: its short word, its name, its page."""

    word: str
    name: str
    page: Callable[[], Page]


def look_up(
    teller: MatchTeller, text: str, entries: Iterable[Entry], topics: Sequence[str], words: str
) -> list[str]:
    """The lines on a word or on a part of a name; without one, what can be asked and typed.

    `topics` are the names of what is always there, `words` is the beginning of the messages.
    """
    word, known = " ".join(text.strip(f" {QUOTES}").casefold().split()), ", ".join(topics)
    if not word:
        return [teller.say(f"{words}-words"), teller.say(f"{words}-topics", topics=known)]
    found = _find(list(entries), word)
    if len(found) == 1:
        page = found[0].page()
        return [page.title, *page.paragraphs]
    if found:
        names = teller.words.join((entry.name for entry in found), "or")
        return [teller.say("terminal-help-several", text=word, names=names)]
    return [teller.say("help-unknown", topic=word, known=known)]


def _find(entries: list[Entry], word: str) -> list[Entry]:
    """What goes by this word or name; failing that, every name the word is a part of."""
    for entry in entries:
        if _spelled(word) == _spelled(entry.word) or word == entry.name.casefold():
            return [entry]
    if len(word) < SHORTEST_PART:
        return []
    parts = {entry.name.casefold(): entry for entry in entries if word in entry.name.casefold()}
    return list(parts.values())


def _spelled(word: str) -> str:
    return word.casefold().replace("_", " ")

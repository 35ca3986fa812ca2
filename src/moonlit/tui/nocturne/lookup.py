"""Help by a word typed in the line mode: a topic, a cell, a tile, a card, a goal."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from moonlit.client.nocturne import TOPICS
from moonlit.tui.nocturne.forest import CELL
from moonlit.tui.nocturne.goals import MOONLIGHT, TWILIGHT
from moonlit.tui.nocturne.manual import card_page, goal_page, help_on, tile_page, topic_page
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.nocturne.telling import Teller
from moonlit.tui.page import Page
from moonlit.tui.scene import Thing

QUOTES = "\"'“”„‚‘’«»"
SHORTEST_PART = 3


@dataclass(frozen=True, slots=True)
class Entry:
    """Something there is help on: its short word, its name, its page."""

    word: str
    name: str
    page: Callable[[], Page]


def look_up(scene: Scene, text: str) -> list[str]:
    """The lines on a word or on a part of a name; without one, what can be asked and typed."""
    teller, word = scene.teller, text.strip(f" {QUOTES}").casefold()
    if not word:
        topics = teller.say("terminal-plain-topics", topics=_topics(teller))
        return [teller.say("terminal-plain-words"), topics]
    found = _find(scene, word)
    if len(found) == 1:
        page = found[0].page()
        return [page.title, *page.paragraphs]
    if found:
        names = teller.words.join((entry.name for entry in found), "or")
        return [teller.say("terminal-help-several", text=word, names=names)]
    return [teller.say("help-unknown", topic=word, known=_topics(teller))]


def _topics(teller: Teller) -> str:
    return ", ".join(teller.say(f"topic-{topic}") for topic in TOPICS)


def _find(scene: Scene, word: str) -> list[Entry]:
    """What goes by this word or name; failing that, every name the word is a part of."""
    entries = list(_entries(scene))
    for entry in entries:
        if word in (entry.word.casefold(), entry.name.casefold()):
            return [entry]
    if len(word) < SHORTEST_PART:
        return []
    parts = {entry.name: entry for entry in entries if word in entry.name.casefold()}
    return list(parts.values())


def _entries(scene: Scene) -> Iterator[Entry]:
    teller, pack = scene.teller, scene.teller.pack
    for cell in scene.position.cells:
        yield Entry(cell, cell, partial(help_on, scene, Thing(CELL, cell)))
    for tile in pack.tiles:
        yield Entry(tile.id, teller.tile_name(tile.id), partial(tile_page, teller, tile.id))
    for card in scene.me.cards if scene.me is not None else ():
        if card is not None:
            yield Entry(card, teller.card_name(card), partial(card_page, scene, card))
    for round_, goals in ((TWILIGHT, pack.twilight_goals), (MOONLIGHT, pack.moonlight_goals)):
        for goal in goals:
            name = teller.goal_name(round_, goal.id)
            yield Entry(f"{round_} {goal.id}", name, partial(goal_page, teller, round_, goal.id))
    for topic in TOPICS:
        yield Entry(topic, teller.say(f"topic-{topic}"), partial(topic_page, teller, topic))

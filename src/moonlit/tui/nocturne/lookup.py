"""Help by a word typed in the line mode: a topic, a cell, a tile, a card, a goal."""

from collections.abc import Iterator
from functools import partial

from moonlit.client.nocturne import TOPICS
from moonlit.tui import lookup
from moonlit.tui.lookup import Entry
from moonlit.tui.nocturne.forest import CELL
from moonlit.tui.nocturne.goals import MOONLIGHT, TWILIGHT
from moonlit.tui.nocturne.manual import card_page, goal_page, help_on, tile_page, topic_page
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.scene import Thing


def look_up(scene: Scene, text: str) -> list[str]:
    """The lines on a word or on a part of a name; without one, what can be asked and typed."""
    topics = [scene.teller.say(f"topic-{topic}") for topic in TOPICS]
    return lookup.look_up(scene.teller, text, _entries(scene), topics, "terminal-plain")


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

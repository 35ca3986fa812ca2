"""Help by a word typed in the line mode: a topic, a cell, a tile, a card, a goal."""

from moonlit.client.nocturne import TOPICS
from moonlit.tui.nocturne.forest import CELL
from moonlit.tui.nocturne.goals import MOONLIGHT, TWILIGHT
from moonlit.tui.nocturne.manual import Page, card_page, goal_page, help_on, tile_page, topic_page
from moonlit.tui.nocturne.scene import Scene, Thing


def look_up(scene: Scene, text: str) -> list[str]:
    """The lines on a word; without one, what can be asked and typed."""
    teller = scene.teller
    if not text:
        topics = teller.say("terminal-plain-topics", topics=", ".join(TOPICS))
        return [teller.say("terminal-plain-words"), topics]
    page = _page(scene, text)
    return [page.title, *page.paragraphs]


def _page(scene: Scene, text: str) -> Page:
    teller, word = scene.teller, text.casefold()
    if word in scene.position.cells:
        return help_on(scene, Thing(CELL, word))
    for tile in teller.pack.tiles:
        if word in (tile.id.casefold(), teller.tile_name(tile.id).casefold()):
            return tile_page(teller, tile.id)
    for card in scene.me.cards if scene.me is not None else ():
        if card is not None and word in (card.casefold(), teller.card_name(card).casefold()):
            return card_page(scene, card)
    twilight = [(TWILIGHT, goal.id) for goal in teller.pack.twilight_goals]
    moonlight = [(MOONLIGHT, goal.id) for goal in teller.pack.moonlight_goals]
    for round_, number in (*twilight, *moonlight):
        if word in (f"{round_} {number}", teller.goal_name(round_, number).casefold()):
            return goal_page(teller, round_, number)
    for topic in TOPICS:
        if word in (topic, teller.say(f"topic-{topic}").casefold()):
            return topic_page(teller, topic)
    return topic_page(teller, word)

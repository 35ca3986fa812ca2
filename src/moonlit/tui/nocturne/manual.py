"""Help on the thing under the cursor: what it is, how it scores, and how well that is known."""

from moonlit.client.nocturne import (
    TOPICS,
    missing_symbols,
    tell_card,
    tell_character,
    tell_goal,
    tell_help,
    tell_missing,
    tell_solo_card,
    tell_tile,
)
from moonlit.client.nocturne.evidence import tell_evidence, token_evidence
from moonlit.client.nocturne.manual import topic_of_category, topic_of_token
from moonlit.client.nocturne.position import SHADOW
from moonlit.core.action import parse_action
from moonlit.tui.nocturne.scene import Scene
from moonlit.tui.nocturne.telling import Teller
from moonlit.tui.page import Page
from moonlit.tui.scene import Thing

KEYS = (
    "arrows",
    "enter",
    "digits",
    "pass",
    "undo",
    "why",
    "help",
    "hint",
    "panels",
    "tab",
    "space",
    "pace",
    "escape",
    "language",
    "quit",
)


def help_on(scene: Scene, thing: Thing) -> Page:
    """A page on whatever the cursor stands on."""
    teller = scene.teller
    match thing.kind:
        case "cell":
            return _cell(scene, thing.name)
        case "tile" | "slot":
            return tile_page(teller, thing.name)
        case "card":
            return card_page(scene, thing.name)
        case "twilight" | "moonlight":
            return goal_page(teller, thing.kind, int(thing.name))
        case "token":
            return token_page(teller, thing.name)
        case "seat":
            return _seat(scene, int(thing.name))
        case "category":
            return topic_page(teller, topic_of_category(thing.name))
        case "choice":
            return _choice(scene, thing)
        case "space":
            return topic_page(teller, "sprites")
    return topic_page(teller, "pass" if thing.name == "pass" else "cast")


def tile_page(teller: Teller, tile_id: str) -> Page:
    """A tile: its numbers with their evidence, and what its type is good for."""
    told = tell_tile(teller.words, teller.pack, tile_id)
    more = tell_help(teller.words, teller.pack, teller.tile(tile_id).type)
    return Page(teller.tile_name(tile_id), (told, more))


def card_page(scene: Scene, card_id: str) -> Page:
    """A concoction: recipe, evidence, and what is still missing for it."""
    teller = scene.teller
    told = [tell_card(teller.words, teller.pack, card_id)]
    if scene.seat is not None:
        missing = missing_symbols(teller.pack, scene.view, scene.seat, card_id)
        told.append(tell_missing(teller.words, missing))
    told.append(tell_help(teller.words, teller.pack, "concoction"))
    return Page(teller.card_name(card_id), tuple(told))


def goal_page(teller: Teller, round_: str, goal: int) -> Page:
    """A goal; one that lies face-down says only that."""
    if goal <= 0:
        more = tell_help(teller.words, teller.pack, round_)
        return Page(teller.say(f"topic-{round_}"), (teller.say("goal-hidden"), more))
    told = tell_goal(teller.words, teller.pack, round_, goal)
    return Page(
        teller.goal_name(round_, goal), (told, tell_help(teller.words, teller.pack, round_))
    )


def token_page(teller: Teller, token: str) -> Page:
    """What a spell is good for, and how well it is known that there are two of it."""
    page, evidence = topic_page(teller, topic_of_token(token)), token_evidence(teller.pack, token)
    if evidence is None:
        return page
    return Page(page.title, (*page.paragraphs, tell_evidence(teller.words, evidence)))


def topic_page(teller: Teller, topic: str) -> Page:
    """A word of the rules."""
    title = teller.say(f"topic-{topic}") if topic in TOPICS else topic
    return Page(title, (tell_help(teller.words, teller.pack, topic),))


def _cell(scene: Scene, cell: str) -> Page:
    position, teller = scene.position, scene.teller
    fallen = position.face_down.get(cell)
    if fallen is not None:
        facts = {"name": teller.name(fallen.seat), "token": f"token-{fallen.token}"}
        told = teller.say("terminal-face-down", **facts)
        topic = "shadow" if fallen.token.startswith(SHADOW) else "control"
        return Page(cell, (told, tell_help(teller.words, teller.pack, topic)))
    if cell not in position.forest:
        return Page(cell, (teller.say("terminal-empty-cell"),))
    page = tile_page(teller, position.forest[cell])
    return Page(f"{cell} · {page.title}", page.paragraphs)


def _seat(scene: Scene, seat: int) -> Page:
    teller, holder = scene.teller, scene.position.holders[seat]
    if holder.character:
        told = [tell_character(teller.words, teller.pack, holder.character)]
        if holder.ability and holder.ability != holder.character:
            told.append(tell_character(teller.words, teller.pack, holder.ability))
        return Page(teller.name(seat), tuple(told))
    told = [tell_help(teller.words, teller.pack, "solo")]
    if scene.position.solo_card:
        told.insert(0, tell_solo_card(teller.words, teller.pack, scene.position.solo_card))
    return Page(teller.name(seat), tuple(told))


def _choice(scene: Scene, thing: Thing) -> Page:
    """What a choice is about: a tile, a card or a token."""
    action = parse_action(thing.name)
    if action.verb == "brew":
        return card_page(scene, action.names[-1])
    if action.names and any(tile.id == action.names[0] for tile in scene.teller.pack.tiles):
        return tile_page(scene.teller, action.names[0])
    topics = {"dedicate": "dedicate", "retrieve": "dedicate", "claim": "shadow", "leave": "mirror"}
    return topic_page(scene.teller, topics.get(action.verb, "ability"))

"""Events as sentences of a log, told to one of the players or to an onlooker."""

import re
from collections.abc import Sequence

from moonlit.client.nocturne.evidence import grade_mark
from moonlit.client.nocturne.goals import goal_name
from moonlit.client.nocturne.names import HIDDEN, card_name, tile_key, token_key
from moonlit.client.nocturne.things import solo_card_of, solo_card_text
from moonlit.client.phrases import name_of_seat
from moonlit.client.words import Fact, Words
from moonlit.core.codec import Plain
from moonlit.core.event import Event, write_event
from moonlit.packs.nocturne.tables import Pack

NOTHING = "none"

_INSIDE = re.compile(r"(?<!^)(?=[A-Z])")


def event_message(event: Event) -> str:
    """The message of an event class: `event-spell-cast` for SpellCast."""
    return f"event-{_INSIDE.sub('-', type(event).__name__).lower()}"


def tell_event(words: Words, pack: Pack, event: Event, names: Sequence[str], me: int | None) -> str:
    """What happened, said to the player in seat `me`, or to an onlooker."""
    message = event_message(event)
    if not words.has(message):
        return words.say("event-unknown", event=type(event).__name__)
    facts: dict[str, Fact] = {}
    for name, value in write_event(event).items():
        if name in ("seat", "starter") and isinstance(value, int):
            facts["who"] = "you" if value == me else "other"
            facts["name"] = name_of_seat(words, names, value)
        else:
            facts |= _facts(words, pack, name, value)
    return words.say(message, **facts)


def _facts(words: Words, pack: Pack, name: str, value: Plain) -> dict[str, Fact]:
    """The facts a sentence may need of one field of an event."""
    match name, value:
        case "token", str():
            return _token(value)
        case "tile", None:
            return {"tile": tile_key(pack, HIDDEN), "copies": "no"}
        case "tile", str():
            return {"tile": tile_key(pack, value), "copies": "yes"}
        case "given" | "taken", str():
            return {name: tile_key(pack, value)}
        case "tiles", list():
            return _several(words, name, value, [words.say(tile_key(pack, str(t))) for t in value])
        case "cards", list():
            return _several(words, name, value, [card_name(words, str(card)) for card in value])
        case "goal", int():
            return {"goal": goal_name(words, "twilight", value)}
        case "goals", list():
            told = [goal_name(words, "moonlight", int(str(goal))) for goal in value]
            return {"goals": words.join(told)}
        case "round" | "character", str():
            return {name: f"{name}-{value}"}
        case "card", str():
            return _solo_card(words, pack, value)
        case _, str() | int():
            return {name: value}
    return {}


def _solo_card(words: Words, pack: Pack, card_id: str) -> dict[str, Fact]:
    card = solo_card_of(pack, card_id)
    grade = grade_mark(words, card.evidence)
    return {"card": card_id, "text": solo_card_text(words, card), "grade": grade}


def _token(token: str) -> dict[str, Fact]:
    """A token; one chosen in secret may be none at all, or hidden."""
    if token in (NOTHING, HIDDEN):
        choice = NOTHING if token == NOTHING else "hidden"
        return {"token": token_key(HIDDEN), "choice": choice}
    return {"token": token_key(token), "choice": "token"}


def _several(words: Words, name: str, ids: list[Plain], told: list[str]) -> dict[str, Fact]:
    """Several tiles or cards: named if they are known, else counted."""
    known = "no" if not ids or HIDDEN in ids else "yes"
    return {name: words.join(told), "known": known, "count": len(ids)}

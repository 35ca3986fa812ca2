"""Events as sentences of a log, told to one of the players or to an onlooker."""

import re

from moonlit.client.dominion.lexicon import HIDDEN, Lexicon
from moonlit.client.people import People
from moonlit.client.words import Fact
from moonlit.core.event import Event
from moonlit.games.dominion import events

_INSIDE = re.compile(r"(?<!^)(?=[A-Z])")
_NAMES = ("card", "other", "attack", "boon", "hex", "state")


def event_message(event: Event) -> str:
    """The message of an event class: `event-turn-began` for TurnBegan."""
    return f"event-{_INSIDE.sub('-', type(event).__name__).lower()}"


def is_worth_telling(event: Event) -> bool:
    """Not what a decision or the next line says anyway."""
    match event:
        case events.Asked():
            return False
        case events.PhaseBegan(phase=phase):
            return phase == "night"
        case events.Bonus(actions=actions, buys=buys, coins=coins):
            return actions + buys + coins > 0
    return True


def tell_event(lexicon: Lexicon, event: Event, people: People) -> str:
    """What happened, said to one of the people; empty if it is not worth a line."""
    if not is_worth_telling(event):
        return ""
    message = event_message(event)
    if not lexicon.words.has(f"dominion-{message}"):
        return lexicon.say("event-unknown", event=type(event).__name__)
    seat = getattr(event, "seat", None)
    facts = people.facts(seat) if isinstance(seat, int) else {}
    return lexicon.say(message, **facts, **_facts(lexicon, event))


def _facts(lexicon: Lexicon, event: Event) -> dict[str, Fact]:
    """What the sentence needs beside who it is about."""
    facts: dict[str, Fact] = {
        name: lexicon.name(getattr(event, name)) for name in _NAMES if hasattr(event, name)
    }
    cards = getattr(event, "cards", None)
    if isinstance(cards, tuple):
        is_known = any(card != HIDDEN for card in cards)
        facts |= {"cards": lexicon.cards(cards), "count": len(cards)}
        facts["known"] = "yes" if is_known else "no"
    for name in ("zone", "to", "number", "count"):
        if hasattr(event, name):
            facts[name] = getattr(event, name)
    match event:
        case events.Played(is_again=True):
            facts["zone"] = "again"
        case events.Bought(card=card):
            facts["cost"] = lexicon.cost(card)
        case events.Bonus(actions=actions, buys=buys, coins=coins):
            facts["bonus"] = lexicon.bonus(actions, buys, coins)
        case events.BoonTurned(boon=thing) | events.HexTurned(hex=thing):
            facts["text"] = lexicon.text(thing)
        case events.MatchEnded(by_provinces=by_provinces):
            facts["why"] = "provinces" if by_provinces else "piles"
            facts["province"] = lexicon.name("province")
        case events.Scored(points=points):
            facts["points"] = lexicon.points(points)
    return facts

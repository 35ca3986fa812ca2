"""Decisions and actions: what is asked, why, and what each answer is called."""

from moonlit.client.dominion.lexicon import HIDDEN, Lexicon
from moonlit.client.people import People
from moonlit.client.words import Fact
from moonlit.core.action import Action, format_action
from moonlit.core.codec import Plain
from moonlit.core.plain import table
from moonlit.core.view import View
from moonlit.games.dominion.actions import ASKED_CLAUSES, CLAUSES, GAIN_ORDER
from moonlit.games.dominion.asking import MANY
from moonlit.games.dominion.notation import START_OF_TURN

OVER = "over"
PHASES = ("act", "buy", "night")
# Its question is not whether, but when.
BLESSED_VILLAGE = "blessed_village"
# What is in the box explains no question.
COMPONENTS = "D-COMP-"

_ABOUT_THING = ("play", "discard", "trash", "topdeck", "set_aside", "take")


def decision_of(view: View) -> dict[str, Plain]:
    return table(view.table["decision"])


def tell_decision(lexicon: Lexicon, view: View, people: People) -> str:
    """What is asked of the viewer, or what somebody else is deciding."""
    decision = decision_of(view)
    kind, seat = str(decision["kind"]), decision["seat"]
    if not isinstance(seat, int):
        return lexicon.say("decision-over")
    facts = people.facts(seat)
    if kind in PHASES:
        told = lexicon.say(f"decision-{kind}", **facts, **_resources(view))
    elif kind == "pick":
        told = lexicon.say("decision-pick", **facts, **_asked(lexicon, view))
    elif kind == "may":
        told = lexicon.say(f"decision-{_may(decision, view)}", **facts, **_asked(lexicon, view))
    else:
        is_start = decision["asker"] == START_OF_TURN
        message = "decision-order-start" if is_start else f"decision-{kind}"
        told = lexicon.say(message, **facts, **_asked(lexicon, view))
    picked = [str(card) for card in _list(decision.get("picked"))]
    if not picked or HIDDEN in picked:
        return told
    return f"{told} {lexicon.say('picked', cards=lexicon.cards(picked))}"


def _resources(view: View) -> dict[str, Fact]:
    table = view.table
    names = {"count": "actions", "buys": "buys", "coins": "coins"}
    return {fact: int(str(table[name])) for fact, name in names.items()}


def _may(decision: dict[str, Plain], view: View) -> str:
    """Whoever has nothing to show can only decline (D-INFO-6)."""
    if decision["seat"] == view.seat and len(view.legal) == 1:
        return "none"
    verb = str(decision["verb"])
    return "receive-now" if decision["asker"] == BLESSED_VILLAGE else verb


def _asked(lexicon: Lexicon, view: View) -> dict[str, Fact]:
    """What a question is about."""
    decision = decision_of(view)
    asker, about = str(decision["asker"]), decision["about"]
    known = isinstance(about, str) and (about == HIDDEN or lexicon.knows(about))
    return {
        "asker": "" if asker == START_OF_TURN else lexicon.name(asker),
        "about": lexicon.name(str(about)) if known else "",
        "verb": str(decision["verb"]),
        "zone": str(decision["zone"]),
        **_how_many(view),
    }


def _how_many(view: View) -> dict[str, Fact]:
    """Not every question has a number of cards to choose."""
    decision, numbers = decision_of(view), view.table["bookkeeping"]
    assert isinstance(numbers, dict)
    least, most = numbers.get("ask_least", 0), numbers.get("ask_most", 0)
    assert isinstance(least, int) and isinstance(most, int)
    if (decision["verb"], decision["zone"]) == ("topdeck", "looked"):
        how = "order"
    elif most == 1:
        how = "one" if least else "may"
    elif most == MANY:
        how = "any"
    else:
        how = "exactly" if least == most else "most"
    return {"how": how, "most": most}


def tell_why(lexicon: Lexicon, view: View) -> str:
    """Why the viewer is asked: the phase, or what the asking card says, with the clause."""
    decision = decision_of(view)
    kind = str(decision["kind"])
    if kind == OVER:
        return lexicon.say("decision-over")
    asker = str(decision.get("asker", ""))
    clause = CLAUSES.get(kind) or ASKED_CLAUSES.get(asker, GAIN_ORDER)
    if kind in PHASES or kind == "order":
        return lexicon.say("why", why=lexicon.say(f"why-{kind}"), clause=clause)
    why = lexicon.say("why-asked", asker=lexicon.name(asker), text=lexicon.text(asker))
    rulings = [one for one in lexicon.thing(asker).see if not one.startswith(COMPONENTS)]
    return lexicon.say("why", why=why, clause=rulings[0] if rulings else clause)


def tell_action(lexicon: Lexicon, action: Action, view: View) -> str:
    """A label for one of the legal actions of a view."""
    decision, names = decision_of(view), action.names
    kind = str(decision["kind"])
    match action.verb, len(names):
        case "end", 0:
            return lexicon.say("action-end", phase=kind)
        case "done" | "treasures" as verb, 0:
            return lexicon.say(f"action-{verb}")
        case "no", 0:
            is_later = decision["asker"] == BLESSED_VILLAGE and kind == "may"
            return lexicon.say("action-no-later" if is_later else "action-no", kind=kind)
        case "discard", 0:
            return lexicon.say("action-discard-three")
        case "resolve", _:
            return _resolve(lexicon, decision, names)
        case "buy" | "gain" as verb, 1:
            thing, cost = lexicon.name(names[0]), lexicon.cost(names[0])
            return lexicon.say(f"action-{verb}", thing=thing, cost=cost)
        case "receive", 1:
            return _receive(lexicon, decision, names[0])
        case "exchange" | "reveal" as verb, 1:
            asker = lexicon.name(str(decision["asker"]))
            return lexicon.say(f"action-{verb}", thing=lexicon.name(names[0]), asker=asker)
        case verb, 1 if verb in _ABOUT_THING:
            # Pixie trashes itself, and what the question is about is the Boon.
            is_itself = (kind, verb) == ("may", "trash")
            thing = str(decision["asker"]) if is_itself else names[0]
            return lexicon.say(f"action-{verb}", thing=lexicon.name(thing))
    return lexicon.say("action-unknown", text=format_action(action))


def _receive(lexicon: Lexicon, decision: dict[str, Plain], boon: str) -> str:
    message = "receive-now" if decision["asker"] == BLESSED_VILLAGE else "receive"
    return lexicon.say(f"action-{message}", thing=lexicon.name(boon), text=lexicon.text(boon))


def _resolve(lexicon: Lexicon, decision: dict[str, Plain], names: tuple[str, ...]) -> str:
    """One of several effects: something a gain sets off, or something due at the start."""
    if decision["asker"] == START_OF_TURN:
        thing = lexicon.name(names[0])
        if len(names) == 1:
            return lexicon.say("action-resolve", thing=thing)
        return lexicon.say("action-resolve-again", thing=thing, number=int(names[1]))
    trigger, card = names
    thing = lexicon.name(card)
    match trigger:
        case "own":
            return lexicon.say("action-resolve-own", thing=thing)
        case "exchange":
            return lexicon.say("action-exchange", thing=thing, asker=lexicon.name("changeling"))
    return lexicon.say("action-topdeck", thing=thing)


def _list(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else []

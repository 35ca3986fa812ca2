"""Decisions and actions: what is asked, why, and what each answer is called."""

from collections.abc import Sequence

from moonlit.client.nocturne.names import card_name, tile_key, token_key
from moonlit.client.nocturne.things import tile_details
from moonlit.client.phrases import name_of_seat
from moonlit.client.words import Fact, Words
from moonlit.core.action import Action, format_action
from moonlit.core.codec import Plain
from moonlit.core.view import View
from moonlit.games.nocturne.actions import CLAUSES
from moonlit.packs.nocturne.tables import Pack
from moonlit.packs.nocturne.words import CHARACTERS

OVER = "over"
# What is drawn is for one seat alone, and so is what all losers choose at the same time.
HIDDEN = ("chest", "runestone", "secret")

_TOKEN_VERBS = ("dedicate", "retrieve", "replace", "claim")
_TILE_VERBS = ("keep", "take", "copy", "exchange", "swap")


def tell_decision(words: Words, pack: Pack, view: View, names: Sequence[str] = ()) -> str:
    """What is asked of the viewer, or what somebody else is deciding."""
    decision = _decision(view)
    kind, seat = str(decision["kind"]), decision.get("seat")
    facts: dict[str, Fact] = {"who": "you" if seat == view.seat else "other"}
    facts["name"] = name_of_seat(words, names, seat) if isinstance(seat, int) else ""
    facts["anchor"] = str(decision.get("anchor") or "none")
    facts["first"] = "yes" if decision.get("first") else "no"
    if "token" in decision:
        facts["token"] = token_key(str(decision["token"]))
    if "tile" in decision:
        facts["tile"] = tile_key(pack, str(decision["tile"]))
    if kind in CHARACTERS:
        facts["character"] = f"character-{kind}"
    if kind == "answer":
        facts |= _highest(view)
    return words.say(f"decision-{kind}", **facts)


def tell_why(words: Words, view: View) -> str:
    """Why the viewer is asked, with the clause."""
    kind = str(_decision(view)["kind"])
    if kind == OVER:
        return words.say(f"decision-{OVER}")
    facts = {"how": _how_to_start(view)} if kind == "start" else {}
    return words.say("why-told", why=words.say(f"why-{kind}", **facts), clause=CLAUSES[kind])


def _how_to_start(view: View) -> str:
    """What made the viewer the starter."""
    decision = _decision(view)
    if decision["first"]:
        return "opens"
    return "won" if decision["anchor"] else "handed"


def tell_action(words: Words, pack: Pack, action: Action, view: View) -> str:
    """A label for one of the legal actions of a view."""
    kind, names = str(_decision(view)["kind"]), action.names
    match action.verb, len(names):
        case "cast", 2:
            return _cast(words, pack, view, *names)
        case "brew", 1:
            return words.say("action-brew-one", card=card_name(words, names[0]))
        case "brew", 2:
            card, other = (card_name(words, name) for name in names)
            return words.say("action-brew-two", card=card, other=other)
        case "pass", 0:
            return words.say("action-pass-start" if kind == "start" else "action-pass")
        case "leave", 0:
            return words.say("action-leave")
        case "decline", 0:
            label = f"action-decline-{kind}"
            return words.say(label if words.has(label) else "action-decline")
        case verb, 1 if verb in _TOKEN_VERBS:
            return words.say(f"action-{verb}", token=token_key(names[0]))
        case verb, 1 if verb in _TILE_VERBS:
            details = tile_details(words, pack, names[0], marked=True)
            return words.say(f"action-{verb}", tile=tile_key(pack, names[0]), details=details)
    return words.say("action-unknown", text=format_action(action))


def _cast(words: Words, pack: Pack, view: View, token: str, cell: str) -> str:
    forest = view.table["forest"]
    assert isinstance(forest, dict)
    tile = tile_key(pack, str(forest[cell]))
    return words.say("action-cast", token=token_key(token), cell=cell, tile=tile)


def is_open(view: View) -> bool:
    """Whether everybody knows what is on offer, and may see what is chosen."""
    return _decision(view)["kind"] not in HIDDEN


def _decision(view: View) -> dict[str, Plain]:
    decision = view.table["decision"]
    assert isinstance(decision, dict)
    return decision


def _highest(view: View) -> dict[str, Fact]:
    """The spell that is to be beaten."""
    spells = view.table["spells"]
    assert isinstance(spells, list)
    highest = spells[-1]
    assert isinstance(highest, list)
    return {"token": token_key(str(highest[1])), "cell": str(highest[2])}

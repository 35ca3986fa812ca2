"""Decisions and actions: what is asked, why, and what each answer is called."""

from collections.abc import Mapping
from typing import Final

from moonlit.client.people import People
from moonlit.client.phrases import sentence
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.words import Fact
from moonlit.core.action import Action, format_action
from moonlit.core.codec import Plain
from moonlit.core.plain import table
from moonlit.core.view import View
from moonlit.games.wonder_book.refusals import CLAUSES as REFUSED

OVER: Final = "over"
SPARK: Final = "spark"
# What is asked for where these are the answers.
WANTED: Final = {
    "hero": "person",
    "wyrm": "foe",
    "boss": "foe",
    "area": "area",
    "card": "thing",
    "yes": "yes",
    "side": "side",
    "use": "special",
    "wyrmcard": "card",
}
ALL: Final = "all"
# The clause each decision rests on.
CLAUSES: Final[Mapping[str, str]] = {**REFUSED, "turn": "W-PP-4", "extra": "W-PP-7"}


def decision_of(view: View) -> dict[str, Plain]:
    return table(view.table["decision"])


def tell_decision(lexicon: Lexicon, view: View, people: People) -> str:
    """What is asked of the viewer, or what somebody else is asked."""
    decision = decision_of(view)
    if decision["kind"] == OVER:
        return lexicon.say("decision-over")
    question = _question(lexicon, view)
    if not view.to_act or (view.seat is not None and view.seat in view.to_act):
        return question
    names = lexicon.words.join(map(people.name, view.to_act), "or")
    return lexicon.say("decision-other", name=names, question=question)


def _question(lexicon: Lexicon, view: View) -> str:
    decision = decision_of(view)
    reason = reason_of(decision)
    asks = f"effect-{_wanted(view)}" if reason == "effect" else reason
    told = lexicon.say(f"ask-{asks}", **_facts(lexicon, view))
    # Where the rules ask there is no card to name.
    return sentence(told.removeprefix(": "))


def reason_of(decision: Mapping[str, Plain]) -> str:
    """Why something is asked."""
    return str(decision["kind"])


def _wanted(view: View) -> str:
    """What a text lets choose, by the answers to it."""
    verbs = [action.verb for action in view.legal]
    return next((WANTED[verb] for verb in verbs if verb in WANTED), "option")


def _facts(lexicon: Lexicon, view: View) -> dict[str, Fact]:
    """Whom and what a question is about, as far as it is about anything."""
    decision, chapter = decision_of(view), chapter_of(view)
    facts: dict[str, Fact] = {"asker": asker_of(lexicon, view)[0], "who": "", "for": ""}
    facts |= {"count": actions_left(view), "foe": lexicon.say("one-wyrm")}
    for name, fact in (("hero", "who"), ("who", "for"), ("boss", "foe")):
        if decision.get(name):
            facts[fact] = lexicon.person(chapter, str(decision[name]))
    if decision.get("thing"):
        thing = str(decision["thing"])
        is_spark = thing == SPARK
        facts["thing"] = lexicon.say("one-spark") if is_spark else lexicon.named(chapter, thing)
    for name in ("successes", "blanks"):
        facts[name] = int(str(decision.get(name) or 0))
    return facts


def actions_left(view: View) -> int:
    """How many actions the hero whose turn it is may still take; none while others decide."""
    return int(str(decision_of(view).get("actions") or 0))


def chapter_of(view: View) -> str:
    return str(view.table["chapter"])


def asker_of(lexicon: Lexicon, view: View) -> tuple[str, str]:
    """The name and the text of the card or skill that asks; empty if the rules do."""
    decision, chapter = decision_of(view), chapter_of(view)
    card = decision["card"]
    if not isinstance(card, str):
        return "", ""
    return lexicon.named(chapter, card), lexicon.text_of(chapter, card)


def tell_why(lexicon: Lexicon, view: View) -> str:
    """Why the viewer is asked: the rule behind it, what the asking card says, and the clause."""
    decision = decision_of(view)
    reason = reason_of(decision)
    if reason == OVER:
        return lexicon.say("decision-over")
    why, clause = lexicon.say(f"why-{reason}"), CLAUSES[reason]
    asker, text = asker_of(lexicon, view)
    if not asker or not text or reason == "choice":
        return lexicon.say("why", why=why, clause=clause)
    return lexicon.say("why-asker", why=why, asker=asker, text=text, clause=clause)


def tell_action(lexicon: Lexicon, action: Action, view: View) -> str:
    """A label for one of the legal actions of a view."""
    facts = _action_facts(lexicon, action, view)
    message = _message(lexicon, action, view)
    if facts is None or not lexicon.words.has(f"wonder_book-action-{message}"):
        return lexicon.say("action-unknown", text=format_action(action))
    return lexicon.say(f"action-{message}", **facts)


def _message(lexicon: Lexicon, action: Action, view: View) -> str:
    names = action.names
    if action.verb == "interact" and lexicon.is_hidden(chapter_of(view), names[1]):
        return "interact-hidden"
    if action.verb == "special" and names[-1] in lexicon.pack.scraps:
        return "scrap"
    return f"{action.verb}-all" if names[1:] == (ALL,) else action.verb


def _action_facts(lexicon: Lexicon, action: Action, view: View) -> dict[str, Fact] | None:
    """What a label needs; none for what is no action of this game."""
    chapter, decision = chapter_of(view), decision_of(view)
    match action.verb, action.names:
        case "move", (_, area):
            return {"area": lexicon.area(chapter, area)}
        case "attack", (hero,):
            return {"title": lexicon.text(lexicon.pack.heroes[hero].attack.title)}
        case ("skill", (_, skill)) | ("side", (skill,)):
            text = lexicon.text(lexicon.skill(skill).text)
            name, cost = lexicon.skill_name(skill), lexicon.skill_cost(skill)
            return {"title": name, "cost": cost, "text": text}
        case "interact", (_, card):
            return {"title": lexicon.title(chapter, int(card))}
        case (("give" | "take"), (_, thing, other)):
            return {"thing": lexicon.thing(chapter, thing), "to": lexicon.person(chapter, other)}
        case "special", (_, special):
            return {"title": lexicon.special(chapter, special)}
        case "choose", (option,):
            return {"title": lexicon.option(chapter, option)}
        case "wyrm", (area, state):
            return {"area": lexicon.area(chapter, area), "state": state}
        case (("turn" | "victim" | "hero" | "boss"), (person, *_)):
            return {"who": lexicon.person(chapter, person)}
        case (("way" | "area"), (area, *_)):
            return {"area": lexicon.area(chapter, area)}
        case "card", (thing,):
            return {"title": lexicon.named(chapter, thing)}
        case "hand", (thing, taker):
            return {"thing": lexicon.thing(chapter, thing), "to": lexicon.person(chapter, taker)}
        case "spark", (giver, taker):
            return {"from": lexicon.person(chapter, giver), "to": lexicon.person(chapter, taker)}
        case "use", (special,):
            return {"title": lexicon.special(chapter, special)}
        case "wyrmcard", (card,):
            return {"title": lexicon.wyrm_card(card)}
        case (("collect" | "pass" | "yes" | "no" | "none" | "rest" | "done"), _):
            return {"kind": str(decision["kind"]), "reason": reason_of(decision)}
    return None

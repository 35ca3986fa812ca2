"""Errors as one clear sentence: what is wrong, what would be right, and the clause."""

from collections.abc import Callable, Sequence

from moonlit.bots.outside import Lapse
from moonlit.client.phrases import name_of_seat
from moonlit.client.words import Fact, Words
from moonlit.core.errors import Fact as ErrorFact
from moonlit.core.errors import TableError

LONGEST = 400
# A larger number is written as it stands; no language sets it in groups of three.
LARGEST = 10**15

_SEATS = ("seat", "turn")
_TOKENS = ("token", "lowest", "highest", "held")
# The name of an action's thing would be taken for a player's.
_RENAMED = {"name": "text"}


Named = Callable[[str], str]


def tell_error(
    words: Words, error: TableError, names: Sequence[str] = (), named: Named = str
) -> str:
    """A refusal in one sentence, followed by the clause it rests on.

    `named` is what a thing of the game is called; without a pack at hand, by its id.
    """
    told = _sentence(words, error, names, named)
    return words.say("error-clause", sentence=told, clause=error.clause) if error.clause else told


def tell_lapse(words: Words, lapse: Lapse) -> str:
    """Why a program plays no longer, its last words, and who plays on."""
    told = [tell_error(words, lapse.error)]
    if lapse.last_words:
        told.append(words.say("program-last-words", text=_clean(lapse.last_words)))
    told.append(words.say("program-stand-in", bot=f"bot-{lapse.stand_in}"))
    return " ".join(told)


def _sentence(words: Words, error: TableError, names: Sequence[str], named: Named) -> str:
    facts: dict[str, Fact] = {"version": 0, "text": ""}
    for name, fact in error.facts.items():
        facts[_RENAMED.get(name, name)] = _tell_fact(words, name, fact, names)
    thing = error.facts.get("name")
    if isinstance(thing, str):
        facts["text"] = _clean(named(thing))
    cause = error.__cause__
    if isinstance(cause, TableError) and "reason" in error.facts:
        facts["reason"] = _sentence(words, cause, names, named)
    message = f"error-{error.code}"
    if words.has(message):
        return words.say(message, **facts)
    if not error.facts:
        return words.say("error-unknown", code=error.code)
    told = ", ".join(f"{name}: {facts[_RENAMED.get(name, name)]}" for name in error.facts)
    return words.say("error-unknown-facts", code=error.code, facts=_clean(told))


def _tell_fact(words: Words, name: str, fact: ErrorFact, names: Sequence[str]) -> Fact:
    if isinstance(fact, tuple):
        told = (str(_tell_fact(words, name, item, names)) for item in fact)
        return words.join(told, "and" if name in _TOKENS else "or")
    if isinstance(fact, int):
        if abs(fact) > LARGEST:
            return _clean(str(fact))
        return name_of_seat(words, names, fact) if name in _SEATS else fact
    key = _key(name, fact)
    return words.say(key) if key and words.has(key) else _clean(fact)


def _key(name: str, fact: str) -> str:
    """The message that names a fact, if it is the id of something."""
    if name in _TOKENS:
        return f"token-{fact}"
    if name == "decision":
        return f"decision-name-{fact}"
    return f"{name}-{fact}" if name in ("character", "reason") else ""


def _clean(text: str) -> str:
    """What a stranger wrote, short and without control characters."""
    shown = "".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"

"""Messages that are almost right: decent ones, changed in a place or two."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random

from moonlit.core.codec import canonical
from tests.server.house import Message

SMALL = (-2, -1, 0, 1, 7)
NUMBERS = (*SMALL, 2**31, 2**53 + 1, -(2**63) - 1, 10**400, 0.5, 1e308)
TEXTS = (
    "", " ", "\x00", "\u202e", "\uffff", "<b>", "0 cast 4 z9", "0 cast -1 a1", "9 pass", "0",
    "00 pass", "0  pass", "0 pass\n", "\u0660 pass", "0 " + "x" * 300, "a" * 999, "a" * 1001,
    "'; drop table match; --", "../../x", "__class__", "en", "xx",
)  # fmt: skip
# What a value can be replaced by when no JSON library would write it.
RAW = (
    "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1" * 4000, "01", "+1", "0x1", "tru",
    '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\t"', "[" * 3000, '{"a":' * 1500, "'x'", "",
)  # fmt: skip
MARK = "@RAW@"


@dataclass(frozen=True)
class Vermin:
    """What is needed to bother a server: its matches, tokens that fit elsewhere, a record.

    `choices` is what whoever is to act in a match may do.
    """

    matches: Sequence[str]
    tokens: Sequence[str]
    actions: Sequence[str]
    record: Message
    choices: Mapping[str, Sequence[str]]


def any_value(random: Random) -> object:
    kind = random.randrange(6)
    if kind == 0:
        return random.choice(NUMBERS)
    if kind == 1:
        return random.choice(TEXTS)
    return random.choice((None, True, False, [], {}, [None], {"a": 1}, [[[[1]]]], "1", [1, 2]))


def mutated(message: Message, random: Random) -> str:
    """The message as text, with a place or two changed, or cut, doubled or followed by more."""
    changed = deepcopy(message)
    for _ in range(random.choice((1, 1, 2))):
        _mutate(changed, random)
    text = json.dumps(changed, ensure_ascii=random.random() < 0.5)
    text = text.replace(f'"{MARK}"', random.choice(RAW))
    way = random.randrange(12)
    if way == 0:
        return text[: random.randrange(len(text))]
    if way == 1:
        return text + random.choice((" ", "x", text, "\x00", "]"))
    if way == 2 and text.startswith("{") and len(text) > 2:
        return text[:-1] + "," + text[1:]
    return text


def _mutate(message: Message, random: Random) -> None:
    """Change one place, deeper ones too."""
    place: object = message
    while isinstance(place, dict) and place:
        name = random.choice(list(place))
        inner = place[name]
        if isinstance(inner, dict) and inner and random.random() < 0.6:
            place = inner
            continue
        if isinstance(inner, list) and inner and random.random() < 0.6:
            inner[random.randrange(len(inner))] = any_value(random)
            return
        _change(place, name, random)
        return


def _change(place: Message, name: str, random: Random) -> None:
    match random.randrange(8):
        case 0:
            del place[name]
        case 1:
            place[random.choice(("extra", "__proto__", "seat", name.upper(), ""))] = 1
        case 2:
            place[name] = MARK
        case 3:
            place[name] = [place[name]]
        case 4:
            place[random.choice(TEXTS)[:20]] = place.pop(name)
        case _:
            place[name] = any_value(random)


def socket_message(
    vermin: Vermin, random: Random, version: int, legal: set[str], foreign: Sequence[str]
) -> Message:
    """A message a page could send, and which is refused whatever it is changed into.

    `legal` is what its sender may do, `foreign` what somebody else may.
    """
    is_foreign = bool(foreign) and random.random() < 0.3
    text = random.choice(foreign if is_foreign else (*vermin.actions, *TEXTS))
    while text in legal:
        text = random.choice(TEXTS)
    id_ = f"fuzz-{random.randrange(10**9)}"
    match random.randrange(11):
        case 0:
            token = random.choice(vermin.tokens)
            return {"type": "hello", "match": random.choice(vermin.matches), "token": token}
        case 1:
            return {"type": "undo", "id": id_, "version": 999, "length": 900}
        case 2:
            return {"type": "agree", "id": id_, "version": version, "yes": True}
        case 3:
            return {"type": "why", "id": id_, "text": text}
        case 4:
            return {"type": "foresee", "id": id_, "text": text}
        case 5:
            return {"type": "look", "id": id_, "version": random.choice((0, version, 99))}
        case 6:
            return {"type": "say", "id": id_, "text": ""}
        case _:
            when = random.choice((version, version, version - 1, version + 1, 999))
            if when != version > max(SMALL) and legal and random.random() < 0.5:
                text = random.choice(sorted(legal))
            return {"type": "act", "id": id_, "version": when, "text": text}


def poisoned(record: Message, random: Random) -> str:
    """A record with a fault, sealed again so that only its contents give it away."""
    changed = deepcopy(record)
    changed.pop("seal")
    actions = changed["actions"]
    ways: tuple[Callable[[], object], ...] = (
        lambda: changed["config"].__setitem__(
            random.choice(list(changed["config"])), any_value(random)
        ),
        lambda: changed["config"].pop(random.choice(list(changed["config"]))),
        lambda: changed["config"].__setitem__("switches", {random.choice(TEXTS): 1}),
        lambda: actions.__setitem__(random.randrange(len(actions)), random.choice(TEXTS)),
        lambda: actions.__delitem__(random.randrange(len(actions))),
        lambda: actions.append(actions[-1]),
        lambda: actions.extend(["0 pass"] * 5000),
        lambda: changed.__setitem__(random.choice(list(changed)), any_value(random)),
        lambda: changed.__setitem__("key", "00" * random.choice((0, 31, 32, 33))),
        lambda: changed.__setitem__("rules_version", random.choice(NUMBERS)),
        lambda: changed.__setitem__("deep", _deep(random.choice((50, 400, 900)))),
    )
    for _ in range(random.choice((1, 1, 2))):
        try:
            random.choice(ways)()
        except (TypeError, AttributeError, KeyError, IndexError, ValueError):
            continue
    seal = hashlib.sha256(canonical(changed)).hexdigest()
    return json.dumps({**changed, "seal": seal})


def _deep(depth: int) -> object:
    found: object = 1
    for _ in range(depth):
        found = [found]
    return found


def request(vermin: Vermin, random: Random) -> tuple[str, str]:
    """A path and the body of a post to it."""
    match = f"/api/matches/{random.choice((*vermin.matches, 'nowhere', '%00', '%ff', 'x' * 300))}"
    token = random.choice(vermin.tokens)
    poison = poisoned(vermin.record, random) if random.random() < 0.5 else random.choice(TEXTS)
    bodies: dict[str, Message] = {
        "/api/options": {"game": "dominion", "options": {"kingdom": "random", "number": 7}},
        "/api/matches": {
            "game": "nocturne",
            "options": deepcopy(vermin.record["config"]),
            "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "greedy"}],
            "settings": {"pace": 0, "undo": True, "stand_in": "random"},
            "begin": True,
            "record": poison if random.random() < 0.3 else "",
            "length": 3,
        },
        f"{match}/join": {"name": "Eve", "seat": 0},
        f"{match}/seat": {"host": token, "seat": 0, "to": "bot", "level": "greedy"},
        f"{match}/begin": {"host": token},
        f"{match}/leave": {"token": token},
        f"{match}/return": {"token": token},
        f"{match}/cover": {"token": token, "seat": 0},
        f"{match}/rematch": {"token": token, "way": 0},
        f"{match}/hint": {"token": token, "version": 0, "depth": "nudge"},
        "/api/replay": {"record": poison, "eyes": 0, "names": ["A", "B"], "language": "de"},
        "/api/moment": {"record": poison, "length": 2, "eyes": 0, "names": ["A"], "text": True},
        "/api/verify": {"record": poison, "language": "pl"},
        "/api/analysis": {"record": poison, "names": ["A", "B"], "language": "de"},
        "/api/puzzle/answer": {"game": "nocturne", "number": 1, "text": random.choice(TEXTS)},
        "/api/puzzle/try": {"game": "dominion", "number": 2, "text": random.choice(vermin.actions)},
    }
    path = random.choice(list(bodies))
    body = bodies[path]
    text = json.dumps(body) if random.random() < 0.3 else mutated(body, random)
    return path, text

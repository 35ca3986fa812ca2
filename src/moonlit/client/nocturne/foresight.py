"""What a move would bring, as sentences to the one who may make it."""

from collections.abc import Iterator, Sequence

from moonlit.client.nocturne.goals import goal_name
from moonlit.client.nocturne.names import tile_key, token_key
from moonlit.client.phrases import name_of_seat
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.plain import number
from moonlit.packs.nocturne.tables import Pack

Facts = dict[str, Plain]


def tell_foreseen(words: Words, pack: Pack, facts: Facts, names: Sequence[str]) -> Iterator[str]:
    """The sentences for what `Nocturne.foresee` found."""
    yield from _answers(words, facts, names)
    if facts.get("verb") == "cast":
        sure = "yes" if facts["wins"] else "no"
        yield words.say("page-foreseen-tile", tile=_tile(pack, facts), sure=sure)
    yield from _passing(words, pack, facts, names)
    yield from _gain(words, facts)
    yield from _tokens(words, facts, names)
    if facts.get("corner"):
        yield words.say("page-foreseen-corner")
    if facts.get("last_tile"):
        yield words.say("page-foreseen-last")


def _answers(words: Words, facts: Facts, names: Sequence[str]) -> Iterator[str]:
    if facts.get("wins"):
        yield words.say("page-foreseen-wins", why=str(facts["wins"]))
    cells = words.join((str(cell) for cell in _list(facts.get("cells"))), "or")
    for answer in _rows(facts.get("answers")):
        name = name_of_seat(words, names, number(answer["seat"]))
        tokens = _names(words, answer["tokens"])
        yield words.say("page-foreseen-answer", name=name, cells=cells, tokens=tokens)


def _passing(words: Words, pack: Pack, facts: Facts, names: Sequence[str]) -> Iterator[str]:
    """Who wins or starts after a pass."""
    if "winner" in facts and not facts["answers"]:
        yield words.say(
            "page-foreseen-winner",
            name=name_of_seat(words, names, number(facts["winner"])),
            tile=_tile(pack, facts),
            cell=str(facts["cell"]),
            token=token_key(str(facts["token"])),
        )
    if "next" not in facts:
        return
    if facts["next"] is None:
        yield words.say("page-foreseen-end")
        return
    if facts["out"]:
        yield words.say("page-foreseen-out")
    name = name_of_seat(words, names, number(facts["next"]))
    yield words.say("page-foreseen-next", name=name)


def _gain(words: Words, facts: Facts) -> Iterator[str]:
    """Points, goals and what is drawn."""
    points = facts.get("points")
    if isinstance(points, dict) and points:
        parts = [_part(words, name, number(change)) for name, change in points.items()]
        total = _signed(sum(map(number, points.values())))
        yield words.say("page-foreseen-points", total=total, parts=", ".join(parts))
    elif isinstance(points, dict):
        yield words.say("page-foreseen-same")
    for goal in _list(facts.get("goals")):
        name = goal_name(words, "twilight", number(goal))
        yield words.say("page-foreseen-goal", goal=name)
    if facts.get("effect"):
        yield words.say("page-foreseen-effect", effect=str(facts["effect"]))


def _part(words: Words, category: str, change: int) -> str:
    name = words.say(f"category-{category}")
    return words.say("page-foreseen-part", category=name, change=_signed(change))


def _tokens(words: Words, facts: Facts, names: Sequence[str]) -> Iterator[str]:
    """Where tokens go: back, to the Sprite Board, off it."""
    if facts.get("back"):
        yield words.say("page-foreseen-back", tokens=_names(words, facts["back"], "and"))
    for loser in _rows(facts.get("losers")):
        yield words.say(
            "page-foreseen-dedicate",
            tokens=_names(words, loser["tokens"]),
            count=len(_list(loser["tokens"])),
            **_who(words, facts, loser, names),
        )
    if "space" in facts:
        yield words.say("page-foreseen-space", space=number(facts["space"]))
    fallen = facts.get("fallen")
    if isinstance(fallen, dict):
        who = _who(words, facts, fallen, names)
        yield words.say("page-foreseen-fallen", token=token_key(str(fallen["token"])), **who)


def _who(words: Words, facts: Facts, other: Facts, names: Sequence[str]) -> dict[str, str]:
    seat = number(other["seat"])
    who = "you" if seat == facts["seat"] else "other"
    return {"who": who, "name": name_of_seat(words, names, seat)}


def _tile(pack: Pack, facts: Facts) -> str:
    return tile_key(pack, str(facts["tile"]))


def _names(words: Words, tokens: Plain, word: str = "or") -> str:
    """Several tokens; the star without its article."""
    told = (words.say("page-bare-token", token=token_key(str(token))) for token in _list(tokens))
    return words.join(told, word)


def _signed(change: int) -> str:
    return f"+{change}" if change >= 0 else f"−{-change}"


def _list(value: Plain) -> list[Plain]:
    return value if isinstance(value, list) else []


def _rows(value: Plain) -> list[Facts]:
    return [row for row in _list(value) if isinstance(row, dict)]

"""The text table: areas with their ways, what is there, and what the enemies would do next."""

from collections.abc import Iterator
from typing import Final

from moonlit.client.page import Row, Section
from moonlit.client.wonder_book.reading import Reading, Table, items, number, table, tables, texts

STANDING: Final = "standing"


def board(reading: Reading) -> Section:
    """A row for every area: open and blocked ways, and everything and everybody there."""
    rows = [_area(reading, name) for name in table(reading.table["areas"])]
    columns = reading.heads("area", "here", "open", "blocked")
    return reading.section("board", rows, columns)


def _area(reading: Reading, name: str) -> Row:
    ways = [_ways(reading, kind, name) for kind in ("open", "blocked")]
    here = "; ".join(here_is(reading, name))
    return Row((f"{name} {reading.area(name)}", here, *ways), f"area:{name}")


def _ways(reading: Reading, kind: str, area: str) -> str:
    return ", ".join(f"{one} {reading.area(one)}" for one in neighbours(reading, kind, area))


def neighbours(reading: Reading, kind: str, area: str) -> list[str]:
    """The areas behind the open or the blocked borders of an area."""
    pairs = [texts(pair) for pair in items(table(reading.table["borders"])[kind])]
    return [two if one == area else one for one, two in pairs if area in (one, two)]


def here_is(reading: Reading, area: str) -> Iterator[str]:
    """Who and what is in an area."""
    present = table(table(reading.table["areas"])[area])
    yield from (name for name in _persons(reading, area))
    yield from wyrms_in(reading, area)
    if number(present["sparks"]):
        yield reading.lexicon.say("sparks", count=number(present["sparks"]))
    yield from (object_name(reading, one) for one in objects_in(reading, area))
    if present["vortex"]:
        yield reading.say("vortex", letter=str(present["vortex"]))
    if present["light"]:
        yield reading.say("light")
    yield from (reading.say("token") for _ in items(present["tokens"]))


def _persons(reading: Reading, area: str) -> Iterator[str]:
    for hero in reading.heroes:
        if hero["area"] == area:
            name = reading.lexicon.hero(str(hero["id"]))
            yield f"{name} ({reading.say('unconscious')})" if hero["down"] else name
    for other in (*tables(reading.table["allies"]), *tables(reading.table["bosses"])):
        if other["area"] == area:
            yield reading.person(other["id"])


def wyrms_in(reading: Reading, area: str) -> Iterator[str]:
    """How many wyrms stand and lie there."""
    here = [one for one in tables(reading.table["wyrms"]) if one["area"] == area]
    standing = sum(one["state"] == STANDING for one in here)
    if standing:
        yield reading.lexicon.say("wyrms", count=standing)
    if len(here) > standing:
        yield reading.lexicon.say("wyrms-stunned", count=len(here) - standing)


def objects_in(reading: Reading, area: str) -> list[Table]:
    return [one for one in tables(reading.table["objects"]) if one["area"] == area]


def object_name(reading: Reading, thing: Table) -> str:
    """A card on the board, with what was achieved and how many lie under it."""
    title = reading.title(thing["card"])
    need = thing["need"]
    if isinstance(need, int) and need:
        return reading.say("object-progress", title=title, now=number(thing["progress"]), need=need)
    if thing["below"]:
        return reading.say("object-more", title=title, count=number(thing["below"]))
    return title


def objects(reading: Reading) -> Iterator[Section]:
    """The faces of the cards on the board."""
    rows = []
    for thing in tables(reading.table["objects"]):
        card = number(thing["card"])
        text = reading.lexicon.body(reading.chapter, card)
        where = f"{thing['area']} {reading.area(thing['area'])}"
        rows.append(Row((object_name(reading, thing), where, text), f"card:{card}"))
    if rows:
        yield reading.section("objects", rows, reading.heads("card", "where", "text"))


def next_moves(reading: Reading) -> Iterator[Section]:
    """What every wyrm and boss would do with its next action."""
    rows = [Row((line,)) for line in intents(reading)]
    if rows:
        yield reading.section("next", [*rows, Row((reading.say("next-any"),))])


def intents(reading: Reading) -> Iterator[str]:
    """One line for all wyrms of one area and state, and one for every boss."""
    told: dict[str, int] = {}
    for one in tables(reading.table["intents"]):
        line = _intent(reading, one)
        told[line] = told.get(line, 0) + 1
    for line, count in told.items():
        yield line if count == 1 else reading.lexicon.say("times", count=count, text=line)


def _intent(reading: Reading, one: Table) -> str:
    who = reading.person(one["boss"]) if one.get("boss") else _wyrm(reading, one)
    return f"{who}: {_does(reading, one)}."


def _wyrm(reading: Reading, one: Table) -> str:
    return reading.say("foe", area=reading.area(one["area"]), state=str(one["state"]))


def _does(reading: Reading, one: Table) -> str:
    does = str(one["does"])
    join = reading.lexicon.words.join
    if does == "attack":
        names = join((reading.person(person) for person in texts(one["targets"])), "or")
        return reading.say("next-attack", names=names)
    if does == "move":
        names = join((reading.area(area) for area in texts(one["ways"])), "or")
        return reading.say("next-move", names=names)
    return reading.say(f"next-{does}")

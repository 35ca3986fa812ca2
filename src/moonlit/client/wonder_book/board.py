"""The text table: areas with their ways, what is there, and what the enemies would do next."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from moonlit.client.page import Row, Section
from moonlit.client.wonder_book.reading import Reading
from moonlit.core.plain import Table, items, number, table, tables, texts

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
    present = area_of(reading, area)
    yield from _persons(reading, area)
    yield from wyrms_in(reading, area)
    if number(present["sparks"]):
        yield reading.lexicon.say("sparks", count=number(present["sparks"]))
    yield from (object_name(reading, one) for one in tables(present["objects"]))
    for vortex in vortices_in(reading, area):
        message = "vortex" if vortex["is_active"] else "vortex-asleep"
        yield reading.say(message, letter=str(vortex["id"]))
    if present["is_lit"]:
        yield reading.say("light")
    yield from (reading.say("token") for _ in items(present["tokens"]))


def area_of(reading: Reading, area: str) -> Table:
    return table(table(reading.table["areas"])[area])


def vortices_in(reading: Reading, area: str) -> list[Table]:
    return [one for one in tables(reading.table["vortices"]) if one["area"] == area]


def _persons(reading: Reading, area: str) -> Iterator[str]:
    for hero in reading.heroes:
        if hero["area"] == area:
            name = reading.lexicon.hero(str(hero["id"]))
            is_down = hero["is_unconscious"]
            yield f"{name} ({reading.say('unconscious')})" if is_down else name
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


def object_name(reading: Reading, thing: Table) -> str:
    """A card on the board, with what was achieved; one that lies face-down has no name."""
    if thing["is_hidden"]:
        return reading.say("hidden")
    title, need = reading.title(thing["card"]), thing["need"]
    if isinstance(need, int):
        now = number(thing["progress"])
        return reading.say("object-progress", title=title, now=now, need=need)
    if thing["below"]:
        return reading.say("object-more", title=title, count=number(thing["below"]))
    return title


def objects(reading: Reading) -> Iterator[Section]:
    """The faces of the cards on the board."""
    rows = []
    for area in table(reading.table["areas"]):
        where = f"{area} {reading.area(area)}"
        for thing in tables(area_of(reading, area)["objects"]):
            text = "" if thing["is_hidden"] else reading.body(thing["card"])
            rows.append(Row((object_name(reading, thing), where, text), f"card:{thing['card']}"))
    if rows:
        yield reading.section("objects", rows, reading.heads("card", "where", "text"))


def next_moves(reading: Reading) -> Iterator[Section]:
    """What every wyrm and boss would do with its next action."""
    rows = [Row((line,)) for line in intents(reading)]
    if rows:
        yield reading.section("next", [*rows, Row((reading.say("next-any"),))])


def intents(reading: Reading) -> Iterator[str]:
    """One line for all wyrms of one area and state, and one for every boss."""
    told: Counter[str] = Counter()
    for boss in tables(reading.table["bosses"]):
        told[f"{reading.person(boss['id'])}: {_does(reading, boss)}."] += 1
    for wyrm in tables(reading.table["wyrms"]):
        area, state = reading.area(wyrm["area"]), str(wyrm["state"])
        told[f"{reading.say('foe', area=area, state=state)}: {_does(reading, wyrm)}."] += 1
    for line, count in told.items():
        yield line if count == 1 else reading.lexicon.say("times", count=count, text=line)


def _does(reading: Reading, foe: Table) -> str:
    """What a foe would do; where it has a choice, all that is possible."""
    intent = table(foe["intent"])
    does, join = str(intent["does"]), reading.lexicon.words.join
    if does == "attack":
        names = join((reading.person(person) for person in texts(intent["who"])), "or")
        return reading.say("next-attack", names=names)
    if does == "move":
        names = join((reading.area(area) for area in texts(intent["areas"])), "or")
        return reading.say("next-move", names=names)
    return reading.say(f"next-{does}")

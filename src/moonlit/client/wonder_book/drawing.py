"""The board as a map: where its areas lie, who and what is in them, and the ways between them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from moonlit.client.page import Drawing, Mark, Section, Spot, Way
from moonlit.client.wonder_book.board import (
    STANDING,
    area_of,
    neighbours,
    object_name,
    vortices_in,
)
from moonlit.client.wonder_book.reading import Reading
from moonlit.core.action import format_action
from moonlit.core.plain import items, number, table, tables

# Actions whose answer is an area, and the place of the area among their names.
ANSWERS: Final = {"move": 1, "area": 0, "way": 0}


def drawn(reading: Reading, section: Section) -> Section:
    """The section of the board with its map; a row of it is a spot."""
    names = list(table(reading.table["areas"]))
    known = reading.lexicon.areas(reading.chapter)
    if not names or any(name not in known for name in names):
        return section
    spots = tuple(
        Spot(
            *(known[name].x, known[name].y),
            tuple(_marks(reading, name)),
            _act(reading, name),
            *(name, reading.area(name)),
        )
        for name in names
    )
    return replace(section, drawing=Drawing(spots, tuple(_ways(reading, names))))


def _ways(reading: Reading, names: list[str]) -> Iterator[Way]:
    for kind in ("open", "blocked"):
        for place, name in enumerate(names):
            for other in neighbours(reading, kind, name):
                if place < names.index(other):
                    yield Way(place, names.index(other), kind == "open")


def _act(reading: Reading, area: str) -> str:
    """The first action that goes there, or names it for an answer."""
    for action in reading.view.legal:
        place = ANSWERS.get(action.verb)
        if place is not None and action.names[place : place + 1] == (area,):
            return format_action(action)
    return ""


def _marks(reading: Reading, area: str) -> Iterator[Mark]:
    present = area_of(reading, area)
    yield from _persons(reading, area)
    yield from _wyrms(reading, area)
    if number(present["sparks"]):
        yield Mark(reading.lexicon.say("sparks", count=number(present["sparks"])), "spark")
    yield from (Mark(object_name(reading, one), "thing") for one in tables(present["objects"]))
    for vortex in vortices_in(reading, area):
        message = "vortex" if vortex["is_active"] else "vortex-asleep"
        yield Mark(reading.say(message, letter=str(vortex["id"])), "vortex")
    if present["is_lit"]:
        yield Mark(reading.say("light"), "spark")
    yield from (Mark(reading.say("token"), "thing") for _ in items(present["tokens"]))


def _persons(reading: Reading, area: str) -> Iterator[Mark]:
    for hero in reading.heroes:
        if hero["area"] == area:
            name = reading.lexicon.hero(str(hero["id"]))
            is_down = hero["is_unconscious"]
            tone = f"seat-{number(hero['seat'])}"
            yield Mark(f"{name} ({reading.say('unconscious')})" if is_down else name, tone)
    for tone, kind in (("ally", "allies"), ("wyrm", "bosses")):
        for one in tables(reading.table[kind]):
            if one["area"] == area:
                yield Mark(reading.person(one["id"]), tone)


def _wyrms(reading: Reading, area: str) -> Iterator[Mark]:
    here = [one for one in tables(reading.table["wyrms"]) if one["area"] == area]
    standing = sum(one["state"] == STANDING for one in here)
    if standing:
        yield Mark(reading.lexicon.say("wyrms", count=standing), "wyrm")
    if len(here) > standing:
        text = reading.lexicon.say("wyrms-stunned", count=len(here) - standing)
        yield Mark(text, "stunned")

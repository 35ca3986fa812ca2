"""The text table: Boons, Hexes and States."""

from collections.abc import Iterator

from moonlit.client.dominion.reading import Reading
from moonlit.client.page import Row, Section
from moonlit.core.plain import items, number, table, texts

WOODS = "lost_in_the_woods"


def fate(reading: Reading) -> Iterator[Section]:
    """What lies there of Boons, Hexes and States; nothing in a match without them."""
    rows = [*_boons(reading), *_hexes(reading), *_states(reading)]
    if rows:
        yield reading.section("fate", rows)


def _boons(reading: Reading) -> Iterator[Row]:
    boons, lexicon, say = table(reading.view.table["boons"]), reading.lexicon, reading.say
    names = {name: texts(boons[name]) for name in ("discards", "druid", "out", "taken")}
    kept = [items(entry) for entry in items(boons["kept"])]
    saved = [(who, boon) for who, player in reading.owners() for boon in texts(player["saved"])]
    if not number(boons["deck"]) and not kept and not saved and not any(names.values()):
        return
    discards = lexicon.listed(names["discards"])
    yield Row((say("boons", deck=number(boons["deck"]), discards=discards),))
    if names["druid"]:
        for_druid = lexicon.cards(names["druid"])
        yield Row((say("druid", druid=lexicon.name("druid"), boons=for_druid),))
    for boon in names["out"]:
        text = lexicon.text(boon)
        yield Row((say("boon-out", boon=lexicon.name(boon), text=text),), f"boon:{boon}")
    if names["taken"]:
        taken = lexicon.cards(names["taken"])
        yield Row((say("boon-taken", fool=lexicon.name("fool"), boons=taken),))
    for name, seat in kept:
        who = reading.people.label(number(seat))
        told = say("boon-kept", who=who, boon=lexicon.name(str(name)))
        yield Row((told,), f"boon:{name}")
    for who, boon in saved:
        yield Row((say("boon-saved", who=who, boon=lexicon.name(boon)),), f"boon:{boon}")


def _hexes(reading: Reading) -> Iterator[Row]:
    hexes, lexicon = table(reading.view.table["hexes"]), reading.lexicon
    discards, out = texts(hexes["discards"]), texts(hexes["out"])
    deck = number(hexes["deck"])
    if not deck and not discards and not out:
        return
    yield Row((reading.say("hexes", deck=deck, discards=lexicon.listed(discards)),))
    for name in out:
        told = reading.say("hex-out", hex=lexicon.name(name), text=lexicon.text(name))
        yield Row((told,), f"hex:{name}")


def _states(reading: Reading) -> Iterator[Row]:
    woods = reading.view.table["woods"]
    for seat, player in enumerate(reading.seats):
        states = texts(player["states"]) + ([WOODS] if seat == woods else [])
        for state in states:
            facts = {"who": reading.people.label(seat), "state": reading.lexicon.name(state)}
            told = reading.say("state", **facts, text=reading.lexicon.text(state))
            yield Row((told,), f"state:{state}")

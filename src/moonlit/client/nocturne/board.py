"""The text table, first half: where the match stands, forest, spells, Sprite Board, piles."""

from collections.abc import Iterator

from moonlit.client.nocturne.choices import tell_decision, tell_why
from moonlit.client.nocturne.goals import TWILIGHT
from moonlit.client.nocturne.names import card_name, card_of, tile_name
from moonlit.client.nocturne.position import SHADOW, Spell
from moonlit.client.nocturne.reading import Reading
from moonlit.client.nocturne.things import recipe_text, solo_card_of, solo_card_text
from moonlit.client.page import Row, Section


def listed(reading: Reading, name: str, rows: list[Row]) -> Section:
    """A list with a heading; one that is empty says so."""
    nothing = Row((reading.say("page-nothing"),))
    return Section(name, reading.say(f"page-{name}"), (), tuple(rows) or (nothing,))


def status(reading: Reading) -> Section:
    """What is asked, why, and what stands."""
    rows = [Row((line,)) for line in _status(reading)]
    rows.append(Row((reading.say("evidence-legend"),), "topic:evidence"))
    return listed(reading, "status", rows)


def _status(reading: Reading) -> Iterator[str]:
    position, view = reading.position, reading.view
    yield reading.say(f"round-{position.round}")
    yield tell_decision(reading.words, reading.pack, view, reading.names)
    if view.seat is not None and view.seat in view.to_act:
        yield tell_why(reading.words, view)
    if position.highest is not None:
        spell = reading.spell(position.highest)
        yield reading.say("page-highest-spell", spell=spell, cell=position.highest.cell)
    if position.passed:
        names = reading.words.join(reading.name(seat) for seat in position.passed)
        yield reading.say("page-passed-names", names=names)


def drawn(reading: Reading) -> Iterator[Section]:
    """What somebody is choosing from, if anything was drawn."""
    things = reading.position.drawn
    if not things:
        return
    if None in things:
        rows = [Row((reading.say("page-drawn-hidden", count=len(things)),))]
    else:
        rows = [_drawn(reading, thing) for thing in things if thing is not None]
    yield listed(reading, "drawn", rows)


def _drawn(reading: Reading, thing: str) -> Row:
    if any(tile.id == thing for tile in reading.pack.tiles):
        return Row((reading.tile(thing),), f"tile:{thing}")
    name, recipe = card_name(reading.words, thing), card_of(reading.pack, thing)
    return Row((f"{name}, {recipe_text(reading.words, recipe)}",), f"card:{thing}")


def forest(reading: Reading) -> Section:
    """A row of the table for each row of cells."""
    cells = reading.position.cells
    columns = sorted({cell[0] for cell in cells})
    rows = []
    for number in sorted({cell[1:] for cell in cells}):
        names = [f"{column}{number}" for column in columns]
        told = [_cell(reading, name) if name in cells else "" for name in names]
        things = [_thing(reading, name) for name in names]
        rows.append(Row((number, *told), things=("", *things)))
    head = reading.say("page-row")
    return Section("forest", reading.say("page-forest"), (head, *columns), tuple(rows))


def _cell(reading: Reading, cell: str) -> str:
    position = reading.position
    fallen = position.face_down.get(cell)
    if fallen is not None:
        return f"{cell}, {_fallen(reading, fallen)}"
    if cell not in position.forest:
        return f"{cell}, {reading.say('page-empty')}"
    told = [cell, reading.tile(position.forest[cell])]
    for spell in position.spells:
        if spell.cell == cell:
            told.append(reading.spell(spell))
            if spell == position.highest:
                told.append(reading.say("page-highest"))
    if cell in reading.castable():
        told.append(reading.say("page-can-cast"))
    return ", ".join(told)


def _fallen(reading: Reading, spell: Spell) -> str:
    """A face-down token; a shadow holds nothing."""
    kind = SHADOW if spell.token.startswith(SHADOW) else "control"
    return reading.spell(spell, f"page-{kind}-token")


def _thing(reading: Reading, cell: str) -> str:
    position = reading.position
    if cell in position.forest:
        return f"tile:{position.forest[cell]}"
    fallen = position.face_down.get(cell)
    if fallen is None:
        return ""
    return "topic:shadow" if fallen.token.startswith(SHADOW) else "topic:control"


def spells(reading: Reading) -> Section:
    """The spells of the phase in the order they were cast."""
    rows = []
    for spell in reading.position.spells:
        token = reading.spell(spell)
        told = reading.say("page-spell-on", spell=token, cell=spell.cell)
        if spell == reading.position.highest:
            told = f"{told}, {reading.say('page-highest')}"
        rows.append(Row((told,), "topic:cast"))
    return listed(reading, "spells", rows)


def sprites(reading: Reading) -> Iterator[Section]:
    """The line of tokens, space by space, and the tiles they will take."""
    position = reading.position
    if not position.spaces:
        return
    rows = []
    for space in range(position.spaces):
        is_taken = space < len(position.sprites)
        told = reading.spell(position.sprites[space]) if is_taken else reading.say("page-empty")
        rows.append(Row((str(space + 1), told), "topic:sprites"))
    columns = (reading.say("page-space"), reading.say("page-token-head"))
    yield Section("sprites", reading.say("page-sprites"), columns, tuple(rows))
    tiles = [tile for tile in position.slots if tile is not None]
    yield listed(reading, "slots", [Row((reading.tile(tile),), f"tile:{tile}") for tile in tiles])


def piles(reading: Reading) -> Section:
    """What lies face-down, and what has left the game."""
    return listed(reading, "piles", list(_piles(reading)))


def _piles(reading: Reading) -> Iterator[Row]:
    position, words = reading.position, reading.words
    yield Row((reading.say("page-pile-stack", count=position.stack),), "topic:chest")
    if position.has_secrets or position.deck:
        yield Row((reading.say("page-pile-deck", count=position.deck),), "topic:concoction")
    if position.returned:
        told = ", ".join(card_name(words, card) for card in position.returned)
        yield Row((reading.say("page-pile-returned", cards=told),), "topic:runestone")
    if position.shadows and position.round == TWILIGHT:
        tokens = reading.tokens(position.shadows)
        yield Row((reading.say("page-pile-shadows", tokens=tokens),), "topic:shadow")
    if position.discards:
        known = [tile for tile in position.discards if tile is not None]
        told = ", ".join(tile_name(words, reading.pack, tile) for tile in known)
        facts = {"count": len(position.discards), "known": "yes" if known else "no", "tiles": told}
        yield Row((reading.say("page-pile-discards", **facts),), "topic:chest")
    if position.removed:
        told = ", ".join(tile_name(words, reading.pack, tile) for tile in position.removed)
        yield Row((reading.say("page-pile-removed", tiles=told),))
    if position.solo_deck is not None:
        yield from _solo(reading, position.solo_deck)


def _solo(reading: Reading, deck: int) -> Iterator[Row]:
    yield Row((reading.say("page-pile-solo", count=deck),), "topic:solo")
    card = reading.position.solo_card
    if card:
        text = solo_card_text(reading.words, solo_card_of(reading.pack, card))
        yield Row((reading.say("page-solo-card", card=card, text=text),), f"solo:{card}")

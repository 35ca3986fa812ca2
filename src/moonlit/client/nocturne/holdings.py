"""The text table, second half: everybody's tokens, goals, collections, recipes and points."""

from collections import Counter
from collections.abc import Iterator

from moonlit.client.nocturne.goals import MOONLIGHT, TWILIGHT, goal_name, goal_of, goal_text
from moonlit.client.nocturne.names import card_name, card_of, tile_name, tile_of
from moonlit.client.nocturne.position import Holder, Standing
from moonlit.client.nocturne.reading import Reading
from moonlit.client.nocturne.symbols import (
    missing_symbols,
    own_symbols,
    symbol_name,
    tell_missing,
    tell_symbols,
)
from moonlit.client.nocturne.things import counted, tier_text
from moonlit.client.page import Row, Section
from moonlit.packs.nocturne.words import CATEGORIES, TILE_TYPES, TYPES_WITH_POINTS

# What the rule of a goal counts.
UNITS = {
    "won_with": "tokens",
    "most_areas": "areas",
    "largest_area": "cells",
    "areas": "areas",
    "area_size": "cells",
    "most_in_top_row": "cells",
    "symbols": "symbols",
    "areas_of_size": "areas",
    "shapes": "shapes",
    "centre_cells": "cells",
    "corner_cells": "cells",
    "dedicated": "tokens",
    "leftover": "tokens",
}
YES_OR_NO = ("last_star", "lowest_dedicated")


def seats(reading: Reading) -> Section:
    """Tokens, state and character of everybody."""
    rows = []
    for seat, holder in enumerate(reading.position.holders):
        cells = (
            reading.name(seat),
            _supply(reading, holder),
            _state(reading, seat),
            _character(reading, holder),
        )
        character = holder.ability or holder.character
        rows.append(Row(cells, f"character:{character}" if character else "topic:solo"))
    heads = ("player", "tokens", "state", "character")
    columns = tuple(reading.say(f"page-{head}-head") for head in heads)
    return Section("seats", reading.say("page-seats"), columns, tuple(rows))


def _supply(reading: Reading, holder: Holder) -> str:
    told = reading.tokens(holder.supply) or reading.say("page-nothing")
    if not holder.lost:
        return told
    return reading.say("page-tokens-lost", tokens=told, lost=reading.tokens(holder.lost))


def _state(reading: Reading, seat: int) -> str:
    told = []
    if reading.position.decision.seat == seat:
        told.append(reading.say("page-decides"))
    if seat in reading.position.passed:
        told.append(reading.say("page-passed"))
    cards = len(reading.position.holders[seat].cards)
    if cards:
        told.append(reading.say("page-cards", count=cards))
    return ", ".join(told) or reading.say("page-nothing")


def _character(reading: Reading, holder: Holder) -> str:
    if not holder.character:
        return reading.say("page-nothing")
    symbol = next(one.symbol for one in reading.pack.characters if one.id == holder.character)
    told = [reading.say(f"character-{holder.character}"), symbol_name(reading.words, symbol)]
    if holder.ability:
        ability = reading.say(f"character-{holder.ability}")
        state = "unused" if holder.is_ability_unused else "used"
        told.append(reading.say(f"page-ability-{state}", character=ability))
    return ", ".join(told)


def goals(reading: Reading) -> Iterator[Section]:
    """Every goal with its wording, whose it is, and how everybody stands."""
    position = reading.position
    owners = {goal: seat for seat, who in enumerate(position.holders) for goal in who.goals}
    stands = {(one.round, one.goal): one for one in position.standings}
    rows = []
    for goal in sorted({*position.goals, *owners}):
        stand = stands.get((TWILIGHT, goal))
        rows.append(_goal(reading, TWILIGHT, goal, owners.get(goal), stand))
    for hidden in position.moonlight:
        if hidden is None:
            rows.append(_hidden_goal(reading))
        else:
            stand = stands.get((MOONLIGHT, hidden))
            rows.append(_goal(reading, MOONLIGHT, hidden, None, stand))
    if rows:
        heads = tuple(reading.say(f"page-{head}-head") for head in ("goal", "asks", "state"))
        columns = (*heads, *reading.players())
        yield Section("goals", reading.say("page-goals"), columns, tuple(rows))


def _goal(
    reading: Reading, round_: str, goal: int, owner: int | None, stand: Standing | None
) -> Row:
    name = f"{reading.say(f'round-{round_}')}: {goal_name(reading.words, round_, goal)}"
    text = goal_text(reading.words, reading.pack, round_, goal)
    if owner is not None:
        state = reading.say("page-goal-claimed", name=reading.name(owner))
    else:
        state = reading.say(f"page-goal-{'open' if round_ == TWILIGHT else 'all'}")
    seats = range(len(reading.position.holders))
    counts = (_count(reading, stand, seat) for seat in seats)
    return Row((name, text, state, *counts), f"goal:{round_}:{goal}")


def _hidden_goal(reading: Reading) -> Row:
    name, text = reading.say("round-moonlight"), reading.say("goal-hidden")
    nothing = [reading.say("page-nothing")] * len(reading.position.holders)
    return Row((name, text, reading.say("page-goal-hidden"), *nothing), "topic:moonlight")


def _count(reading: Reading, stand: Standing | None, seat: int) -> str:
    """`2 of 3 areas, leads` or `2 cells, 4 points`."""
    if stand is None or seat >= len(stand.counts):
        return reading.say("page-nothing")
    told = [_progress(reading, stand, stand.counts[seat])]
    if stand.points:
        told.append(reading.say("points", count=stand.points[seat]))
    if seat in stand.leads:
        told.append(reading.say("page-leads"))
    return ", ".join(told)


def _progress(reading: Reading, stand: Standing, count: int) -> str:
    rule = goal_of(reading.pack, stand.round, stand.goal).rule
    if rule in UNITS:
        message = "page-units-of" if stand.needed else "page-units"
        return reading.say(message, unit=UNITS[rule], count=count, needed=stand.needed)
    is_met = rule in YES_OR_NO and count > 0
    return reading.say(f"page-stand-{rule}") if is_met else reading.say("page-nothing")


def collections(reading: Reading) -> Section:
    """Everybody's tiles by type, and the symbols on them."""
    holders = reading.position.holders
    kinds = [{tile_of(reading.pack, tile).type for tile in holder.tiles} for holder in holders]
    rows = []
    for tile_type in TILE_TYPES:
        if any(tile_type in held for held in kinds):
            cells = (_tiles(reading, holder, tile_type) for holder in holders)
            rows.append(Row((reading.say(f"topic-{tile_type}"), *cells), f"topic:{tile_type}"))
    if any(holder.copies for holder in holders):
        cells = (_copies(reading, holder) for holder in holders)
        rows.append(Row((reading.say("page-copies"), *cells), "topic:mirror"))
    seats = range(len(holders))
    symbols = (tell_symbols(reading.words, _symbols(reading, seat)) for seat in seats)
    nothing = reading.say("page-nothing")
    told = (text or nothing for text in symbols)
    rows.append(Row((reading.say("topic-symbol"), *told), "topic:symbol"))
    columns = (reading.say("page-kind-head"), *reading.players())
    return Section("collections", reading.say("page-collections"), columns, tuple(rows))


def _symbols(reading: Reading, seat: int) -> str:
    return own_symbols(reading.pack, reading.view, seat)


def _tiles(reading: Reading, holder: Holder, tile_type: str) -> str:
    """The tiles of a type, those alike counted."""
    tiles = [tile for tile in holder.tiles if tile_of(reading.pack, tile).type == tile_type]
    found = Counter(_tile(reading, tile) for tile in tiles)
    if not found:
        return reading.say("page-nothing")
    return ", ".join(
        reading.say("page-counted", tile=tile, count=count) for tile, count in found.items()
    )


def _tile(reading: Reading, tile_id: str) -> str:
    name = tile_name(reading.words, reading.pack, tile_id)
    tile = tile_of(reading.pack, tile_id)
    if tile.type not in TYPES_WITH_POINTS:
        return name
    points = reading.say("points", count=tile.points)
    return reading.say("page-tile-points", tile=name, points=points)


def _copies(reading: Reading, holder: Holder) -> str:
    names = [_tile(reading, tile) for tile in holder.copies if tile is not None]
    return ", ".join(names) or reading.say("page-nothing")


def recipes(reading: Reading) -> Iterator[Section]:
    """The cards the viewer may see, with what they count and what they lack."""
    rows = [
        _recipe(reading, seat, card, tier)
        for seat, holder in enumerate(reading.position.holders)
        for card, tier in zip(holder.cards, holder.brewed, strict=False)
        if card is not None
    ]
    if rows:
        heads = ("player", "recipe", "first", "full", "now", "missing")
        columns = tuple(reading.say(f"page-{head}-head") for head in heads)
        yield Section("recipes", reading.say("page-recipes"), columns, tuple(rows))


def _recipe(reading: Reading, seat: int, card_id: str, tier: int) -> Row:
    words, card = reading.words, card_of(reading.pack, card_id)
    tiers = [tier_text(words, *tier) for tier in zip(card.recipe, card.points, strict=True)]
    first = tiers[0] if len(tiers) > 1 else words.say("page-nothing")
    lacks = missing_symbols(reading.pack, reading.view, seat, card_id)
    missing = tell_symbols(words, lacks.full) or words.say("page-nothing")
    if seat == reading.seat:
        missing = tell_missing(words, lacks)
    now = words.say("points", count=counted(card, tier))
    cells = (reading.name(seat), card_name(words, card_id), first, tiers[-1], now, missing)
    return Row(cells, f"card:{card_id}")


def points(reading: Reading) -> Section:
    """The projection, or the final sheet."""
    scoring = [
        (reading.name(seat), holder.points)
        for seat, holder in enumerate(reading.position.holders)
        if holder.points is not None
    ]
    rows = []
    for category in reading.categories:
        index = CATEGORIES.index(category)
        cells = (_points(reading, sheet[index]) for _, sheet in scoring)
        rows.append(Row((reading.say(f"category-{category}"), *cells), f"category:{category}"))
    totals = (_total(reading, sheet) for _, sheet in scoring)
    rows.append(Row((reading.say("category-total"), *totals)))
    columns = (reading.say("page-category-head"), *(name for name, _ in scoring))
    title = "page-points-final" if reading.position.round == "over" else "page-points"
    return Section("points", reading.say(title), columns, tuple(rows))


def _points(reading: Reading, point: int | None) -> str:
    return reading.say("page-unknown") if point is None else str(point).replace("-", "−")


def _total(reading: Reading, sheet: tuple[int | None, ...]) -> str:
    """What is known of a total, and that more is hidden."""
    known = sum(point for point in sheet if point is not None)
    return reading.say("page-total-more", points=known) if None in sheet else str(known)

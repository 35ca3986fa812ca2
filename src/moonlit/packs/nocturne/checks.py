"""What must hold between the rows of a Nocturne pack, beyond the form of each field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from moonlit.packs.evidence import evidence_errors
from moonlit.packs.nocturne import words
from moonlit.packs.nocturne.conditions import condition_errors, condition_rows
from moonlit.packs.nocturne.fields import FILES
from moonlit.packs.nocturne.tables import cells_of
from moonlit.packs.rows import (
    Rows,
    at_table,
    exact_ids,
    listed,
    rows_of,
    unique_errors,
    value_errors,
)
from moonlit.packs.schema import shown
from moonlit.packs.source import Fault, PackError, Row

_FIELDS = {table.name: table.fields for tables in FILES.values() for table in tables}
_TOKENS_PER_PLAYER = (11, 11, 10, 9)
_CELLS_PER_FOREST = (16, 16, 20, 25)
_SOLO_CARDS = 24
_RANKS = 7
_ABILITIES_WITH_NUMBER = ("replace_winner", "keep_cards")


def cross_errors(rows: Rows) -> Iterator[PackError]:
    """Every fault between rows; tables that could not be read are left out."""
    for table in rows.values():
        for row in table:
            yield from evidence_errors(row, _FIELDS[row.table])
    for check in _CHECKS:
        yield from check(rows)


def _tile_errors(rows: Rows) -> Iterator[PackError]:
    tiles = rows_of(rows, "tile")
    yield from unique_errors(tiles)
    if tiles:
        yield from _tile_counts(tiles)
    for tile in tiles:
        yield from _one_tile(tile)
    chest = rows_of(rows, "chest")
    for tile in tiles:
        if chest and tile.text("type") == "chest":
            points = chest[0].whole("points")
            if tile.whole("points") != points:
                yield tile.error("points", Fault("chest-points", points=points))


def _tile_counts(tiles: list[Row]) -> Iterator[PackError]:
    found = Counter((tile.text("type"), tile.text("kind")) for tile in tiles)
    for type_, kinds in words.TILE_COUNTS.items():
        for kind, wanted in kinds.items():
            if found[(type_, kind)] == wanted:
                continue
            same = [t for t in tiles if (t.text("type"), t.text("kind")) == (type_, kind)]
            last = (same or tiles)[-1]
            yield at_table(last, _tile_count(type_, kind, wanted, len(same)))


def _tile_count(type_: str, kind: str, wanted: int, found: int) -> Fault:
    if kind:
        return Fault("tiles-of-kind", type=type_, kind=kind, wanted=wanted, found=found)
    return Fault("tiles-of-type", type=type_, wanted=wanted, found=found)


def _one_tile(tile: Row) -> Iterator[PackError]:
    type_, kind, symbols = tile.text("type"), tile.text("kind"), tile.text("symbols")
    kinds = words.TILE_COUNTS.get(type_)
    if kinds is None:
        return
    if kind not in kinds and "" in kinds:
        yield tile.error("kind", Fault("kind-needless", type=type_, found=shown(kind)))
    elif kind not in kinds:
        known = tuple(kinds)
        yield tile.error("kind", Fault("kind-unknown", type=type_, known=known, found=shown(kind)))
    yield from _needed(tile, "points", type_ in words.TYPES_WITH_POINTS, "type")
    rune = words.SYMBOL_OF_RUNE.get(kind)
    if type_ == "runestone" and rune and symbols != rune:
        fault = Fault("rune-symbol", kind=kind, symbol=rune, found=shown(symbols))
        yield tile.error("symbols", fault)


def _concoction_errors(rows: Rows) -> Iterator[PackError]:
    yield from exact_ids(rows_of(rows, "starter"), [f"S{n}" for n in range(1, 11)])
    yield from exact_ids(rows_of(rows, "concoction"), [f"{n}" for n in range(1, 36)])
    for row in rows_of(rows, "starter", "concoction"):
        recipe, points = row.texts("recipe"), row.wholes("points")
        if len(row.items("recipe")) != len(row.items("points")):
            yield row.error("points", Fault("points-per-recipe"))
        if len(recipe) == 2 and Counter(recipe[0]) - Counter(recipe[1]):
            first, full = recipe
            yield row.error("recipe", Fault("recipe-not-contained", first=first, full=full))
        if len(points) == 2 and points[0] >= points[1]:
            yield row.error("points", Fault("tiers-not-rising"))


def _goal_errors(rows: Rows) -> Iterator[PackError]:
    for name in ("twilight", "moonlight"):
        yield from exact_ids(rows_of(rows, name), range(1, 13))
    for row in rows_of(rows, "twilight"):
        rule = row.text("rule")
        if rule in words.TWILIGHT_RULES:
            timing, needs_number = words.TWILIGHT_RULES[rule]
            yield from _needed(row, "number", needs_number)
            if row.text("timing") in words.TIMINGS and row.text("timing") != timing:
                yield row.error("timing", Fault("goal-timing", timing=timing, rule=rule))
    for row in rows_of(rows, "moonlight"):
        if row.text("rule") in words.MOONLIGHT_RULES:
            for name in ("size", "shape"):
                yield from _needed(row, name, words.MOONLIGHT_RULES[row.text("rule")] == name)
        yield from _grid_errors(row, "shape")


def _needed(row: Row, key: str, needed: bool, by: str = "rule") -> Iterator[PackError]:
    if row.has(key) != needed:
        value = row.text(by)
        fault = Fault("field-needed" if needed else "field-needless", field=key, by=by, value=value)
        yield row.error(key, fault)


def _grid_errors(row: Row, key: str) -> Iterator[PackError]:
    lines = row.texts(key)
    if len({len(line) for line in lines}) > 1:
        yield row.error(key, Fault("grid-uneven", field=key))
    if lines and not cells_of(lines):
        yield row.error(key, Fault("grid-empty", field=key))


def _character_errors(rows: Rows) -> Iterator[PackError]:
    characters = rows_of(rows, "character")
    yield from exact_ids(characters, words.CHARACTERS)
    yield from unique_errors(characters, "ability")
    for row in characters:
        ability = row.text("ability")
        if ability in words.ABILITIES:
            yield from _needed(row, "number", ability in _ABILITIES_WITH_NUMBER, "ability")


def _solo_errors(rows: Rows) -> Iterator[PackError]:
    cards = rows_of(rows, "card")
    yield from unique_errors(cards)
    if cards and len(cards) != _SOLO_CARDS:
        yield at_table(cards[-1], Fault("solo-cards", wanted=_SOLO_CARDS, found=len(cards)))
    for card in cards:
        if card.text("power") in words.POWER_RULES:
            yield from _needed(card, "number", card.text("power") != "any_higher", "power")


def _challenge_errors(rows: Rows) -> Iterator[PackError]:
    scenarios, achievements = rows_of(rows, "scenario"), rows_of(rows, "achievement")
    yield from exact_ids(scenarios, range(1, words.SCENARIOS + 1))
    yield from exact_ids(achievements, range(1, 26))
    yield from exact_ids(rows_of(rows, "variant"), words.VARIANTS)
    for row in scenarios:
        for name in ("twilight", "moonlight"):
            yield from _goals_of_scenario(row, name, rows)
        characters = [other.text("id") for other in rows_of(rows, "character")]
        name = row.text("character")
        if name in words.CHARACTERS and characters and name not in characters:
            yield row.error("character", Fault("no-such-character", character=name))
    for condition in condition_rows([*scenarios, *achievements]):
        yield from condition_errors(condition)


def _goals_of_scenario(row: Row, name: str, rows: Rows) -> Iterator[PackError]:
    goals = row.wholes(name)
    if len(set(goals)) < len(goals):
        yield row.error(name, Fault("goals-repeated", field=name))
    known = {goal.whole("id") for goal in rows_of(rows, name)}
    for goal in goals:
        if known and goal not in known:
            yield row.error(name, Fault("no-such-goal", round=name, goal=goal))


def _token_errors(rows: Rows) -> Iterator[PackError]:
    sizes = rows_of(rows, "size")
    yield from exact_ids(sizes, range(1, 5), "players")
    for row in sizes:
        yield from _one_size(row, rows_of(rows, "slot"))
    by_players = {row.whole("players"): row for row in sizes}
    for players in (1, 3, 4):
        if players in by_players and 2 in by_players:
            row, two = by_players[players], by_players[2]
            if Counter(row.wholes("numbers")) - Counter(two.wholes("numbers")):
                yield row.error("numbers", Fault("numbers-not-of-two"))
    for row in rows_of(rows, "shadow"):
        numbers = row.wholes("numbers")
        if list(numbers) != sorted(set(numbers)):
            yield row.error("numbers", Fault("numbers-not-rising"))
    places = [(row.whole("row"), row.whole("column")) for row in rows_of(rows, "slot")]
    for row, place, before in zip(rows_of(rows, "slot")[1:], places[1:], places, strict=False):
        if place <= before:
            yield row.error("row", Fault("slot-order"))


def _one_size(row: Row, slots: list[Row]) -> Iterator[PackError]:
    players, numbers = row.whole("players"), row.wholes("numbers")
    if not 1 <= players <= 4:
        return
    if list(numbers) != sorted(numbers):
        yield row.error("numbers", Fault("numbers-falling"))
    held, wanted = len(row.items("numbers")) + row.whole("stars"), _TOKENS_PER_PLAYER[players - 1]
    if held != wanted:
        yield row.error("numbers", Fault("token-count", wanted=wanted, found=held))
    cells, wanted = row.whole("rows") * row.whole("columns"), _CELLS_PER_FOREST[players - 1]
    if cells != wanted:
        yield row.error("rows", Fault("forest-size", wanted=wanted, found=cells))
    used = sum(slot.whole("players") <= players for slot in slots)
    if slots and used != row.whole("slots"):
        yield row.error("slots", Fault("slot-count", wanted=used))


def _layout_errors(rows: Rows) -> Iterator[PackError]:
    layouts = rows_of(rows, "layout")
    yield from unique_errors(layouts)
    covered = Counter(players for row in layouts for players in row.wholes("players"))
    for players in range(1, 5):
        if layouts and covered[players] != 1:
            fault = Fault("layout-count", players=players, found=covered[players])
            yield layouts[-1].error("players", fault)
    for row in layouts:
        yield from _grid_errors(row, "grid")
        yield from _one_layout(row)


def _one_layout(row: Row) -> Iterator[PackError]:
    cells = cells_of(row.texts("grid"))
    for players in row.wholes("players"):
        if 1 <= players <= 4 and len(cells) != _CELLS_PER_FOREST[players - 1]:
            wanted = _CELLS_PER_FOREST[players - 1]
            yield row.error("grid", Fault("grid-cells", wanted=wanted, found=len(cells)))
            break
    corners = row.pairs("corners")
    if len(set(corners)) < len(corners):
        yield row.error("corners", Fault("corners-repeated"))
    for corner in corners:
        if corner not in cells:
            yield row.error("corners", Fault("corner-outside", corner=str(list(corner))))


def _scoring_errors(rows: Rows) -> Iterator[PackError]:
    for name in ("feathers", "herbs", "solo_eggs", "eggs"):
        for row in rows_of(rows, name):
            points = list(row.wholes("points"))
            falls = name == "eggs"
            if points != sorted(points, reverse=falls):
                yield row.error("points", Fault("points-rising" if falls else "points-falling"))
    ranks = rows_of(rows, "rank")
    yield from unique_errors(ranks)
    if ranks and len(ranks) != _RANKS:
        yield at_table(ranks[-1], Fault("rank-count", wanted=_RANKS, found=len(ranks)))
    for row, before in zip(ranks[1:], ranks, strict=False):
        if row.whole("at") <= before.whole("at"):
            yield row.error("at", Fault("rank-order", before=before.whole("at")))


def _edition_errors(rows: Rows) -> Iterator[PackError]:
    switches = rows_of(rows, "switch")
    noted = rows_of(rows, "difference", "ruling")
    yield from _numbered(rows_of(rows, "difference"), "E-", words.DIFFERENCES)
    yield from _numbered(rows_of(rows, "ruling"), "O-", words.RULINGS)
    yield from exact_ids(switches, tuple(words.SWITCHES))
    used = {row.text("switch") for row in noted}
    for row in switches:
        yield from _one_switch(row)
        if noted and row.text("id") in words.SWITCHES and row.text("id") not in used:
            yield row.error("id", Fault("switch-unexplained"))
    known = {row.text("id") for row in noted}
    for table in rows.values():
        for row in table:
            for see in row.texts("see"):
                if noted and see[:2] in ("E-", "O-") and see not in known:
                    yield row.error("see", Fault("no-such-note", note=see))


def _numbered(rows: list[Row], start: str, count: int) -> Iterator[PackError]:
    """All rows there are texts for, in any order."""
    by_number = sorted(rows, key=lambda row: _number_of(row.text("id"), start))
    yield from exact_ids(by_number, [f"{start}{number}" for number in range(1, count + 1)])


def _number_of(id_: str, start: str) -> int:
    number = id_.removeprefix(start)
    return int(number) if number.isdecimal() and len(number) < 10 else 0


def _one_switch(row: Row) -> Iterator[PackError]:
    wanted = words.SWITCHES.get(row.text("id"))
    if wanted is None:
        return
    yield from value_errors(row, wanted)
    for preset in words.PRESETS:
        if row.has(preset) and row.values[preset] not in wanted:
            yield row.error(preset, Fault("preset-value", field=preset, known=listed(wanted)))


_CHECKS = (
    _tile_errors,
    _concoction_errors,
    _goal_errors,
    _character_errors,
    _solo_errors,
    _challenge_errors,
    _token_errors,
    _layout_errors,
    _scoring_errors,
    _edition_errors,
)

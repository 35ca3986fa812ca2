"""What must hold between the rows of a Nocturne pack, beyond the form of each field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from moonlit.packs.nocturne import words
from moonlit.packs.nocturne.conditions import condition_errors, condition_rows
from moonlit.packs.nocturne.fields import FILES
from moonlit.packs.nocturne.tables import cells_of
from moonlit.packs.schema import shown
from moonlit.packs.source import Fault, PackError, Row

Rows = Mapping[str, list[Row]]

_EVIDENCE_FIELDS = ("grade", "grades", "confidence", "source", "see")
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
            yield from _evidence_errors(row)
    for check in _CHECKS:
        yield from check(rows)


def _of(rows: Rows, *names: str) -> list[Row]:
    return [row for name in names for row in rows.get(name, [])]


def _evidence_errors(row: Row) -> Iterator[PackError]:
    grades = {k: v if isinstance(v, str) else "" for k, v in row.table_at("grades").items()}
    for name in grades:
        if name not in _FIELDS[row.table] or name in _EVIDENCE_FIELDS:
            yield row.error("grades", Fault("grade-of-nothing", field=name))
    known = [grade for grade in words.GRADES if grade in grades.values()]
    if known and row.text("grade") != known[-1]:
        yield row.error("grade", Fault("grade-not-weakest", grade=known[-1]))
    used = {row.text("grade"), *grades.values()}
    source = row.texts("source")
    if "printed" in used and source and not set(source) & set(words.BOOKS):
        yield row.error("source", Fault("source-without-book"))
    if used & {"reconstructed", "original"} and source and "ours" not in source:
        yield row.error("source", Fault("source-without-us"))


def _unique_errors(rows: Iterable[Row], key: str = "id") -> Iterator[PackError]:
    first: dict[object, int] = {}
    for row in rows:
        value = row.values.get(key)
        if not isinstance(value, str | int):
            continue
        if value in first:
            yield row.error(key, Fault("used-twice", field=key, line=first[value]))
        first.setdefault(value, row.line(key))


def _exact_ids(
    rows: Sequence[Row], wanted: Sequence[object], key: str = "id"
) -> Iterator[PackError]:
    """The ids are these, in this order: the order decides what a shuffle gives."""
    yield from _unique_errors(rows, key)
    found = [row.values.get(key) for row in rows]
    missing = tuple(str(value) for value in wanted if value not in found)
    if not rows or found == list(wanted):
        return
    if missing:
        yield rows[-1].error("", Fault("rows-missing", field=key, missing=missing))
        return
    for number, row in enumerate(rows):
        if number >= len(wanted):
            yield row.error(key, Fault("row-too-many", field=key, last=str(wanted[-1])))
        elif found[number] != wanted[number]:
            yield row.error(key, Fault("row-out-of-order", field=key, wanted=str(wanted[number])))
            return


def _tile_errors(rows: Rows) -> Iterator[PackError]:
    tiles = _of(rows, "tile")
    yield from _unique_errors(tiles)
    if tiles:
        yield from _tile_counts(tiles)
    for tile in tiles:
        yield from _one_tile(tile)
    chest = _of(rows, "chest")
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
            yield _at_table(last, _tile_count(type_, kind, wanted, len(same)))


def _tile_count(type_: str, kind: str, wanted: int, found: int) -> Fault:
    if kind:
        return Fault("tiles-of-kind", type=type_, kind=kind, wanted=wanted, found=found)
    return Fault("tiles-of-type", type=type_, wanted=wanted, found=found)


def _at_table(row: Row, fault: Fault) -> PackError:
    """A fault of a whole table, told where its rows end."""
    return PackError(row.document.file, row.line(), fault)


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
    yield from _exact_ids(_of(rows, "starter"), [f"S{n}" for n in range(1, 11)])
    yield from _exact_ids(_of(rows, "concoction"), [f"{n}" for n in range(1, 36)])
    for row in _of(rows, "starter", "concoction"):
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
        yield from _exact_ids(_of(rows, name), range(1, 13))
    for row in _of(rows, "twilight"):
        rule = row.text("rule")
        if rule in words.TWILIGHT_RULES:
            timing, needs_number = words.TWILIGHT_RULES[rule]
            yield from _needed(row, "number", needs_number)
            if row.text("timing") in words.TIMINGS and row.text("timing") != timing:
                yield row.error("timing", Fault("goal-timing", timing=timing, rule=rule))
    for row in _of(rows, "moonlight"):
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
    characters = _of(rows, "character")
    yield from _exact_ids(characters, words.CHARACTERS)
    yield from _unique_errors(characters, "ability")
    for row in characters:
        ability = row.text("ability")
        if ability in words.ABILITIES:
            yield from _needed(row, "number", ability in _ABILITIES_WITH_NUMBER, "ability")


def _solo_errors(rows: Rows) -> Iterator[PackError]:
    cards = _of(rows, "card")
    yield from _unique_errors(cards)
    if cards and len(cards) != _SOLO_CARDS:
        yield _at_table(cards[-1], Fault("solo-cards", wanted=_SOLO_CARDS, found=len(cards)))
    for card in cards:
        if card.text("power") in words.POWER_RULES:
            yield from _needed(card, "number", card.text("power") != "any_higher", "power")


def _challenge_errors(rows: Rows) -> Iterator[PackError]:
    scenarios, achievements = _of(rows, "scenario"), _of(rows, "achievement")
    yield from _exact_ids(scenarios, range(1, words.SCENARIOS + 1))
    yield from _exact_ids(achievements, range(1, 26))
    yield from _exact_ids(_of(rows, "variant"), words.VARIANTS)
    for row in scenarios:
        for name in ("twilight", "moonlight"):
            yield from _goals_of_scenario(row, name, rows)
        characters = [other.text("id") for other in _of(rows, "character")]
        name = row.text("character")
        if name in words.CHARACTERS and characters and name not in characters:
            yield row.error("character", Fault("no-such-character", character=name))
    for condition in condition_rows([*scenarios, *achievements]):
        yield from condition_errors(condition)


def _goals_of_scenario(row: Row, name: str, rows: Rows) -> Iterator[PackError]:
    goals = row.wholes(name)
    if len(set(goals)) < len(goals):
        yield row.error(name, Fault("goals-repeated", field=name))
    known = {goal.whole("id") for goal in _of(rows, name)}
    for goal in goals:
        if known and goal not in known:
            yield row.error(name, Fault("no-such-goal", round=name, goal=goal))


def _token_errors(rows: Rows) -> Iterator[PackError]:
    sizes = _of(rows, "size")
    yield from _exact_ids(sizes, range(1, 5), "players")
    for row in sizes:
        yield from _one_size(row, _of(rows, "slot"))
    by_players = {row.whole("players"): row for row in sizes}
    for players in (1, 3, 4):
        if players in by_players and 2 in by_players:
            row, two = by_players[players], by_players[2]
            if Counter(row.wholes("numbers")) - Counter(two.wholes("numbers")):
                yield row.error("numbers", Fault("numbers-not-of-two"))
    for row in _of(rows, "shadow"):
        numbers = row.wholes("numbers")
        if list(numbers) != sorted(set(numbers)):
            yield row.error("numbers", Fault("numbers-not-rising"))
    places = [(row.whole("row"), row.whole("column")) for row in _of(rows, "slot")]
    for row, place, before in zip(_of(rows, "slot")[1:], places[1:], places, strict=False):
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
    layouts = _of(rows, "layout")
    yield from _unique_errors(layouts)
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
        for row in _of(rows, name):
            points = list(row.wholes("points"))
            falls = name == "eggs"
            if points != sorted(points, reverse=falls):
                yield row.error("points", Fault("points-rising" if falls else "points-falling"))
    ranks = _of(rows, "rank")
    yield from _unique_errors(ranks)
    if ranks and len(ranks) != _RANKS:
        yield _at_table(ranks[-1], Fault("rank-count", wanted=_RANKS, found=len(ranks)))
    for row, before in zip(ranks[1:], ranks, strict=False):
        if row.whole("at") <= before.whole("at"):
            yield row.error("at", Fault("rank-order", before=before.whole("at")))


def _edition_errors(rows: Rows) -> Iterator[PackError]:
    switches = _of(rows, "switch")
    noted = _of(rows, "difference", "ruling")
    yield from _numbered(_of(rows, "difference"), "E-", words.DIFFERENCES)
    yield from _numbered(_of(rows, "ruling"), "O-", words.RULINGS)
    yield from _exact_ids(switches, tuple(words.SWITCHES))
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
    yield from _exact_ids(by_number, [f"{start}{number}" for number in range(1, count + 1)])


def _number_of(id_: str, start: str) -> int:
    number = id_.removeprefix(start)
    return int(number) if number.isdecimal() and len(number) < 10 else 0


def _one_switch(row: Row) -> Iterator[PackError]:
    wanted = words.SWITCHES.get(row.text("id"))
    values = row.items("values")
    if wanted is None:
        return
    if values != list(wanted):
        fault = Fault("switch-values", wanted=_listed(wanted), found=_listed(values))
        yield row.error("values", fault)
    for preset in words.PRESETS:
        if row.has(preset) and row.values[preset] not in wanted:
            yield row.error(preset, Fault("preset-value", field=preset, known=_listed(wanted)))


def _listed(values: Iterable[object]) -> tuple[str, ...]:
    return tuple(value if isinstance(value, str) else shown(value) for value in values)


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

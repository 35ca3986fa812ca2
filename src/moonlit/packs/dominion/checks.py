"""What must hold between the rows of a Dominion pack, beyond the form of each field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from moonlit.packs.dominion import words
from moonlit.packs.dominion.fields import FILES
from moonlit.packs.evidence import evidence_errors, source_errors
from moonlit.packs.rows import Rows, exact_ids, rows_of, unique_errors, value_errors
from moonlit.packs.schema import shown
from moonlit.packs.source import Fault, PackError, Row

_FIELDS = {table.name: table.fields for tables in FILES.values() for table in tables}


def cross_errors(rows: Rows) -> Iterator[PackError]:
    """Every fault between rows; tables that could not be read are left out."""
    for table in rows.values():
        for row in table:
            yield from evidence_errors(row, _FIELDS[row.table])
            grades = row.table_at("named").values()
            yield from source_errors(row, {grade for grade in grades if isinstance(grade, str)})
    for table_name, ids in words.IDS.items():
        yield from exact_ids(rows_of(rows, table_name), ids)
    for check in _CHECKS:
        yield from check(rows)


def _card_errors(rows: Rows) -> Iterator[PackError]:
    for table, (_, _, type_) in words.TABLES.items():
        for row in rows_of(rows, table):
            yield from _repeated(row, "types")
            if type_ and row.items("types") and type_ not in row.texts("types"):
                yield row.error("types", Fault("type-missing", type=type_))


def _heirloom_errors(rows: Rows) -> Iterator[PackError]:
    """Every Heirloom belongs to exactly one Kingdom card (D-SETUP-3)."""
    naming = [row for row in rows_of(rows, "nocturne") if row.has("heirloom")]
    yield from unique_errors(naming, "heirloom")
    for row in naming:
        yield from _known(rows, row, "heirloom", (row.text("heirloom"),), ("heirloom",))
    named = {row.text("heirloom") for row in naming}
    for row in rows_of(rows, "heirloom"):
        if naming and row.text("id") not in named:
            yield row.error("id", Fault("heirloom-unnamed"))


def _kingdom_errors(rows: Rows) -> Iterator[PackError]:
    kingdoms = rows_of(rows, "kingdom")
    yield from unique_errors(kingdoms)
    for row in kingdoms:
        yield from _repeated(row, "cards")
        yield from _repeated(row, "druid")
        yield from _known(rows, row, "cards", row.texts("cards"), words.KINGDOM_TABLES)
        yield from _known(rows, row, "druid", row.texts("druid"), ("boon",))
        has_druid = words.DRUID in row.texts("cards")
        if has_druid and not row.has("druid"):
            yield row.error("", Fault("field-needed", field="druid", by="card", value=words.DRUID))
        if row.has("druid") and not has_druid:
            yield row.error("druid", Fault("druid-absent"))


def _state_errors(rows: Rows) -> Iterator[PackError]:
    states = rows_of(rows, "state")
    fronts = {row.text("id"): row for row in states if not row.has("back_of")}
    for row in states:
        if not row.has("back_of"):
            continue
        front = fronts.get(row.text("back_of"))
        if front is None:
            found = shown(row.text("back_of"))
            fault = Fault("not-a-choice", field="back_of", known=tuple(fronts), found=found)
            yield row.error("back_of", fault)
        elif front.whole("copies") != row.whole("copies"):
            yield row.error("copies", Fault("back-copies", wanted=front.whole("copies")))


def _supply_errors(rows: Rows) -> Iterator[PackError]:
    yield from exact_ids(rows_of(rows, "size"), words.PLAYERS, "players")
    for box in rows_of(rows, "box"):
        found = _box_count(rows)
        if found and found != box.whole("cards"):
            yield box.error("cards", Fault("box-count", wanted=box.whole("cards"), found=found))


def _box_count(rows: Rows) -> int:
    """How many cards the rows put into the box (D-COMP-1); 0 if some of them could not be read."""
    wanted = ("nocturne", "heirloom", "spirit", "zombie", "other", "boon", "hex", "state", "size")
    if any(not rows_of(rows, name) for name in wanted):
        return 0
    largest = rows["size"][-1]
    kingdom = [
        largest.whole("victory" if "victory" in row.texts("types") else "kingdom")
        for row in rows["nocturne"]
    ]
    randomizers = len(kingdom)
    heirlooms = len(rows["heirloom"]) * rows["box"][0].whole("heirlooms")
    piles = sum(row.whole("pile") for row in rows_of(rows, "spirit", "other"))
    states = sum(row.whole("copies") for row in rows["state"] if not row.has("back_of"))
    single = len(rows_of(rows, "zombie", "boon", "hex"))
    return sum(kingdom) + randomizers + heirlooms + piles + states + single


def _switch_errors(rows: Rows) -> Iterator[PackError]:
    switches = rows_of(rows, "switch")
    yield from exact_ids(switches, tuple(words.SWITCHES))
    yield from unique_errors(switches, "clause")
    for row in switches:
        wanted = words.SWITCHES.get(row.text("id"))
        if wanted is not None:
            yield from value_errors(row, wanted)


def _repeated(row: Row, key: str) -> Iterator[PackError]:
    names = row.texts(key)
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        yield row.error(key, Fault("entry-repeated", field=key, name=name))


def _known(
    rows: Rows, row: Row, key: str, names: Sequence[str], tables: tuple[str, ...]
) -> Iterator[PackError]:
    """Whether these names are ids of these tables, if all of them could be read."""
    if any(not rows_of(rows, table) for table in tables):
        return
    known = {other.text("id") for other in rows_of(rows, *tables)}
    for name in names:
        if name not in known:
            yield row.error(key, Fault("no-such-id", field=key, name=name, known=tables))


_CHECKS = (
    _card_errors,
    _heirloom_errors,
    _kingdom_errors,
    _state_errors,
    _supply_errors,
    _switch_errors,
)

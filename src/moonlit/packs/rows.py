"""What rows of any pack must be among each other: there, different and in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from moonlit.packs.schema import shown
from moonlit.packs.source import Fault, PackError, Row

Rows = Mapping[str, list[Row]]


def rows_of(rows: Rows, *names: str) -> list[Row]:
    """The rows of some tables; tables that could not be read have none."""
    return [row for name in names for row in rows.get(name, [])]


def unique_errors(rows: Iterable[Row], key: str = "id") -> Iterator[PackError]:
    first: dict[object, int] = {}
    for row in rows:
        value = row.values.get(key)
        if not isinstance(value, str | int):
            continue
        if value in first:
            yield row.error(key, Fault("used-twice", field=key, line=first[value]))
        first.setdefault(value, row.line(key))


def exact_ids(
    rows: Sequence[Row], wanted: Sequence[object], key: str = "id"
) -> Iterator[PackError]:
    """The ids are these, in this order: the order decides what a shuffle gives."""
    yield from unique_errors(rows, key)
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


def at_table(row: Row, fault: Fault) -> PackError:
    """A fault of a whole table, told where its rows end."""
    return PackError(row.document.file, row.line(), fault)


def value_errors(row: Row, wanted: Iterable[object]) -> Iterator[PackError]:
    """Whether a switch has exactly the values that the rules know."""
    values, known = row.items("values"), list(wanted)
    if values != known:
        fault = Fault("switch-values", wanted=listed(known), found=listed(values))
        yield row.error("values", fault)


def listed(values: Iterable[object]) -> tuple[str, ...]:
    return tuple(value if isinstance(value, str) else shown(value) for value in values)

"""Conditions of scenarios and achievements: a closed set of counts with a bound."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from moonlit.packs.nocturne import words
from moonlit.packs.nocturne.tables import Condition
from moonlit.packs.schema import shown
from moonlit.packs.source import Fault, PackError, Row, is_whole

_COMMON = ("what", "at_least", "at_most", "switch", "value")


def condition_rows(rows: Iterable[Row]) -> Iterator[Row]:
    """Every condition inside these rows, as a row that keeps its parent's place."""
    for row in rows:
        for number, task in enumerate(tasks_of(row), 1):
            yield from _conditions(row, "tasks", task, number)
        if row.has("needs"):
            yield from _conditions(row, "needs", [row.values["needs"]])


def tasks_of(row: Row) -> list[list[object]]:
    return [task for task in row.items("tasks") if isinstance(task, list)]


def _conditions(row: Row, key: str, found: list[object], task: int = 0) -> Iterator[Row]:
    name = replace(row.name, task=task) if row.name is not None else None
    for values in found:
        if isinstance(values, dict):
            yield replace(row, values=values, name=name, inside=key)


def condition_errors(row: Row) -> Iterator[PackError]:
    """Fields that the thing counted needs, or does not know."""
    what = row.text("what")
    if what not in words.COUNTS:
        return
    needed, allowed = words.COUNTS[what]
    for key in needed:
        if not row.has(key):
            yield row.error("", Fault("condition-needs", what=what, field=key))
    for key in row.values:
        if key not in (*needed, *allowed, *_COMMON):
            yield row.error("", Fault("condition-field", what=what, field=key))
    if row.has("at_least") == row.has("at_most"):
        yield row.error("", Fault("condition-bound", what=what))
    kinds = words.TILE_COUNTS.get(row.text("type"), {})
    if kinds and row.has("kind") and row.text("kind") not in kinds:
        fault = Fault("no-such-kind", type=row.text("type"), kind=row.text("kind"))
        yield row.error("", fault)
    yield from _switch_errors(row)


def _switch_errors(row: Row) -> Iterator[PackError]:
    if row.has("switch") != row.has("value"):
        yield row.error("", Fault("switch-alone"))
    name, value = row.text("switch"), row.values.get("value")
    values = words.SWITCHES.get(name, ())
    if values and row.has("value") and value not in values:
        yield row.error("", Fault("no-such-value", switch=name, found=shown(value)))


def build_condition(values: Mapping[str, object]) -> Condition:
    """A checked condition as a value."""
    value = values.get("value", "")
    tiles = values.get("tiles", 0)
    categories = values.get("categories", [])
    assert isinstance(value, str | bool) and is_whole(tiles) and isinstance(categories, list)
    return Condition(
        what=str(values["what"]),
        at_least=_bound(values, "at_least"),
        at_most=_bound(values, "at_most"),
        categories=tuple(str(category) for category in categories),
        type=str(values.get("type", "")),
        kind=str(values.get("kind", "")),
        tiles=tiles,
        round=str(values.get("round", "")),
        switch=str(values.get("switch", "")),
        value=value,
    )


def _bound(values: Mapping[str, object], key: str) -> int | None:
    value = values.get(key)
    return value if is_whole(value) else None

"""Goes through the parts of a story: every object in another, and every id that refers to one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache
from typing import TypeVar

from moonlit.packs.wonder_book.shapes import Shape, slots_of
from moonlit.packs.wonder_book.values import Areas, Text
from moonlit.packs.wonder_book.words import Ref

T = TypeVar("T")

# What the ids of an area selector are ids of; other kinds have none.
AREA_REFS = {
    "ids": "area",
    "vortex": "vortex",
    "tag": "tag",
    "set": "set",
    "each_of": "set",
    "entity": "entity",
}


@dataclass(frozen=True, slots=True)
class Reference:
    """An id that must be defined somewhere, and where it stands."""

    kind: str
    id: str | int
    line: int


def parts(value: object, line: int = 0) -> Iterator[tuple[object, int]]:
    """Every object in a value, itself first, each with its line or that of what it is in.

    Texts, evidence and plain values are left out.
    """
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if isinstance(value, tuple):
        for one in value:
            yield from parts(one, line)
    elif is_dataclass(value) and not isinstance(value, type):
        line = getattr(value, "line", 0) or line
        yield value, line
        for name in _inner(type(value)):
            inner = getattr(value, name)
            if inner is not None and inner != ():
                yield from parts(inner, line)


@cache
def _inner(cls: type) -> tuple[str, ...]:
    """The fields of a class that hold objects."""
    return tuple(slot.name for slot in slots_of(cls) if _holds_objects(slot.shape))


def _holds_objects(shape: Shape) -> bool:
    if shape.item is not None:
        return _holds_objects(shape.item)
    return shape.kind in ("object", "number", "bound") and shape.type is not Text


def found(cls: type[T], value: object, line: int = 0) -> Iterator[tuple[T, int]]:
    """Every object of a class in a value, with its line."""
    for part, at in parts(value, line):
        if isinstance(part, cls):
            yield part, at


def references(value: object, line: int = 0) -> Iterator[Reference]:
    """Every id in a value that refers to something; empty ids refer to nothing."""
    for part, at in parts(value, line):
        if isinstance(part, Areas) and part.kind in AREA_REFS:
            yield from (Reference(AREA_REFS[part.kind], one, at) for one in part.ids)
        else:
            yield from _own_references(part, at)


def _own_references(part: object, line: int) -> Iterator[Reference]:
    for slot in slots_of(type(part)):
        shape = slot.shape
        value = getattr(part, slot.name)
        if shape.kind == "pair" or (shape.item is not None and shape.item.kind == "pair"):
            pairs = value if shape.item is not None else (value,)
            yield from (Reference("area", area, line) for pair in pairs for area in pair)
            continue
        mark = shape.mark if shape.item is None else shape.item.mark
        if isinstance(mark, Ref):
            ids = value if isinstance(value, tuple) else (value,)
            yield from (Reference(mark.kind, one, line) for one in ids if one)

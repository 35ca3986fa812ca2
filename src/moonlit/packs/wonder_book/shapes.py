"""What the classes of a story say about their own fields: the one source for reader and schema."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from moonlit.packs.evidence import Evidence
from moonlit.packs.wonder_book.conditions import Condition
from moonlit.packs.wonder_book.effects import Effect
from moonlit.packs.wonder_book.values import COMPARISONS, Compare, Number
from moonlit.packs.wonder_book.words import Between, OneOf, Ref, Written

# Fields that stand beside the verb of an effect, or that the reader fills in by itself.
BESIDE: Final = ("if_", "once", "optional")
EVIDENCE_KEYS: Final = ("grade", "grades", "confidence", "source", "see")
_KEYS: Final = {"is_passive": "passive", "but": "not_in"}
_NUMBERS: Final = frozenset(get_args(Number))


@dataclass(frozen=True, slots=True)
class Shape:
    """What a value must be: a class, a list or table of one shape, or a marked word or number."""

    kind: str
    item: Shape | None = None
    type: type | None = None
    mark: Ref | OneOf | Between | Written | None = None
    may_be_none: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """One field of a class as YAML writes it."""

    name: str
    key: str
    shape: Shape
    is_required: bool
    is_beside: bool = False

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys it takes from the table it stands in; some values have no key of their own."""
        if self.shape.kind == "bound" and self.name == "bound":
            return COMPARISONS
        return EVIDENCE_KEYS if self.shape.kind == "evidence" else (self.key,)


def slots_of(cls: type) -> tuple[Slot, ...]:
    """The fields that an author may write, in their order."""
    return _slots(cls)


@cache
def _slots(cls: type) -> tuple[Slot, ...]:
    hints = get_type_hints(cls, include_extras=True)
    is_step = issubclass(cls, Effect | Condition)
    found = [
        Slot(
            spec.name,
            _KEYS.get(spec.name, spec.name.removesuffix("_")),
            shape_of(hints[spec.name]),
            _is_required(spec),
            is_step and spec.name in BESIDE,
        )
        for spec in fields(cls)
        if spec.name != "line"
    ]
    return tuple(sorted(found, key=lambda slot: slot.is_beside))


def _is_required(spec: Field[Any]) -> bool:
    return spec.default is MISSING and spec.default_factory is MISSING


def shape_of(hint: object) -> Shape:
    """The shape that a type annotation asks for."""
    origin = get_origin(hint)
    if origin is Annotated:
        base, mark = get_args(hint)[:2]
        return Shape("word" if base is str else "whole", mark=mark)
    if origin in (UnionType, Union):
        return _union(hint)
    if origin is tuple:
        return _tuple(get_args(hint))
    if origin is Mapping or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return Shape("map", item=shape_of(get_args(hint)[1]))
    return _plain(hint)


def _union(hint: object) -> Shape:
    parts = [part for part in get_args(hint) if part is not NoneType]
    may_be_none = len(parts) < len(get_args(hint))
    if set(parts) == _NUMBERS:
        return Shape("number", may_be_none=may_be_none)
    (part,) = parts
    inner = shape_of(part)
    return Shape(inner.kind, inner.item, inner.type, inner.mark, may_be_none)


def _tuple(parts: tuple[object, ...]) -> Shape:
    if parts[0] is Compare:
        return Shape("bound")
    if len(parts) == 2 and parts[1] is not Ellipsis:
        return Shape("pair")
    return Shape("list", item=shape_of(parts[0]))


def _plain(hint: object) -> Shape:
    simple = {int: "whole", str: "word", bool: "yes_no", float: "number_for_drawing"}
    if not isinstance(hint, type):
        raise TypeError(hint)
    if hint in simple:
        return Shape(simple[hint])
    if hint is Evidence:
        return Shape("evidence")
    return Shape("object", type=hint)

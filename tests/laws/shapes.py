"""Whether plain data has the shape that a type gives it."""

from collections.abc import Iterator
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from moonlit.core.view import View

Hint = Any
TABLE = get_type_hints(View)["table"]
ANYTHING = get_args(TABLE)[1]


def misfits(value: object, hint: Hint, way: str = "") -> Iterator[str]:
    """The places in plain data where something is not what its type says."""
    origin: Hint = get_origin(hint)
    parts = get_args(hint)
    if hint in (TABLE, ANYTHING):
        return
    if origin is NotRequired:
        yield from misfits(value, parts[0], way)
    elif origin in (Union, UnionType):
        tried = [list(misfits(value, part, way)) for part in parts]
        yield from () if [] in tried else min(tried, key=len)
    elif is_typeddict(hint) and isinstance(value, dict):
        yield from _of_table(value, hint, way)
    elif origin in (list, tuple) and isinstance(value, origin):
        for place, item in enumerate(value):
            yield from misfits(item, parts[0], f"{way}[{place}]")
    elif origin is dict and isinstance(value, dict):
        for name, item in value.items():
            yield from misfits(item, parts[1], f"{way}.{name}")
    elif origin is Annotated and isinstance(value, list):
        types = hint.__metadata__[0].types.values()
        yield from () if len(value) == len(types) else (f"{way}: {value!r}",)
        for place, (item, kind) in enumerate(zip(value, types, strict=False)):
            yield from misfits(item, kind, f"{way}[{place}]")
    elif not (value in parts if origin is Literal else _is(value, hint)):
        yield f"{way}: {value!r} is not {hint}"


def _is(value: object, hint: Hint) -> bool:
    """A number for drawing may be whole."""
    return type(value) is hint or (hint is float and type(value) is int)


def _of_table(value: dict[str, object], hint: Hint, way: str) -> Iterator[str]:
    hints = get_type_hints(hint, include_extras=True)
    for name in value.keys() - hints.keys():
        yield f"{way}.{name}: unknown"
    for name, kind in hints.items():
        if name in value:
            yield from misfits(value[name], kind, f"{way}.{name}")
        elif name in hint.__required_keys__:
            yield f"{way}.{name}: missing"

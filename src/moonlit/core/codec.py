"""Plain data: writing states and reading them back, canonical bytes, fingerprints."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


def canonical(value: Plain) -> bytes:
    """The one way to write a value as bytes."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode()


def fingerprint(value: Plain) -> str:
    """A digest of a value; of a state it is as secret as the state."""
    return sha256(canonical(value)).hexdigest()


def field_names(owner: object) -> tuple[str, ...]:
    """The fields of an object, compiled or not, in the order the class declares them."""
    compiled: tuple[str, ...] | None = getattr(type(owner), "__mypyc_attrs__", None)
    return compiled if compiled is not None else tuple(type(owner).__annotations__)


def write_fields(owner: object, skip: tuple[str, ...] = ()) -> dict[str, Plain]:
    """Every field of an object, nested objects included, as plain data."""
    names = field_names(owner)
    return {name: _write(getattr(owner, name)) for name in names if name not in skip}


def _write(value: object) -> Plain:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        # States are lists of numbers above all: a call for each of them took most of the time.
        return [item if type(item) is int else _write(item) for item in value]
    return write_fields(value)


def read_fields(owner: object, written: dict[str, Plain]) -> None:
    """Fill an object from plain data: its numbers, lists of numbers, and objects it holds."""
    for name, value in written.items():
        if isinstance(value, dict):
            read_fields(getattr(owner, name), value)
        else:
            # What was read must not change with what it was read from.
            setattr(owner, name, list(value) if isinstance(value, list) else value)


def read_each(make: Callable[[], T], written: Plain) -> list[T]:
    """New objects, each filled from one item of a list."""
    assert isinstance(written, list)
    owners = [make() for _ in written]
    for owner, fields in zip(owners, written, strict=True):
        assert isinstance(fields, dict)
        read_fields(owner, fields)
    return owners

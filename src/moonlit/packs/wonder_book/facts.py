"""The facts of a story: all of it without its words, its looks and its places in the files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, Final

from moonlit.packs.facts import digest_of
from moonlit.packs.wonder_book.values import Text

# How something is drawn and spoken of, and how well it is known.
LOOKS: Final = (
    *("x", "y", "colour", "gender", "voice", "art"),
    *("numeral", "evidence", "file", "digest"),
)


def digest_of_model(model: object) -> str:
    """The digest of a pack as it was read."""
    return digest_of(_plain(model))


def _plain(value: Any) -> object:  # noqa: ANN401
    match value:
        # Events name a text by its id; its words are for people.
        case Text(id=id_):
            return id_
        case tuple():
            return [_plain(one) for one in value]
        case Mapping():
            return [[key, _plain(one)] for key, one in value.items()]
    if is_dataclass(value):
        told = {one.name: getattr(value, one.name) for one in fields(value) if _is_told(one, value)}
        return [type(value).__name__, {name: _plain(one) for name, one in told.items()}]
    return value


def _is_told(field: Field[Any], owner: object) -> bool:
    """What is as it would be anyway is left out, so that a new field changes no digest."""
    if field.name in LOOKS or not field.compare:
        return False
    value = getattr(owner, field.name)
    if field.default_factory is not MISSING:
        return bool(value != field.default_factory())
    return bool(value != field.default)

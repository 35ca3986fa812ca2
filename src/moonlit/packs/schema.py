"""A small checker: which tables, fields and values a pack file may hold."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from moonlit.packs.source import Document, PackError, Row, is_whole


class Kind(Protocol):
    """What a value must look like."""

    def problems(self, name: str, value: object) -> Iterator[str]:
        """One sentence for each fault of the value."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    least: int
    most: int

    def problems(self, name: str, value: object) -> Iterator[str]:
        if not is_whole(value):
            yield f"{name} must be a whole number, found {shown(value)}"
        elif not self.least <= value <= self.most:
            yield f"{name} must be from {self.least} to {self.most}, found {value}"


@dataclass(frozen=True, slots=True)
class Text:
    """A text: one of the choices, or of the given form, or any that is not empty."""

    choices: tuple[str, ...] = ()
    pattern: str = ".+"
    form: str = "a text that is not empty"

    def problems(self, name: str, value: object) -> Iterator[str]:
        if self.choices and value not in self.choices:
            yield f"{name} must be one of {', '.join(self.choices)}, found {shown(value)}"
        elif not isinstance(value, str) or not re.fullmatch(self.pattern, value, re.DOTALL):
            yield f"{name} must be {self.form}, found {shown(value)}"


@dataclass(frozen=True, slots=True)
class YesNo:
    """true or false."""

    def problems(self, name: str, value: object) -> Iterator[str]:
        if not isinstance(value, bool):
            yield f"{name} must be true or false, found {shown(value)}"


@dataclass(frozen=True, slots=True)
class Setting:
    """A value of a switch: a text, or true or false."""

    def problems(self, name: str, value: object) -> Iterator[str]:
        if not isinstance(value, bool | str):
            yield f"{name} must be a text, true or false, found {shown(value)}"


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of one kind of thing, of a bounded length."""

    item: Kind
    least: int = 0
    most: int = 1000

    def problems(self, name: str, value: object) -> Iterator[str]:
        if not isinstance(value, list):
            yield f"{name} must be a list, found {shown(value)}"
            return
        if not self.least <= len(value) <= self.most:
            yield f"{name} must have {self._length()}, found {len(value)}"
        for number, item in enumerate(value, 1):
            yield from self.item.problems(f"{name}.{number}", item)

    def _length(self) -> str:
        if self.least == self.most:
            return f"{self.least} entries"
        if self.most == 1000:
            return f"at least {self.least} entries"
        return f"{self.least} to {self.most} entries"


@dataclass(frozen=True, slots=True)
class MapOf:
    """A table with any keys and one kind of value."""

    item: Kind

    def problems(self, name: str, value: object) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{name} must be a table in braces, found {shown(value)}"
            return
        for key, item in value.items():
            yield from self.item.problems(f"{name}.{key}", item)


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a table: what it holds, and whether it may be left out."""

    kind: Kind
    required: bool = True


@dataclass(frozen=True, slots=True)
class TableOf:
    """A table in braces with fixed fields."""

    fields: Mapping[str, Field]

    def problems(self, name: str, value: object) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{name} must be a table in braces, found {shown(value)}"
            return
        for _, problem in field_problems(self.fields, value, f"{name}."):
            yield problem


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a file: [[name]] rows, one [name], or with no name the top of the file."""

    name: str
    fields: Mapping[str, Field]
    many: bool = True
    key: str = "id"
    noun: str = ""

    def header(self) -> str:
        return f"[[{self.name}]]" if self.many else f"[{self.name}]"

    def rows(self, document: Document) -> list[Row]:
        """The rows that are tables at all, in file order."""
        if not self.name:
            return [Row(document, "", 0, document.data, "")]
        value = document.data.get(self.name)
        rows = value if isinstance(value, list) and self.many else [value]
        return [
            Row(document, self.name, number, row, self._label(number, row))
            for number, row in enumerate(rows)
            if isinstance(row, dict)
        ]

    def _label(self, number: int, values: Mapping[str, object]) -> str:
        noun = self.noun or self.name
        if not self.many:
            return noun
        name = values.get(self.key)
        named = isinstance(name, str) or is_whole(name)
        return f"{noun} {name}" if named else f"{noun} in row {number + 1}"


Files = Mapping[str, tuple[Table, ...]]


def shown(value: object) -> str:
    """A found value as the pack's author wrote it, long things by their sort."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value if len(value) <= 40 else value[:37] + "…", ensure_ascii=False)
        case list():
            return "a list"
        case dict():
            return "a table"
        case int() if not is_whole(value):
            return "a number that is too large"
    return str(value)


def field_problems(
    fields: Mapping[str, Field], values: Mapping[str, object], prefix: str = ""
) -> Iterator[tuple[str, str]]:
    """Key and sentence for unknown, missing and wrong fields."""
    for key in values:
        if key not in fields:
            yield key, f'unknown field "{prefix}{key}"; known are {", ".join(fields)}'
    for key, spec in fields.items():
        if key in values:
            for problem in spec.kind.problems(prefix + key, values[key]):
                yield key, problem
        elif spec.required:
            yield "", f'field "{prefix}{key}" is missing'


def check_document(document: Document, tables: tuple[Table, ...]) -> Iterator[PackError]:
    """Everything in one file that its schema does not allow."""
    yield from _unknown_tables(document, tables)
    for table in tables:
        if table.name and not _has_shape(document, table):
            value = document.data.get(table.name)
            line = document.line(table.name)
            message = f"must be written as {table.header()}" if value is not None else "is missing"
            yield PackError(document.file, line, f'table "{table.name}" {message}')
            continue
        for row in table.rows(document):
            for key, problem in field_problems(table.fields, row.values):
                yield row.error(key, problem)


def _unknown_tables(document: Document, tables: tuple[Table, ...]) -> Iterator[PackError]:
    known = [table.name for table in tables]
    if "" in known:
        return
    for name in document.data:
        if name not in known:
            message = f'unknown table "{name}"; known are {", ".join(known)}'
            yield PackError(document.file, document.line(name), message)


def _has_shape(document: Document, table: Table) -> bool:
    value = document.data.get(table.name)
    if not table.many:
        return isinstance(value, dict)
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)

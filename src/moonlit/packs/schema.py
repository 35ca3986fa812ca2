"""A small checker: which tables, fields and values a pack file may hold."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from moonlit.packs.source import Document, Fault, PackError, Row, RowName, is_whole

LONGEST: Final = 1000
# What is too long to be shown as it was written.
SORTS: Final = ("list", "table", "giant")


class Kind(Protocol):
    """What a value must look like."""

    def problems(self, name: str, value: object) -> Iterator[Fault]:
        """Every fault of the value, which goes by this name."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    least: int
    most: int

    def problems(self, name: str, value: object) -> Iterator[Fault]:
        if not is_whole(value):
            yield Fault("not-whole", field=name, found=shown(value))
        elif not self.least <= value <= self.most:
            low, high, found = self.least, self.most, shown(value)
            yield Fault("out-of-bounds", field=name, least=low, most=high, found=found)


@dataclass(frozen=True, slots=True)
class Text:
    """A text: one of the choices, or of the given form, or any that is not empty."""

    choices: tuple[str, ...] = ()
    pattern: str = ".+"
    form: str = "text"

    def problems(self, name: str, value: object) -> Iterator[Fault]:
        if self.choices and value not in self.choices:
            yield Fault("not-a-choice", field=name, known=self.choices, found=shown(value))
        elif not isinstance(value, str) or not re.fullmatch(self.pattern, value, re.DOTALL):
            yield Fault("bad-form", field=name, form=self.form, found=shown(value))


@dataclass(frozen=True, slots=True)
class YesNo:
    """true or false."""

    def problems(self, name: str, value: object) -> Iterator[Fault]:
        if not isinstance(value, bool):
            yield Fault("not-yes-or-no", field=name, found=shown(value))


@dataclass(frozen=True, slots=True)
class Setting:
    """A value of a switch: a text, or true or false."""

    def problems(self, name: str, value: object) -> Iterator[Fault]:
        if not isinstance(value, bool | str):
            yield Fault("not-a-setting", field=name, found=shown(value))


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of one kind of thing, of a bounded length."""

    item: Kind
    least: int = 0
    most: int = LONGEST

    def problems(self, name: str, value: object) -> Iterator[Fault]:
        if not isinstance(value, list):
            yield Fault("not-a-list", field=name, found=shown(value))
            return
        if not self.least <= len(value) <= self.most:
            yield self._wrong_length(name, len(value))
        for number, item in enumerate(value, 1):
            yield from self.item.problems(f"{name}.{number}", item)

    def _wrong_length(self, name: str, found: int) -> Fault:
        if self.least == self.most:
            return Fault("wrong-length", field=name, wanted=self.least, found=found)
        if self.most == LONGEST:
            return Fault("too-short", field=name, least=self.least, found=found)
        low, high = self.least, self.most
        return Fault("length-out-of-bounds", field=name, least=low, most=high, found=found)


@dataclass(frozen=True, slots=True)
class MapOf:
    """A table with any keys and one kind of value."""

    item: Kind

    def problems(self, name: str, value: object) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield Fault("not-a-table", field=name, found=shown(value))
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

    def problems(self, name: str, value: object) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield Fault("not-a-table", field=name, found=shown(value))
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

    def header(self) -> str:
        return f"[[{self.name}]]" if self.many else f"[{self.name}]"

    def rows(self, document: Document) -> list[Row]:
        """The rows that are tables at all, in file order."""
        if not self.name:
            return [Row(document, "", 0, document.data)]
        value = document.data.get(self.name)
        rows = value if isinstance(value, list) and self.many else [value]
        return [
            Row(document, self.name, number, row, self._name(number, row))
            for number, row in enumerate(rows)
            if isinstance(row, dict)
        ]

    def _name(self, number: int, values: Mapping[str, object]) -> RowName:
        if not self.many:
            return RowName(self.name)
        name = values.get(self.key)
        is_named = isinstance(name, str) or is_whole(name)
        return RowName(self.name, str(name) if is_named else "", number + 1)


Files = Mapping[str, tuple[Table, ...]]


def shown(value: object) -> str:
    """A found value as the pack's author wrote it, long things by their sort, see SORTS."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value if len(value) <= 40 else value[:37] + "…", ensure_ascii=False)
        case list():
            return "list"
        case dict():
            return "table"
        case int() if not is_whole(value):
            return "giant"
    return str(value)


def field_problems(
    fields: Mapping[str, Field], values: Mapping[str, object], prefix: str = ""
) -> Iterator[tuple[str, Fault]]:
    """Key and fault of unknown, missing and wrong fields."""
    for key in values:
        if key not in fields:
            yield key, Fault("unknown-field", field=prefix + key, known=tuple(fields))
    for key, spec in fields.items():
        if key in values:
            for problem in spec.kind.problems(prefix + key, values[key]):
                yield key, problem
        elif spec.required:
            yield "", Fault("field-missing", field=prefix + key)


def check_document(document: Document, tables: tuple[Table, ...]) -> Iterator[PackError]:
    """Everything in one file that its schema does not allow."""
    yield from _unknown_tables(document, tables)
    for table in tables:
        if table.name and not _has_shape(document, table):
            yield PackError(document.file, document.line(table.name), _misshapen(document, table))
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
            fault = Fault("unknown-table", table=name, known=tuple(known))
            yield PackError(document.file, document.line(name), fault)


def _misshapen(document: Document, table: Table) -> Fault:
    if table.name in document.data:
        return Fault("table-shape", table=table.name, header=table.header())
    return Fault("table-missing", table=table.name)


def _has_shape(document: Document, table: Table) -> bool:
    value = document.data.get(table.name)
    if not table.many:
        return isinstance(value, dict)
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)

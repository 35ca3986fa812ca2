"""TOML source with places: tomllib gives the values, a scan of the text gives their lines."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, TypeGuard

# Strings and comments are stepped over whole, so that brackets inside them are not counted.
_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}\n]',
    re.DOTALL,
)
_HEADER = re.compile(r"\[\[?\s*([^\[\]#]+?)\s*\]\]?")
_KEY = re.compile(r"""\s*(?:"((?:\\.|[^"\\])*)"|'([^']*)'|([A-Za-z0-9_-]+))\s*[.=]""")
_AT_LINE = re.compile(r" \(at line (\d+), column (\d+)\)$")
_GIANT = 10**9
_AT_END = " (at end of document)"

# How the messages of tomllib begin, and what we call such a problem.
_TOML_PROBLEMS = {
    "Expected '=' after": "equals",
    "Expected ']": "header",
    "Expected newline": "line_end",
    "Invalid statement": "statement",
    "Invalid initial character": "key",
    "Invalid value": "value",
    "Invalid date": "date",
    "Invalid hex": "escape",
    "Escaped character": "escape",
    "Unescaped": "escape",
    "Unterminated string": "string",
    "Expected '": "string",
    'Expected "': "string",
    "Unclosed array": "list",
    "Unclosed inline": "table",
    "Illegal character": "character",
    "Found invalid character": "character",
    "Cannot ": "twice",
    "Duplicate ": "twice",
    "Exceeds the limit": "number",
}
TOML_PROBLEMS: Final = (*dict.fromkeys(_TOML_PROBLEMS.values()), "other")

Fact = int | str | tuple[str, ...]
Place = tuple[str, int, str]


@dataclass(frozen=True, slots=True, init=False)
class Fault:
    """What is wrong, by a stable code and its facts; sentences for people are made elsewhere."""

    code: str
    facts: Mapping[str, Fact]

    def __init__(self, code: str, **facts: Fact) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "facts", facts)

    def __str__(self) -> str:
        return " ".join((self.code, *(f"{name}={fact}" for name, fact in self.facts.items())))


@dataclass(frozen=True, slots=True)
class RowName:
    """A row by its table, and by the name it has or its number from 1; a lone table has neither."""

    table: str
    name: str = ""
    number: int = 0
    task: int = 0


@dataclass(frozen=True, slots=True)
class PackError:
    """A fault and its place; line 0 stands for the file as a whole."""

    file: str
    line: int
    fault: Fault
    row: RowName | None = None

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file

    def __str__(self) -> str:
        return f"{self.where}: {self.fault}"


class BadPack(ValueError):
    """A pack that cannot be used, with everything that is wrong in it."""

    # What cannot be used, for the sentence about it.
    what: ClassVar[str] = "pack"

    def __init__(self, errors: Iterable[PackError]) -> None:
        self.errors = tuple(errors)
        super().__init__("\n".join(str(error) for error in self.errors))


@dataclass(frozen=True, slots=True)
class Document:
    """One parsed file and the line of every table header and key in it."""

    file: str
    data: Mapping[str, object]
    places: Mapping[Place, int]

    def line(self, table: str, number: int = 0, key: str = "") -> int:
        """The line of a key, else of its row, else of the table written as a plain value."""
        wanted = ((table, number, key), (table, number, ""), (key, 0, ""), ("", 0, table))
        return next((self.places[place] for place in wanted if place in self.places), 0)


@dataclass(frozen=True, slots=True)
class Row:
    """One row of one table; the readers give the default where the value has another type."""

    document: Document
    table: str
    number: int
    values: Mapping[str, object]
    name: RowName | None = None
    inside: str = ""

    def line(self, key: str = "") -> int:
        return self.document.line(self.table, self.number, self.inside or key)

    def error(self, key: str, fault: Fault) -> PackError:
        return PackError(self.document.file, self.line(key), fault, self.name)

    def has(self, key: str) -> bool:
        return key in self.values

    def text(self, key: str, default: str = "") -> str:
        value = self.values.get(key)
        return value if isinstance(value, str) else default

    def whole(self, key: str, default: int = 0) -> int:
        value = self.values.get(key)
        return value if is_whole(value) else default

    def flag(self, key: str) -> bool:
        return self.values.get(key) is True

    def items(self, key: str) -> list[object]:
        value = self.values.get(key)
        return value if isinstance(value, list) else []

    def texts(self, key: str) -> tuple[str, ...]:
        return tuple(item for item in self.items(key) if isinstance(item, str))

    def wholes(self, key: str) -> tuple[int, ...]:
        return tuple(item for item in self.items(key) if is_whole(item))

    def pairs(self, key: str) -> tuple[tuple[int, int], ...]:
        lists = [item for item in self.items(key) if isinstance(item, list) and len(item) == 2]
        return tuple((a, b) for a, b in lists if is_whole(a) and is_whole(b))

    def table_at(self, key: str) -> Mapping[str, object]:
        value = self.values.get(key)
        return value if isinstance(value, dict) else {}


def is_whole(value: object) -> TypeGuard[int]:
    """A number a pack may use: neither true or false, nor too large to be shown."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < _GIANT


def read_document(file: str, raw: bytes) -> Document:
    """Parse one file; raises BadPack with the line of a syntax error."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadPack([PackError(file, line, Fault("not-text"))]) from None
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise BadPack([PackError(file, 0, Fault("too-deep"))]) from None
    except ValueError as error:
        raise BadPack([_syntax_error(file, text, str(error))]) from None
    return Document(file, data, find_places(text))


def _syntax_error(file: str, text: str, message: str) -> PackError:
    starts = (start for start in _TOML_PROBLEMS if message.startswith(start))
    problem = _TOML_PROBLEMS.get(next(starts, ""), "other")
    if found := _AT_LINE.search(message):
        fault = Fault("not-toml-at", problem=problem, column=int(found[2]))
        return PackError(file, int(found[1]), fault)
    line = text.count("\n") + 1 if message.endswith(_AT_END) else 0
    return PackError(file, line, Fault("not-toml", problem=problem))


def find_places(text: str) -> dict[Place, int]:
    """Lines of headers (key "") and keys, by table name, row number from 0, and key."""
    places: dict[Place, int] = {}
    rows: dict[str, int] = {}
    table, number = "", 0
    for line, content in _logical_lines(text):
        if content.startswith("["):
            header = _HEADER.match(content)
            table = header[1] if header else ""
            number = rows.get(table, -1) + 1
            rows[table] = number
            places[(table, number, "")] = line
        elif key := _KEY.match(content):
            name = key[1] or key[2] or key[3] or ""
            places.setdefault((table, number, name), line)
    return places


def _logical_lines(text: str) -> Iterable[tuple[int, str]]:
    """Lines that begin outside any bracket or string, with their numbers from 1."""
    line, start, depth, first = 1, 0, 0, 1
    for token in _TOKEN.finditer(text):
        match token[0]:
            case "[" | "{":
                depth += 1
            case "]" | "}":
                depth -= 1
            case "\n":
                if depth == 0:
                    yield first, text[start : token.start()].strip()
                    start, first = token.end(), line + 1
        line += token[0].count("\n")
    yield first, text[start:].strip()

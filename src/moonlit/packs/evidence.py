"""How well the facts of a pack are known, and what must hold between grades and sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from moonlit.packs.schema import Field, Kind, ListOf, MapOf, Text
from moonlit.packs.source import Fault, PackError, Row

GRADES: Final = ("printed", "inferred", "public", "reconstructed", "original")
CONFIDENCES: Final = ("low", "low-medium", "medium", "medium-high", "high")
BOOKS: Final = ("EN", "DE", "PL")
SOURCES: Final = (*BOOKS, "public", "ours")

EVIDENCE: Final = ("grade", "grades", "confidence", "source", "see")


@dataclass(frozen=True, slots=True)
class Evidence:
    """How well a row is known; `grade` is the weakest of its parts."""

    grade: str
    source: tuple[str, ...]
    confidence: str = ""
    grades: tuple[tuple[str, str], ...] = ()
    see: tuple[str, ...] = ()

    def grade_of(self, name: str) -> str:
        """The grade of one field."""
        return dict(self.grades).get(name, self.grade)


def evidence_fields(clause: Kind) -> dict[str, Field]:
    """The fields every row has, for a game whose clauses look like this."""
    return {
        "grade": Field(Text(GRADES)),
        "grades": Field(MapOf(Text(GRADES)), required=False),
        "confidence": Field(Text(CONFIDENCES), required=False),
        "source": Field(ListOf(Text(SOURCES), least=1)),
        "see": Field(ListOf(clause), required=False),
    }


def evidence_of(row: Row) -> Evidence:
    return Evidence(
        grade=row.text("grade"),
        source=row.texts("source"),
        confidence=row.text("confidence"),
        grades=tuple((name, str(grade)) for name, grade in row.table_at("grades").items()),
        see=row.texts("see"),
    )


def evidence_errors(row: Row, fields: Mapping[str, Field]) -> Iterator[PackError]:
    """What is wrong with the grades of a row that has these fields, and with its sources."""
    grades = {k: v if isinstance(v, str) else "" for k, v in row.table_at("grades").items()}
    for name in grades:
        if name not in fields or name in EVIDENCE:
            yield row.error("grades", Fault("grade-of-nothing", field=name))
    known = [grade for grade in GRADES if grade in grades.values()]
    if known and row.text("grade") != known[-1]:
        yield row.error("grade", Fault("grade-not-weakest", grade=known[-1]))
    yield from source_errors(row, {row.text("grade"), *grades.values()})


def source_errors(row: Row, used: set[str]) -> Iterator[PackError]:
    """Whether the sources of a row can bear the grades used in it."""
    source = row.texts("source")
    if "printed" in used and source and not set(source) & set(BOOKS):
        yield row.error("source", Fault("source-without-book"))
    if used & {"reconstructed", "original"} and source and "ours" not in source:
        yield row.error("source", Fault("source-without-us"))

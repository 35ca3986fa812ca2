"""Every fault of a pack and every trouble with a file is told in every language."""

import errno
from collections.abc import Iterator, Mapping
from typing import get_args

import pytest

from moonlit.client.faults import tell_fault, tell_pack_error, tell_reason
from moonlit.client.words import LANGUAGES, Words
from moonlit.packs.dominion.fields import FILES as DOMINION
from moonlit.packs.nocturne.fields import FILES as NOCTURNE
from moonlit.packs.schema import SORTS, Kind, ListOf, MapOf, TableOf, Text
from moonlit.packs.source import (
    TOML_PROBLEMS,
    BadPack,
    Fact,
    Fault,
    PackError,
    RowName,
    read_document,
)
from moonlit.packs.wonder_book import art
from moonlit.packs.wonder_book import words as story_words
from moonlit.packs.wonder_book.folder import LISTS
from moonlit.packs.wonder_book.walk import AREA_REFS
from moonlit.packs.wonder_book.words import Ref, Written
from moonlit.server.database import REASONS
from tests.client.catalogues import STRICT, check_told, messages
from tests.client.codes import Refusal, faults

ENGLISH, POLISH, GERMAN = STRICT
FAULTS = faults()
TABLES = [table for files in (NOCTURNE, DOMINION) for tables in files.values() for table in tables]
COUNTS = ("wanted", "least", "most", "players", "points", "before", "goal", "line", "column")
SAMPLES: Mapping[str, Fact] = {
    "known": ("a", "b"),
    "missing": ("1", "2"),
    "form": "id",
    "problem": "equals",
    "noun": "area",
    "reason": "ENOENT",
    "found": "list",
}

# How faults in stories name rows, and what they say does not exist.
STORY_ROWS = {"card", "entity", "keyword", *LISTS}
STRATEGY_ROWS = {"rule"}
MARKS = [mark for alias in vars(story_words).values() for mark in get_args(alias)]
STORY_NOUNS = {
    *(mark.kind for mark in MARKS if isinstance(mark, Ref)),
    *AREA_REFS.values(),
    *("option", "band", "vars", "texts"),
}
STORY_FORMS = {
    mark.form
    for alias in vars(art).values()
    for mark in get_args(alias)
    if isinstance(mark, Written)
}

in_every_language = pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)


def error_of(fault: Refusal, number: int) -> PackError:
    facts: dict[str, Fact] = {
        name: SAMPLES.get(name, number if name in COUNTS else "word") for name in fault.facts
    }
    return PackError("tiles.toml", 7, Fault(fault.code, **facts), RowName("tile", "SK01", 1))


def kinds(kind: Kind) -> Iterator[Kind]:
    """A kind and all kinds inside it."""
    yield kind
    match kind:
        case ListOf(item=inner) | MapOf(item=inner):
            yield from kinds(inner)
        case TableOf(fields=fields):
            for field in fields.values():
                yield from kinds(field.kind)


def forms() -> set[str]:
    fields = [field for table in TABLES for field in table.fields.values()]
    found = {kind for field in fields for kind in kinds(field.kind) if isinstance(kind, Text)}
    return {kind.form for kind in found}


def test_the_source_names_faults() -> None:
    found = {fault.code for fault in FAULTS}
    assert {"not-whole", "field-needed", "field-needless", "points-rising", "not-toml"} <= found
    assert len(found) > 60


@in_every_language
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.code}-{fault.place}")
def test_every_fault_is_told(words: Words, fault: Refusal) -> None:
    for number in (0, 1, 2, 5, 22):
        told = tell_pack_error(words, error_of(fault, number))
        check_told(told)
        assert told.startswith("tiles.toml:7: ")


@in_every_language
def test_every_part_of_a_fault_is_told_and_nothing_else(words: Words) -> None:
    nouns = {table.name for table in TABLES if table.many} | STORY_ROWS | STRATEGY_ROWS
    wanted = {f"pack-{fault.code}" for fault in FAULTS}
    wanted |= {f"pack-row-{noun}" for noun in nouns}
    wanted |= {f"pack-found-{sort}" for sort in SORTS}
    wanted |= {f"pack-form-{form}" for form in forms() | {"border"} | STORY_FORMS}
    wanted |= {f"pack-noun-{noun}" for noun in STORY_NOUNS}
    wanted |= {f"pack-toml-{problem}" for problem in TOML_PROBLEMS}
    wanted |= {"pack-row", "pack-row-unnamed", "pack-task"}
    assert {name for name in messages(words.language) if name.startswith("pack-")} == wanted


def test_faults_read_naturally() -> None:
    fault = Fault("tiles-of-kind", type="mushroom", kind="tripti", wanted=7, found=6)
    assert [tell_fault(words, PackError("tiles.toml", 1, fault)) for words in STRICT] == [
        "7 mushroom tiles of kind tripti are needed, found 6",
        "potrzeba 7 płytek typu mushroom rodzaju tripti, a jest ich 6",
        "nötig sind 7 Plättchen der Art mushroom und der Sorte tripti, gefunden: 6",
    ]
    task = RowName("scenario", "8", 8, task=1)
    fault = Fault("condition-needs", what="kinds", field="type")
    error = PackError("scenarios.toml", 30, fault, task)
    assert [tell_pack_error(words, error) for words in STRICT] == [
        'scenarios.toml:30: scenario 8, task 1: "kinds" needs the field "type"',
        'scenarios.toml:30: scenariusz 8, zadanie 1: "kinds" wymaga pola "type"',
        'scenarios.toml:30: Szenario 8, Aufgabe 1: "kinds" braucht das Feld "type"',
    ]


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (1, "pole x musi mieć 1 pozycję, a ma 9"),
        (3, "pole x musi mieć 3 pozycje, a ma 9"),
        (7, "pole x musi mieć 7 pozycji, a ma 9"),
        (12, "pole x musi mieć 12 pozycji, a ma 9"),
        (22, "pole x musi mieć 22 pozycje, a ma 9"),
    ],
)
def test_polish_counts_entries(wanted: int, told: str) -> None:
    fault = Fault("wrong-length", field="x", wanted=wanted, found=9)
    assert tell_fault(POLISH, PackError("x.toml", 1, fault)) == told


BROKEN_TOML = {
    "equals": "a 1",
    "header": "[a\nb = 1",
    "line_end": "a = 1 2",
    "statement": "?",
    "key": "a. = 1",
    "value": "a = four",
    "date": "a = 2021-02-30",
    "escape": 'a = "\\q"',
    "string": 'a = "x',
    "list": "a = [1, 2",
    "table": "a = { b = 1",
    "character": "a = 1 # \x00",
    "twice": "a = 1\na = 2",
    "number": f"a = {'9' * 5000}",
}


@pytest.mark.parametrize("problem", BROKEN_TOML)
def test_what_toml_cannot_be_is_told_by_its_problem(problem: str) -> None:
    with pytest.raises(BadPack) as bad:
        read_document("x.toml", BROKEN_TOML[problem].encode())
    assert bad.value.errors[0].fault.facts["problem"] == problem


def test_every_problem_of_toml_is_provoked() -> None:
    assert {*BROKEN_TOML, "other"} == set(TOML_PROBLEMS)


def test_what_a_pack_holds_cannot_steer_a_terminal() -> None:
    fault = Fault("unknown-field", field="\x1b[31m", known=("id",))
    told = tell_pack_error(ENGLISH, PackError("x\n.toml", 1, fault, RowName("tile", "\x07", 1)))
    assert told.isprintable()


@in_every_language
def test_every_reason_is_told(words: Words) -> None:
    written = {name for name in messages(words.language) if name.startswith("reason-")}
    every = {name.removeprefix("reason-") for name in written} - {"other"}
    ours = {reason for reason in REASONS.values() if reason.islower()}
    assert ours <= every
    codes = every - ours
    assert {"ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EROFS", "ENOSPC"} <= codes
    for code in codes:
        number = getattr(errno, code)
        told = tell_reason(words, OSError(number, "raw text of the system"))
        check_told(told)
        assert "raw text" not in told
    assert "EMFILE" in tell_reason(words, OSError(errno.EMFILE, "Too many open files"))
    check_told(tell_reason(words, OSError()))

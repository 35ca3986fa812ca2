"""Every row on the editions is told in every language, and no row that is not there."""

import re
from collections.abc import Iterator

import pytest

from moonlit.client.nocturne.editions import tell_row, tell_source
from moonlit.client.words import LANGUAGES, Words
from moonlit.packs import evidence
from moonlit.packs.nocturne import words as vocabulary
from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.tables import Difference, Ruling
from tests.client.catalogues import STRICT, check_told, messages

EDITIONS = load_pack().editions
ROWS: tuple[Difference | Ruling, ...] = (*EDITIONS.differences, *EDITIONS.rulings)
BOOKS = ("en", "de", "pl")
OURS = ("default", "note")
PARTS = ("ruling", "reason")
NAMED = re.compile(r"\b[NEOD]-[A-Z0-9-]+|\b[a-z0-9]+_[a-z_]+\b")

in_every_language = pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)


def needed() -> Iterator[str]:
    """What must be there; a book may be silent, and not everything has a note."""
    for row in ROWS:
        yield f"editions-{row.id}"
    yield from (f"editions-{row.id}-{part}" for row in EDITIONS.rulings for part in PARTS)
    for section in (*vocabulary.DIFFERENCE_SECTIONS, *vocabulary.RULING_SECTIONS):
        yield f"editions-section-{section}"
    yield from (f"editions-scope-{scope}" for scope in vocabulary.SCOPES)
    others = [source for source in evidence.SOURCES if source not in evidence.BOOKS]
    yield from (f"editions-source-{source}" for source in others)


@in_every_language
def test_every_row_is_told_and_nothing_else(words: Words) -> None:
    written = {name for name in messages(words.language) if name.startswith("editions-")}
    wanted = set(needed())
    assert wanted - written == set()
    optional = {
        f"editions-{row.id}-{part}" for row in EDITIONS.differences for part in (*BOOKS, *OURS)
    }
    assert written - wanted - optional == set()


@in_every_language
def test_a_difference_has_two_sides_and_says_what_we_play(words: Words) -> None:
    for row in EDITIONS.differences:
        said = [tell_row(words, row, book) for book in BOOKS]
        assert any(said), row.id
        assert len(set(said)) > 1, row.id
        assert any(tell_row(words, row, part) for part in OURS) or row.scope, row.id
        for text in filter(None, said):
            check_told(text)


def test_other_languages_do_not_repeat_the_english() -> None:
    """Numbers, names and books are the same everywhere; sentences are not."""
    english, *others = STRICT
    for row in ROWS:
        for words in others:
            assert tell_row(words, row) != tell_row(english, row), row.id
    for row in EDITIONS.rulings:
        for words in others:
            assert tell_row(words, row, "ruling") != tell_row(english, row, "ruling"), row.id


def test_rows_keep_the_clauses_and_switches_they_name() -> None:
    for row in EDITIONS.rulings:
        for part in ("", *PARTS):
            english, *others = (NAMED.findall(tell_row(words, row, part)) for words in STRICT)
            assert [sorted(named) for named in others] == [sorted(english)] * 2, (row.id, part)


def test_a_source_is_a_grade_and_where_it_stands() -> None:
    ruling = next(row for row in EDITIONS.rulings if row.id == "O-1")
    assert [tell_source(words, ruling.evidence) for words in STRICT] == [
        "inferred (DE, ours)",
        "wniosek (DE, nasze)",
        "erschlossen (DE, von uns)",
    ]

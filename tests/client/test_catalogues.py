"""The three languages say the same things with the same facts."""

from collections import Counter

import pytest
from fluent.syntax import ast

from moonlit.client.catalogue import FILES
from moonlit.client.words import LANGUAGES, Words
from tests.client.catalogues import (
    STRICT,
    check_told,
    entries,
    messages,
    needs,
    references,
    samples,
)

ALL = [(language, file) for language in LANGUAGES for file in FILES]
OWN = tuple(file for file in FILES if file not in ("table", "nocturne", "server"))
# The refusals of a game are told by those who do not know the game.
REFUSALS = ("error", "decision")


@pytest.mark.parametrize(("language", "file"), ALL)
def test_a_file_is_fluent_throughout(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_one_place(language: str) -> None:
    places = Counter(
        entry.id.name
        for file in FILES
        for entry in entries(language, file)
        if isinstance(entry, ast.Message)
    )
    assert [name for name, count in places.items() if count > 1] == []


@pytest.mark.parametrize("file", FILES)
def test_a_file_holds_the_same_messages_in_every_language(file: str) -> None:
    english, polish, german = (
        {entry.id.name for entry in entries(language, file) if isinstance(entry, ast.Message)}
        for language in LANGUAGES
    )
    assert polish ^ english == set()
    assert german ^ english == set()


@pytest.mark.parametrize(("language", "file"), ALL)
def test_a_name_tells_the_file_of_a_message(language: str, file: str) -> None:
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            first = entry.id.name.split("-")[0]
            if file not in ("dominion", "wonder_book") or first not in REFUSALS:
                assert first == file if file in OWN else first not in OWN


def test_a_message_needs_the_same_facts_in_every_language() -> None:
    for name in messages("en"):
        english, polish, german = (needs(language, name).variables for language in LANGUAGES)
        assert polish == english, name
        assert german == english, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_that_is_asked_for_exists(language: str) -> None:
    known = {
        attribute.id.name
        for message in messages(language).values()
        for attribute in message.attributes
    }
    asked = {form for message in messages(language).values() for form in references(message).forms}
    assert asked <= known


@pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)
def test_every_message_can_be_told(words: Words) -> None:
    for name in messages(words.language):
        for told in samples(name, words):
            check_told(told)

"""Saying: languages, fallback, lists, plurals, and nothing read before it is needed."""

import subprocess
import sys

import pytest

from moonlit.client.words import LANGUAGES, MissingMessage, Words, language_of
from moonlit.core.errors import BadConfig
from tests.client.catalogues import STRICT

READS_NOTHING = """
import sys
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
import moonlit.client.nocturne, moonlit.client.words
assert not [path for path in opened if path.endswith(".ftl")], opened
moonlit.client.words.Words("pl").say("answer-yes")
assert [path for path in opened if path.endswith("table.ftl")], opened
assert not [path for path in opened if path.endswith("nocturne.ftl")], opened
"""


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadConfig) as refused:
        Words("tlh")
    assert refused.value.code == "unknown-language"
    assert refused.value.facts == {"language": "tlh", "known": LANGUAGES}


def test_a_file_is_read_when_it_is_needed() -> None:
    subprocess.run([sys.executable, "-c", READS_NOTHING], check=True)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de-CH"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de"}, "de"),
    ],
)
def test_the_computer_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_an_error_in_tests(language: str) -> None:
    with pytest.raises(MissingMessage):
        Words(language, strict=True).say("no-such-message")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_fact_is_an_error_in_tests(language: str) -> None:
    with pytest.raises(MissingMessage):
        Words(language, strict=True).say("seat-thinking")


def test_what_nobody_can_say_is_never_invented() -> None:
    with pytest.raises(MissingMessage):
        Words("pl").say("no-such-message")
    assert not Words("pl").has("no-such-message")


def test_what_a_language_cannot_say_is_said_in_english() -> None:
    words = Words("de")
    told = words.say("action-dedicate", token="token-4")
    assert told == "4 widmen"
    assert words.say("action-dedicate", token="token-99") == "Dedicate NAME()"


@pytest.mark.parametrize(
    ("language", "two", "three", "choice"),
    [
        ("en", "a and b", "a, b and c", "a, b or c"),
        ("pl", "a i b", "a, b i c", "a, b lub c"),
        ("de", "a und b", "a, b und c", "a, b oder c"),
    ],
)
def test_things_are_listed(language: str, two: str, three: str, choice: str) -> None:
    words = Words(language, strict=True)
    assert words.join([]) == ""
    assert words.join(["a"]) == "a"
    assert words.join(["a", "b"]) == two
    assert words.join(["a", "b", "c"]) == three
    assert words.join(["a", "b", "c"], "or") == choice


POLISH = {
    1: "1 punkt",
    2: "2 punkty",
    5: "5 punktów",
    12: "12 punktów",
    22: "22 punkty",
    25: "25 punktów",
    112: "112 punktów",
}


@pytest.mark.parametrize(("count", "told"), POLISH.items())
def test_polish_counts_one_few_and_many(count: int, told: str) -> None:
    assert Words("pl", strict=True).say("points", count=count) == told


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, "Zbierz co najmniej 1 przeklętą skrzynię."),
        (2, "Zbierz co najmniej 2 przeklęte skrzynie."),
        (5, "Zbierz co najmniej 5 przeklętych skrzyń."),
        (12, "Zbierz co najmniej 12 przeklętych skrzyń."),
        (22, "Zbierz co najmniej 22 przeklęte skrzynie."),
    ],
)
def test_polish_counts_things_in_the_accusative(count: int, told: str) -> None:
    words = Words("pl", strict=True)
    facts = {"bound": "least", "tiles": "counted-chest"}
    assert words.say("condition-tiles", count=count, **facts) == told


def test_each_language_has_its_own_case_for_the_same_fact() -> None:
    facts = {"who": "other", "name": "Anna", "cell": "c2", "token": "token-star"}
    assert [words.say("event-spell-cast", **facts) for words in STRICT] == [
        "Anna casts the star on c2.",
        "Anna rzuca gwiazdę na c2.",
        "Anna wirkt den Stern auf c2.",
    ]

"""Every refusal in the source is one clear sentence in every language."""

from collections.abc import Mapping

import pytest

from moonlit.client.nocturne import tell_error
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.errors import (
    BadConfig,
    BadNotation,
    BadRecord,
    Fact,
    IllegalAction,
    NotYourTurn,
    ReplayMismatch,
    TableError,
)
from tests.client.catalogues import NAMES, STRICT, check_sentence, check_told, messages
from tests.client.codes import Refusal, refusals

ENGLISH, POLISH, GERMAN = STRICT
REFUSALS = refusals()
NUMBERS = ("version", "found", "now", "low", "high", "players", "scenario", "seats", "seat", "turn")
SAMPLES: Mapping[str, Fact] = {
    "known": ("a", "b", "c"),
    "held": ("1", "4", "star"),
    "token": "4",
    "lowest": "1",
    "cell": "c2",
    "anchor": "b2",
    "decision": "draft",
    "character": "redd",
    "path": "/home/anna/match.json",
}

in_every_language = pytest.mark.parametrize("words", STRICT, ids=LANGUAGES)


def error_of(refusal: Refusal, number: int) -> TableError:
    facts: dict[str, Fact] = {
        name: SAMPLES.get(name, number if name in NUMBERS else "word") for name in refusal.facts
    }
    error = BadRecord if refusal.error == "BadRecord" else TableError
    return error(refusal.code, clause="N-CAST-2", **facts)


def test_the_source_refuses_things() -> None:
    found = {refusal.code for refusal in REFUSALS}
    expected = {"not-higher", "not-two-higher", "undo-past-reveal", "unknown-language", "no-tile"}
    assert expected <= found


@in_every_language
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.code}-{refusal.place}")
def test_every_refusal_is_told(words: Words, refusal: Refusal) -> None:
    assert words.has(f"error-{refusal.code}")
    for number in (0, 1, 2, 5):
        told = tell_error(words, error_of(refusal, number), NAMES)
        check_told(told)
        assert told.endswith(" N-CAST-2.")


@in_every_language
def test_no_refusal_is_written_that_nobody_raises(words: Words) -> None:
    frame = {"clause", "unknown", "unknown-facts"}
    written = {name.removeprefix("error-") for name in messages(words.language) if "error-" in name}
    told = {name for name in written if f"error-{name}" in messages(words.language)}
    assert told - frame - {refusal.code for refusal in REFUSALS} == set()


@in_every_language
def test_a_refusal_without_a_message_still_has_words(words: Words) -> None:
    check_sentence(tell_error(words, TableError("brand-new")))
    told = tell_error(words, TableError("brand-new", name="x", count=3))
    check_sentence(told)
    assert "brand-new" in told
    assert "name: x, count: 3" in told


def test_what_a_stranger_wrote_is_cleaned_and_cut() -> None:
    told = tell_error(ENGLISH, BadNotation("not-a-cell", text="\x1b[31m" + "x" * 9000))
    assert "\x1b" not in told
    assert len(told) < 600


def test_seats_have_names() -> None:
    error = NotYourTurn("not-your-turn", clause="N-ROUND-3", seat=0, turn=1)
    assert tell_error(ENGLISH, error, NAMES) == (
        "Bolko is to decide now, not Anna. Rule N-ROUND-3."
    )
    assert tell_error(GERMAN, error) == (
        "Jetzt entscheidet Platz 1, nicht Platz 0. Regel N-ROUND-3."
    )


def test_refusals_read_naturally() -> None:
    error = IllegalAction("not-higher", clause="N-CAST-2", token="shadow5", highest="6")
    assert [tell_error(words, error) for words in STRICT] == [
        "An answer must be higher: shadow 5 does not beat 6. Rule N-CAST-2.",
        "Odpowiedź musi być wyższa: cień 5 nie jest wyższe niż 6. Zasada N-CAST-2.",
        "Eine Antwort muss höher sein: Schatten 5 ist nicht höher als 6. Regel N-CAST-2.",
    ]
    held = IllegalAction("token-not-held", token="7", held=("1", "star"))
    assert tell_error(ENGLISH, held) == "You do not hold 7; you hold 1 and the star."


def test_one_code_may_be_said_of_a_text_and_of_a_record() -> None:
    alone = tell_error(ENGLISH, BadNotation("not-an-action", text="hop"))
    inside = tell_error(ENGLISH, BadRecord("not-an-action", version=7, text="hop"))
    assert alone.startswith("“hop” is no action;")
    assert inside.startswith("Action 7 of this record")


def test_a_record_that_cannot_have_happened_says_why() -> None:
    error = ReplayMismatch("refused-action", version=3, text="0 pass", reason="match-over")
    error.__cause__ = NotYourTurn("match-over", clause="N-ENDM-3", seat=0)
    assert tell_error(ENGLISH, error) == (
        "Action 3 of this record, “0 pass”, cannot have happened: "
        "The match is over; no more actions can be taken."
    )


@in_every_language
def test_a_language_nobody_speaks_is_told_in_one(words: Words) -> None:
    with pytest.raises(BadConfig) as refused:
        Words("tlh")
    told = tell_error(words, refused.value)
    check_sentence(told)
    for language in ("tlh", *LANGUAGES):
        assert language in told


@in_every_language
def test_every_reason_against_undo_is_told(words: Words) -> None:
    for reason in ("nothing-to-undo", "undo-of-others", "undo-past-reveal"):
        check_sentence(tell_error(words, IllegalAction(reason, seat=0)))

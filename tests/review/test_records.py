"""Records from anywhere: read, replayed as plain data, verified."""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from moonlit.core.codec import Plain, canonical
from moonlit.core.errors import BadConfig, BadRecord, ReplayMismatch
from moonlit.core.record import Record, write_record
from moonlit.games import load_game
from moonlit.lab.batch import play_match, record_name
from moonlit.lab.plan import make_plan
from moonlit.review.records import load_record, steps, verify


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    plan = make_plan("nocturne", {}, ("random", "random"), 1, 1, records=folder)
    play_match(load_game("nocturne"), plan, 0)
    return folder / record_name(0)


@pytest.fixture(scope="module")
def record(path: Path) -> Record:
    return load_record(path)


def sealed(path: Path, **changes: Plain) -> str:
    """A record altered by somebody who knows how to seal it again."""
    contents = json.loads(path.read_text("utf-8")) | changes
    del contents["seal"]
    contents["seal"] = sha256(canonical(contents)).hexdigest()
    return json.dumps(contents)


def test_a_record_that_holds_true_is_verified(record: Record) -> None:
    verdict = verify(load_game("nocturne"), record)
    told = verdict.plain()
    assert told["verified"] is True
    assert told["actions"] == len(record.actions)
    assert verdict.outcome is not None


def test_the_steps_of_a_replay(record: Record) -> None:
    told = list(steps(load_game("nocturne"), record))
    assert len(told) == len(record.actions) + 2
    first, second, last = told[0], told[1], told[-1]
    assert (first["version"], first["seat"], first["action"]) == (0, None, None)
    assert (second["version"], second["action"]) == (1, str(record.actions[0]))
    assert set(second) == {"version", "seat", "action", "events", "state"}
    assert isinstance(last["outcome"], dict)
    assert set(last["outcome"]) == {"winners", "places", "totals", "sheets", "rank"}


def test_an_unfinished_match_has_no_outcome(record: Record) -> None:
    begun = replace(record, actions=record.actions[:5], final="")
    assert list(steps(load_game("nocturne"), begun))[-1] == {"outcome": None}


def test_a_missing_action_leads_to_another_end(record: Record) -> None:
    with pytest.raises(ReplayMismatch, match="other-end"):
        verify(load_game("nocturne"), replace(record, actions=record.actions[:-1]))


def test_a_record_without_an_end_cannot_be_verified(record: Record) -> None:
    with pytest.raises(ReplayMismatch, match="no-end"):
        verify(load_game("nocturne"), replace(record, final=""))


@pytest.mark.parametrize(
    ("config", "error"),
    [
        ({}, BadRecord),
        ({"players": 9}, BadConfig),
        ({"players": "two"}, BadConfig),
        ({"switches": {"first_starter": [1]}}, BadConfig),
        ({"colour": "blue"}, BadConfig),
    ],
)
def test_a_strange_config_under_a_good_seal_is_refused(
    path: Path, tmp_path: Path, config: dict[str, Plain], error: type[Exception]
) -> None:
    forged = tmp_path / "forged.json"
    forged.write_text(sealed(path, config=config), "utf-8")
    with pytest.raises(error):
        verify(load_game("nocturne"), load_record(forged))


@pytest.mark.parametrize(
    "raw",
    [b"", b"\xff\xfe", b"[" * 100_000, b'{"format": 1, "game": "\\ud800"}', b"[1, 2]", b"0" * 5000],
    ids=["empty", "no text", "deep", "half a character", "a list", "a giant"],
)
def test_anything_else_is_no_record(raw: bytes, tmp_path: Path) -> None:
    strange = tmp_path / "strange.json"
    strange.write_bytes(raw)
    with pytest.raises(BadRecord):
        load_record(strange)


def test_a_missing_file_and_a_folder_are_no_records(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(BadRecord, match="unreadable-record"):
            load_record(path)


def test_writing_what_was_read_changes_nothing(path: Path, record: Record) -> None:
    assert write_record(record) == path.read_text("utf-8")

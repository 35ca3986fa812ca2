"""`moonlit replay` and `moonlit verify`."""

import json
from pathlib import Path

import pytest

from moonlit.core.record import read_record, write_record
from tests.cli.conftest import Call


def test_the_transcript_tells_every_action_and_the_sheet(call: Call, record: Path) -> None:
    answer = call("replay", str(record))
    actions = read_record(record.read_text("utf-8")).actions
    assert (answer.code, answer.err) == (0, "")
    for version, action in enumerate(actions, start=1):
        assert f"\n{version}. {action}\n" in answer.out
    assert "Twilight goals" in answer.out
    assert "Total" in answer.out
    assert "wins with" in answer.out


@pytest.mark.parametrize("language", ["pl", "de"])
def test_the_transcript_speaks_other_languages(call: Call, record: Path, language: str) -> None:
    english = call("replay", str(record)).out.splitlines()
    other = call("replay", str(record), "--language", language).out.splitlines()
    assert len(other) == len(english)
    assert not set(english[-8:-2]) & set(other[-8:-2]) - {""}


def test_a_solo_transcript_tells_the_rank(call: Call, tmp_path: Path, solo_text: str) -> None:
    path = tmp_path / "solo.json"
    path.write_text(solo_text, "utf-8")
    answer = call("replay", str(path))
    assert "rank" in answer.out.splitlines()[-1]
    assert "Opponent" in answer.out


def test_one_object_a_line_for_programs(call: Call, record: Path) -> None:
    answer = call("replay", str(record), "--json")
    lines = [json.loads(line) for line in answer.out.splitlines()]
    actions = read_record(record.read_text("utf-8")).actions
    assert len(lines) == len(actions) + 2
    for version, line in enumerate(lines[:-1]):
        assert set(line) == {"version", "seat", "action", "events", "state"}
        assert line["version"] == version
    assert set(lines[-1]) == {"outcome"}
    assert set(lines[-1]["outcome"]) == {"winners", "totals", "sheets", "rank"}


def test_an_unfinished_match_is_told_as_far_as_it_goes(call: Call, record: Path) -> None:
    whole = read_record(record.read_text("utf-8"))
    short = whole.__class__(
        whole.game, whole.rules_version, whole.pack, whole.config, whole.key, whole.actions[:3]
    )
    record.write_text(write_record(short), "utf-8")
    assert "ends before the match" in call("replay", str(record)).out
    last = call("replay", str(record), "--json").out.splitlines()[-1]
    assert json.loads(last) == {"outcome": None}


def test_a_good_record_is_verified(call: Call, record: Path) -> None:
    answer = call("verify", str(record))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("Verified")
    assert json.loads(record.read_text("utf-8"))["commitment"] in answer.out


def test_the_verdict_for_programs(call: Call, record: Path) -> None:
    told = call("verify", str(record), "--json").told
    written = json.loads(record.read_text("utf-8"))
    assert told["verified"] is True
    assert [told[name] for name in ("pack", "commitment", "final")] == [
        written[name] for name in ("pack", "commitment", "final")
    ]


def test_a_bad_verdict_for_programs(call: Call, record: Path) -> None:
    record.write_text(record.read_text("utf-8")[:-40], "utf-8")
    answer = call("verify", str(record), "--json")
    assert answer.code == 2
    assert answer.told["verified"] is False
    assert answer.told["error"] == "truncated-record"
    assert answer.err.count("\n") == 1

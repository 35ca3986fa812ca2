"""`moonlit replay` and `moonlit verify`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from moonlit.core.record import read_record, write_record
from tests.cli.conftest import Call
from tests.matches.shown import MATCHES


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


def test_the_sheet_leaves_out_what_the_mode_lacks(call: Call) -> None:
    family = call("replay", str(MATCHES / "play-family-without-concoctions.json")).out
    for name in ("Twilight goals", "Moonlight goals", "Unused ability", "Concoctions", "Precious"):
        assert name not in family
    assert "Leftover spells" in family
    advanced = call("replay", str(MATCHES / "play-two-advanced.json")).out
    assert "Unused ability" in advanced
    assert "Precious stones" not in advanced


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
    assert set(lines[-1]["outcome"]) == {"winners", "places", "totals", "sheets", "rank"}


@pytest.fixture
def unfinished(record: Path) -> Path:
    """The record of a match that has only begun."""
    whole = read_record(record.read_text("utf-8"))
    short = replace(whole, actions=whole.actions[:3], final="")
    record.write_text(write_record(short), "utf-8")
    return record


def test_an_unfinished_match_is_told_as_far_as_it_goes(call: Call, unfinished: Path) -> None:
    assert "ends before the match" in call("replay", str(unfinished)).out
    last = call("replay", str(unfinished), "--json").out.splitlines()[-1]
    assert json.loads(last) == {"outcome": None}


@pytest.mark.parametrize(
    ("language", "warning"),
    [
        ("en", "This match is not over: what follows tells its secrets"),
        ("pl", "Ta rozgrywka jeszcze trwa: poniżej widać wszystkie jej tajemnice"),
        ("de", "Diese Partie ist noch nicht zu Ende: Was folgt, verrät ihre Geheimnisse"),
    ],
)
@pytest.mark.parametrize("form", [(), ("--json",)], ids=["told", "json"])
def test_the_secrets_of_an_unfinished_match_are_warned_of(
    call: Call, unfinished: Path, form: tuple[str, ...], language: str, warning: str
) -> None:
    answer = call("replay", str(unfinished), "--language", language, *form)
    assert answer.code == 0
    assert answer.err.startswith(warning)
    assert answer.err.count("\n") == 1
    assert warning not in answer.out


def test_a_finished_match_is_told_without_a_warning(call: Call, record: Path) -> None:
    assert call("replay", str(record), "--json").err == ""


def test_a_record_that_cannot_have_happened_is_refused_before_anything_is_told(
    call: Call, record: Path
) -> None:
    whole = read_record(record.read_text("utf-8"))
    actions = (*whole.actions[:3], whole.actions[2])
    record.write_text(write_record(replace(whole, actions=actions, final="")), "utf-8")
    answer = call("replay", str(record))
    assert (answer.code, answer.out) == (2, "")
    assert "Action 4" in answer.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_replay_and_verify_take_the_same_options(call: Call, command: str) -> None:
    said = call(command, "--help").out
    assert all(option in said for option in ("FILE", "--pack FOLDER", "--json"))


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

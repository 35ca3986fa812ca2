"""`moonlit hint`."""

from pathlib import Path

import pytest

from moonlit.core.action import parse_action
from moonlit.core.record import read_record, write_record
from moonlit.games import load_game
from moonlit.review.records import moments
from tests.cli.conftest import Call
from tests.matches.shown import MATCHES

GAME = load_game("nocturne")
FEW = ("--iterations", "12")


def test_a_hint_goes_as_deep_as_asked(call: Call, record: Path) -> None:
    nudge = call("hint", str(record), "--at", "4", "--depth", "nudge", *FEW)
    move = call("hint", str(record), "--at", "4", *FEW)
    compared = call("hint", str(record), "--at", "4", "--depth", "comparison", *FEW)
    assert [answer.code for answer in (nudge, move, compared)] == [0, 0, 0]
    assert nudge.out.startswith("After 4 actions, Seat ")
    assert "Win chance" not in nudge.out
    assert "Advice: " in move.out
    assert "\n1. " in compared.out
    assert compared.out.count("Win chance") >= 2


@pytest.mark.parametrize("language", ["pl", "de"])
def test_a_hint_speaks_other_languages(call: Call, record: Path, language: str) -> None:
    answer = call("hint", str(record), "--at", "4", *FEW, "--language", language)
    assert answer.code == 0
    assert "Advice" not in answer.out


def test_a_hint_for_programs_names_legal_actions(call: Call, record: Path) -> None:
    told = call("hint", str(record), "--at", "4", "--json", *FEW).told
    state = next(
        GAME.clone(moment.state)
        for moment in moments(GAME, read_record(record.read_text("utf-8")))
        if moment.version == 4
    )
    turn = GAME.to_act(state)[0]
    choices = told["choices"]
    assert isinstance(choices, list)
    assert (told["version"], told["seat"]) == (4, turn)
    legal = GAME.view(state, turn).legal
    assert all(parse_action(choice["action"]) in legal for choice in choices)


def test_the_same_position_gives_the_same_hint(call: Call, record: Path) -> None:
    asked = ("hint", str(record), "--at", "9", "--json", *FEW)
    assert call(*asked).out == call(*asked).out


def test_an_unfinished_match_is_taken_where_it_stands(call: Call, record: Path) -> None:
    whole = read_record(record.read_text("utf-8"))
    unfinished = type(whole)(
        whole.game, whole.rules_version, whole.pack, whole.config, whole.key, whole.actions[:7]
    )
    record.write_text(write_record(unfinished), "utf-8")
    assert call("hint", str(record), *FEW).out.startswith("After 7 actions")


def test_alone_a_hint_names_a_score(call: Call) -> None:
    path = MATCHES / "play-solo-basic.json"
    answer = call("hint", str(path), "--at", "3", *FEW)
    assert answer.code == 0
    assert "Chance of " in answer.out


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ((), "This match is over"),
        (("--at", "999"), "there is no position after 999"),
        (("--at", "4", "--depth", "abyss"), "There is no depth “abyss”"),
        (("--at", "4", "--seat", "6"), "There is no seat 6"),
        (("--at", "four"), "--at must be a whole number"),
        (("--at", "4", "--iterations", "0"), "--iterations must be a whole number from 1 up"),
    ],
)
def test_what_cannot_be_answered_is_said(
    call: Call, record: Path, options: tuple[str, ...], part: str
) -> None:
    answer = call("hint", str(record), *options)
    assert (answer.code, answer.out) == (2, "")
    assert part in answer.err


def test_a_seat_that_waits_gets_no_hint(call: Call, record: Path) -> None:
    turn = call("hint", str(record), "--at", "4", "--json", *FEW).told["seat"]
    assert isinstance(turn, int)
    answer = call("hint", str(record), "--at", "4", "--seat", str(1 - turn))
    assert answer.code == 2
    assert f"seat {turn} is" in answer.err


def test_a_file_must_be_named(call: Call) -> None:
    assert "FILE is missing" in call("hint").err

"""`moonlit play`: what the terminal table is handed."""

import io
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from moonlit.cli.parser import Parser
from moonlit.cli.play import add_options, read_request
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.codec import canonical
from moonlit.core.record import write_record
from moonlit.games import load_game
from moonlit.review.records import load_record
from moonlit.table.match import Match
from moonlit.tui.request import PlayRequest
from moonlit.tui.saves import Standing
from tests.cli.conftest import Call

KEY = "0f" * 32


class Terminal(io.StringIO):
    """A standard input with somebody in front of it."""

    def isatty(self) -> bool:
        return True


def request(*arguments: str) -> PlayRequest:
    words = Words("en")
    parser = Parser(words, "play")
    add_options(parser)
    return read_request(parser.read(arguments), words)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Terminal())


@pytest.mark.usefixtures("terminal")
def test_without_options_the_person_is_asked() -> None:
    asked = request()
    assert (asked.game, asked.options, asked.seats) == ("nocturne", None, ())
    assert not asked.plain


@pytest.mark.usefixtures("terminal")
def test_how_to_play_is_asked_even_with_options_that_say_nothing_about_it(tmp_path: Path) -> None:
    asked = request("--plain", "--save", str(tmp_path / "mine.json"), "--seed", KEY)
    assert asked.options is None
    assert (asked.plain, asked.save) == (True, tmp_path / "mine.json")
    assert asked.key == bytes.fromhex(KEY)


def test_in_a_pipe_nobody_can_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    asked = request()
    assert (asked.options, asked.seats) == ({"players": 2}, ("you", "scout"))


@pytest.mark.usefixtures("terminal")
def test_seats_and_options_make_a_match() -> None:
    asked = request(
        "--seats", "you,name:Anna,random", "--mode", "advanced", "--switch", "scen16=both"
    )
    assert asked.seats == ("you", "name:Anna", "random")
    assert asked.options == {"mode": "advanced", "switches": {"scen16": "both"}, "players": 3}


def test_a_record_goes_on_with_its_own_match(record: Path) -> None:
    asked = request("--resume", str(record), "--seats", "greedy,you")
    assert (asked.resume, asked.options, asked.seats) == (record, None, ("greedy", "you"))


def test_a_pack_is_handed_on(own_pack: Path) -> None:
    assert request("--pack", str(own_pack), "--seats", "you,greedy").pack == own_pack


def test_a_match_may_be_kept_in_a_folder(tmp_path: Path) -> None:
    assert request("--seats", "you,greedy", "--save", str(tmp_path)).save == tmp_path


def test_bots_alone_play_a_match_to_its_end(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    kept = tmp_path / "kept.json"
    answer = call("play", "--plain", "--seats", "random,random", "--seed", KEY, "--save", str(kept))
    assert (answer.code, answer.err) == (0, "")
    assert load_record(kept).key == bytes.fromhex(KEY)
    told = call("verify", str(kept), "--json").told
    assert told["verified"] is True
    assert told["outcome"] is not None


@pytest.fixture
def elsewhere(record: Path) -> Path:
    """A save, not yet over, whose actions do not lead where it stands."""
    whole = load_record(record)
    begun = replace(whole, actions=whole.actions[:9], final="")
    state = canonical(Match(load_game(begun.game), begun).written())
    kept = replace(begun, actions=begun.actions[:-1], final=sha256(state).hexdigest())
    standing = Standing(state.decode(), ("A moon rises.",), is_over=False)
    record.write_text(write_record(kept, standing.plain()), encoding="utf-8")
    return record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_rules_lead_elsewhere_is_refused_with_the_way_on(
    call: Call, elsewhere: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    before = elsewhere.read_bytes()
    asked = ("--resume", str(elsewhere), "--seats", "random,random", "--language", language)
    answer = call("play", *asked)
    assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1)
    assert f"moonlit play --resume {elsewhere} --go-on" in answer.err
    assert elsewhere.read_bytes() == before
    assert call("verify", str(elsewhere)).code == 2


def test_it_goes_on_if_that_is_asked_for(
    call: Call, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    before = elsewhere.read_bytes()
    asked = ("play", "--resume", str(elsewhere), "--go-on", "--seats")
    few = call(*asked, "random")
    assert (few.code, few.out) == (2, "")
    answer = call(*asked, "random,random")
    assert (answer.code, answer.err) == (0, "")
    following = elsewhere.with_name(f"{elsewhere.stem}-2.json")
    assert str(following) in answer.out
    assert call("verify", str(following), "--json").told["outcome"] is not None
    assert elsewhere.read_bytes() == before


def test_only_a_match_that_was_kept_goes_on(call: Call) -> None:
    answer = call("play", "--go-on", "--seats", "random,random")
    assert (answer.code, answer.out) == (2, "")
    assert "--resume" in answer.err

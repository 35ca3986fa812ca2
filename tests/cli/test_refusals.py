"""Whatever is wrong with a call: one sentence, exit code 2, and nothing changed on disk."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from moonlit.client.words import LANGUAGES
from moonlit.core.codec import canonical
from tests.cli.conftest import Call

SIMULATE = ("simulate", "--matches", "1", "--bots", "random,random")

BAD_MATCHES = [
    (("--edition", "fr"), "fr"),
    (("--switch", "no_such=1"), "no_such"),
    (("--switch", "shadow_pick=lowest"), "lowest"),
    (("--switch", "shadow_pick"), "NAME=VALUE"),
    (("--mode", "expert"), "expert"),
    (("--variant", "three_up"), "three_up"),
    (("--variant", "two_up,two_up"), "variants"),
    (("--scenario", "0"), "from 1 to 20, not “0”"),
    (("--scenario", "007"), "007"),
    (("--scenario", "21"), "from 1 to 20, not “21”"),
    (("--scenario", "first"), "first"),
    (("--characters", "redd"), "2"),
    (("--characters", "redd,robin"), "robin"),
    (("--no-concoctions",), "family"),
    (("--scenario", "1", "--mode", "basic"), "advanced"),
    (("--pack", "missing"), "missing"),
    (("--pack", "broken"), "pack check"),
    (("--pack", "good.json"), "good.json"),
    (("--edition",), "--edition"),
    (("--json=yes",), "--json"),
    (("--colour", "blue"), "--colour"),
    (("--language", "fr"), "en"),
    (("--language",), "--language"),
]

BAD_CALLS = [
    (("deal",), "deal"),
    (("--colour",), "--colour"),
    (("simulate", "chess"), "chess"),
    (("simulate", "nocturne", "twice"), "twice"),
    (("simulate", "--bots", "greedy,genius"), "genius"),
    (("simulate", "--bots", "random,random,random,random,random"), "5"),
    (("simulate", "--bots", ","), "0"),
    (("simulate", "--matches", "0"), "--matches"),
    (("simulate", "--matches", "2", "--pairs", "2"), "--pairs"),
    (("simulate", "--pairs", "0"), "--pairs"),
    (("ladder", "--bots", "random,random"), "random"),
    (("ladder", "--bots", "random"), "1"),
    (("ladder", "--bots", "random,genius"), "genius"),
    (("ladder", "--bots", "random,greedy", "--seats", "3"), "--seats"),
    (("ladder", "--bots", "random,greedy", "--pairs", "x"), "--pairs"),
    (("compare",), "--new"),
    (("compare", "--new", "greedy"), "--old"),
    (("compare", "--new", "greedy", "--old", "genius"), "genius"),
    (("compare", "--new", "greedy", "--old", "random", "--elo0", "20"), "--elo1"),
    (("compare", "--new", "greedy", "--old", "random", "--alpha", "0.7"), "--alpha"),
    (("compare", "--new", "greedy", "--old", "random", "--elo1", "nan"), "nan"),
    (("compare", "--new", "greedy", "--old", "random", "--most", "0"), "--most"),
    (("simulate", "--matches", "many"), "many"),
    (("simulate", "--matches", "1e3"), "1e3"),
    (("simulate", "--workers", "0"), "--workers"),
    (("simulate", "--seed", "0x12"), "0x12"),
    (("simulate", "--seed", "-1"), "--seed"),
    ((*SIMULATE, "--records", "full"), "full"),
    ((*SIMULATE, "--records", "good.json"), "good.json"),
    ((*SIMULATE, "--records", "good.json/deep/er"), "good.json"),
    (("play", "chess"), "chess"),
    (("serve", "--prune", "0"), "“0”"),
    (("serve", "--prune", "3651"), "3651"),
    (("serve", "--prune", "-1"), "-1"),
    (("serve", "--prune", "soon"), "soon"),
    (("play", "--seats", "you,anna"), "anna"),
    (("play", "--seats", "you,name:"), "name:"),
    (("play", "--seats", "name:greedy,greedy"), "name:greedy"),
    (("play", "--seats", "you,greedy,greedy,greedy,greedy"), "5"),
    (("play", "--seed", "1234"), "64"),
    (("play", "--seed", "g" * 64), "64"),
    (("play", "--save", "good.json"), "good.json"),
    (("play", "--save", "good.json/x"), "good.json"),
    (("play", "--resume", "missing.json"), "missing.json"),
    (("play", "--resume", "good.json", "--seats", "you"), "2"),
    (("play", "--resume", "good.json", "--edition", "pl"), "--edition"),
    (("play", "--resume", "good.json", "--seed", "00" * 32), "--seed"),
    (("bench", "chess"), "chess"),
    (("bench",), "tests/oracle"),
    (("clauses",), "docs/rules"),
    (("replay",), "FILE"),
    (("verify",), "FILE"),
    (("pack",), "pack check"),
    (("pack", "check"), "pack check"),
    (("pack", "burn", "broken"), "pack check"),
]

BAD_RECORDS = {
    "missing.json": "missing.json",
    "full": "full",
    "truncated.json": "cut short",
    "empty.json": "cut short",
    "altered.json": "seal",
    "future.json": "format 99",
    "key.json": "key",
    "rules.json": "rules version 99",
    "pack.json": "pack",
    "game.json": "chess",
    "config.json": "players",
    "bare.json": "seal",
    "scenario.json": "scenario",
    "action.json": "3",
    "list.json": "no record",
    "binary.json": "no record",
}


@pytest.fixture
def folder(tmp_path: Path, record_text: str, record: Path, broken_pack: Path) -> Path:
    """A folder full of good and bad things."""
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("Dear reader", "utf-8")
    texts = {
        "truncated.json": record_text[: len(record_text) // 2],
        "empty.json": "",
        "altered.json": record_text.replace(" cast 1 ", " cast 2 "),
        "future.json": forged(record_text, format=99),
        "key.json": forged(record_text, key="00" * 32),
        "rules.json": forged(record_text, rules_version=99, final="0" * 64),
        "pack.json": forged(record_text, pack="0" * 64),
        "game.json": forged(record_text, game="chess"),
        "config.json": forged(record_text, config={"players": 7}),
        "bare.json": forged(record_text, config=without(record_text, "mode", "characters")),
        "scenario.json": forged(record_text, config=config_of(record_text) | {"scenario": 2**64}),
        "action.json": forged(record_text, actions=["0 pass", "1 pass", "0 pass " * 9]),
        "list.json": "[]",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\x00\xfe")
    return tmp_path


def forged(text: str, **changes: object) -> str:
    contents = json.loads(text) | changes
    del contents["seal"]
    contents["seal"] = sha256(canonical(contents)).hexdigest()
    return json.dumps(contents)


def config_of(text: str) -> dict[str, object]:
    config = json.loads(text)["config"]
    assert isinstance(config, dict)
    return config


def without(text: str, *names: str) -> dict[str, object]:
    return {name: value for name, value in config_of(text).items() if name not in names}


def snapshot(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else b""
        for path in sorted(folder.rglob("*"))
    }


def check(call: Call, folder: Path, arguments: tuple[str, ...], named: str) -> None:
    before = snapshot(folder)
    answer = call(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert named in answer.err
    assert "{" not in answer.err
    assert snapshot(folder) == before


@pytest.mark.parametrize(("arguments", "named"), BAD_CALLS, ids=lambda value: str(value)[:60])
def test_a_bad_call(call: Call, folder: Path, arguments: tuple[str, ...], named: str) -> None:
    check(call, folder, arguments, named)


@pytest.mark.parametrize(
    "command", [SIMULATE, ("play", "--seats", "you,greedy")], ids=lambda c: c[0]
)
@pytest.mark.parametrize(("arguments", "named"), BAD_MATCHES, ids=lambda value: str(value)[:60])
def test_a_bad_match(
    call: Call, folder: Path, command: tuple[str, ...], arguments: tuple[str, ...], named: str
) -> None:
    check(call, folder, (*command, *arguments), named)


@pytest.mark.parametrize(
    "command", [("replay",), ("verify",), ("analyse",), ("hint",), ("play", "--resume")]
)
@pytest.mark.parametrize("name", BAD_RECORDS)
def test_a_bad_record(call: Call, folder: Path, command: tuple[str, ...], name: str) -> None:
    check(call, folder, (*command, name), BAD_RECORDS[name])


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_of_a_pack_that_is_not_named(
    call: Call, folder: Path, command: str, own_pack: Path
) -> None:
    check(call, folder, (command, "good.json", "--pack", str(own_pack)), "pack")


def test_a_record_whose_end_does_not_fit(call: Call, folder: Path, record_text: str) -> None:
    actions = json.loads(record_text)["actions"]
    (folder / "short.json").write_text(forged(record_text, actions=actions[:-1]), "utf-8")
    check(call, folder, ("verify", "short.json"), "another end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_language_asked_for(call: Call, language: str) -> None:
    answer = call("simulate", "--seed", "x", "--language", language)
    assert answer.code == 2
    assert ("must be" in answer.err) == (language == "en")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "cannot be written: a file stands where a folder is needed."),
        ("pl", "Nie da się zapisać good.json/x: zamiast folderu jest tam plik."),
        ("de", "kann nicht geschrieben werden: wo ein Ordner nötig wäre, steht eine Datei."),
    ],
)
def test_a_place_that_cannot_be_written_is_told_in_our_words(
    call: Call, folder: Path, language: str, told: str
) -> None:
    check(call, folder, ("play", "--save", "good.json/x", "--language", language), told)
    check(call, folder, (*SIMULATE, "--records", "good.json/x", "--language", language), told)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "cannot be used: a file"), ("pl", "zamiast folderu"), ("de", "steht eine Datei")],
)
def test_a_home_that_cannot_be_written_is_told_in_our_words(
    call: Call, folder: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "good.json"))
    monkeypatch.setattr("sys.platform", "linux")
    play = ("play", "--plain", "--seats", "you,greedy", "--language", language)
    check(call, folder, play, told)


def test_control_characters_are_not_passed_on(call: Call) -> None:
    answer = call("simulate", "--seed", "\x1b[31m\n7")
    assert "\x1b" not in answer.err
    assert answer.err.count("\n") == 1


def test_a_call_from_outside_gets_the_same_sentence(folder: Path) -> None:
    code = "import sys; from moonlit.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, "verify", "altered.json"]
    variables = {**os.environ, "LC_ALL": "C"}
    answer = subprocess.run(
        command, check=False, cwd=folder, env=variables, capture_output=True, text=True
    )
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.count("\n") == 1

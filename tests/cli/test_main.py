"""The command itself: help, version, languages, pipes and what it loads."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moonlit import __version__
from moonlit.cli.main import COMMANDS, main
from moonlit.client.words import LANGUAGES
from moonlit.engine import engine
from tests.cli.conftest import Call

HEAVY = (
    "textual",
    "rich",
    "moonlit.games",
    "moonlit.bots",
    "moonlit.lab",
    "moonlit.review",
    "moonlit.tui",
    "chess",
)
RUN = "import sys; from moonlit.cli.main import main; code = main(sys.argv[1:]);"
SHOW_LOADED = RUN + f"print(*sorted(set({HEAVY}) & set(sys.modules)), sep=' ', file=sys.stderr)"
EXIT = RUN + "sys.exit(code)"


def python(code: str, *arguments: str) -> list[str]:
    return [sys.executable, "-c", code, *arguments]


def test_the_version_names_the_engine(call: Call) -> None:
    answer = call("--version")
    assert answer.out == f"moonlit {__version__}, engine: {engine()}\n"


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_lists_every_command(call: Call, arguments: tuple[str, ...]) -> None:
    answer = call(*arguments)
    assert answer.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_every_language(call: Call, command: str) -> None:
    texts = {call(command, "--help", "--language", language).out for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(f"moonlit {command}" in text and "--language" in text for text in texts)


def test_the_language_may_stand_anywhere(call: Call) -> None:
    first = call("--language", "de", "editions").out
    assert first == call("editions", "--language", "de").out
    assert first == call("--language=de", "editions").out
    assert first != call("editions").out


def test_the_language_comes_from_the_environment(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = call("--help", "--language", "pl").out
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert call("--help").out == call("--language", "pl").out
    assert call("--language", "en", "--help").out != call("--help").out
    assert asked


@pytest.mark.parametrize("arguments", [("--help",), ("--version",)])
def test_help_and_version_load_no_heavy_room(arguments: tuple[str, ...]) -> None:
    answer = subprocess.run(
        python(SHOW_LOADED, *arguments), check=True, capture_output=True, text=True
    )
    heavy = set(answer.stderr.split())
    # To say which engine is running, its modules are looked for, not loaded.
    looked_at = {"moonlit.bots", "moonlit.games"} if arguments == ("--version",) else set()
    assert heavy <= looked_at


@pytest.mark.parametrize(
    "arguments", [("simulate", "--help"), ("play", "--help"), ("clauses", "--help")]
)
def test_the_help_of_a_command_loads_neither_textual_nor_rich(arguments: tuple[str, ...]) -> None:
    answer = subprocess.run(
        python(SHOW_LOADED, *arguments), check=True, capture_output=True, text=True
    )
    assert {"textual", "rich"}.isdisjoint(answer.stderr.split())


def test_a_reader_who_stops_reading_is_no_trouble(record: Path) -> None:
    with subprocess.Popen(
        python(EXIT, "replay", "--json", str(record)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_a_terminal_without_our_letters_is_no_trouble() -> None:
    variables = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = python(EXIT, "--language", "pl", "--help")
    answer = subprocess.run(command, check=True, capture_output=True, env=variables)
    assert b"?" in answer.stdout


def test_a_mistake_of_our_own_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("moonlit.cli.editions.run", lambda *_: 1 // 0)
    assert main(["editions"]) == 70
    told = capsys.readouterr().err
    assert "ZeroDivisionError" in told
    assert "Traceback" not in told
    monkeypatch.setenv("MOONLIT_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["editions"])

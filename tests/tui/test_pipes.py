"""The line mode as programs meet it: a process with pipes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moonlit.tui.saves import load
from tests.tui.players import any_lines

PROGRAM = """
import sys
from pathlib import Path
from moonlit.tui.request import PlayRequest
from moonlit.tui.start import start
save, language, mode, *seats = sys.argv[1:]
path = Path(save)
resume = path if path.exists() else None
options = {"mode": mode} if resume is None else None
new = None if resume else path
sys.exit(start(PlayRequest(
    "nocturne", options, tuple(seats), True, language, None, new, resume, bytes(32))))
"""


def run(path: Path, lines: str, *arguments: str) -> str:
    """Call the program; gives what it printed."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path), *arguments],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        env=variables,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize(
    ("language", "mode", "seats"),
    [
        ("en", "advanced", ("you",)),
        ("pl", "family", ("you", "greedy")),
        ("de", "advanced", ("you", "greedy", "random", "greedy")),
    ],
)
def test_a_match_through_pipes(
    tmp_path: Path, language: str, mode: str, seats: tuple[str, ...]
) -> None:
    path = tmp_path / "match.json"
    said = run(path, any_lines(6).getvalue(), language, mode, *seats)
    assert str(path) in said.splitlines()[-1]
    assert "\x1b" not in said
    assert load(path).final


def test_an_empty_input_leaves_a_match_to_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    first = run(path, "", "en", "basic", "you", "greedy")
    assert str(path) in first.splitlines()[-1]
    begun = load(path)
    second = run(path, "2\n1\nquit\n", "en", "basic")
    assert str(path) in second.splitlines()[-1]
    assert len(load(path).actions) > len(begun.actions)

"""The examples of the README work as they stand."""

import re
from pathlib import Path

import pytest

from moonlit.cli.main import main

README = Path("README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


COMMANDS = [line for block in blocks("console") for line in block.splitlines()]


@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_runs(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert line.startswith("$ moonlit ")
    assert main(line.removeprefix("$ moonlit ").split()) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("source", blocks("python"))
def test_every_python_example_runs(source: str) -> None:
    exec(compile(source, "README.md", "exec"), {})


def test_there_are_examples_of_both_kinds() -> None:
    assert len(COMMANDS) >= 6
    assert blocks("python")

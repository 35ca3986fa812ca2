"""Printing: lines and JSON to standard output, one sentence of complaint to standard error."""

from __future__ import annotations

import io
import json
import os
import shutil
import sys
import textwrap
from collections.abc import Sequence

from moonlit.client.words import COMMA_LANGUAGES, Words

NARROWEST = 40


def prepare_streams() -> None:
    """Let a letter that a terminal cannot show be replaced, not raise."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def discard_output() -> None:
    """Nobody reads any more; what is still in the buffer goes nowhere."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


def say(text: str = "") -> None:
    print(text)


def complain(text: str) -> None:
    print(text, file=sys.stderr)


def say_json(value: object) -> None:
    """A report for programs, readable by people too."""
    print(json.dumps(value, indent=2))


def say_json_line(value: object) -> None:
    """One object of many, on a line of its own."""
    print(json.dumps(value, separators=(",", ":")))


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    """A paragraph as wide as the terminal."""
    width = max(NARROWEST, shutil.get_terminal_size((100, 24)).columns - 1)
    start = indent if first is None else first
    return textwrap.fill(text, width, initial_indent=start, subsequent_indent=indent)


def table(rows: Sequence[Sequence[str]], *, is_right: bool = False) -> str:
    """Rows in columns; all but the first column may be set to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if is_right and place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def number(words: Words, value: float, digits: int = 1, *, is_signed: bool = False) -> str:
    """A number as the language writes it."""
    text = f"{value:+.{digits}f}" if is_signed else f"{value:.{digits}f}"
    return text.replace(".", ",") if words.language in COMMA_LANGUAGES else text

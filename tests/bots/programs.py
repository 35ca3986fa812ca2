"""Small programs to sit at the table."""

import shlex
import sys
from pathlib import Path

_EXAMPLE = Path(__file__).parents[2] / "examples" / "first_legal.py"
_HEAD = "import json, os, signal, subprocess, sys, time\n"

EXAMPLE = f"program:{shlex.join((sys.executable, '-I', '-S', str(_EXAMPLE)))}"
READY = "sys.stdin.readline(); print('ready', flush=True)"


def write_program(folder: Path, body: str) -> str:
    """A bot's text that names a program of these lines; without `site`, it starts sooner."""
    path = folder / "program.py"
    path.write_text(_HEAD + body, "utf-8")
    return f"program:{shlex.join((sys.executable, '-I', '-S', str(path)))}"

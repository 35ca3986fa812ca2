"""The engine that runs is the engine that was asked for."""

import ast
import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from moonlit.engine import COMPILED, engine, is_extension

ORIGINS = "import {0}, moonlit.engine as e; print({0}.__file__, e.engine())"


def test_the_engine_is_never_half_compiled() -> None:
    assert engine() in {"compiled", "pure"}


@pytest.mark.parametrize("name", COMPILED)
def test_every_listed_module_comes_from_the_engine_that_runs(name: str) -> None:
    origin = import_module(name).__file__
    assert origin is not None
    assert is_extension(origin) == (engine() == "compiled")


def test_the_pure_switch_loads_sources_even_beside_compiled_modules() -> None:
    name = COMPILED[0]
    command = [sys.executable, "-c", ORIGINS.format(name)]
    variables = {**os.environ, "MOONLIT_PURE": "1"}
    answer = subprocess.run(command, check=True, env=variables, capture_output=True, text=True)
    origin, said = answer.stdout.split()
    assert (origin.endswith(f"{name.rpartition('.')[2]}.py"), said) == (True, "pure")


def test_a_mixed_engine_warns(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (import_module(name) for name in COMPILED[:2])
    monkeypatch.setattr(first, "__file__", f"dice{EXTENSION_SUFFIXES[0]}")
    monkeypatch.setattr(second, "__file__", "frame.py")
    with pytest.warns(RuntimeWarning, match="half compiled"):
        assert engine() == "mixed"


@pytest.mark.parametrize("name", COMPILED)
def test_no_compiled_module_shifts_a_literal(name: str) -> None:
    """mypyc shifts a small literal in 32 bits; sets are made by `core.bits.bit`."""
    source = Path("src", *name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            is_literal = isinstance(node.left, ast.Constant)
            assert not is_literal or isinstance(node.right, ast.Constant), node.lineno

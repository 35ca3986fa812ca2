"""The clause index: every clause of every rules spec, with the tests that name it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from moonlit.client.clauses import SPECS, definitions
from moonlit.core.errors import BadConfig

EXCUSES: Final = "excused.toml"
WHOLE: Final = "*"
DEFAULT_SPEC: Final = "nocturne"


@dataclass(slots=True)
class Clause:
    """One numbered sentence of a spec, where it stands, and what proves it."""

    id: str
    spec: str
    line: int
    tests: list[str] = field(default_factory=list)
    excuse: str = ""


@dataclass(frozen=True, slots=True)
class Mention:
    """A clause id in a test."""

    id: str
    test: str
    specs: tuple[str, ...]


@dataclass(slots=True)
class Index:
    """The clauses of a checkout. `problems` are mentions of clauses that no spec defines."""

    clauses: list[Clause] = field(default_factory=list)
    problems: list[tuple[str, str]] = field(default_factory=list)

    @property
    def covered(self) -> list[Clause]:
        return [clause for clause in self.clauses if clause.tests]

    @property
    def excused(self) -> list[Clause]:
        return [clause for clause in self.clauses if clause.excuse and not clause.tests]

    @property
    def uncovered(self) -> list[Clause]:
        return [clause for clause in self.clauses if not clause.tests and not clause.excuse]

    @property
    def is_complete(self) -> bool:
        return not self.uncovered and not self.problems

    def plain(self) -> dict[str, object]:
        """The index as plain data: four counts, and the list behind them."""
        return {
            "total": len(self.clauses),
            "covered": len(self.covered),
            "excused": len(self.excused),
            "uncovered": len(self.uncovered),
            "unknown": [{"id": name, "where": where} for name, where in self.problems],
            "clauses": [
                {
                    "id": clause.id,
                    "spec": clause.spec,
                    "line": clause.line,
                    "tests": clause.tests,
                    "excuse": clause.excuse or None,
                }
                for clause in self.clauses
            ],
        }


def index_clauses(root: Path, games: tuple[str, ...]) -> Index:
    """Read the specs, excuses and tests of a checkout; `games` are those at the table."""
    specs = {path.stem: path for path in sorted((root / SPECS).glob("*.md"))}
    index = Index([clause for path in specs.values() for clause in defined_clauses(path)])
    known = {(clause.spec, clause.id): clause for clause in index.clauses}
    for mention in mentions(root, tuple(specs)):
        wanted = (known.get((spec, mention.id)) for spec in mention.specs)
        clause = next((found for found in wanted if found is not None), None)
        if clause is None:
            index.problems.append((mention.id, mention.test))
        else:
            clause.tests.append(mention.test)
    _excuse(index, read_excuses(root / SPECS / EXCUSES), games)
    return index


def defined_clauses(path: Path) -> Iterator[Clause]:
    """The clauses a spec defines, in its order, each once."""
    for found in definitions(path.read_text("utf-8")):
        yield Clause(found.id, path.stem, found.line)


def mentions(root: Path, specs: tuple[str, ...]) -> Iterator[Mention]:
    """Every clause id that a test names, by reading the tests without running them."""
    for path in sorted((root / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "clause(" not in text:
            continue
        name = path.relative_to(root).as_posix()
        meant = specs_of(Path(name), specs)
        try:
            module = ast.parse(text, name)
        except SyntaxError as error:
            raise BadConfig("bad-test", path=name, reason=error.msg) from error
        for owner, identifier in _named(module):
            test = f"{name}::{owner}" if owner else name
            yield Mention(identifier, test, meant)


def specs_of(test: Path, specs: tuple[str, ...]) -> tuple[str, ...]:
    """The specs a test may mean: its folder's game with its companions, else the first game."""
    folders = [part.replace("_", "-") for part in test.parent.parts]
    game = next((part for part in folders if part in specs), DEFAULT_SPEC)
    return tuple(spec for spec in specs if spec == game or spec.startswith(f"{game}-"))


def _named(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Clause ids with the top-level test or class they belong to; "" is the whole module."""
    for node in module.body:
        owner = ""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            owner = node.name
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and _is_clause(call.func):
                for argument in call.args:
                    yield owner, _text(argument)


def _is_clause(called: ast.expr) -> bool:
    if isinstance(called, ast.Attribute):
        holder = called.value
        is_mark = isinstance(holder, ast.Attribute) and holder.attr == "mark"
        return is_mark and called.attr == "clause"
    return isinstance(called, ast.Name) and called.id == "clause"


def _text(argument: ast.expr) -> str:
    """An id that is not written out cannot be found by reading, so it counts as unknown."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)


def read_excuses(path: Path) -> dict[str, dict[str, str]]:
    """Reasons for clauses without tests, by spec and id; "*" is a whole spec."""
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise BadConfig("bad-excuses", path=str(path), reason=str(error)) from error
    for spec, table in tables.items():
        reasons = list(table.values()) if isinstance(table, dict) else [None]
        if not all(isinstance(reason, str) and reason.strip() for reason in reasons):
            raise BadConfig("bad-excuses", path=str(path), reason=f"[{spec}]")
    return tables


def _excuse(index: Index, excuses: Mapping[str, Mapping[str, str]], games: tuple[str, ...]) -> None:
    known = {(clause.spec, clause.id): clause for clause in index.clauses}
    specs = {clause.spec for clause in index.clauses}
    at_table = {game.replace("_", "-") for game in games}
    for spec, reasons in excuses.items():
        for name, reason in reasons.items():
            if name == WHOLE and spec in specs and spec not in at_table:
                for clause in index.clauses:
                    if clause.spec == spec:
                        clause.excuse = reason
            elif (spec, name) in known:
                known[(spec, name)].excuse = reason
            else:
                index.problems.append((name, f"{SPECS.as_posix()}/{EXCUSES} [{spec}]"))

"""Which tests a change can touch: those that import what was changed, the nearest ones first."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Final

ROOTS: Final = {"moonlit": "src/moonlit", "tests": "tests", "tools": "tools"}
# Who reads what is no part of a package.
READERS: Final = {
    "README.md": "tests.test_readme",
    "docs/rules/": "moonlit.client.clauses",
    "examples/": "tests.bots.test_outside",
    "src/moonlit/server/static/": "tests.web.conftest",
    "web/": "tests.web.conftest",
}
# A name put together from strings means all modules it can become.
_UNKNOWN: Final = r"[\w.]+"
# Whoever lists the modules of packages imports all of them.
_LISTING: Final = "iter_modules"


def changed_since(root: Path, commit: str) -> list[str]:
    """The paths that differ from a commit, with those that git does not know yet."""
    asked = (
        ("diff", "--name-only", "--no-renames", commit),
        ("ls-files", "--others", "--exclude-standard"),
    )
    found: set[str] = set()
    for words in asked:
        answer = subprocess.run(
            ["git", *words], cwd=root, check=True, capture_output=True, text=True
        )
        found.update(answer.stdout.splitlines())
    return sorted(found)


@dataclass(frozen=True)
class Graph:
    """The modules of a checkout, and who imports whom."""

    root: Path

    @cached_property
    def paths(self) -> dict[str, str]:
        """Every module and its file."""
        return dict(self._modules())

    def _modules(self) -> Iterator[tuple[str, str]]:
        for package, folder in ROOTS.items():
            for file in sorted((self.root / folder).rglob("*.py")):
                parts = file.relative_to(self.root / folder).with_suffix("").parts
                name = ".".join((package, *parts)).removesuffix(".__init__")
                yield name, file.relative_to(self.root).as_posix()

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        return {name: self._imported(name) for name in self.paths}

    def _imported(self, name: str) -> set[str]:
        text = (self.root / self.paths[name]).read_text("utf-8")
        named = {module for node in ast.walk(ast.parse(text)) for module in self._named(node)}
        if _LISTING in text:
            inside = tuple(f"{package}." for package in named)
            named.update(module for module in self.paths if module.startswith(inside))
        return named - {name}

    def _named(self, node: ast.AST) -> Iterator[str]:
        match node:
            case ast.Import(names=names):
                yield from (one.name for one in names if one.name in self.paths)
            case ast.ImportFrom(module=str(module), names=names):
                inner = (f"{module}.{one.name}" for one in names)
                yield from (one for one in (module, *inner) if one in self.paths)
            case ast.Constant(value=str(value)) if value in self.paths:
                yield value
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if "." in start:
                pattern = re.compile("".join(_pattern(part) for part in node.values))
                yield from filter(pattern.fullmatch, self.paths)

    def reachable(self, names: Iterable[str]) -> set[str]:
        """Modules, and everything they import, however far away."""
        seen, waiting = set(names), list(names)
        while waiting:
            new = self.imports.get(waiting.pop(), set()) - seen
            seen |= new
            waiting += new
        return seen

    def distances(self, changed: Iterable[str]) -> dict[str, int]:
        """Everything that imports something changed, and over how many steps."""
        importers: dict[str, set[str]] = defaultdict(set)
        for name, imported in self.imports.items():
            for one in imported:
                importers[one].add(name)
        found = {name: 0 for name in changed if name in self.paths}
        waiting = deque(found)
        while waiting:
            name = waiting.popleft()
            for importer in sorted(importers[name] - found.keys()):
                found[importer] = found[name] + 1
                waiting.append(importer)
        return found

    def owner(self, path: str) -> str | None:
        """The module a file belongs to: its own, or for data whoever reads it."""
        by_path = {file: name for name, file in self.paths.items()}
        if path in by_path:
            return by_path[path]
        for start, reader in READERS.items():
            if path.startswith(start):
                return reader
        folders = (parent / "__init__.py" for parent in PurePosixPath(path).parents)
        return next((by_path[str(one)] for one in folders if str(one) in by_path), None)


def touched_tests(graph: Graph, changed: Iterable[str]) -> list[str]:
    """Test files a change can reach; those that mirror what was changed come first."""
    changed = list(changed)
    owners = [owner for path in changed if (owner := graph.owner(path)) is not None]
    steps = graph.distances(owners)
    tests = {name: graph.paths[name] for name in steps if _is_test(graph.paths[name])}
    # A transcript or a record lies beside the tests that read it.
    beside = {
        name: path
        for name, path in graph.paths.items()
        if _is_test(path) and any(_lies_under(one, path) for one in changed)
    }
    nearness = {
        path: (-max(_kinship(path, one) for one in changed), steps.get(name, 0), path)
        for name, path in (tests | beside).items()
    }
    return sorted(nearness, key=lambda path: nearness[path])


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else _UNKNOWN


def _is_test(path: str) -> bool:
    return path.startswith("tests/") and PurePosixPath(path).name.startswith("test_")


def _lies_under(path: str, test: str) -> bool:
    is_data = path.startswith("tests/") and not path.endswith(".py")
    return is_data and PurePosixPath(test).parent in PurePosixPath(path).parents


def _kinship(test: str, path: str) -> int:
    """How many names two paths share, wherever they stand in them."""
    words = {*PurePosixPath(path).with_suffix("").parts} - {"src", "moonlit", "tests"}
    return len(words & {part.removeprefix("test_") for part in _words(test)})


def _words(path: str) -> tuple[str, ...]:
    return PurePosixPath(path).with_suffix("").parts
